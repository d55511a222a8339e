#include "games/tictactoe/engine/solver/quick_solve.hpp"

#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "games/tictactoe/engine/periodic_pairing.hpp"
#include "games/tictactoe/engine/player/force_search.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/words.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kQuickThreatSteps = 200'000;
constexpr int kQuickPairingTries = 1'000;
// Where no time is given: what one search by force may take, and all of them together.
constexpr std::uint64_t kForceNodes = 3'000'000;
constexpr std::uint64_t kAllForceNodes = 12'000'000;

template <class Board>
class QuickSolver {
  public:
    QuickSolver(const BasicPosition<Board>& position, Budget& budget, const QuickSettings& settings)
        : position_{position}, game_{position}, budget_{budget, {}}, settings_{settings} {
        if (!settings.progress) return;
        constexpr Seconds kBetweenReports{0.1};
        budget_.call_every(kBetweenReports, [this] { settings_.progress(answer_.solved); });
    }

    [[nodiscard]] QuickAnswer solve() {
        if (position_.move_count() == 0) {
            answer_.solved.lower = answer_.solved.upper = position_.final_score().points();
            answer_.solved.notes.push_back(words::kGameIsOver);
            return std::move(answer_);
        }
        if (!try_threats()) {
            try_pairs();
            if (!answer_.solved.settled()) try_force();
        }
        finish();
        return std::move(answer_);
    }

  private:
    // The side to move completes a line, or gets there by threats alone.
    [[nodiscard]] bool try_threats() {
        const Side side = position_.side_to_move();
        const Side enemy = opponent_of(side);
        player::LineBoard board = player::LineBoard::of(position_);
        std::vector<int> attacks;
        if (board.can_complete(side)) {
            attacks = {board.completing(side).front()};
            answer_.solved.distance = 1;
            answer_.solved.notes.push_back({words::kByTheRules, {letter(side)}});
        } else if (!board.can_complete(enemy)) {
            auto found = player::win_by_threats(board, side, kQuickThreatSteps, budget_);
            if (!found) return false;
            attacks = std::move(found->attacks);
            answer_.solved.notes.push_back({words::kWinByThreats, {letter(side)}});
        } else {
            return false;
        }
        answer_.solved.lower = answer_.solved.upper = 1;
        answer_.solved.best = {Square{attacks.front()}};
        write_win(board, attacks);
        return true;
    }

    // Each attack leaves one answer; whoever answers elsewhere loses at once, which a checker sees
    // by itself.
    void write_win(player::LineBoard& board, const std::vector<int>& attacks) {
        const Side side = position_.side_to_move();
        std::string text = "claim at-least 1\nby strategy\n";
        BasicPosition<Board> at = position_;
        for (const int attack : attacks) {
            if (!board.completes(attack, side)) {
                text += "play " + game_.position_text(at) + " : " +
                        game_.move_text(Square{attack}) + '\n';
            }
            answer_.solved.line.emplace_back(attack);
            board.play(attack, side);
            at = at.after(Square{attack});
            if (board.has_won(side)) break;
            const std::vector<int> completing = board.completing(side);
            const int answer = completing.front();
            answer_.solved.line.emplace_back(answer);
            board.play(answer, opponent_of(side));
            at = at.after(Square{answer});
            if (completing.size() > 1) {
                answer_.solved.line.emplace_back(completing[1]);
                break;
            }
        }
        claims_ += text;
    }

    void try_pairs() {
        Solved& solved = answer_.solved;
        const Side mover = position_.side_to_move();
        const bool empty_board = (position_.own() | position_.enemy()).empty();
        if (empty_board) {
            solved.lower = 0;
            claims_ += "claim at-least 0\nby strategy-stealing\n";
            solved.notes.push_back({words::kStolenStrategy, {letter(mover)}});
        }
        const player::LineBoard board = player::LineBoard::of(position_);
        if (board.can_complete(opponent_of(mover))) return;  // pairs come too late
        if (auto pairs = pairs_text(opponent_of(mover))) {
            solved.upper = 0;
            claims_ += "claim at-most 0\nby pairing\n" + *pairs + '\n';
            solved.notes.push_back({words::kHeldByPairing, {letter(opponent_of(mover))}});
        }
        if (auto pairs = pairs_text(mover)) {
            if (!empty_board) {
                solved.lower = 0;
                claims_ += "claim at-least 0\nby pairing\n" + *pairs + '\n';
                solved.notes.push_back({words::kHeldByPairing, {letter(mover)}});
            }
            mover_paired_ = true;
        }
    }

    [[nodiscard]] std::optional<std::string> pairs_text(Side holder) const {
        const auto pairs = any_pairing(position_.rules(), position_.marks(opponent_of(holder)),
                                       position_.marks(holder), kQuickPairingTries);
        if (!pairs) return std::nullopt;
        std::string text;
        for (Board pair : *pairs) {
            const Square one = pair.first();
            pair.drop_first();
            if (!text.empty()) text += ' ';
            text += game_.move_text(one) + '-' + game_.move_text(pair.first());
        }
        return text;
    }

