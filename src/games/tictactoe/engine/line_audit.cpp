// Every line of an opponent on a small board, counted for those who do not know the game.
#include <memory>

#include "games/tictactoe/engine/line_counts.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe {
namespace {

[[nodiscard]] bool counts_from(const AnyPosition& start) {
    const auto* small = start.get<Game>();
    return small != nullptr && small->rules().rule == RowRule::Free &&
           small->size().cells() <= kMostCountedCells;
}

[[nodiscard]] std::optional<Audit> count(const AnyPosition& start, const AnyMoveRule& rule,
                                         const Auditing& auditing, Budget& budget) {
    const Position& position = *start.get<Game>();
    Counting counting;
    counting.rule_plays = auditing.rule_plays;
    counting.most_losing_games = auditing.most_losing_games;
    std::uint64_t seen = 0;
    counting.progress = [&](int, std::uint64_t positions) {
        seen += positions;
        if (auditing.progress) auditing.progress(seen);
    };
    const auto game = std::make_shared<const Game>(position.rules());
    const auto counted = count_lines(
        position,
        [&](const Position& asked) {
            budget.poll();  // asked for each answer: one may take long
            return rule(AnyPosition{game, asked}).as<Square>();
        },
        counting, budget);
    if (!counted) return std::nullopt;
    const LineCounts& counts = counted->counts;
    Audit audit{counts.games, counts.lines, counts.positions, {}};
    for (const auto& line : counted->losing_games) {
        auto& moves = audit.losing_games.emplace_back();
        for (const Square move : line) moves.push_back(AnyMove::of(move));
    }
    return audit;
}

}  // namespace

LineAudit line_audit() {
    return {
        counts_from, count,
        Words{"In tictactoe up to 32 cells a line is every choice of the opponent to the end of "
              "the board: 945 on 3x3. A game that ends early counts once for each way in which "
              "it could have gone on.",
              "Dalam tictactoe sampai 32 petak, satu rangkaian adalah setiap pilihan lawan "
              "sampai papan habis: 945 di 3x3. Permainan yang berakhir lebih awal dihitung "
              "sekali untuk tiap kemungkinan kelanjutannya."}};
}

}  // namespace lawan::tictactoe
