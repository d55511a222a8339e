#include "core/physical_memory.hpp"

#include <unistd.h>

#include "core/input_error.hpp"
#include "core/input_words.hpp"

namespace lawan {

std::optional<MebiBytes> physical_memory() {
#if defined(_SC_PHYS_PAGES) && !defined(__EMSCRIPTEN__)
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page_size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page_size <= 0) return std::nullopt;
    return MebiBytes{static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page_size) >>
                     20U};
#else
    return std::nullopt;
#endif
}

MebiBytes checked_memory(MebiBytes wanted) {
    const auto all = physical_memory();
    if (all && wanted.count > all->count) {
        throw InputError{words::kTooMuchMemory, {all->count, wanted.count}};
    }
    return wanted;
}

}  // namespace lawan
