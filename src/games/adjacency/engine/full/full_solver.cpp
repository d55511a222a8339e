// Solves games that are played to a full board, where the colours of marks do not matter.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "games/adjacency/engine/full/best_play.hpp"
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/full_record.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/layered_answer.hpp"
#include "games/adjacency/engine/full/restoring_play.hpp"
#include "games/adjacency/engine/full/set_answers.hpp"
#include "games/adjacency/engine/full/symmetric_bound.hpp"
#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/solver_report.hpp"
#include "games/adjacency/words.hpp"

namespace lawan::adjacency::full {
namespace {

// With this many pairs or fewer the tables of symmetric sets take no time, and give first bounds.
constexpr int kPairsForGood = 16;
// With this many they take less than a minute, and are the best that is known where no table of all
// sets fits into the memory.
constexpr int kPairsForFirstBounds = 20;

// What a table of symmetric sets can answer: whether the second player wins two more.
[[nodiscard]] bool is_about_two(const Question& question) {
    const int base = final_difference(question.position);
    return question.at_most && *question.at_most < base && *question.at_most >= base - 2;
}

class FullSolver {
  public:
    explicit FullSolver(const Question& question)
        : question_{question},
          budget_{{{}, {}, question.time}, question.stop},
          report_{question, budget_},
          geometry_{question.position.size()},
          answers_{question, budget_, report_, geometry_},
          layers_{question, budget_, report_, geometry_},
          empty_{question.position.empty()},
          base_{final_difference(question.position)} {
        const int open = (ClosedCounts{empty_}.any() & geometry_.board()).count();
        bounds_ = {base_ - open, base_ + open};
        if (question.checkpoint) open_checkpoint();
    }

    [[nodiscard]] Solution solve() {
        Solution solution;
        solution.notes.push_back(words::kFullBoard);
        const bool mirrored = mirror_keeps_it();
        if (mirrored) prove_at_most(base_);
        find_bounds(solution);
        if (!budget_.spent()) narrow();
        solution.bounds = bounds_;
        if (mirrored && bounds_.upper == base_) solution.notes.push_back(words::kMirrorBound);
        note_what_would_help(solution);
        if (bounds_.settled() && !budget_.spent() && asks_for_moves()) {
            if (layers_.is_known()) {
                layers_.take_moves(bounds_, solution);
            } else {
                find_best(solution);
                if (!budget_.spent()) find_line(solution);
            }
        }
        if (auto failure = report_.try_to_save()) solution.remarks.push_back(*std::move(failure));
        if (record_ && record_->rests_on()) solution.remarks.push_back(*record_->rests_on());
        solution.nodes = budget_.nodes();
        return solution;
    }

  private:
    [[nodiscard]] bool asks_for_moves() const { return !question_.at_most && !question_.at_least; }
    [[nodiscard]] bool answered() const { return question_.answered_by(bounds_); }
    // Several processes share out the symmetric sets.
    [[nodiscard]] bool may_go_through_all() const { return question_.ranks == nullptr; }
    // The symmetric sets show an upper bound below what the mirror shows.
    [[nodiscard]] bool proof_needs_symmetry(const Bounds& bounds) const {
        const auto upper = question_.needed_for(bounds).upper;
        return question_.proof && upper && *upper < base_;
    }

    // By tables: of all sets, of the symmetric ones, or of all sets layer by layer.
    void find_bounds(Solution& solution) {
        // A checkpoint may have the value; then only the best moves are asked for.
        const bool asks = asks_for_moves() || !answered();
        const bool all = asks && may_go_through_all();
        const bool symmetric = (asks || !may_go_through_all() || proof_needs_symmetry(bounds_)) &&
                               SymmetricSets::applies_to(geometry_, empty_);
        if (all && answers_.make_table_of_all(bounds_)) {
            solution.notes.push_back(words::kAllSubsets);
            take_known_value();
            prove_by_symmetry(solution);
            return;
        }
        // Layers settle all, so that nothing has to be known before; but where two points are asked
        // about, the symmetric sets are much quicker.
        const bool symmetric_first = symmetric && is_about_two(question_);
        if (all && !symmetric_first && try_layers(solution)) {
            prove_by_symmetry(solution);
            return;
        }
        if (symmetric) use_symmetry(solution);
        if (all && symmetric_first && !answered()) (void)try_layers(solution);
    }

