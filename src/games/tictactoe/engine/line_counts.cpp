#include "games/tictactoe/engine/line_counts.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "core/input_error.hpp"
#include "games/tictactoe/engine/sum_table.hpp"
#include "games/tictactoe/engine/ternary.hpp"
#include "games/tictactoe/rules/windows.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe {
namespace {

// A position in which the opponent is to move, as a number of base three.
using Packed = std::uint64_t;

// Plays the games of a rule level by level: all positions with the same number of marks at once.
class Counter {
  public:
    Counter(const Position& start, const MoveRule& rule, const Counting& counting, Budget& budget)
        : start_{start},
          rule_{&rule},
          counting_{&counting},
          budget_{&budget},
          opponent_{opponent_of(counting.rule_plays)},
          key_bits_{ternary_bits(start.size().cells())},
          windows_{all_windows<Bitboard>(start.rules())} {}

    [[nodiscard]] std::optional<Counted> count() {
        SumTable level{key_bits_};
        if (start_.side_to_move() == opponent_) {
            level.add(packed(start_), 1);
        } else {
            after_rule(start_.after((*rule_)(start_)), 1, level);
        }
        for (int marks = first_marks();; marks += 2) {
            const std::uint64_t positions = level.settle();
            if (positions == 0) break;
            counts_.positions += positions;
            if (counting_->progress) counting_->progress(marks, positions);
            if (counting_->most_losing_games > 0) levels_.push_back(level.keys());
            SumTable next{key_bits_};
            level.consume([&](Packed key, std::uint64_t games) {
                if (!budget_->spend()) return false;
                expand(key, games, next);
                return true;
            });
            if (budget_->spent()) return std::nullopt;
            level = std::move(next);
        }
        return Counted{counts_, losing_games()};
    }

  private:
    using Line = std::vector<Square>;
    using Set = std::unordered_set<Packed>;

    [[nodiscard]] Packed packed(const Position& position) const {
        return to_ternary(position.marks(counting_->rule_plays), position.marks(opponent_));
    }

    [[nodiscard]] Position unpacked(Packed key) const {
        PerSide<Bitboard> marks;
        std::tie(marks[counting_->rule_plays], marks[opponent_]) = from_ternary(key);
        return Position::set_up(start_.rules(), marks, opponent_);
    }

    // On the board when the opponent chooses first.
    [[nodiscard]] int first_marks() const {
        const int marks = start_.size().cells() - start_.empty_cells().count();
        return start_.side_to_move() == opponent_ ? marks : marks + 1;
    }

    // In how many ways the opponent's choices could go on to the end of the board.
    [[nodiscard]] std::uint64_t continuations(const Position& position) const {
        const bool opponent_moves = position.side_to_move() == opponent_;
        std::uint64_t ways = 1;
        for (int empty = position.empty_cells().count() - (opponent_moves ? 0 : 1); empty > 1;
             empty -= 2) {
            ways *= static_cast<std::uint64_t>(empty);
        }
        return ways;
    }

    // Whether nobody can win any more: each window has marks of both or lacks more than there are
    // moves left for the side that could fill it.
    [[nodiscard]] bool is_dead(const Position& position) const {
        const int empty = position.empty_cells().count();
        const int own_moves = (empty + 1) / 2;
        const int enemy_moves = empty / 2;
        const int in_a_row = position.in_a_row();
        return std::none_of(windows_.begin(), windows_.end(), [&](Bitboard window) {
            const int own = (window & position.own()).count();
            const int enemy = (window & position.enemy()).count();
            return (enemy == 0 && in_a_row - own <= own_moves) ||
                   (own == 0 && in_a_row - enemy <= enemy_moves);
        });
    }

    // All replies of the opponent, and the rule's answer to each.
    void expand(Packed key, std::uint64_t games, SumTable& next) {
        const Position position = unpacked(key);
        for (const Square reply : squares(position.empty_cells())) {
            const Position replied = position.after(reply);
            if (replied.winner()) {
                counts_.lines.losses += games * continuations(replied);
                counts_.games.losses += games;
            } else if (replied.move_count() == 0) {
                counts_.lines.draws += games;
                counts_.games.draws += games;
            } else {
                after_rule(replied.after((*rule_)(replied)), games, next);
            }
        }
    }

