#include "games/adjacency/engine/full/symmetric_ranks.hpp"

#include <algorithm>
#include <deque>
#include <memory>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "games/adjacency/engine/full/chunk_facts.hpp"
#include "games/adjacency/engine/full/symmetric_levels.hpp"

namespace lawan::adjacency::full {
namespace {

// Messages are lines of numbers.
[[nodiscard]] std::string line_of(const Fact& numbers) {
    std::ostringstream line;
    for (const std::uint64_t number : numbers) line << number << ' ';
    return line.str();
}

[[nodiscard]] Fact numbers_of(const std::string& line) {
    std::istringstream words{line};
    Fact numbers;
    for (std::uint64_t number = 0; words >> number;) numbers.push_back(number);
    return numbers;
}

// A chunk, or a set that was given up, which is a chunk of its own.
struct Job {
    int pairs;
    std::uint64_t chunk;
    std::uint64_t most_nodes;  // for a set that was given up

    [[nodiscard]] std::string line() const {
        return line_of({static_cast<std::uint64_t>(pairs), chunk, most_nodes});
    }
    [[nodiscard]] static Job from(const std::string& line) {
        const Fact numbers = numbers_of(line);
        if (numbers.size() != 3) throw std::logic_error{"a job of symmetric sets makes no sense"};
        return {static_cast<int>(numbers[0]), numbers[1], numbers[2]};
    }
};

// The job, how many nodes it took, and what was found; without that, it was stopped.
[[nodiscard]] std::string result_of(const Job& job, const SymmetricSets& sets,
                                    const SymmetricWork& work) {
    const std::uint64_t before = work.budget->nodes();
    const auto exceptions =
        job.chunk < sets.first_again()
            ? examine_chunk(sets, job.pairs, job.chunk, work)
            : examine_again(sets, job.pairs, job.chunk - sets.first_again(), work, job.most_nodes);
    const std::string heading = job.line() + line_of({work.budget->nodes() - before});
    return exceptions ? heading + line_of(to_fact(*exceptions)) : heading;
}

class Leader {
  public:
    Leader(SymmetricSets& sets, const SymmetricWork& work)
        : sets_{sets}, work_{work}, given_work_{work} {
        work_.known = [this](int pairs, std::uint64_t chunk) { return known(pairs, chunk); };
        // What is still not known when sets are marked has been searched enough.
        work_.is_wanted = [](int, std::uint64_t) { return false; };
        work_.progress = {};
        work_.found = [this](int pairs, std::uint64_t chunk,
                             const SymmetricSets::Exceptions& exceptions) {
            keep(pairs, chunk, exceptions);
        };
    }

    void lead(Ranks& ranks, std::string greeting, const StopSignal* stop) {
        begin(1);
        RankedJobs jobs;
        jobs.greeting = std::move(greeting);
        jobs.source = [this] { return next(); };
        jobs.sink = [this](const std::string& result) { take(result); };
        jobs.finished = [this] {
            work_.budget->poll();
            return pairs_ > sets_.pairs() || work_.budget->spent();
        };
        jobs.work = [this](const std::string& line, const StopSignal& enough) {
            const std::lock_guard lock{own_};
            // What it takes is counted when the result comes in.
            Budget until_enough{Limits::none(), &enough};
            Budget budget{until_enough, {}, &hurry_};
            SymmetricWork work = work_;
            work.budget = &budget;
            return result_of(Job::from(line), sets_, work);
        };
        jobs.news = [this](std::size_t number) {
            return number < news_.size() ? &news_[number] : nullptr;
        };
        ranks.lead(jobs, stop);
    }

  private:
    [[nodiscard]] const SymmetricSets::Exceptions* known(int pairs, std::uint64_t chunk) const {
        const auto found = found_.find({pairs, chunk});
        if (found != found_.end()) return &found->second;
        return given_work_.known ? given_work_.known(pairs, chunk) : nullptr;
    }
    void keep(int pairs, std::uint64_t chunk, const SymmetricSets::Exceptions& exceptions) {
        found_[{pairs, chunk}] = exceptions;
        if (given_work_.found) given_work_.found(pairs, chunk, exceptions);
    }

    // The chunks with this many pairs that no checkpoint knows of.
    void begin(int pairs) {
        pairs_ = pairs;
        again_ = false;
        if (pairs > sets_.pairs()) return;
        for (std::uint64_t chunk = 0; chunk < sets_.first_again(); ++chunk) {
            if (known(pairs, chunk) == nullptr) todo_.push_back({pairs, chunk, 0});
        }
        go_on_where_nothing_is_left();
    }

    // Those that were given up come once more when all others are done.
    void begin_again() {
        again_ = true;
        for (std::uint64_t chunk = 0; chunk < sets_.first_again(); ++chunk) {
            for (const auto& exception : *known(pairs_, chunk)) {
                if (exception.verdict != SymmetricSets::Verdict::GivenUp) continue;
                const std::uint64_t own_chunk = sets_.first_again() + exception.set;
                const auto* later = known(pairs_, own_chunk);
                const bool still = later == nullptr || is_given_up(*later);
                const bool wanted =
                    !given_work_.is_wanted || given_work_.is_wanted(pairs_, exception.set);
                if (still && wanted) todo_.push_back({pairs_, own_chunk, 0});
            }
        }
        for (Job& job : todo_) job.most_nodes = work_.nodes_for_each_again(todo_.size());
    }
    [[nodiscard]] static bool is_given_up(const SymmetricSets::Exceptions& exceptions) {
        return !exceptions.empty() && exceptions.front().verdict == SymmetricSets::Verdict::GivenUp;
    }

