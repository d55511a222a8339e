#ifdef LAWAN_HAS_MPI

#include "work/mpi_ranks.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <list>
#include <map>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include <mpi.h>

#include "core/limits.hpp"

namespace lawan {
namespace {

using Clock = std::chrono::steady_clock;

enum Tag : int { kReady = 1, kGreeting, kJob, kResult, kNoMore, kStillHere };

// How long a job may be under way before it is given to somebody else: longer than any so far took,
// and never less than this.
constexpr Seconds kPatience{3};
constexpr double kTimesTheLongest = 4;
constexpr std::chrono::microseconds kNap{200};

// Rank 0 says so often that it is there; who has not heard of it for so long gives up, unless jobs
// take longer: rank 0 may be doing one itself.
constexpr std::chrono::seconds kBetweenSigns{1};
constexpr std::chrono::seconds kLeaderPatience{30};

// Messages that are on their way; nobody waits for those to ranks that have died.
class Outbox {
  public:
    void send(int to, Tag tag, std::string bytes) {
        sweep();
        Letter& letter = letters_.emplace_back();
        letter.bytes = std::move(bytes);
        MPI_Isend(letter.bytes.data(), static_cast<int>(letter.bytes.size()), MPI_BYTE, to, tag,
                  MPI_COMM_WORLD, &letter.request);
    }

    // Gives those under way some time to leave.
    void flush(std::chrono::milliseconds patience) {
        const auto deadline = Clock::now() + patience;
        while (!letters_.empty() && Clock::now() < deadline) {
            sweep();
            std::this_thread::sleep_for(kNap);
        }
    }

  private:
    struct Letter {
        std::string bytes;
        MPI_Request request{};
    };

    void sweep() {
        for (auto letter = letters_.begin(); letter != letters_.end();) {
            int sent = 0;
            MPI_Test(&letter->request, &sent, MPI_STATUS_IGNORE);
            letter = sent == 0 ? std::next(letter) : letters_.erase(letter);
        }
    }

    std::list<Letter> letters_;  // stay where they are while MPI reads them
};

struct Message {
    int from = 0;
    int tag = 0;
    std::string bytes;
};

std::optional<Message> receive_if_any() {
    int there = 0;
    MPI_Status status{};
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status) != MPI_SUCCESS ||
        there == 0) {
        return std::nullopt;
    }
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Message message{status.MPI_SOURCE, status.MPI_TAG,
                    std::string(static_cast<std::size_t>(size), '\0')};
    MPI_Recv(message.bytes.data(), size, MPI_BYTE, message.from, message.tag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return message;
}

// The leader's side: which rank does what since when.
class Leader {
  public:
    Leader(const RankedJobs& jobs, const StopSignal* stop) : jobs_{jobs}, stop_{stop} {}

    void run() {
        while (!done()) {
            if (const auto message = receive_if_any()) {
                take(*message);
            } else if (!give_again()) {
                std::this_thread::sleep_for(kNap);
            }
            give();
            show_up();
        }
    }

  private:
    struct UnderWay {
        std::string job;
        Clock::time_point since;
        std::size_t number = 0;
    };

    [[nodiscard]] bool done() const {
        return jobs_.finished() || (stop_ != nullptr && stop_->raised());
    }

    void take(const Message& message) {
        heard_ = Clock::now();
        met_.insert(message.from);
        if (message.tag == kReady) outbox_.send(message.from, kGreeting, jobs_.greeting);
        if (message.tag == kResult) finish(message);
        idle_.insert(message.from);
    }

    void finish(const Message& message) {
        const auto found = under_way_.find(message.from);
        if (found == under_way_.end()) return;
        const UnderWay job = std::move(found->second);
        under_way_.erase(found);
        longest_ = std::max(longest_, Seconds{Clock::now() - job.since});
        if (open_.erase(job.number) > 0) jobs_.sink(message.bytes);
    }

