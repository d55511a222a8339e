// What long computations keep: weights of trainings and checkpoints of solvers. A file that is cut
// or changed is refused with a message.
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan;
    static const bool removed_at_exit = std::atexit([] { unlink(scratch().c_str()); }) == 0;
    (void)removed_at_exit;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    refused_or([&] { (void)othello::from_weight_file(text, "weights"); });
    refused_or([&] { (void)adjacency::player::read_trained_weights(file_of(text)); });
    refused_or([&] { (void)adjacency::Checkpoint{file_of(text), "fixed 6x6 1 1 1"}.facts(); });
    refused_or([&] { (void)training::OthelloStore{file_of(text), "games"}.kept(); });
    refused_or([&] {
        // Made once: emptying a MiB takes longer than reading a small file.
        static tictactoe::solver::ProofTable game{MebiBytes{1}};
        static tictactoe::solver::ProofTable breaker{MebiBytes{1}};
        const tictactoe::solver::Checkpoint checkpoint{file_of(text),
                                                       tictactoe::Rules{BoardSize{3, 3}, 3}};
        (void)checkpoint.load(game, breaker);
    });
    return 0;
}
