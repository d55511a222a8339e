#include "engines/adjacency/full/full_solver.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <utility>

#include "engines/adjacency/full/best_play.hpp"
#include "engines/adjacency/full/full_game.hpp"
#include "engines/adjacency/full/full_record.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/layered_line.hpp"
#include "engines/adjacency/full/layered_values.hpp"
#include "engines/adjacency/full/restoring_play.hpp"
#include "engines/adjacency/full/set_answers.hpp"
#include "engines/adjacency/full/symmetric_costs.hpp"
#include "engines/adjacency/full/symmetric_ranks.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/watch.hpp"

namespace lawan::adjacency::full {
namespace {

// With so few pairs the tables of symmetric sets take no time, and give first bounds.
constexpr int kPairsForGood = 16;

// What a table of symmetric sets can answer: whether the second player wins two more.
[[nodiscard]] bool is_about_two(const Question& question) {
    const int base = final_difference(question.position);
    return question.at_most && *question.at_most < base && *question.at_most >= base - 2;
}

class FullSolver {
  public:
    explicit FullSolver(const Question& question)
        : question_{question},
          watch_{question},
          geometry_{question.position.size()},
          answers_{question, watch_, geometry_},
          empty_{question.position.empty()},
          base_{final_difference(question.position)} {
        const int open = (ClosedCounts{empty_}.any() & geometry_.board()).count();
        bounds_ = {base_ - open, base_ + open};
        if (question.checkpoint) open_checkpoint();
    }

    [[nodiscard]] Solution solve() {
        Solution solution;
        solution.notes.push_back({"full-board", {}});
        if (mirror_keeps_it()) {
            prove_at_most(base_);
            solution.notes.push_back({"mirror-bound", {}});
        }
        // A checkpoint may have the value; then only the best moves are asked for.
        const bool asks_for_moves = !question_.at_most && !question_.at_least;
        const bool asks = asks_for_moves || !question_.answered_by(bounds_);
        if (asks && may_ask_table_of_all() && answers_.make_table_of_all(bounds_)) {
            solution.notes.push_back({"all-subsets", {}});
            if (question_.proof) prove_by_symmetry(solution);
        } else if ((asks || !may_ask_table_of_all()) &&
                   SymmetricSets::applies_to(geometry_, empty_)) {
            use_symmetry(solution);
        }
        if (asks && may_ask_table_of_all()) try_layers(solution);
        if (!watch_.over()) narrow();
        solution.bounds = bounds_;
        if (missing_memory_ && !question_.answered_by(bounds_)) {
            solution.notes.push_back(*missing_memory_);
        }
        if (bounds_.settled() && !watch_.over() && asks_for_moves) {
            if (by_layers_) {
                take_moves(solution);
            } else {
                find_best(solution);
                if (!watch_.over()) find_line(solution);
            }
        }
        if (auto failure = watch_.try_to_save()) solution.notes.push_back(*std::move(failure));
        solution.nodes = watch_.nodes();
        return solution;
    }

  private:
    // A proof of a bound needs the symmetric sets, and several processes share them out.
    [[nodiscard]] bool may_ask_table_of_all() const {
        const bool asks_for_bound = question_.at_most || question_.at_least;
        return !(question_.proof && asks_for_bound) && question_.ranks == nullptr;
    }

    // Where the value is known already: only if the symmetric sets show as much.
    void prove_by_symmetry(Solution& solution) {
        const auto value = answers_.value(empty_);
        if (!value || *value != -2 || !SymmetricSets::applies_to(geometry_, empty_)) return;
        answers_.start_searching(memory_for_tables(question_));
        fill_symmetric_sets();
        keep_exceptions(solution);
    }
    void keep_exceptions(Solution& solution) {
        if (!question_.proof || watch_.over()) return;
        found_.insert(known_.begin(), known_.end());
        solution.symmetric_sets = excepted_lines(found_, *symmetric_);
        solution.by_symmetric_sets = base_ - 2;
    }

    void use_symmetry(Solution& solution) {
        if (wants_restoring_bound()) {
            if (auto found = find_restoring_bound()) solution.notes.push_back(*std::move(found));
        }
        if (empty_.count() > 2 * kPairsForGood &&
            (!is_about_two(question_) || (!question_.proof && question_.answered_by(bounds_)))) {
            return;
        }
        answers_.start_searching(memory_for_tables(question_));
        fill_symmetric_sets();
        solution.notes.push_back({"symmetric-sets", {}});
        keep_exceptions(solution);
    }