    void give() {
        while (!idle_.empty() && !done()) {
            auto job = jobs_.source();
            if (!job) return;
            open_.insert(++numbered_);
            give(*idle_.begin(), {*std::move(job), Clock::now(), numbered_});
        }
    }

    void give(int rank, UnderWay job) {
        idle_.erase(rank);
        outbox_.send(rank, kJob, job.job);
        under_way_[rank] = std::move(job);
    }

    void show_up() {
        const auto now = Clock::now();
        if (now - shown_ < kBetweenSigns) return;
        shown_ = now;
        for (const int rank : met_) outbox_.send(rank, kStillHere, {});
    }

    // A job whose rank has not been heard of for long: somebody else does it too.
    bool give_again() {
        const auto now = Clock::now();
        const Seconds patience = std::max(kPatience, kTimesTheLongest * longest_);
        for (auto& [rank, job] : under_way_) {
            if (open_.count(job.number) == 0 || Seconds{now - job.since} < patience) continue;
            UnderWay again = job;
            again.since = now;
            job.since = now;  // not once more at once
            if (!idle_.empty()) {
                give(*idle_.begin(), std::move(again));
                return true;
            }
            if (Seconds{now - heard_} > patience) {  // nobody is left
                open_.erase(again.number);
                jobs_.sink(jobs_.work(again.job));
                return true;
            }
        }
        // Nobody has come yet, or nobody is left.
        if (idle_.empty() && Seconds{now - heard_} > patience) {
            if (const auto job = jobs_.source()) {
                jobs_.sink(jobs_.work(*job));
                return true;
            }
        }
        return false;
    }

    const RankedJobs& jobs_;
    const StopSignal* stop_;
    Outbox outbox_;
    std::set<int> met_;
    std::set<int> idle_;
    std::map<int, UnderWay> under_way_;
    std::set<std::size_t> open_;  // numbers of jobs whose result is awaited
    std::size_t numbered_ = 0;
    Seconds longest_{0};
    Clock::time_point heard_ = Clock::now();
    Clock::time_point shown_ = Clock::now();
};

class MpiRanks final : public Ranks {
  public:
    MpiRanks() {
        // Without this MPI_Finalize waits for all ranks, also for those that have died.
        setenv("OMPI_MCA_async_mpi_finalize", "1", 1);
        MPI_Init(nullptr, nullptr);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &count_);
    }
    MpiRanks(const MpiRanks&) = delete;
    MpiRanks& operator=(const MpiRanks&) = delete;
    ~MpiRanks() override {
        if (rank_ == 0) {  // the others wait for a word, also when something went wrong before
            Outbox outbox;
            for (int other = 1; other < count_; ++other) outbox.send(other, kNoMore, {});
            outbox.flush(std::chrono::milliseconds{500});
        }
        MPI_Finalize();
    }

    [[nodiscard]] int rank() const override { return rank_; }
    [[nodiscard]] int count() const override { return count_; }

    void lead(const RankedJobs& jobs, const StopSignal* stop) override { Leader{jobs, stop}.run(); }

    void follow(const std::function<void(const std::string&)>& begin,
                const std::function<std::string(const std::string&)>& work) override {
        Outbox outbox;
        outbox.send(0, kReady, {});
        auto heard = Clock::now();
        Seconds patience{kLeaderPatience};
        // Rank 0 may have died where MPI goes on without it.
        while (Clock::now() - heard < patience) {
            const auto message = receive_if_any();
            if (!message) {
                std::this_thread::sleep_for(kNap);
                continue;
            }
            if (message->tag == kNoMore) return;
            if (message->tag == kGreeting) begin(message->bytes);
            const auto begun = Clock::now();
            if (message->tag == kJob) outbox.send(0, kResult, work(message->bytes));
            heard = Clock::now();
            patience = std::max(patience, kTimesTheLongest * Seconds{heard - begun});
        }
    }

  private:
    int rank_ = 0;
    int count_ = 1;
};

}  // namespace

std::unique_ptr<Ranks> make_mpi_ranks() {
    return std::make_unique<MpiRanks>();
}

}  // namespace lawan

#endif
