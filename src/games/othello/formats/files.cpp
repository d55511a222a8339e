// The files that Othello games and problems are kept in, as the platform knows them.
#include <memory>
#include <utility>

#include "core/input_error.hpp"
#include "games/othello/formats/games.hpp"
#include "games/othello/formats/ggf.hpp"
#include "games/othello/formats/ggf_writer.hpp"
#include "games/othello/formats/obf.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/settings.hpp"

namespace lawan::othello {
namespace {

using Games = std::unique_ptr<const GameCollection>;

[[nodiscard]] Games kept(PackedGames games) {
    return std::make_unique<const PackedGames>(std::move(games));
}

// A file may be right and hold nothing.
[[nodiscard]] Games at_least_one(PackedGames games) {
    if (games.empty()) throw InputError{words::kNoGame};
    return kept(std::move(games));
}

[[nodiscard]] std::string ggf_text(const CollectedGame& game) {
    return std::visit(
        [&](const auto& rules) {
            return to_ggf(AnyGame{rules}, game.record,
                          {game.event, game.year, game.stated_score, game.date});
        },
        game_from_position(game.record.start));
}

// Moves alone tell a game that begins as usual and has some.
[[nodiscard]] std::string moves_text(const CollectedGame& game) {
    std::string text;
    for (const MoveRecord& move : game.record.moves) {
        if (move.move != "pass") text += move.move;
    }
    if (text.empty()) throw InputError{words::kHasNoMoves};
    if (game.record.start != kUsualStartText) throw InputError{words::kUnusualStart};
    return text;
}

}  // namespace

GameFiles files() {
    GameFiles files;
    files.formats = {{"wthor",
                      "WTHOR",
                      {".wtb"},
                      looks_like_wthor,
                      [](std::string_view bytes) {
                          PackedGames games;
                          add_wthor(games, bytes, {});
                          return at_least_one(std::move(games));
                      }},
                     {"ggf",
                      "GGF",
                      {".ggf"},
                      looks_like_ggf,
                      [](std::string_view text) { return at_least_one(parse_ggf(text)); },
                      ggf_text},
                     {"obf",
                      "OBF",
                      {".obf"},
                      looks_like_obf,
                      [](std::string_view text) { return at_least_one(obf_positions(text)); }},
                     {"moves",
                      "TXT",
                      {".txt"},
                      {},
                      [](std::string_view text) { return at_least_one(parse_othello_games(text)); },
                      moves_text}};
    files.read_files = [](const std::vector<std::string>& paths, std::vector<Phrase>* unreadable) {
        return kept(read_othello_games(paths, unreadable));
    };
    files.problems = parse_obf;
    return files;
}

}  // namespace lawan::othello