    void take_known_value() {
        const auto value = answers_.value(empty_);
        if (!value) return;
        bounds_ = {base_ + *value, base_ + *value};
        keep_bounds();
    }

    // Where the value is known already: the symmetric sets show an upper bound, if not all of it.
    void prove_by_symmetry(Solution& solution) {
        if (!proof_needs_symmetry(bounds_)) return;
        if (SymmetricSets::applies_to(geometry_, empty_)) (void)fill_symmetric_sets(solution);
    }

    void use_symmetry(Solution& solution) {
        if (wants_restoring_bound()) {
            find_restoring_bound(solution);
        }
        const int most = asks_for_moves() ? kPairsForFirstBounds : kPairsForGood;
        if (empty_.count() > 2 * most &&
            (!is_about_two(question_) || (!question_.proof && answered()))) {
            return;
        }
        // A checkpoint may have had the answer; then they are for the proof alone.
        const bool answer = asks_for_moves() || !answered();
        if (fill_symmetric_sets(solution) && answer) {
            solution.notes.push_back(words::kSymmetricSets);
        }
    }

    // Whether they show that the second player wins.
    [[nodiscard]] bool fill_symmetric_sets(Solution& solution) {
        SymmetricBound symmetric{question_, budget_, report_, geometry_, answers_, record_.get()};
        symmetric.fill(bounds_);
        if (!symmetric.second_player_wins()) return false;
        prove_at_most(base_ - 2);
        keep_bounds();
        if (!question_.proof || budget_.spent()) return true;
        solution.symmetric_sets = symmetric.lines_of_proof();
        solution.by_symmetric_sets = base_ - 2;
        return true;
    }

    // Where no table of all sets fits into the memory, one of them layer by layer may.
    [[nodiscard]] bool try_layers(Solution& solution) {
        if (budget_.spent() || !layers_.is_within_limits()) return false;
        answers_.stop_searching();
        const auto value = layers_.find(bounds_);
        if (!value) return false;
        bounds_ = {base_ + *value, base_ + *value};
        keep_bounds();
        solution.notes.push_back(words::kLayers);
        return true;
    }

    // For layers, where nothing else keeps from them.
    [[nodiscard]] std::optional<MebiBytes> missing_memory() {
        return may_go_through_all() ? layers_.missing_memory() : std::nullopt;
    }

    void note_what_would_help(Solution& solution) {
        if (answered()) return;
        if (const auto missing = missing_memory()) {
            solution.remarks.push_back({words::kLayersNeedMemory, {missing->count}});
        }
        constexpr int kProved = -2;
        const BoardSize whole{8, 8};
        if (geometry_.size() == whole && bounds_.upper > kProved &&
            question_.position == Position::start(whole, Side::X, empty_.count())) {
            solution.remarks.push_back(
                {words::kStoredProof, {kProved, "data/adjacency-full8.proof"}});
        }
    }

    // F is odd when the number of open cells is: a bound of the other parity is one less, and
    // narrow() counts on bounds that F can have.
    void prove_at_most(int bound) {
        if ((bounds_.upper - bound) % 2 != 0) --bound;
        bounds_.upper = std::min(bounds_.upper, bound);
    }

    // A symmetry of the empty cells that leaves none of them where it is.
    [[nodiscard]] bool mirror_keeps_it() const {
        const auto& kept = answers_.kept();
        return std::any_of(kept.begin(), kept.end(), [this](Symmetry symmetry) {
            for (const Square cell : squares(empty_)) {
                if (image(Bitboard::of(cell), symmetry, geometry_.size()) == Bitboard::of(cell)) {
                    return false;
                }
            }
            return empty_.any();
        });
    }

