// Specs of bots: what is read is written so that it reads back the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/input_error.hpp"
#include "core/spec.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    try {
        const lawan::Spec spec = lawan::parse_spec(text);
        if (!(lawan::parse_spec(lawan::to_text(spec)) == spec)) std::abort();
    } catch (const lawan::InputError&) {
    }
    return 0;
}
