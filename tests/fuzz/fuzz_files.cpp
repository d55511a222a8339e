// Files of games and problems in the formats of others: every game that is read can be asked for,
// and what can be written is read again. The first character says which reader reads the rest.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/input_error.hpp"
#include "module/catalog.hpp"

namespace {

using namespace lawan;

void read_games(const GameFormat& format, std::string_view bytes) {
    constexpr std::size_t kLooked = 4;
    if (format.recognises) (void)format.recognises(bytes);
    const auto games = format.read(bytes);
    for (std::size_t i = 0; i < std::min(games->size(), kLooked); ++i) {
        (void)games->heading(i);
        const CollectedGame game = (*games)[i];
        if (!format.write || !game.is_playable() || game.problem) continue;
        try {
            if (format.read(format.write(game))->empty()) __builtin_trap();
        } catch (const InputError&) {
            __builtin_trap();  // what we write ourselves can be read
        }
    }
}

void read_problems(const GameModule& entry, std::string_view bytes) {
    for (const Problem& problem : entry.files.problems(bytes, "problems")) {
        (void)entry.set_up(problem.position).start().legal_moves();
    }
}

using Reader = std::function<void(std::string_view)>;

const std::vector<Reader>& readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> found;
        for (const GameModule& entry : catalog()) {
            for (const GameFormat& format : entry.files.formats) {
                found.emplace_back([&](std::string_view bytes) { read_games(format, bytes); });
            }
            if (entry.files.problems) {
                found.emplace_back([&](std::string_view bytes) { read_problems(entry, bytes); });
            }
        }
        return found;
    }();
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    try {
        readers()[data[0] % readers().size()]({reinterpret_cast<const char*>(data) + 1, size - 1});
    } catch (const InputError&) {
    }
    return 0;
}
