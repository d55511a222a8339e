// Plans of tournaments, scales of marks, opening files and command lines from outside.
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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    try {
        const lawan::TournamentPlan plan = lawan::parse_plan(text);
        if (!(lawan::parse_plan(lawan::to_json(plan)) == plan)) __builtin_trap();
    } catch (const lawan::InputError&) {
    }
    try {
        const lawan::GameModule& entry = lawan::find_game("othello");
        const lawan::AnyGame game =
            entry.make(lawan::Options{lawan::as_it_is(entry.name), entry.settings, {}});
        for (const auto& opening : lawan::parse_openings(game, text)) {
            (void)lawan::moves_of(game, opening);
        }
    } catch (const lawan::InputError&) {
    }
    try {
        lawan::TournamentPlan two;
        two.bots = {{"random", "random"}, {"greedy", "greedy"}};
        (void)lawan::parse_marks(text, two);
    } catch (const lawan::InputError&) {
    }
    try {
        (void)lawan::command_words(text);
    } catch (const lawan::InputError&) {
    }
    return 0;
}
