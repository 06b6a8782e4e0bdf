@MainActor func drive() {
    StartViewController().showWeather()
}
