#include "cli/commands/game_choice.hpp"

#include <algorithm>
#include <utility>

#include "cli/commands/game_words.hpp"
#include "cli/words.hpp"
#include "core/board_view.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/transcript.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

[[nodiscard]] std::string part_of_name(const Options& options, const std::string& name) {
    return options.has(name) ? lower(options.text(name)) : "";
}

[[nodiscard]] std::optional<int> number(const Options& options, const std::string& name) {
    const auto value = options.maybe_integer(name);
    return value ? std::optional{static_cast<int>(*value)} : std::nullopt;
}

[[nodiscard]] bool has(const std::string& name, const std::string& part) {
    return lower(name).find(part) != std::string::npos;
}

[[nodiscard]] bool within(const std::optional<int>& value, const std::optional<int>& from,
                          const std::optional<int>& to) {
    if (!from && !to) return true;
    return value && (!from || *value >= *from) && (!to || *value <= *to);
}

void check_order(const Words& nothing_between, const std::optional<int>& from,
                 const std::optional<int>& to) {
    if (from && to && *from > *to) throw InputError{nothing_between, {*from, *to}};
}

// The board turned and mirrored in one of eight ways, cell by cell.
[[nodiscard]] std::string image_of(const BoardView& board, unsigned way) {
    const bool swaps = (way & 4U) != 0;
    const BoardSize size = swaps ? BoardSize{board.size.rows, board.size.columns} : board.size;
    std::string cells = std::to_string(size.columns) + ' ';
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            Coordinate at = swaps ? Coordinate{row, column} : Coordinate{column, row};
            if ((way & 1U) != 0) at.column = board.size.columns - 1 - at.column;
            if ((way & 2U) != 0) at.row = board.size.rows - 1 - at.row;
            cells += letter(board.at(at));
        }
    }
    return cells;
}

// The same for all images of a position.
[[nodiscard]] std::string first_image(const AnyPosition& position) {
    constexpr unsigned kWays = 8;
    const BoardView board = position.board();
    std::string first = image_of(board, 0);
    for (unsigned way = 1; way < kWays; ++way) first = std::min(first, image_of(board, way));
    return first + letter(position.side_to_move());
}

// Passes that nobody writes down are put in. None where a move is not legal.
[[nodiscard]] std::optional<std::vector<AnyPosition>> played(
    const AnyPosition& start, const std::vector<std::string>& moves) {
    std::vector<AnyPosition> positions{start};
    for (const std::string& text : moves) {
        const AnyPosition& before = positions.back();
        const auto only = before.legal_moves();
        const bool passes = only.size() == 1 && !before.cell(only.front());
        if (passes && text != before.move_text(only.front())) {
            positions.push_back(before.after(only.front()));
        }
        const AnyPosition& here = positions.back();
        const auto move = here.parse_move(text);
        if (!move || !here.is_legal(*move)) return std::nullopt;
        positions.push_back(here.after(*move));
    }
    return positions;
}

}  // namespace

std::vector<CommandOption> game_choice_options() {
    constexpr double kLastYear = 9999;
    constexpr double kMostScore = 1000;
    return {
        text_option("player",
                    {"part of the name of either player", "bagian nama salah satu pemain"})
            .written(words::kName),
        text_option("black", {"part of the name of the player of X, or black",
                              "bagian nama pemain X, atau hitam"})
            .written(words::kName)
            .also_called("x"),
        text_option("white", {"part of the name of the player of O, or white",
                              "bagian nama pemain O, atau putih"})
            .written(words::kName)
            .also_called("o"),
        text_option("tournament", {"part of the name of the tournament", "bagian nama turnamen"})
            .written(words::kName),
        integer_option("year-from",
                       {"played in this year or later", "dimainkan tahun ini atau sesudahnya"})
            .between(0, kLastYear),
        integer_option("year-to",
                       {"played in this year or before", "dimainkan tahun ini atau sebelumnya"})
            .between(0, kLastYear),
        integer_option("score-from", {"X minus O, or black minus white, at least",
                                      "X dikurangi O, atau hitam dikurangi putih, paling "
                                      "sedikit"})
            .between(-kMostScore, kMostScore),
        integer_option("score-to", {"X minus O, or black minus white, at most",
                                    "X dikurangi O, atau hitam dikurangi putih, paling "
                                    "banyak"})
            .between(-kMostScore, kMostScore),
        text_option("opening", {"first moves, on a board turned or mirrored in any way",
                                "langkah-langkah pertama, di papan yang diputar atau "
                                "dicerminkan bagaimanapun"})
            .written({"MOVES", "LANGKAH"})};
}

OpeningChoice::OpeningChoice(const AnyPosition& start, const std::vector<std::string>& opening)
    : start_{start} {
    const auto positions = played(start, opening);
    if (!positions) return;
    plies_ = positions->size() - 1;
    opening_ = first_image(positions->back());
}

bool OpeningChoice::takes(const CollectedGame& game) {
    if (!possible() || game.record.moves.size() < plies_) return false;
    std::vector<std::string> moves;
    std::string key;
    for (std::size_t i = 0; i < plies_; ++i) {
        moves.push_back(game.record.moves[i].move);
        key += moves.back() + ' ';
    }
    const auto [known, is_new] = known_.emplace(std::move(key), false);
    if (is_new) {
        const auto positions = played(start_, moves);
        known->second = positions && positions->size() == plies_ + 1 &&
                        first_image(positions->back()) == opening_;
    }
    return known->second;
}

GameChoice::GameChoice(const Options& options)
    : player_{part_of_name(options, "player")},
      x_{part_of_name(options, "black")},
      o_{part_of_name(options, "white")},
      tournament_{part_of_name(options, "tournament")},
      year_from_{number(options, "year-from")},
      year_to_{number(options, "year-to")},
      score_from_{number(options, "score-from")},
      score_to_{number(options, "score-to")} {
    check_order(words::kNoYearBetween, year_from_, year_to_);
    check_order(words::kNoScoreBetween, score_from_, score_to_);
    if (!options.has("opening")) return;
    opening_text_ = options.text("opening");
    opening_ = parse_transcript(opening_text_);
    if (!opening_) throw InputError{words::kNotFirstMoves, {in_quotes(opening_text_)}};
}

bool GameChoice::has_opening(const CollectedGame& game) {
    if (!game.is_playable()) return false;
    const GameRecord& record = game.record;
    std::string key = record.game + ' ' + record.start;
    auto known = openings_.find(key);
    if (known == openings_.end()) {
        const AnyPosition start = find_game(record.game).set_up(record.start).start();
        known = openings_.emplace(std::move(key), OpeningChoice{start, *opening_}).first;
    }
    return known->second.takes(game);
}

void GameChoice::check_opening() const {
    const bool possible =
        openings_.empty() || std::any_of(openings_.begin(), openings_.end(),
                                         [](const auto& each) { return each.second.possible(); });
    if (!possible) throw InputError{words::kNotFirstMoves, {in_quotes(opening_text_)}};
}

bool GameChoice::takes(const GameCollection& games, std::size_t at) {
    const GameHeading game = games.heading(at);
    return (has(game.x, player_) || has(game.o, player_)) && has(game.x, x_) && has(game.o, o_) &&
           has(game.event, tournament_) && within(game.year, year_from_, year_to_) &&
           within(game.score, score_from_, score_to_) && (!opening_ || has_opening(games[at]));
}

}  // namespace lawan::cli
