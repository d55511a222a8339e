// Solves games with a fixed number of rounds, where colours matter.
#include <algorithm>
#include <memory>
#include <mutex>
#include <string>

#include "games/adjacency/engine/checkpoint.hpp"
#include "games/adjacency/engine/fixed/answer_together.hpp"
#include "games/adjacency/engine/fixed/last_plies.hpp"
#include "games/adjacency/engine/fixed/scale.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"
#include "games/adjacency/engine/solver_report.hpp"
#include "games/adjacency/words.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::fixed {
namespace {

// Plies from the root whose proofs a checkpoint keeps, however easy they were.
constexpr int kPliesToKeep = 2;

// In MiB. A round more takes about fourteen times the nodes; a table that is larger than needed is
// slower, because all of it has to be cleared page by page as it is used, and addresses are looked
// up for longer. With room for a quarter of what is proved a search visits a fortieth more nodes.
[[nodiscard]] std::uint64_t enough_for(int plies) {
    constexpr int kFewPlies = 11;
    constexpr std::uint64_t kEnoughForFew = 16;
    constexpr int kPlies = 14;
    constexpr std::uint64_t kEnoughForThese = 64;
    if (plies <= kFewPlies) return kEnoughForFew;
    return kEnoughForThese << std::clamp(2 * (plies - kPlies), 0, 40);
}

class FixedSolver {
  public:
    explicit FixedSolver(const Question& question)
        : question_{question},
          budget_{{{}, {}, question.time}, question.stop},
          report_{question, budget_},
          table_{{std::min(question.memory.count, enough_for(question.position.plies_left()))}},
          kept_{symmetries_of(question.position)},
          scale_{question.position} {
        traffic_.shared = question.threads > 1;
        if (question.checkpoint) open_checkpoint();
    }

    [[nodiscard]] Solution solve() {
        const Position& root = question_.position;
        // Neither side flips more than four marks a move, nor has more than all marks in the end.
        const int all_marks = (root.own() | root.enemy()).count() + root.plies_left();
        most_ = std::min(kMostFlips * ((root.plies_left() + 1) / 2), scale_.swing_for(all_marks));
        lower_ = std::max(-kMostFlips * (root.plies_left() / 2), scale_.swing_for(-all_marks));
        Solution solution;
        solution.notes.push_back(words::kFixedRounds);
        if (second_player_can_mirror(root)) {
            most_ = std::min(most_, scale_.swing_for(1) - 1);
            solution.notes.push_back(words::kMirrorBound);
        }
        narrow();
        solution.bounds = bounds();
        if (solution.bounds.settled() && !budget_.spent() && !question_.at_most &&
            !question_.at_least) {
            find_best(solution);
            if (!budget_.spent()) find_line(solution);
        }
        if (auto failure = report_.try_to_save()) solution.remarks.push_back(*std::move(failure));
        if (checkpoint_ && checkpoint_->rests_on())
            solution.remarks.push_back(*checkpoint_->rests_on());
        solution.nodes = budget_.nodes();
        return solution;
    }

  private:
    [[nodiscard]] Bounds bounds() const { return {scale_.score(lower_), scale_.score(most_)}; }

    // Cells of this board, plies of this game, and bounds that have room in the table.
    [[nodiscard]] bool is_possible(const Fact& key, const Fact& fact) const {
        constexpr std::uint64_t kMost = 2 * Proved::kUnknown;
        if (key.size() != 3 || fact.size() != 4) return false;
        const Bitboard board = whole_board(question_.position.size());
        const Bitboard marks = Bitboard{key[0]} | Bitboard{key[1]};
        return (key[0] & key[1]) == 0 && (marks & ~board).empty() && key[2] >= 1 &&
               key[2] <= static_cast<std::uint64_t>(question_.position.plies_left()) &&
               fact[0] <= fact[1] && fact[1] <= kMost && fact[2] < 64;
    }

