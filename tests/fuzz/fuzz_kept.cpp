// What long computations keep: weights of trainings and checkpoints of solvers. A file that is cut
// or changed is refused with a message. The first character says what the rest is read as.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

#include "core/input_error.hpp"
#include "games/adjacency/engine/checkpoint.hpp"
#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/training/store.hpp"
#include "games/tictactoe/engine/solver/checkpoint.hpp"

namespace {

const std::string& scratch() {
    static const std::string path = "/dev/shm/lawan-fuzz-kept-" + std::to_string(getpid());
    return path;
}

// Some readers write the file anew.
const std::string& file_of(std::string_view text) {
    std::FILE* const file = std::fopen(scratch().c_str(), "wb");
    if (file == nullptr) std::abort();
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
    return scratch();
}

template <class Read>
void refused_or(const Read& read) {
    try {
        read();
    } catch (const lawan::InputError&) {
    }
}

void read_proof_tables(const std::string& path) {
    using namespace lawan::tictactoe;
    // Made once: emptying a MiB takes longer than reading a small file. What an earlier input left
    // in them may matter to a later one: run the whole corpus where a crash does not come again.
    static solver::ProofTable game{lawan::MebiBytes{1}};
    static solver::ProofTable breaker{lawan::MebiBytes{1}};
    (void)solver::Checkpoint{path, Rules{lawan::BoardSize{3, 3}, 3}}.load(game, breaker);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan;
    static const bool removed_at_exit = std::atexit([] { unlink(scratch().c_str()); }) == 0;
    (void)removed_at_exit;
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    refused_or([&] {
        switch (data[0] % 5) {
            case 0:
                (void)othello::from_weight_file(text, "weights");
                break;
            case 1:
                (void)adjacency::player::read_trained_weights(file_of(text));
                break;
            case 2:
                (void)adjacency::Checkpoint{file_of(text), "fixed 4x4 50528256 3084 2"}.facts();
                break;
            case 3:
                (void)training::OthelloStore{file_of(text), "games"}.kept();
                break;
            default:
                read_proof_tables(file_of(text));
        }
    });
    return 0;
}