    // Where no table of all sets fits into the memory, one of them layer by layer may.
    void try_layers(Solution& solution) {
        const bool asks_for_moves = !question_.at_most && !question_.at_least;
        const bool answered = !asks_for_moves && question_.answered_by(bounds_);
        if (answers_.has_table_of_all() || answered) return;
        const auto needed = memory_for_layers(geometry_, empty_, question_.threads);
        if (!needed) return;
        if (needed->count > question_.memory.count) {
            missing_memory_ = Reason{"layers-need-memory", {std::to_string(needed->count)}};
            return;
        }
        if (watch_.over() || !has_time_for_layers()) return;
        answers_.stop_searching();
        by_layers_ = value_by_layers(geometry_, empty_, layered_work("layers-of"));
        if (!by_layers_) return;
        bounds_ = {base_ + by_layers_->value, base_ + by_layers_->value};
        keep_bounds();
        solution.notes.push_back({"layers", {}});
    }
    [[nodiscard]] bool has_time_for_layers() const {
        constexpr double kCpuSecondsForASet = 3e-9;  // on a busy machine
        return !question_.time || sets_of_layers(geometry_, empty_) * kCpuSecondsForASet /
                                          std::max(1, question_.threads) <
                                      question_.time->count();
    }
    [[nodiscard]] SubsetWork layered_work(const char* code) {
        SubsetWork work;
        work.threads = question_.threads;
        work.go_on = [this] { return watch_.look(); };
        work.count = [this](std::uint64_t sets) { watch_.count(sets); };
        work.progress = [this, code](double share) {
            watch_.set(bounds_, {code, {std::to_string(empty_.count())}}, share);
        };
        return work;
    }
    void take_moves(Solution& solution) {
        // The line takes as long again as a value without a symmetry: not where that is long.
        constexpr int kMostCellsForLine = 36;
        solution.best = by_layers_->best;
        if (!question_.all_best) solution.best.resize(1);
        if (empty_.count() > kMostCellsForLine) return;
        SubsetWork work = layered_work("finding-line");
        work.progress = {};
        watch_.set(bounds_, {"finding-line", {}});
        solution.line = line_by_layers(geometry_, empty_, solution.best.front(), work);
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
        const bool asked = !question_.at_most && !question_.answered_by(bounds_);
        return !has_lower_bound_ && (empty_.count() <= 2 * kPairsForGood || asked);
    }
    // What to say of it; nothing when stopped.
    [[nodiscard]] std::optional<Reason> find_restoring_bound() {
        const MebiBytes needed = memory_for_restoring(empty_.count() / 2);
        if (needed.count > question_.memory.count) {
            return Reason{"restoring-needs-memory", {std::to_string(needed.count)}};
        }
        RestoringWork work;
        work.threads = question_.threads;
        work.go_on = [this] { return watch_.look(); };
        work.count = [this](std::uint64_t sets) { watch_.count(sets); };
        work.progress = [this](int pairs, double share) {
            watch_.set(
                bounds_,
                {"restoring-sets-of", {std::to_string(pairs), std::to_string(empty_.count() / 2)}},
                share);
        };
        const auto least = least_by_restoring(geometry_, empty_, work);
        if (!least) return std::nullopt;
        bounds_.lower = std::max(bounds_.lower, base_ + *least);
        keep_bounds();
        return Reason{"restoring-bound", {std::to_string(base_ + *least)}};
    }

    void open_checkpoint() {
        record_ =
            std::make_unique<FullRecord>(*question_.checkpoint, geometry_.size(), empty_, bounds_);
        has_lower_bound_ = record_->bounds().lower > bounds_.lower;
        bounds_ = record_->bounds();
        known_ = record_->chunks();
        watch_.save = [this] { record_->save(); };
    }
    void keep_bounds() {
        if (record_) record_->keep(bounds_);
    }

