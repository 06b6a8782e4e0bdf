extension BuildModel { package func modules(bundling path: String) -> [BuildModule] { [] } }
extension BuildModule { package enum Product { case application, appExtension, staticLibrary, framework, package, other }
  package var product: Product { .application } }
