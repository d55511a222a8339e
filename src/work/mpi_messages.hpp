// Messages between ranks over MPI. Only in builds that have it.
#pragma once

#include <chrono>
#include <list>
#include <optional>
#include <string>

#include <mpi.h>

namespace lawan::mpi {

using Clock = std::chrono::steady_clock;

enum Tag : int { kReady = 1, kGreeting, kJob, kResult, kNoMore, kStillHere, kNews };

// Whoever waits for a message looks again after this.
inline constexpr std::chrono::microseconds kNap{200};

// Messages that are on their way; nobody waits for those to ranks that have died.
class Outbox {
  public:
    Outbox() = default;
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;
    ~Outbox();

    void send(int to, Tag tag, std::string bytes);
    void flush(std::chrono::milliseconds patience);  // gives those under way some time to leave

  private:
    struct Letter {
        std::string bytes;
        MPI_Request request{};
    };

    void sweep();

    std::list<Letter> letters_;  // stay where they are while MPI reads them
};

struct Message {
    int from = 0;
    int tag = 0;
    std::string bytes;
};

[[nodiscard]] std::optional<Message> receive_if_any();

}  // namespace lawan::mpi
