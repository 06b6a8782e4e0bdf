@MainActor func drive() {
    let profile = ProfileViewController()
    profile.addBadge()
    profile.addHeader()
    profile.addBoth()
    profile.view.addSubview(profile.header())
    profile.view.addSubview(profile.headerOfBundle())
    profile.view.addSubview(profile.badgesOnDemand()())
    profile.view.addSubview(profile.badgeInOneExpression()())
}
