// Lines typed at the prompt of a game: each is a command, a move, or is answered with a sentence.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/play/typed.hpp"
#include "module/catalog.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    for (const GameModule& entry : catalog()) {
        AnyPosition position =
            entry.make(Options{as_it_is(entry.name), entry.settings, {}}).start();
        // Every line is typed in the position that the lines before have led to.
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const cli::Typed typed = cli::parse_typed(text.substr(begin, end - begin));
            begin = end + 1;
            if (typed.verb != cli::Verb::Move) continue;
            const auto move = position.parse_move(typed.rest);
            if (move && position.is_legal(*move)) {
                position = position.after(*move);
            } else if (cli::why_no_move(position, typed.rest).empty()) {
                std::abort();
            }
        }
        if (cli::typed_help(position).empty()) std::abort();
    }
    return 0;
}
