// What can be trained, as data: `lawan train NAME` and its help are made from this.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/time_source.hpp"
#include "core/words.hpp"

namespace lawan::training {

struct TrainingProgress {
    Phrase what;  // such as "round 2: games"
    std::uint64_t done = 0;
    std::uint64_t of = 0;
};

struct TrainingListener {
    std::function<void(const TrainingProgress&)> progress = {};
    std::function<void(const Phrase&)> line = {};  // to be kept, not drawn over
};

// One run of a trainer: what holds for all of them, and how it tells its user where it is.
class Training {
  public:
    Training(Seed seed, int workers, const StopSignal* interrupt = nullptr,
             std::optional<Seconds> time = std::nullopt, TrainingListener listener = {},
             const TimeSource& clock = TimeSource::of_machine())
        : seed_{seed},
          workers_{workers},
          interrupt_{interrupt},
          time_{time},
          listener_{std::move(listener)},
          clock_{&clock} {}

    [[nodiscard]] Seed seed() const { return seed_; }
    [[nodiscard]] int workers() const { return workers_; }
    [[nodiscard]] const StopSignal* interrupt() const { return interrupt_; }  // for budgets

    // The user does not want to wait.
    [[nodiscard]] bool interrupted() const { return interrupt_ != nullptr && interrupt_->raised(); }

    // The user or the clock wants it to end: finish what is under way, save, and report.
    [[nodiscard]] bool stopped() const {
        return interrupted() || (time_ && clock_->now() - start_ >= *time_);
    }

    // By one thread at a time; as often as one likes.
    void progress(const TrainingProgress& progress) const {
        if (listener_.progress) listener_.progress(progress);
    }
    void say(const Phrase& line) const {
        if (listener_.line) listener_.line(line);
    }

  private:
    Seed seed_;
    int workers_;
    const StopSignal* interrupt_;
    std::optional<Seconds> time_;
    TrainingListener listener_;
    const TimeSource* clock_;
    Seconds start_ = clock_->now();
};

// What came out: a row of the report and a field of its JSON.
struct Figure {
    std::string name;  // for programs
    Phrase title;      // for people
    std::variant<std::int64_t, double, std::string> value;
};

struct TrainingReport {
    std::vector<Figure> figures;
    bool complete = true;                        // false when it was stopped before its end
    std::optional<Phrase> not_written = {};      // why the file of --out is not there
    std::optional<Phrase> nothing_learned = {};  // why; the file of --out stays as it was
};

// A trainer gives the same for the same seed and options on any number of workers, as long as
// nothing stops it.
struct Trainer {
    std::string name;
    Phrase summary;
    std::vector<OptionSpec> options;  // besides --seed, --threads and --time, which all have
    std::function<TrainingReport(const Options&, const Training&)> run;
    // Whether a file of --out can be its own, for a result that does not name its command.
    std::function<bool(std::string_view)> may_have_written = {};
};

// Options that several trainers have, so that the same one has the same name and help everywhere.
[[nodiscard]] OptionSpec games_option(int default_games);
[[nodiscard]] OptionSpec depth_option(int default_depth);
[[nodiscard]] OptionSpec out_option();     // a file to write to
[[nodiscard]] OptionSpec resume_option();  // go on with what the file of `out` holds

// How a file or folder that was learned from is named in what comes out of it: without the folders
// above it, which say something of one machine only, and on one line.
[[nodiscard]] std::string name_in_origin(const std::string& path);

}  // namespace lawan::training