    void fill_symmetric_sets() {
        symmetric_ = std::make_unique<SymmetricSets>(geometry_, empty_);
        SymmetricSets::Work work;
        work.threads = question_.threads;
        work.table = &answers_.table();
        share_out(memory_for_tables(question_), question_.threads, work);
        work.go_on = [this] { return watch_.look(); };
        work.count = [this](std::uint64_t nodes) { watch_.count(nodes); };
        work.progress = [this](int pairs, std::uint64_t done, std::uint64_t of) {
            const double level = static_cast<double>(done) / static_cast<double>(of);
            watch_.set(bounds_,
                       {"symmetric-sets-of",
                        {std::to_string(pairs), std::to_string(symmetric_->pairs()),
                         std::to_string(done * 100 / of)}},
                       // What comes from a checkpoint says nothing about the time.
                       watch_.nodes() > 0
                           ? std::optional{share_of_work(pairs - 1 + level, symmetric_->pairs())}
                           : std::nullopt);
        };
        work.known = [this](int pairs, std::uint64_t chunk) {
            const auto found = known_.find({pairs, chunk});
            return found == known_.end() ? nullptr : &found->second;
        };
        work.found = [this](int pairs, std::uint64_t chunk,
                            const SymmetricSets::Exceptions& exceptions) {
            if (question_.proof) {
                const std::lock_guard lock{found_mutex_};
                found_[{pairs, chunk}] = exceptions;
            }
            if (record_) record_->keep(pairs, chunk, exceptions);
        };
        std::vector<SymmetricSets::GivenUp> given_up(static_cast<std::size_t>(symmetric_->pairs()) +
                                                     2);
        for (auto pairs = static_cast<std::size_t>(symmetric_->pairs()); pairs > 0; --pairs) {
            given_up[pairs] =
                symmetric_->given_up(static_cast<int>(pairs), work, given_up[pairs + 1]);
        }
        work.is_wanted = [&given_up](int pairs, std::uint64_t set) {
            const auto& level = given_up[static_cast<std::size_t>(pairs)];
            return !level.complete ||
                   std::binary_search(level.wanted.begin(), level.wanted.end(), set);
        };
        if (question_.ranks != nullptr) {
            lead_symmetric_sets(*question_.ranks, geometry_, empty_, *symmetric_, work,
                                question_.stop);
        }
        for (int pairs = symmetric_->done() + 1; pairs <= symmetric_->pairs(); ++pairs) {
            if (watch_.over() || !symmetric_->advance(pairs, work)) break;
        }
        if (symmetric_->second_player_wins()) {
            prove_at_most(base_ - 2);
            keep_bounds();
        }
        // What was found under an assumption about other sets must not answer other questions.
        if (!symmetric_->is_exact() && !watch_.over()) answers_.start_searching();
    }

    void narrow() {
        int guess = base_;
        if (const auto value = answers_.value(empty_)) {
            bounds_ = {base_ + *value, base_ + *value};
            keep_bounds();
        }
        while (!question_.answered_by(bounds_) && !bounds_.settled()) {
            int test = std::clamp(guess, bounds_.lower + 1, bounds_.upper);
            if (question_.at_most) test = *question_.at_most + 1;
            if (question_.at_least) test = *question_.at_least;
            test = std::clamp(test, bounds_.lower + 1, bounds_.upper);
            if ((bounds_.upper - test) % 2 != 0) ++test;  // F has one parity
            watch_.set(bounds_, {"testing-at-least", {std::to_string(test)}});
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
        watch_.set(bounds_, {"bounds-proved", {}});
    }

    void find_best(Solution& solution) {
        const int value = bounds_.lower - base_;
        int tried = 0;
        BestPlay play{geometry_, answers_};
        std::vector<Square> best;
        for (const Square move : squares(empty_)) {
            const double done = static_cast<double>(tried) / empty_.count();
            watch_.set(bounds_,
                       {"finding-best", {std::to_string(++tried), std::to_string(empty_.count())}},
                       done);
            const auto holds = watch_.look() ? play.keeps(empty_, value, move) : std::nullopt;
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
    Watch watch_;
    Geometry geometry_;
    SetAnswers answers_;
    Bitboard empty_;
    int base_;
    Bounds bounds_;
    bool has_lower_bound_ = false;  // from a checkpoint
    std::optional<LayeredValue> by_layers_;
    std::optional<Reason> missing_memory_;  // for what would have settled it
    std::unique_ptr<FullRecord> record_;
    // What is known of chunks of symmetric sets: from the checkpoint, and found now.
    Chunks known_;
    Chunks found_;
    std::mutex found_mutex_;
    std::unique_ptr<SymmetricSets> symmetric_;
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
