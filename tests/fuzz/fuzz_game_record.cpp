// Saved games: whatever comes in is refused with a message, or is written so that it reads back the
// same; and what was read can be replayed or is refused.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/input_error.hpp"
#include "formats/game_record_json.hpp"
#include "module/catalog.hpp"
#include "play/history.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    try {
        const lawan::GameRecord record = lawan::parse_game_record(text);
        const std::string written = lawan::to_json(record);
        if (lawan::to_json(lawan::parse_game_record(written)) != written) std::abort();
        const lawan::GameModule& entry = lawan::find_game(record.game);
        const auto history = lawan::replay(entry.set_up(record.start), record);
        if (history.moves().size() != record.moves.size()) std::abort();
    } catch (const lawan::InputError&) {
    }
    return 0;
}
