// Files of games and problems in the formats of others: every game that is read can be asked for,
// and what can be written is read again.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/input_error.hpp"
#include "module/catalog.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan;
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    constexpr std::size_t kLooked = 16;
    for (const GameModule& entry : catalog()) {
        for (const GameFormat& format : entry.files.formats) {
            if (format.recognises) (void)format.recognises(bytes);
            try {
                const auto games = format.read(bytes);
                for (std::size_t i = 0; i < std::min(games->size(), kLooked); ++i) {
                    (void)games->heading(i);
                    const CollectedGame game = (*games)[i];
                    if (!format.write || !game.is_playable() || game.problem) continue;
                    if (format.read(format.write(game))->empty()) __builtin_trap();
                }
            } catch (const InputError&) {
            }
        }
        if (!entry.files.problems) continue;
        try {
            for (const Problem& problem : entry.files.problems(bytes, "problems")) {
                (void)entry.set_up(problem.position).start().legal_moves();
            }
        } catch (const InputError&) {
        }
    }
    return 0;
}
