// A game's own way to count what a bot makes of everything that an opponent can do.
#pragma once

#include <functional>
#include <optional>

#include "core/words.hpp"
#include "play/audit.hpp"

namespace lawan {

// What is left empty, audit_games() does.
struct LineAudit {
    // Whether it counts from this start, such as on a board that is small enough.
    std::function<bool(const AnyPosition& start)> counts_from = {};
    // As audit_games().
    std::function<std::optional<Audit>(const AnyPosition& start, const AnyMoveRule& rule,
                                       const Auditing& auditing, Budget& budget)>
        count = {};
    // What it calls a line, for the help text of the command that counts them.
    std::optional<Phrase> what_a_line_is = {};
};

}  // namespace lawan
