// Which m,n,k games there are.
#include "games/tictactoe/rules/rules.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {

std::string_view name_of(RowRule rule) {
    if (rule == RowRule::Renju) return "renju";
    return rule == RowRule::Exact ? "exact" : "free";
}

std::optional<RowRule> rule_named(std::string_view name) {
    for (const RowRule rule : {RowRule::Free, RowRule::Exact, RowRule::Renju}) {
        if (name == name_of(rule)) return rule;
    }
    return std::nullopt;
}

Rules checked_rules(BoardSize size, int in_a_row, RowRule rule) {
    const auto fits = [](int side) { return side >= 1 && side <= kMostPerSide; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw InputError{words::kBoardNotPlayed, {kMostPerSide, to_text(size)}};
    }
    const int most = std::max(size.columns, size.rows);
    if (in_a_row < 1 || in_a_row > most) {
        throw InputError{words::kInARowNotPossible, {to_text(size), most, in_a_row}};
    }
    if (rule != RowRule::Free && in_a_row != kExactRow) {
        throw InputError{words::kRuleNeedsFive, {name_of(rule), kExactRow, in_a_row}};
    }
    return {size, in_a_row, rule};
}

}  // namespace lawan::tictactoe
