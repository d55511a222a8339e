#include "games/adjacency/engine/proof_writer.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "games/adjacency/engine/fixed/scale.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "games/adjacency/words.hpp"
#include "module/words.hpp"

namespace lawan::adjacency {
namespace {

// About fifty bytes each: nobody wants a file of more than some 25 MB.
constexpr std::size_t kMostLines = 500'000;
// Up to this many empty cells a table of moves is short, and simpler to check than symmetric sets.
constexpr int kCellsForTables = 12;

// Says of any position that can come up whether the side to move reaches a score.
class Judge {
  public:
    explicit Judge(const Question& question)
        : full_{full::fills_the_board(question.position)},
          geometry_{question.position.size()},
          sets_{table_size(question, full_)},
          swings_{table_size(question, !full_)},
          budget_{Limits{{}, {}, question.time}, question.stop},  // as long again as the solution
          set_search_{geometry_, sets_, budget_},
          swing_search_{swings_, traffic_, budget_, question.position.size(), {}} {}

    [[nodiscard]] bool is_at_least(const Position& position, int score) {
        if (position.plies_left() == 0) return position.final_score().points() >= score;
        if (full_) {
            return set_search_.is_at_least(position.empty(),
                                           score - full::final_difference(position));
        }
        Bitboard zone;
        return swing_search_.is_at_least(fixed::Marks::of(position), position.plies_left(),
                                         fixed::Scale{position}.swing_for(score), zone);
    }
    [[nodiscard]] bool stopped() const { return budget_.spent(); }

  private:
    [[nodiscard]] static MebiBytes table_size(const Question& question, bool wanted) {
        return {wanted ? std::min<std::uint64_t>(question.memory.count, 256) : 1};
    }

    bool full_;
    full::Geometry geometry_;
    full::SetTable sets_;
    fixed::ProofTable swings_;
    fixed::Traffic traffic_;
    Budget budget_;
    full::SetSearch set_search_;
    fixed::SwingSearch swing_search_;
};

// A table of the prover's moves for everything that the opponent can do.
class Strategy {
  public:
    Strategy(const Position& root, Judge& judge, Side prover, int least)
        : game_{root}, judge_{&judge}, prover_{prover}, least_{least} {}

    // Nothing where the table would grow too long or time is up.
    [[nodiscard]] std::optional<std::string> lines() {
        if (is_hopeless()) return std::nullopt;
        if (!visit(game_.start())) return std::nullopt;
        return std::move(text_);
    }

  private:
    // The opponent has n ways for his first move, n − 2 for the next and so on, and an order of his
    // moves hardly matters: about as many positions come up, or a quarter of them with symmetries.
    [[nodiscard]] bool is_hopeless() const {
        const Position root = game_.start();
        const bool first = root.side_to_move() == prover_;
        double ways = 1;
        double all = 1;
        int cells = root.empty().count() - (first ? 1 : 0);
        const int moves = (root.plies_left() - (first ? 1 : 0)) / 2;
        for (int move = 1; move <= moves; ++move, cells -= 2) all += ways *= 1.0 * cells / move;
        constexpr double kImages = 4;
        return all > kImages * kMostLines;
    }

    [[nodiscard]] bool visit(const Position& position) {
        if (position.plies_left() == 0) return true;
        if (position.side_to_move() == prover_) return answer(position.canonical().position);
        for (const Square reply : position.legal_moves()) {
            if (!visit(position.after(reply))) return false;
        }
        return true;
    }

    [[nodiscard]] bool answer(const Position& position) {
        if (!done_.insert(position).second) return true;
        if (done_.size() > kMostLines) return false;
        for (const Square move : position.legal_moves()) {
            const Position after = position.after(move);
            const bool holds = !judge_->is_at_least(after, 1 - least_);
            if (judge_->stopped()) return false;
            if (!holds) continue;
            text_ += "play " + game_.position_text(position) + " : " + game_.move_text(move) + '\n';
            return visit(after);
        }
        return false;
    }

    Game game_;
    Judge* judge_;
    Side prover_;
    int least_;
    std::set<Position> done_;
    std::string text_;
};

}  // namespace

std::optional<std::string> proof_text(const Question& question, Solution& solution) {
    const Position& root = question.position;
    std::string text = "lawan-proof 1\ngame adjacency\nposition " + to_text(root) + '\n';
    Judge judge{question};
    bool claims = false;
    const auto claim = [&](const std::string& words, const std::string& kind,
                           const std::string& lines) {
        text += "claim " + words + "\nby " + kind + '\n' + lines;
        claims = true;
    };
    const auto by_strategy = [&](const std::string& words, Side prover, int least) {
        const auto lines = Strategy{root, judge, prover, least}.lines();
        if (lines) {
            claim(words, "strategy", *lines);
        } else {
            solution.remarks.push_back(
                {judge.stopped() ? lawan::words::kProofNotWritten : lawan::words::kProofTooLarge,
                 {words}});
        }
        return lines.has_value();
    };
    const Bounds bounds = solution.bounds;
    const Side first = root.side_to_move();
    const Needed needed = question.needed_for(bounds);
    if (needed.lower) {
        (void)by_strategy("at-least " + std::to_string(bounds.lower), first, bounds.lower);
    }
    if (needed.upper) {
        const std::string words = "at-most " + std::to_string(bounds.upper);
        if (*needed.upper >= 0 && second_player_can_mirror(root)) {
            claim("at-most " + std::to_string(std::max(bounds.upper, 0)), "mirror", "");
        } else if (solution.symmetric_sets.empty() || root.empty().count() <= kCellsForTables) {
            (void)by_strategy(words, opponent_of(first), -bounds.upper);
        } else if (*needed.upper >= solution.by_symmetric_sets ||
                   !by_strategy(words, opponent_of(first), -bounds.upper)) {
            // Enough; or less than the value, but this is proved.
            claim("at-most " + std::to_string(solution.by_symmetric_sets), "symmetric-sets",
                  solution.symmetric_sets);
        }
    }
    if (!claims) return std::nullopt;
    return text + "end\n";
}

}  // namespace lawan::adjacency
