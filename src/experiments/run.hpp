// One run of an experiment: what its user asked for, the cores it may use, the clock, the progress.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/spec.hpp"
#include "core/time_source.hpp"
#include "core/words.hpp"
#include "experiments/words.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"
#include "work/jobs.hpp"

namespace lawan {
struct GameModule;
}

namespace lawan::experiments {

// Jobs that belong together: an experiment has one such part or several, one after the other.
struct Part {
    std::string name;
    Phrase counted = words::kGames;  // what its jobs are
};

struct Progress {
    std::string what;  // the name of the part
    std::size_t done = 0;
    std::size_t jobs = 0;
    Seconds elapsed{0};  // since these jobs began
    Phrase counted = words::kGames;
    int part = 0;  // from 1 on

    // As the jobs so far suggest; none before the first is done.
    [[nodiscard]] std::optional<Seconds> left() const;
};

// What is not set is the experiment's own choice.
struct RunSettings {
    std::optional<int> games = std::nullopt;
    Seed seed = {};
    std::optional<Seconds> time = std::nullopt;       // for the whole run
    std::optional<Seconds> move_time = std::nullopt;  // instead of a number of positions
    std::optional<std::uint64_t> nodes = std::nullopt;
    std::optional<int> depth = std::nullopt;
    std::optional<std::string> game = std::nullopt;
    std::vector<std::string> bots = {};  // the only ones that play
    int workers = 1;
    // Everything happens on the thread that runs it, the listener's calls too: nobody else looks at
    // the clock, so what is played does.
    bool on_one_thread = false;
    // A bot's spec as it may be made here, with less memory say; the tables name the bot as before.
    std::function<Spec(const GameModule&, const Spec&)> lowered = {};
    // Somebody who plays where the paper has a human, and who keeps the games.
    std::function<std::unique_ptr<Bot>(const AnyGame&)> human = {};
    std::function<void(const GameRecord&)> keep = {};
};

class Run {
  public:
    using Listener = std::function<void(const Progress&)>;

    explicit Run(RunSettings settings, const StopSignal* interrupt = nullptr,
                 Listener listener = {}, const TimeSource& clock = TimeSource::of_machine());
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    [[nodiscard]] const RunSettings& settings() const { return settings_; }
    [[nodiscard]] Seed seed() const { return settings_.seed; }
    [[nodiscard]] int games_or(int usual) const { return settings_.games.value_or(usual); }

    // Raised when the time is over or somebody interrupts: what is under way is to be broken off.
    [[nodiscard]] const StopSignal& stop() const { return stop_; }
    [[nodiscard]] bool interrupted() const { return interrupt_ != nullptr && interrupt_->raised(); }
    [[nodiscard]] bool stopped();  // asks the clock
    // For games, so that somebody looks at the time while one is played.
    [[nodiscard]] const TimeSource& clock() const { return watch_; }
    [[nodiscard]] Spec lowered(const GameModule& entry, const Spec& spec) const {
        return settings_.lowered ? settings_.lowered(entry, spec) : spec;
    }

    // work(0) … work(jobs − 1) on all cores; each gives an optional Result, none when it was broken
    // off. What comes out does not depend on the number of workers, as long as nothing stops it.
    template <class Result, class Work>
    [[nodiscard]] std::vector<std::optional<Result>> map(const Part& part, std::size_t jobs,
                                                         Work work) {
        std::vector<std::optional<Result>> results(jobs);
        begin(part, jobs);
        watched([&] {
            std::size_t next = 0;
            run_jobs(
                settings_.workers,
                [&]() -> std::optional<std::size_t> {
                    if (next == jobs || stopped()) return std::nullopt;
                    return next++;
                },
                [&](int, std::size_t job) {
                    return std::pair{job, work(job)};
                },
                [&](std::pair<std::size_t, std::optional<Result>> done) {
                    results[done.first] = std::move(done.second);
                    ++done_;
                });
        });
        return results;
    }

  private:
    // On one thread: raises the signal and reports when somebody asks for the time.
    class Watch final : public TimeSource {
      public:
        explicit Watch(Run& run) : run_{run} {}
        [[nodiscard]] Seconds now() const override;
        [[nodiscard]] Seconds worked() const override { return run_.clock_->worked(); }

      private:
        Run& run_;
    };

    void begin(const Part& part, std::size_t jobs);
    // Does the work while somebody else looks at the clock and reports the progress.
    void watched(const std::function<void()>& work);
    void report();
    void look_at(Seconds now);

    RunSettings settings_;
    const StopSignal* interrupt_;
    Listener listener_;
    StopSignal stop_;
    const TimeSource* clock_;
    std::thread::id thread_ = std::this_thread::get_id();
    Watch watch_{*this};
    Seconds start_ = clock_->now();
    Seconds reported_ = start_;
    Seconds began_ = start_;
    Progress progress_;
    std::atomic<std::size_t> done_{0};
};

}  // namespace lawan::experiments