    void open_checkpoint() {
        const Position& root = question_.position;
        std::string subject =
            "fixed " + std::to_string(root.size().columns) + 'x' +
            std::to_string(root.size().rows) + ' ' + std::to_string(root.own().bits()) + ' ' +
            std::to_string(root.enemy().bits()) + ' ' + std::to_string(root.plies_left());
        checkpoint_ = std::make_unique<Checkpoint>(*question_.checkpoint, std::move(subject));
        for (const auto& [key, fact] : checkpoint_->facts()) {
            if (!is_possible(key, fact)) checkpoint_->refuse_fact();
            Proved proved;
            proved.lower = static_cast<int>(fact[0]) - Proved::kUnknown;
            proved.upper = static_cast<int>(fact[1]) - Proved::kUnknown;
            proved.best = Square{static_cast<int>(fact[2])};
            proved.zone = Bitboard{fact[3]};
            table_.store(TableKey::of(Bitboard{key[0]}, Bitboard{key[1]}, static_cast<int>(key[2])),
                         proved);
        }
        traffic_.plies_to_record = root.plies_left() - kPliesToKeep;
        traffic_.record = [this](const TableKey& key, const Proved& proved) {
            checkpoint_->put({key.own, key.enemy, static_cast<std::uint64_t>(key.plies)},
                             {static_cast<std::uint64_t>(proved.lower + Proved::kUnknown),
                              static_cast<std::uint64_t>(proved.upper + Proved::kUnknown),
                              static_cast<std::uint64_t>(proved.best.index()), proved.zone.bits()});
        };
        report_.save = [this] { checkpoint_->save(); };
    }

    [[nodiscard]] bool is_at_least(const Marks& marks, int plies, int swing) {
        traffic_.restart();
        const std::optional<bool> answer = answer_together(
            {table_, traffic_, budget_, question_.position.size(), kept_, question_.threads}, marks,
            plies, swing);
        unanswered_ = !answer;
        return answer.value_or(false);
    }

    // Narrows the bounds until the question is answered.
    void narrow() {
        const Marks root = Marks::of(question_.position);
        const int plies = question_.position.plies_left();
        int guess = std::clamp(0, lower_, most_);
        if (!question_.at_most && !question_.at_least && most_ > 0 && plies > 6) {
            guess = std::clamp(shallow_guess(root, plies - 4), lower_, most_);
        }
        while (!question_.answered_by(bounds()) && lower_ < most_) {
            int test = std::clamp(guess, lower_ + 1, most_);
            if (question_.at_most)
                test = std::clamp(scale_.swing_for(*question_.at_most + 1), lower_ + 1, most_);
            if (question_.at_least)
                test = std::clamp(scale_.swing_for(*question_.at_least), lower_ + 1, most_);
            report_.set(bounds(), {words::kTestingAtLeast, {scale_.score(test)}});
            const bool holds = is_at_least(root, plies, test);
            if (unanswered_) return;
            if (holds) {
                lower_ = test;
                guess = test + 1;
            } else {
                most_ = test - 1;
                guess = most_;
            }
        }
        report_.set(bounds(), words::kBoundsProved);
    }

    // The swing of a shorter game: a good place to begin.
    [[nodiscard]] int shallow_guess(const Marks& root, int plies) {
        int lower = -16;
        int upper = 16;
        int guess = plies > 8 ? shallow_guess(root, plies - 4) : 0;
        while (lower < upper && !budget_.spent()) {
            const int test = std::clamp(guess, lower + 1, upper);
            if (is_at_least(root, plies, test)) {
                lower = test;
                guess = test + 1;
            } else {
                upper = test - 1;
                guess = upper;
            }
        }
        return lower;
    }

    // Whether the move keeps the swing that the position is known to have.
    [[nodiscard]] bool keeps(const Marks& marks, int plies, int swing, Square move) {
        return !is_at_least(marks.after(move), plies - 1, marks.flips(move) - swing + 1);
    }

    // What is known of the moves: those that keep the swing, and those that do not.
    struct Kept {
        Bitboard yes;
        Bitboard no;
    };

