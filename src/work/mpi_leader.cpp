#ifdef LAWAN_HAS_MPI

#include "work/mpi_leader.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <map>
#include <set>
#include <thread>
#include <utility>

#include "core/limits.hpp"
#include "work/mpi_messages.hpp"

namespace lawan::mpi {
namespace {

// How long a job may be under way before it is given to somebody else: longer than any so far took,
// and never less than this.
constexpr Seconds kPatience{3};
constexpr double kTimesTheLongest = 4;

// Rank 0 says so often that it is there, also while it does a job itself.
constexpr std::chrono::seconds kBetweenSigns{1};

// Which rank does what since when.
class Leader {
  public:
    Leader(const RankedJobs& jobs, const StopSignal* stop) : jobs_{jobs}, stop_{stop} {}
    Leader(const Leader&) = delete;
    Leader& operator=(const Leader&) = delete;
    ~Leader() { enough_.raise(); }  // the job that is done here is waited for

    void run() {
        while (!done()) {
            if (const auto message = receive_if_any()) {
                take(*message);
            } else {
                std::this_thread::sleep_for(kNap);
            }
            give();
            give_again();
            look_at_own();
            show_up();
        }
        enough_.raise();
        while (own_ && !own_->has_ended()) {
            show_up();
            std::this_thread::sleep_for(kNap);
        }
    }

  private:
    struct UnderWay {
        std::string job;
        Clock::time_point since;
        std::size_t number = 0;
        bool given_again = false;
    };

    // A job that is done here, in a thread: those who come late must not wait for it, nor think
    // that nobody is here any more.
    struct Own {
        UnderWay job;
        std::future<std::string> result;

        [[nodiscard]] bool has_ended() const {
            return result.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
        }
    };

    [[nodiscard]] bool done() const {
        return jobs_.finished() || (stop_ != nullptr && stop_->raised());
    }

    void take(const Message& message) {
        heard_ = Clock::now();
        met_.insert(message.from);
        if (message.tag == kReady) {
            told_.erase(message.from);
            outbox_.send(message.from, kGreeting, jobs_.greeting);
        }
        if (message.tag == kResult) finish(message);
        idle_.insert(message.from);
    }

    void finish(const Message& message) {
        const auto found = under_way_.find(message.from);
        if (found == under_way_.end()) return;
        const UnderWay job = std::move(found->second);
        under_way_.erase(found);
        finish(job, message.bytes);
    }

    void finish(const UnderWay& job, const std::string& result) {
        longest_ = std::max(longest_, Seconds{Clock::now() - job.since});
        if (open_.erase(job.number) > 0) jobs_.sink(result);
    }

    [[nodiscard]] std::optional<UnderWay> next_job() {
        auto job = jobs_.source();
        if (!job) return std::nullopt;
        open_.insert(++numbered_);
        return UnderWay{*std::move(job), Clock::now(), numbered_};
    }

    void give() {
        while (!idle_.empty() && !done()) {
            auto job = next_job();
            if (!job) return;
            give(*idle_.begin(), *std::move(job));
        }
    }

    void give(int rank, UnderWay job) {
        idle_.erase(rank);
        if (jobs_.news) {
            std::size_t& told = told_[rank];
            while (const std::string* news = jobs_.news(told)) {
                outbox_.send(rank, kNews, *news);
                ++told;
            }
        }
        outbox_.send(rank, kJob, job.job);
        under_way_[rank] = std::move(job);
    }

    void show_up() {
        const auto now = Clock::now();
        if (now - shown_ < kBetweenSigns) return;
        shown_ = now;
        for (const int rank : met_) outbox_.send(rank, kStillHere, {});
    }

    [[nodiscard]] bool too_long_ago(Clock::time_point then) const {
        return Seconds{Clock::now() - then} >= std::max(kPatience, kTimesTheLongest * longest_);
    }

    // A job whose rank has not been heard of for long: somebody else does it too.
    void give_again() {
        bool all_overdue = true;
        for (auto& [rank, job] : under_way_) {
            if (!too_long_ago(job.since)) {
                all_overdue = false;
            } else if (!job.given_again && open_.count(job.number) > 0 && !idle_.empty()) {
                job.given_again = true;
                give(*idle_.begin(), {job.job, Clock::now(), job.number});
                return;
            }
        }
        // Nobody has come yet, or nobody is left.
        if (!own_ && idle_.empty() && all_overdue && too_long_ago(heard_) && !done()) do_one_here();
    }

    void do_one_here() {
        std::optional<UnderWay> job;
        for (const auto& [rank, other] : under_way_) {
            if (open_.count(other.number) > 0) job = {other.job, Clock::now(), other.number};
        }
        if (!job) job = next_job();
        if (!job) return;
        enough_.clear();
        auto work = [this, bytes = job->job] { return jobs_.work(bytes, enough_); };
        own_ = Own{*std::move(job), std::async(std::launch::async, std::move(work))};
    }

    void look_at_own() {
        if (!own_) return;
        // Its rank was slow, not dead, and has brought the result.
        const bool wanted = open_.count(own_->job.number) > 0;
        if (!wanted) enough_.raise();
        if (!own_->has_ended()) return;
        Own ended = *std::move(own_);
        own_.reset();
        const std::string result = ended.result.get();
        if (wanted) finish(ended.job, result);
    }

    const RankedJobs& jobs_;
    const StopSignal* stop_;
    Outbox outbox_;
    std::set<int> met_;
    std::set<int> idle_;
    std::map<int, std::size_t> told_;  // how much of the news
    std::map<int, UnderWay> under_way_;
    std::set<std::size_t> open_;  // numbers of jobs whose result is awaited
    std::size_t numbered_ = 0;
    Seconds longest_{0};
    Clock::time_point heard_ = Clock::now();
    Clock::time_point shown_ = Clock::now();
    StopSignal enough_;
    std::optional<Own> own_;
};

}  // namespace

void lead(const RankedJobs& jobs, const StopSignal* stop) {
    Leader{jobs, stop}.run();
}

}  // namespace lawan::mpi

#endif
