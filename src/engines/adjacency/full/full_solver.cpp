#include "engines/adjacency/full/full_solver.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <utility>

#include "engines/adjacency/full/full_record.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/restoring_play.hpp"
#include "engines/adjacency/full/set_search.hpp"
#include "engines/adjacency/full/set_table.hpp"
#include "engines/adjacency/full/symmetric_ranks.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/watch.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

// With so few pairs the tables of symmetric sets take no time, and give first bounds.
constexpr int kPairsForGood = 16;

[[nodiscard]] MebiBytes table_size(const Question& question) {
    // With each further cell the search grows by less than twice. A table that is larger than
    // needed is slower: it fits into no cache, and to clear it takes time too.
    constexpr int kCells = 24;
    constexpr std::uint64_t kEnoughForThese = 16;
    const int more = std::max(0, question.position.empty().count() - kCells);
    const std::uint64_t enough = kEnoughForThese << std::min(more, 32);
    return {std::min(question.memory.count, enough)};
}

// The difference of the marks that will not change any more.
[[nodiscard]] int final_difference(const Position& position) {
    const Bitboard settled = final_cells(whole_board(position.size()), position.empty());
    return (position.own() & settled).count() - (position.enemy() & settled).count();
}

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
          table_{MebiBytes{1}},  // until the tables of symmetric sets are done
          empty_{question.position.empty()} {
        const Position& root = question.position;
        base_ = final_difference(root);
        const int open = (ClosedCounts{empty_}.any() & geometry_.board()).count();
        bounds_ = {base_ - open, base_ + open};
        for (int i = 1; i < symmetry_count(root.size()); ++i) {
            const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
            if (image(empty_, symmetry, root.size()) == empty_) kept_.push_back(symmetry);
        }
        if (question.checkpoint) open_checkpoint();
    }

    [[nodiscard]] Solution solve() {
        Solution solution;
        solution.notes.push_back({"full-board", {}});
        if (mirror_keeps_it()) {
            prove_at_most(base_);
            solution.notes.push_back({"mirror-bound", {}});
        }
        if (SymmetricSets::applies_to(geometry_, empty_) && wants_restoring_bound()) {
            if (auto found = find_restoring_bound()) solution.notes.push_back(*std::move(found));
        }
        table_ = SetTable{table_size(question_)};
        if (SymmetricSets::applies_to(geometry_, empty_) &&
            (empty_.count() <= 2 * kPairsForGood ||
             (is_about_two(question_) && (question_.proof || !question_.answered_by(bounds_))))) {
            fill_symmetric_sets();
            solution.notes.push_back({"symmetric-sets", {}});
            if (question_.proof && !watch_.over()) {
                found_.insert(known_.begin(), known_.end());
                solution.symmetric_sets = excepted_lines(found_, *symmetric_);
                solution.by_symmetric_sets = base_ - 2;
            }
        }
        if (!watch_.over()) narrow();
        solution.bounds = bounds_;
        if (bounds_.settled() && !watch_.over() && !question_.at_most && !question_.at_least) {
            find_best(solution);
            if (!watch_.over()) find_line(solution);
        }
        if (auto failure = watch_.try_to_save()) solution.notes.push_back(*std::move(failure));
        solution.nodes = watch_.nodes();
        return solution;
    }

  private:
    // F is odd when the number of open cells is: a bound of the other parity is one less, and
    // narrow() counts on bounds that F can have.
    void prove_at_most(int bound) {
        if ((bounds_.upper - bound) % 2 != 0) --bound;
        bounds_.upper = std::min(bounds_.upper, bound);
    }

    // A symmetry of the empty cells that leaves none of them where it is.
    [[nodiscard]] bool mirror_keeps_it() const {
        return std::any_of(kept_.begin(), kept_.end(), [this](Symmetry symmetry) {
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
        work.table = &table_;
        work.go_on = [this] { return watch_.look(); };
        work.count = [this](std::uint64_t nodes) { watch_.count(nodes); };
        work.progress = [this](int pairs, std::uint64_t done, std::uint64_t of) {
            const double level = static_cast<double>(done) / static_cast<double>(of);
            watch_.set(
                bounds_,
                {"symmetric-sets-of",
                 {std::to_string(pairs), std::to_string(symmetric_->pairs()),
                  std::to_string(done * 100 / of)}},
                // What comes from a checkpoint says nothing about the time.
                watch_.nodes() > 0 ? std::optional{work_done(pairs - 1 + level)} : std::nullopt);
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
        if (!symmetric_->is_exact() && !watch_.over()) {
            table_ = SetTable{MebiBytes{1}};  // not two large ones at once
            table_ = SetTable{table_size(question_)};
        }
    }

    // The share of the work up to so many pairs. Most is done about half way up: as on 8×8, nearly
    // the integral of a normal density around 0.53 of all pairs with a deviation of 0.08.
    [[nodiscard]] double work_done(double pairs) const {
        constexpr double kMiddle = 0.53;
        constexpr double kDeviation = 0.08;
        const double at = pairs / static_cast<double>(symmetric_->pairs());
        return 0.5 * std::erfc((kMiddle - at) / (kDeviation * std::sqrt(2.0)));
    }

    // All threads answer the same question over one table, each with an order of its own.
    [[nodiscard]] bool is_at_least(Bitboard cells, int bound) {
        bool answer = false;
        answered_ = false;
        std::atomic<bool> done{false};
        std::mutex mutex;
        on_workers(question_.threads, [&](int worker) {
            SetSearch search{geometry_, table_, kept_};
            search.variety = worker;
            std::uint64_t counted = 0;
            search.go_on = [&](std::uint64_t nodes) {
                watch_.count(nodes - std::exchange(counted, nodes));
                return !done && watch_.look();
            };
            const bool holds = search.is_at_least(cells, bound);
            watch_.count(search.nodes() - counted);
            const std::lock_guard lock{mutex};
            if (search.stopped() || answered_) return;
            answered_ = true;
            answer = holds;
            done = true;
        });
        return answer;
    }

    void narrow() {
        int guess = base_;
        while (!question_.answered_by(bounds_) && !bounds_.settled()) {
            int test = std::clamp(guess, bounds_.lower + 1, bounds_.upper);
            if (question_.at_most) test = *question_.at_most + 1;
            if (question_.at_least) test = *question_.at_least;
            test = std::clamp(test, bounds_.lower + 1, bounds_.upper);
            if ((bounds_.upper - test) % 2 != 0) ++test;  // F has one parity
            watch_.set(bounds_, {"testing-at-least", {std::to_string(test)}});
            const bool holds = is_at_least(empty_, test - base_);
            if (!answered_) return;
            if (holds) {
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

    [[nodiscard]] int settles(Bitboard cells, Square move) const {
        const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_.board();
        return (geometry_.closed(move) & ones).count();
    }
    // Whether the move keeps F, which is known.
    [[nodiscard]] bool keeps(Bitboard cells, int value, Square move) {
        return !is_at_least(cells ^ Bitboard::of(move), settles(cells, move) - value + 1);
    }

    void find_best(Solution& solution) {
        const int value = bounds_.lower - base_;
        int tried = 0;
        std::vector<Square> best;
        for (const Square move : squares(empty_)) {
            const double done = static_cast<double>(tried) / empty_.count();
            watch_.set(bounds_,
                       {"finding-best", {std::to_string(++tried), std::to_string(empty_.count())}},
                       done);
            const bool holds = watch_.look() && keeps(empty_, value, move);
            if (!answered_ || watch_.over()) {
                solution.best = std::move(best);
                note_missing_best(question_, solution);
                return;
            }
            if (holds) best.push_back(move);
            if (holds && !question_.all_best) break;
        }
        solution.best = std::move(best);
    }

    void find_line(Solution& solution) {
        Bitboard cells = empty_;
        int value = bounds_.lower - base_;
        while (cells.any()) {
            std::optional<Square> chosen;
            if (solution.line.empty() && !solution.best.empty()) chosen = solution.best.front();
            for (int k = kMostDegree; k >= 0 && !chosen; --k) {
                for (const Square move : squares(cells)) {
                    if (settles(cells, move) != k) continue;
                    const bool holds = keeps(cells, value, move);
                    if (!answered_) return;
                    if (!holds) continue;
                    chosen = move;
                    break;
                }
            }
            if (!chosen) return;
            solution.line.push_back(*chosen);
            value = settles(cells, *chosen) - value;
            cells = cells ^ Bitboard::of(*chosen);
        }
    }

    const Question& question_;
    Watch watch_;
    Geometry geometry_;
    SetTable table_;
    Bitboard empty_;
    int base_ = 0;
    Bounds bounds_;
    bool has_lower_bound_ = false;  // from a checkpoint
    std::vector<Symmetry> kept_;
    std::unique_ptr<FullRecord> record_;
    // What is known of chunks of symmetric sets: from the checkpoint, and found now.
    Chunks known_;
    Chunks found_;
    std::mutex found_mutex_;
    std::unique_ptr<SymmetricSets> symmetric_;
    bool answered_ = false;
};

}  // namespace

bool splits(const Question& question) {
    const Position& position = question.position;
    return position.plies_left() == position.empty().count() && is_about_two(question) &&
           SymmetricSets::applies_to(Geometry{position.size()}, position.empty());
}

Solution solve(const Question& question) {
    return FullSolver{question}.solve();
}

}  // namespace lawan::adjacency::full
