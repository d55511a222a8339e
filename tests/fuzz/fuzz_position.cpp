// Position texts of all games: whatever comes in is refused with a message, or reads back the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/input_error.hpp"
#include "module/catalog.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    for (const lawan::GameModule& entry : lawan::catalog()) {
        try {
            const auto start = entry.set_up(text).start();
            if (entry.set_up(start.text()).start().text() != start.text()) std::abort();
            for (const auto move : start.legal_moves()) {
                if (start.parse_move(start.move_text(move)) != move) std::abort();
                static_cast<void>(start.after(move).text());
            }
            static_cast<void>(start.parse_move(text));
        } catch (const lawan::InputError&) {
        }
    }
    return 0;
}
