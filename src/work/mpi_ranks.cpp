#ifdef LAWAN_HAS_MPI

#include "work/mpi_ranks.hpp"

#include <chrono>
#include <cstdlib>
#include <thread>

#include <mpi.h>

#include "work/mpi_leader.hpp"
#include "work/mpi_messages.hpp"

namespace lawan {
namespace {

// Rank 0 shows every second that it is there; who has not heard of it for so long gives up.
constexpr std::chrono::seconds kLeaderPatience{30};

class MpiRanks final : public Ranks {
  public:
    MpiRanks() {
        // Without this MPI_Finalize waits for all ranks, also for those that have died.
        setenv("OMPI_MCA_async_mpi_finalize", "1", 1);
        // All messages go through one thread, but it is not the only one.
        int provided = MPI_THREAD_SINGLE;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &count_);
    }
    MpiRanks(const MpiRanks&) = delete;
    MpiRanks& operator=(const MpiRanks&) = delete;
    ~MpiRanks() override {
        if (rank_ == 0) {  // the others wait for a word, also when something went wrong before
            mpi::Outbox outbox;
            for (int other = 1; other < count_; ++other) outbox.send(other, mpi::kNoMore, {});
            outbox.flush(std::chrono::milliseconds{500});
        }
        MPI_Finalize();
    }

    [[nodiscard]] int rank() const override { return rank_; }

    void lead(const RankedJobs& jobs, const StopSignal* stop) override { mpi::lead(jobs, stop); }

    void follow(const std::function<void(const std::string&)>& begin,
                const std::function<std::string(const std::string&)>& work,
                const std::function<void(const std::string&)>& hear) override {
        mpi::Outbox outbox;
        outbox.send(0, mpi::kReady, {});
        auto heard = mpi::Clock::now();
        while (true) {
            const auto message = mpi::receive_if_any();
            if (!message) {
                // Rank 0 may have died where MPI goes on without it.
                if (mpi::Clock::now() - heard >= kLeaderPatience) return;
                std::this_thread::sleep_for(mpi::kNap);
                continue;
            }
            if (message->tag == mpi::kNoMore) return;
            if (message->tag == mpi::kGreeting) begin(message->bytes);
            if (message->tag == mpi::kNews && hear) hear(message->bytes);
            if (message->tag == mpi::kJob) outbox.send(0, mpi::kResult, work(message->bytes));
            heard = mpi::Clock::now();
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