    // The rule has just moved.
    void after_rule(const Position& position, std::uint64_t games, SumTable& next) {
        if (position.winner()) {
            counts_.lines.wins += games * continuations(position);
            counts_.games.wins += games;
        } else if (position.move_count() == 0 || is_dead(position)) {
            const std::uint64_t drawn = games * continuations(position);
            counts_.lines.draws += drawn;
            counts_.games.draws += drawn;
        } else {
            next.add(packed(position), games);
        }
    }

    // Backwards from the last level: the positions from which a loss can be reached. They are few,
    // and so are those that could come before them.
    [[nodiscard]] std::vector<Line> losing_games() {
        std::vector<Line> games;
        if (counts_.games.losses == 0 || levels_.empty()) return games;
        losing_.resize(levels_.size());
        for (std::size_t i = levels_.size(); i-- > 0;) {
            const Set candidates = i + 1 < losing_.size() ? before(losing_[i + 1]) : Set{};
            for (const Packed key : levels_[i]) {
                if (candidates.count(key) > 0 || loses_at_once(key)) losing_[i].insert(key);
            }
        }
        Line line;
        if (start_.side_to_move() == opponent_) {
            list(start_, 0, line, games);
        } else {
            line.push_back((*rule_)(start_));
            list(start_.after(line.back()), 0, line, games);
        }
        return games;
    }

    [[nodiscard]] bool loses_at_once(Packed key) const {
        const Position position = unpacked(key);
        return std::any_of(windows_.begin(), windows_.end(), [&](Bitboard window) {
            return (window & position.enemy()).empty() && (window & ~position.own()).count() == 1;
        });
    }

    // All positions from which the opponent's move and the rule's answer lead into the set, whether
    // they can arise or not.
    [[nodiscard]] Set before(const Set& positions) const {
        Set result;
        for (const Packed key : positions) {
            const Position position = unpacked(key);
            for (const Square answer : squares(position.enemy())) {
                const Bitboard rules_marks = position.enemy() & ~Bitboard::of(answer);
                PerSide<Bitboard> marks;
                marks[opponent_] = position.own();
                marks[counting_->rule_plays] = rules_marks;
                const Position replied =
                    Position::set_up(start_.rules(), marks, counting_->rule_plays);
                if ((*rule_)(replied) != answer) continue;
                for (const Square reply : squares(position.own())) {
                    result.insert(to_ternary(rules_marks, position.own() & ~Bitboard::of(reply)));
                }
            }
        }
        return result;
    }

    // The opponent is to move; what leads nowhere is left out.
    void list(const Position& position, std::size_t level, Line& line,
              std::vector<Line>& games) const {
        if (level == losing_.size() || losing_[level].count(packed(position)) == 0) return;
        for (const Square reply : squares(position.empty_cells())) {
            if (games.size() == counting_->most_losing_games) return;
            const Position replied = position.after(reply);
            line.push_back(reply);
            if (replied.winner()) {
                games.push_back(line);
            } else if (replied.move_count() > 0) {
                line.push_back((*rule_)(replied));
                list(replied.after(line.back()), level + 1, line, games);
                line.pop_back();
            }
            line.pop_back();
        }
    }

    Position start_;
    const MoveRule* rule_;
    const Counting* counting_;
    Budget* budget_;
    Side opponent_;
    int key_bits_;
    std::vector<Bitboard> windows_;
    LineCounts counts_;
    std::vector<std::vector<Packed>> levels_;  // kept only where lost games are to be listed
    std::vector<Set> losing_;                  // of each level, those that can still be lost
};

}  // namespace

std::optional<Counted> count_lines(const Position& start, const MoveRule& rule,
                                   const Counting& counting, Budget& budget) {
    if (start.size().cells() > kMostCountedCells) {
        throw InputError{words::kNotCounted, {kMostCountedCells, to_text(start.size())}};
    }
    assert(start.move_count() > 0);
    return Counter{start, rule, counting, budget}.count();
}

}  // namespace lawan::tictactoe
