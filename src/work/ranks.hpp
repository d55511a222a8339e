// Several processes of this program, perhaps on several machines, started together by mpirun: one
// of them, rank 0, has the jobs; the others do them.
//
// Messages go from one to another only, and nobody waits for all. Where a rank dies, its job is
// done once more by another one; what then comes twice counts once.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/budget.hpp"

namespace lawan {

// Jobs and results are bytes: whoever has the jobs and whoever does them agree on what they mean.
struct RankedJobs {
    // The next job, or nothing when there is none now.
    std::function<std::optional<std::string>()> source;
    // Takes what came out. After this the source may have more.
    std::function<void(const std::string& result)> sink;
    // Will there be no more, whatever comes back?
    std::function<bool()> finished;
    // Does a job here, when nobody else is left: in another thread than the rest of these, and only
    // one at a time. It may break off when it has been enough, for then nobody wants the result.
    std::function<std::string(const std::string& job, const StopSignal& enough)> work;
    std::string greeting = {};  // what each rank is told before its first job
    // What each rank is told before its next job, once and in order, where it has to know more as
    // the work goes on: the news of this number, or nothing when there is no such news yet.
    std::function<const std::string*(std::size_t number)> news = {};
};

class Ranks {
  public:
    virtual ~Ranks() = default;
    [[nodiscard]] virtual int rank() const = 0;

    // Rank 0: hands out jobs until there are no more, or until it is told to stop.
    virtual void lead(const RankedJobs& jobs, const StopSignal* stop) = 0;
    // The others: `begin` hears the greeting, `hear` the news, `work` does each job. Returns when
    // all is done.
    virtual void follow(const std::function<void(const std::string& greeting)>& begin,
                        const std::function<std::string(const std::string& job)>& work,
                        const std::function<void(const std::string& news)>& hear = {}) = 0;
};

// Whether this is rank 0, or the only process there is.
[[nodiscard]] bool leads_this_run();

// Nothing unless mpirun started us and MPI is built in. Throws InputError where mpirun started us
// and MPI is not built in: each of the processes would do the whole work.
[[nodiscard]] std::unique_ptr<Ranks> ranks_of_this_run();

}  // namespace lawan
