// Two bots play a match; the same seed gives the same games.
#include <iostream>
#include <lawan/core/spec.hpp>
#include <lawan/module/catalog.hpp>
#include <lawan/play/match.hpp>

int main() {
    const lawan::GameModule& entry = lawan::find_game("tictactoe");
    const lawan::AnyGame game =
        entry.make(lawan::Options{lawan::as_it_is(entry.name), entry.settings, {}});
    const auto entrant = [&](const char* spec) {
        return lawan::Entrant{
            spec, [&, spec] { return lawan::make_bot(entry, game, lawan::parse_spec(spec)); }};
    };
    lawan::MatchSettings settings;
    settings.games = 10;
    settings.seed = lawan::Seed{7};
    const auto result = play_match(game, entrant("minimax(depth=9)"), entrant("random"), settings);
    std::cout << result.wins << " wins, " << result.draws << " draws, " << result.losses
              << " losses\n";
}
