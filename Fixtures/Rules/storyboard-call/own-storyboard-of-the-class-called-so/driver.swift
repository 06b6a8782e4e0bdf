import UIKit

@MainActor func drive() {
    let book = UIStoryboard(name: "BookViewController", bundle: nil)
    let chapter = book.instantiateViewController(withIdentifier: "Chapter") as! ChapterViewController
    chapter.showBook()
}
