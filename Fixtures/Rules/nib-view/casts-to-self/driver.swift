@MainActor func drive() {
    print(type(of: BadgeView.make()), type(of: CardView.make()), type(of: BigCardView.make()))
}
