#include "analysis/value.hpp"

#include <cmath>

#include "play/score_unit.hpp"

namespace lawan {

std::string_view to_text(ValueKind kind) {
    switch (kind) {
        case ValueKind::Proved:
            return "proved";
        case ValueKind::Expected:
            return "expected";
        case ValueKind::Estimated:
            break;
    }
    return "estimated";
}

std::string_view unit_text(const ValueUnit& unit) {
    return unit ? to_text(*unit) : "own-scale";
}

Value ValueScale::value(const Valuation& valuation) const {
    if (valuation.is_proved()) return {valuation.score, ValueKind::Proved, unit};
    if (const auto seen = decided(valuation.score)) return {*seen, ValueKind::Expected, unit};
    Value value{valuation.score, ValueKind::Estimated,
                estimates_are_scores ? ValueUnit{unit} : std::nullopt};
    if (points_of_odds) {
        value.chance = 1 / (1 + std::exp(-valuation.score.points() / *points_of_odds));
    }
    return value;
}

std::optional<Value> ValueScale::value(const std::optional<Valuation>& valuation) const {
    return valuation ? std::optional{value(*valuation)} : std::nullopt;
}

Value negated(Value value) {
    value.score = -value.score;
    if (value.chance) value.chance = 1 - *value.chance;
    return value;
}

}  // namespace lawan
