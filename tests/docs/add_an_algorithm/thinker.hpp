template <Game G>
[[nodiscard]] Thinker<G> stifle_thinker(const Options&) {
    return [](const auto& position, Budget& budget, Random&) { return stifle(position, budget); };
}