    // A first lower bound, where it takes no time or is asked for; a checkpoint may have it.
    [[nodiscard]] bool wants_restoring_bound() const {
        const bool asked = !question_.at_most && !answered();
        return !has_lower_bound_ && (empty_.count() <= 2 * kPairsForGood || asked);
    }
    void find_restoring_bound(Solution& solution) {
        const MebiBytes needed = memory_for_restoring(empty_.count() / 2);
        if (needed.count > question_.memory.count) {
            solution.remarks.push_back({words::kRestoringNeedsMemory, {needed.count}});
            return;
        }
        RestoringWork work{budget_, question_.threads};
        work.progress = [this](int pairs, double share) {
            report_.set(bounds_, {words::kRestoringSetsOf, {pairs, empty_.count() / 2}}, share);
        };
        const auto least = least_by_restoring(geometry_, empty_, work);
        if (!least) return;  // stopped
        bounds_.lower = std::max(bounds_.lower, base_ + *least);
        keep_bounds();
        solution.notes.push_back({words::kRestoringBound, {base_ + *least}});
    }

    void open_checkpoint() {
        record_ =
            std::make_unique<FullRecord>(*question_.checkpoint, geometry_.size(), empty_, bounds_);
        has_lower_bound_ = record_->bounds().lower > bounds_.lower;
        bounds_ = record_->bounds();
        report_.save = [this] { record_->save(); };
    }
    void keep_bounds() {
        if (record_) record_->keep(bounds_);
    }

    void narrow() {
        int guess = base_;
        take_known_value();
        while (!answered() && !bounds_.settled()) {
            int test = std::clamp(guess, bounds_.lower + 1, bounds_.upper);
            if (question_.at_most) test = *question_.at_most + 1;
            if (question_.at_least) test = *question_.at_least;
            test = std::clamp(test, bounds_.lower + 1, bounds_.upper);
            if ((bounds_.upper - test) % 2 != 0) ++test;  // F has one parity
            const auto missing = missing_memory();
            report_.set(bounds_, missing
                                     ? Reason{words::kTestingWithoutMemory, {test, missing->count}}
                                     : Reason{words::kTestingAtLeast, {test}});
            const auto holds = answers_.is_at_least(empty_, test - base_);
            if (!holds) return;
            if (*holds) {
                bounds_.lower = test;
                guess = test + 2;
            } else {
                bounds_.upper = test - 2;
                guess = bounds_.upper;
            }
            keep_bounds();
        }
        report_.set(bounds_, words::kBoundsProved);
    }

    void find_best(Solution& solution) {
        const int value = bounds_.lower - base_;
        int tried = 0;
        BestPlay play{geometry_, answers_};
        std::vector<Square> best;
        for (const Square move : squares(empty_)) {
            const double done = static_cast<double>(tried) / empty_.count();
            report_.set(bounds_, {words::kFindingBest, {++tried, empty_.count()}}, done);
            const auto holds = report_.goes_on() ? play.keeps(empty_, value, move) : std::nullopt;
            if (!holds) {
                solution.best = std::move(best);
                note_missing_best(question_, solution);
                return;
            }
            if (*holds) best.push_back(move);
            if (*holds && !question_.all_best) break;
        }
        solution.best = std::move(best);
    }

    void find_line(Solution& solution) {
        if (solution.best.empty()) return;
        BestPlay play{geometry_, answers_};
        solution.line = play.line(empty_, bounds_.lower - base_, solution.best.front());
    }

    const Question& question_;
    Budget budget_;
    SolverReport report_;
    Geometry geometry_;
    SetAnswers answers_;
    LayeredAnswer layers_;
    Bitboard empty_;
    int base_;
    Bounds bounds_;
    bool has_lower_bound_ = false;  // from a checkpoint
    std::unique_ptr<FullRecord> record_;
};

}  // namespace

bool splits(const Question& question) {
    const Position& position = question.position;
    return fills_the_board(position) && is_about_two(question) &&
           SymmetricSets::applies_to(Geometry{position.size()}, position.empty());
}

Solution solve(const Question& question) {
    return FullSolver{question}.solve();
}

}  // namespace lawan::adjacency::full
