protocol Foo {}
