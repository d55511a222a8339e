// Lines typed at the prompt of a game: each is a command, a move, or is answered with a sentence.
// The first character says in which game.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/typed.hpp"
#include "module/catalog.hpp"

namespace {

using namespace lawan;

const std::vector<AnyPosition>& starts() {
    static const std::vector<AnyPosition> all = [] {
        std::vector<AnyPosition> made;
        for (const GameModule& entry : catalog()) {
            made.push_back(entry.make(Options{as_it_is(entry.name), entry.settings, {}}).start());
        }
        return made;
    }();
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int kMostLines = 8;
    if (size == 0) return 0;
    std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    AnyPosition position = starts()[data[0] % starts().size()];
    // Every line is typed in the position that the lines before have led to.
    for (int i = 0; i < kMostLines && !text.empty(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const cli::Typed typed = cli::parse_typed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (typed.verb == cli::Verb::Help && cli::typed_help(position).empty()) std::abort();
        if (typed.verb != cli::Verb::Move) continue;
        const auto move = position.parse_move(typed.rest);
        if (move && position.is_legal(*move)) {
            position = position.after(*move);
        } else if (cli::why_no_move(position, typed.rest).empty()) {
            std::abort();
        }
    }
    return 0;
}
