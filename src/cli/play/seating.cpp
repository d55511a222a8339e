#include "cli/play/seating.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "cli/results.hpp"
#include "core/input_error.hpp"
#include "protocol/programs.hpp"

namespace lawan::cli {
namespace {

// What tells two players of the same name apart.
std::string side_suffix(const std::string& side) {
    return fmt::format(" ({})", side);
}

// A game may have been saved in another language: there, a side is called otherwise.
constexpr std::array kLanguages{Language::English, Language::Indonesian};

std::string without_side(const Phrase& side, std::string name) {
    for (const Language language : kLanguages) {
        const std::string suffix = side_suffix(side.in(language));
        if (name.size() > suffix.size() &&
            name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0) {
            name.resize(name.size() - suffix.size());
        }
    }
    return name;
}

bool is_name_of(const Phrase& side, const std::string& name) {
    return std::any_of(kLanguages.begin(), kLanguages.end(),
                       [&](Language language) { return name == side.in(language); });
}

}  // namespace

PerSide<Seat> seats_of(const AnyGame& game, const PerSide<PlayerChoice>& players) {
    const bool two_people = players.x.human() && players.o.human();
    PerSide<Seat> seats;
    for (const Side side : {Side::X, Side::O}) {
        const PlayerChoice& player = players[side];
        seats[side].kind = player.human() ? PlayerKind::Human : PlayerKind::Bot;
        seats[side].bot = player.bot;
        seats[side].name = player.name  ? *player.name
                           : player.bot ? to_text(*player.bot)
                           : two_people ? side_name(game, side)
                                        : you();
    }
    if (seats.x.name == seats.o.name) {
        for (const Side side : {Side::X, Side::O})
            seats[side].name += side_suffix(side_name(game, side));
    }
    return seats;
}

SavedPlayer choice_from_name(const GameModule& entry, const AnyGame& game, Side side,
                             const std::string& saved) {
    const std::string name = without_side(entry.sides[side], saved);
    SavedPlayer player;
    try {
        Spec spec = parse_spec(name);
        player.was_program = is_program(spec) && !spec.options.empty();
        static_cast<void>(make_bot(entry, game, spec));  // which does not know programs
        player.choice.bot = std::move(spec);
        player.was_program = false;
    } catch (const InputError&) {
        if (player.was_program) return player;
        if (!is_you(name) && !is_name_of(entry.sides[side], name)) player.choice.name = name;
    }
    return player;
}

}  // namespace lawan::cli
