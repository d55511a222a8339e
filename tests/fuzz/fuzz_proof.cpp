// Proof files: whatever they say, the checker ends with a verdict or a message.
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "core/input_error.hpp"
#include "module/proof_kinds.hpp"
#include "proofs/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream file{std::string{reinterpret_cast<const char*>(data), size}};
    lawan::proofs::Means means;
    means.memory = lawan::MebiBytes{1};
    means.samples = 10;
    try {
        (void)lawan::proofs::verify(file, lawan::proof_kinds_of, means).holds();
    } catch (const lawan::InputError&) {
    } catch (const lawan::proofs::OutOfMeans&) {
    }
    return 0;
}
