#ifdef LAWAN_HAS_MPI

#include "work/mpi_messages.hpp"

#include <iterator>
#include <thread>
#include <utility>

namespace lawan::mpi {

// MPI may read a message for as long as it is under way, so those stay where they are.
Outbox::~Outbox() {
    static std::list<Letter> under_way;
    sweep();
    under_way.splice(under_way.end(), letters_);
}

void Outbox::send(int to, Tag tag, std::string bytes) {
    sweep();
    Letter& letter = letters_.emplace_back();
    letter.bytes = std::move(bytes);
    MPI_Isend(letter.bytes.data(), static_cast<int>(letter.bytes.size()), MPI_BYTE, to, tag,
              MPI_COMM_WORLD, &letter.request);
}

void Outbox::flush(std::chrono::milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (!letters_.empty() && Clock::now() < deadline) {
        sweep();
        std::this_thread::sleep_for(kNap);
    }
}

void Outbox::sweep() {
    for (auto letter = letters_.begin(); letter != letters_.end();) {
        int sent = 0;
        MPI_Test(&letter->request, &sent, MPI_STATUS_IGNORE);
        letter = sent == 0 ? std::next(letter) : letters_.erase(letter);
    }
}

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

}  // namespace lawan::mpi

#endif
