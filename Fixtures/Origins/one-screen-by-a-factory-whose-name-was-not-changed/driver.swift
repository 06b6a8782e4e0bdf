/// The forecast is never reached: its factory ends the program, before and after.
@MainActor func drive() {
    StartViewController().showWeather()
    StartViewController().showForecast()
}
