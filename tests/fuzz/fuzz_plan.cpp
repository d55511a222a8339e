// Plans of tournaments, scales of marks, opening files and command lines from outside. The first
// character says which of them the rest is.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "arena/openings.hpp"
#include "core/input_error.hpp"
#include "module/catalog.hpp"
#include "protocol/command_words.hpp"
#include "tournaments/marks.hpp"
#include "tournaments/plan_json.hpp"

namespace {

void read_plan(std::string_view text) {
    const lawan::TournamentPlan plan = lawan::parse_plan(text);
    if (!(lawan::parse_plan(lawan::to_json(plan)) == plan)) __builtin_trap();
}

void read_openings(std::string_view text) {
    static const lawan::GameModule& entry = lawan::find_game("othello");
    static const lawan::AnyGame game =
        entry.make(lawan::Options{lawan::as_it_is(entry.name), entry.settings, {}});
    for (const auto& opening : lawan::parse_openings(game, text)) {
        (void)lawan::moves_of(game, opening);
    }
}

void read_marks(std::string_view text) {
    lawan::TournamentPlan two;
    two.bots = {{"random", "random"}, {"greedy", "greedy"}};
    (void)lawan::parse_marks(text, two);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    try {
        switch (data[0] % 4) {
            case 0:
                read_plan(text);
                break;
            case 1:
                read_openings(text);
                break;
            case 2:
                read_marks(text);
                break;
            default:
                (void)lawan::command_words(text);
        }
    } catch (const lawan::InputError&) {
    }
    return 0;
}
