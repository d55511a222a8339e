// The clock, the signal and the reports of a solver that may run for hours on many threads.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include "engines/adjacency/solver.hpp"
#include "engines/adjacency/time_left.hpp"

namespace lawan::adjacency {

// look() is called by all threads every few thousand nodes.
class Watch {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Watch(const Question& question) : question_{&question} {}

    // False once the search has to end.
    [[nodiscard]] bool look() {
        if (over_.load(std::memory_order_relaxed)) return false;
        if (question_->stop != nullptr && question_->stop->raised()) return end();
        const std::unique_lock lock{mutex_, std::try_to_lock};
        if (!lock) return true;
        const auto now = Clock::now();
        if (question_->time && now - start_ >= *question_->time) return end();
        if (now >= next_report_) {
            next_report_ = now + kBetweenReports;
            report_locked();
        }
        if (save && now >= next_save_) {
            if (auto failure = try_to_save()) {
                at_ = *std::move(failure);
                report_locked();
            }
            next_save_ = Clock::now() + kBetweenSaves;
        }
        return true;
    }
    // Of the time that it may take; nothing where it may take any.
    [[nodiscard]] std::optional<Seconds> time_left() const {
        if (!question_->time) return std::nullopt;
        return *question_->time - Seconds{Clock::now() - start_};
    }
    [[nodiscard]] bool over() const { return over_.load(std::memory_order_relaxed); }

    void set_nodes(std::uint64_t nodes) { nodes_.store(nodes, std::memory_order_relaxed); }
    void count(std::uint64_t nodes) { nodes_.fetch_add(nodes, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    // `done`: the share of the work that is done, where somebody can tell.
    void set(const Bounds& bounds, Reason at, std::optional<double> done = {}) {
        const std::lock_guard lock{mutex_};
        bounds_ = bounds;
        at_ = std::move(at);
        left_ = time_left_.after(done);
        report_locked();
    }

    std::function<void()> save = {};  // what is proved so far, to the checkpoint

    // What stands in the way of it, if anything: a full disk is no reason to lose a result.
    [[nodiscard]] std::optional<Reason> try_to_save() const {
        if (!save) return std::nullopt;
        try {
            save();
            return std::nullopt;
        } catch (const std::exception& error) {
            return Reason{"checkpoint-not-written", {error.what()}};
        }
    }

  private:
    static constexpr std::chrono::milliseconds kBetweenReports{500};
    static constexpr std::chrono::seconds kBetweenSaves{45};

    bool end() {
        over_.store(true, std::memory_order_relaxed);
        return false;
    }
    void report_locked() {
        if (question_->progress) question_->progress({bounds_, nodes(), at_, left_});
    }

    const Question* question_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_report_ = start_ + kBetweenReports;
    Clock::time_point next_save_ = start_ + kBetweenSaves;
    std::mutex mutex_;
    std::atomic<bool> over_{false};
    std::atomic<std::uint64_t> nodes_{0};
    Bounds bounds_;
    Reason at_;
    TimeLeft time_left_;
    std::optional<Seconds> left_;
};

// For a search of the best moves that ended early: nobody should take those found for all.
inline void note_missing_best(const Question& question, Solution& solution) {
    if (question.all_best) solution.notes.push_back({"best-moves-not-all", {}});
}

}  // namespace lawan::adjacency
