final class Mid: Base {}
