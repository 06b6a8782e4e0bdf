@MainActor func drive() {
    let controller = P()
    controller.x = controller.b()
    controller.a { print(type(of: $0)) }
    print(type(of: controller.c()), type(of: controller.h2), type(of: controller.d()))
    print(type(of: Kind.a.view), type(of: Kind.b.view))
}