    void go_on_where_nothing_is_left() {
        if (!todo_.empty() || under_way_ > 0) return;
        if (!again_) begin_again();
        if (!todo_.empty()) return;
        {
            // A job that is done here too has been brought by its rank.
            hurry_.raise();
            const std::lock_guard lock{own_};
            hurry_.clear();
            if (!advance(sets_, pairs_, work_)) return;
        }
        tell();
        begin(pairs_ + 1);
    }

    // All that is known of the sets with as many pairs.
    void tell() {
        std::string news;
        const auto add = [&](std::uint64_t chunk) {
            const auto* exceptions = known(pairs_, chunk);
            if (exceptions == nullptr) return;
            news += line_of({static_cast<std::uint64_t>(pairs_), chunk});
            news += line_of(to_fact(*exceptions)) + '\n';
        };
        for (std::uint64_t chunk = 0; chunk < sets_.first_again(); ++chunk) {
            add(chunk);
            for (const auto& exception : *known(pairs_, chunk)) {
                add(sets_.first_again() + exception.set);
            }
        }
        news_.push_back(std::move(news));
    }

    [[nodiscard]] std::optional<std::string> next() {
        if (todo_.empty()) return std::nullopt;
        const Job job = todo_.front();
        todo_.pop_front();
        ++under_way_;
        return job.line();
    }

    void take(const std::string& result) {
        --under_way_;
        const Fact numbers = numbers_of(result);
        if (numbers.size() < 4) throw std::logic_error{"a result of symmetric sets is cut"};
        const Job job{static_cast<int>(numbers[0]), numbers[1], numbers[2]};
        (void)work_.budget->charge(numbers[3]);
        const auto exceptions = exceptions_from(Fact{numbers.begin() + 4, numbers.end()},
                                                sets_.pairs(), FactVersion::WithVerdicts);
        if (!exceptions) {  // stopped there, perhaps not here
            todo_.push_back(job);
            return;
        }
        keep(job.pairs, job.chunk, *exceptions);
        const std::uint64_t left = todo_.size() + under_way_;
        if (given_work_.progress && !again_) {
            given_work_.progress(pairs_, sets_.first_again() - left, sets_.first_again());
        }
        go_on_where_nothing_is_left();
    }

    SymmetricSets& sets_;
    SymmetricWork work_;
    SymmetricWork given_work_;
    Chunks found_;
    int pairs_ = 0;
    bool again_ = false;
    std::deque<Job> todo_;
    std::uint64_t under_way_ = 0;
    std::deque<std::string> news_;  // stay where they are
    std::mutex own_;
    StopSignal hurry_;
};

class Helper {
  public:
    explicit Helper(const Question& question)
        : table_{question.memory}, budget_{Limits::none(), question.stop}, work_{budget_, table_} {
        work_.known = [this](int pairs, std::uint64_t chunk) {
            const auto found = known_.find({pairs, chunk});
            return found == known_.end() ? nullptr : &found->second;
        };
        work_.is_wanted = [](int, std::uint64_t) { return false; };
    }

    void begin(const std::string& greeting) {
        const Fact numbers = numbers_of(greeting);
        if (numbers.size() != 3) throw std::logic_error{"a greeting makes no sense"};
        geometry_ = std::make_unique<Geometry>(
            BoardSize{static_cast<int>(numbers[0]), static_cast<int>(numbers[1])});
        sets_ = std::make_unique<SymmetricSets>(*geometry_, Bitboard{numbers[2]});
        known_.clear();
    }
    void hear(const std::string& news) {
        std::istringstream lines{news};
        for (std::string line; std::getline(lines, line);) {
            const Fact numbers = numbers_of(line);
            if (numbers.size() < 3) throw std::logic_error{"news make no sense"};
            known_[{static_cast<int>(numbers[0]), numbers[1]}] =
                exceptions_from(Fact{numbers.begin() + 2, numbers.end()}, sets_->pairs(),
                                FactVersion::WithVerdicts)
                    .value();
        }
    }
    [[nodiscard]] std::string work(const std::string& line) {
        const Job job = Job::from(line);
        while (sets_->done() + 1 < job.pairs) {
            if (!advance(*sets_, sets_->done() + 1, work_)) return line + line_of({0});
        }
        return result_of(job, *sets_, work_);
    }

  private:
    SetTable table_;
    Budget budget_;
    SymmetricWork work_;
    std::unique_ptr<Geometry> geometry_;
    std::unique_ptr<SymmetricSets> sets_;
    Chunks known_;
};

}  // namespace

void lead_symmetric_sets(Ranks& ranks, const Geometry& geometry, Bitboard cells,
                         SymmetricSets& sets, const SymmetricWork& work, const StopSignal* stop) {
    const BoardSize size = geometry.size();
    Leader{sets, work}.lead(ranks,
                            line_of({static_cast<std::uint64_t>(size.columns),
                                     static_cast<std::uint64_t>(size.rows), cells.bits()}),
                            stop);
}

void help_with_symmetric_sets(const Question& question) {
    Helper helper{question};
    question.ranks->follow([&](const std::string& greeting) { helper.begin(greeting); },
                           [&](const std::string& job) { return helper.work(job); },
                           [&](const std::string& news) { helper.hear(news); });
}

}  // namespace lawan::adjacency::full