    // Wins of either side in which every move threatens to win by threats alone.
    void try_force() {
        Solved& solved = answer_.solved;
        player::LineBoard board = player::LineBoard::of(position_);
        const Side mover = position_.side_to_move();
        ProofTable table{settings_.memory};
        if (solved.upper > 0 && force(board, mover, table)) {
            solved.lower = solved.upper = 1;
            solved.best = {Square{line_.front()}};
            solved.notes = {{words::kWinByForce, {letter(mover)}}};
            claims_ = "claim at-least 1\nby strategy\n" + table_text_;
        } else if (solved.lower < 0 && every_move_loses(board, table)) {
            solved.lower = solved.upper = -1;
            for (const Square move : position_.legal_moves()) solved.best.push_back(move);
            solved.all_best = true;
            solved.notes = {{words::kWinByForce, {letter(opponent_of(mover))}}};
            claims_ = "claim at-most -1\nby strategy\n" + table_text_;
        } else {
            return;
        }
        for (const int cell : line_) solved.line.emplace_back(cell);
    }

    // Whether this side, to move, wins by force: with the lines of the table and a line of the win.
    [[nodiscard]] bool force(player::LineBoard& board, Side side, ProofTable& table,
                             std::optional<int> passed = {}) {
        player::ForceSearch search{board, side, table};
        if (passed) search.guide_by_board_without(*passed, opponent_of(side));
        Budget to_find = budget_.share(half_of_what_is_left());
        if (!search.wins(ToMove::Attacker, to_find)) return false;
        Budget to_walk = budget_.share(half_of_what_is_left());
        const bool whole =
            search.walk(ToMove::Attacker, to_walk,
                        {[&](const player::LineBoard& at, int cell) {
                             if (at.completes(cell, side)) return;
                             write("play", at, side, {cell});
                         },
                         [&](const player::LineBoard& at, const std::vector<int>& attacks) {
                             write("threats", at, opponent_of(side), attacks);
                         }});
        if (whole) line_ = search.line();
        return whole;
    }

    // A mark more never hurts: unless the opponent wins when the mover passes, no move loses so.
    [[nodiscard]] bool every_move_loses(player::LineBoard& board, ProofTable& table) {
        const Side mover = position_.side_to_move();
        const Side enemy = opponent_of(mover);
        const bool must = board.can_complete(enemy);
        if (!must && !force(board, enemy, table)) return false;
        table_text_.clear();
        written_.clear();
        std::vector<int> longest;
        for (const Square move : position_.legal_moves()) {
            board.play(move.index(), mover);
            const bool lost = board.can_complete(enemy) || force(board, enemy, table, move.index());
            if (board.can_complete(enemy)) line_ = {board.first_completing(enemy)};
            board.take_back(move.index());
            if (!lost || budget_.spent()) return false;
            if (!budget_.limits().time && budget_.nodes() > kAllForceNodes) return false;
            if (line_.size() < longest.size()) continue;
            longest = {move.index()};
            longest.insert(longest.end(), line_.begin(), line_.end());
        }
        line_ = std::move(longest);
        return true;
    }

    // Another question comes after it.
    [[nodiscard]] Limits half_of_what_is_left() const {
        Limits limits = budget_.left().part(0.5);
        if (!limits.nodes && !limits.time) limits.nodes = kForceNodes;
        return limits;
    }

    void write(const char* verb, const player::LineBoard& at, Side to_move,
               const std::vector<int>& cells) {
        PerSide<Board> marks;
        for (int cell = 0; cell < at.cells(); ++cell) {
            for (const Side side : {Side::X, Side::O}) {
                if (at.belongs_to(cell, side)) marks[side].add(Square{cell});
            }
        }
        const auto position = BasicPosition<Board>::set_up(position_.rules(), marks, to_move);
        std::string text = verb + (' ' + game_.position_text(position)) + " :";
        if (!written_.insert(text).second) return;
        for (const int cell : cells) text += ' ' + game_.move_text(Square{cell});
        table_text_ += text + '\n';
    }

    void finish() {
        Solved& solved = answer_.solved;
        if (solved.lower > -1 || solved.upper < 1) {
            answer_.proof = "lawan-proof 1\ngame tictactoe\nposition " +
                            game_.position_text(position_) + '\n' + claims_ + "end\n";
        }
        // Who holds by pairs holds after any move of his own too.
        if (solved.settled() && solved.lower == 0 && mover_paired_) {
            for (const Square move : position_.legal_moves()) solved.best.push_back(move);
            solved.all_best = true;
        }
    }

    BasicPosition<Board> position_;
    BasicGame<Board> game_;
    Budget budget_;  // a share of what it was given
    QuickAnswer answer_;
    const QuickSettings& settings_;
    std::string claims_;
    std::string table_text_;
    std::unordered_set<std::string> written_;
    std::vector<int> line_;
    bool mover_paired_ = false;
};

}  // namespace

template <class Board>
QuickAnswer quick_solve(const BasicPosition<Board>& position, Budget& budget,
                        const QuickSettings& settings) {
    return QuickSolver<Board>{position, budget, settings}.solve();
}

template QuickAnswer quick_solve(const BasicPosition<Bitboard>&, Budget&, const QuickSettings&);
template QuickAnswer quick_solve(const BasicPosition<WideBitboard>&, Budget&, const QuickSettings&);

}  // namespace lawan::tictactoe::solver