    // Several threads at one move visit more positions than each at a move of its own. The first
    // that finds no more of them has the others end theirs: what they proved is in the table, and
    // all together go on from there.
    [[nodiscard]] Kept prove_apart(const Marks& root, int plies) {
        const BoardSize size = question_.position.size();
        std::vector<Square> moves;
        Bitboard images;
        for (const Square move : squares(root.empty)) {
            if (images.has(move)) continue;
            moves.push_back(move);
            images |= images_of(move);
        }
        Kept kept;
        std::mutex mutex;
        std::size_t taken = 0;
        const auto next = [&]() -> std::optional<std::size_t> {
            const std::lock_guard lock{mutex};
            if (taken == moves.size()) return std::nullopt;
            return taken++;
        };
        const auto tell = [&](std::size_t number) {
            const Bitboard before = Bitboard::first_squares(moves[number].index()) & root.empty;
            report_.set(bounds(), {words::kFindingBest, {before.count() + 1, root.empty.count()}},
                        static_cast<double>(number) / static_cast<double>(moves.size()));
        };
        traffic_.restart();
        on_workers(question_.threads, [&](int) {
            Budget share = budget_.thread_share();
            SwingSearch search{table_, traffic_, share, size, kept_};
            while (const auto number = next()) {
                tell(*number);
                share.poll();
                if (share.spent()) break;
                const Square move = moves[*number];
                Bitboard zone;
                const bool refuted = search.is_at_least(root.after(move), plies - 1,
                                                        root.flips(move) - lower_ + 1, zone);
                if (traffic_.stopped()) return;
                const std::lock_guard lock{mutex};
                (refuted ? kept.no : kept.yes) |= images_of(move);
            }
            traffic_.stop();
        });
        return kept;
    }

    // The cells that the symmetries of the position lead to from this one.
    [[nodiscard]] Bitboard images_of(Square move) const {
        Bitboard cells = Bitboard::of(move);
        for (const Symmetry symmetry : kept_) {
            cells |= image(Bitboard::of(move), symmetry, question_.position.size());
        }
        return cells;
    }

    void find_best(Solution& solution) {
        const Marks root = Marks::of(question_.position);
        const int plies = question_.position.plies_left();
        const SwingSearch memory{table_, traffic_, budget_, question_.position.size(), kept_};
        const auto known = memory.best_known(root, plies);
        if (known && root.empty.has(*known) && keeps(root, plies, lower_, *known) && !unanswered_) {
            solution.best.push_back(*known);
        }
        if (!question_.all_best && !solution.best.empty()) return;
        Kept proved;
        if (question_.all_best && question_.threads > 1) proved = prove_apart(root, plies);
        Bitboard best = proved.yes;
        for (const Square move : solution.best) best |= Bitboard::of(move);
        Bitboard open = root.empty & ~(proved.yes | proved.no);
        const int count = root.empty.count();
        for (const Square move : squares(open)) {
            const int tried = count - open.count();
            report_.set(bounds(), {words::kFindingBest, {tried + 1, count}},
                        static_cast<double>(tried) / count);
            if (!report_.goes_on()) break;
            const bool holds = keeps(root, plies, lower_, move);
            if (unanswered_) break;
            open &= ~Bitboard::of(move);
            if (holds) best |= Bitboard::of(move);
            if (holds && !question_.all_best) break;
        }
        solution.best.clear();
        for (const Square move : squares(best)) solution.best.push_back(move);
        if (open.any()) note_missing_best(question_, solution);
    }

    void find_line(Solution& solution) {
        Marks marks = Marks::of(question_.position);
        int swing = lower_;
        const SwingSearch memory{table_, traffic_, budget_, question_.position.size(), kept_};
        for (int plies = question_.position.plies_left(); plies > 0; --plies) {
            std::optional<Square> chosen;
            if (solution.line.empty() && !solution.best.empty()) chosen = solution.best.front();
            const auto known = memory.best_known(marks, plies);
            if (!chosen && known && marks.empty.has(*known) && keeps(marks, plies, swing, *known)) {
                chosen = known;
            }
            if (budget_.spent()) return;
            for (const Square move : squares(marks.empty)) {
                if (chosen) break;
                if (keeps(marks, plies, swing, move)) chosen = move;
                if (unanswered_) return;
            }
            if (!chosen) return;
            solution.line.push_back(*chosen);
            swing = marks.flips(*chosen) - swing;
            marks = marks.after(*chosen);
        }
    }

    const Question& question_;
    Budget budget_;
    SolverReport report_;
    ProofTable table_;
    Traffic traffic_;
    std::vector<Symmetry> kept_;
    Scale scale_;
    std::unique_ptr<Checkpoint> checkpoint_;
    int lower_ = 0;
    int most_ = 0;
    bool unanswered_ = false;
};

}  // namespace

Solution solve(const Question& question) {
    return FixedSolver{question}.solve();
}

}  // namespace lawan::adjacency::fixed
