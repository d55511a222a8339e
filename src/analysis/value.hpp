// What a position or a move is worth, together with what its points count.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/game.hpp"
#include "core/score.hpp"
#include "core/thought.hpp"

namespace lawan {

// Proved: the final score of best play. Expected: a final score that a search saw, while other
// lines were open. Estimated: a bot's word.
enum class ValueKind : std::uint8_t { Proved, Expected, Estimated };

[[nodiscard]] std::string_view to_text(ValueKind kind);  // "proved", "expected", "estimated"

// What the points of a value count; none: they are on the bot's own scale, and compare with nothing
// but each other.
using ValueUnit = std::optional<ScoreUnit>;

[[nodiscard]] std::string_view unit_text(const ValueUnit& unit);  // "discs", …, "own-scale"

struct Value {
    Score score;  // for the side to move
    ValueKind kind = ValueKind::Estimated;
    ValueUnit unit = {};
    // Of the side to move to win, from 0 to 1, where the bot's estimates can be read so.
    std::optional<double> chance = {};

    [[nodiscard]] bool is_proved() const { return kind == ValueKind::Proved; }
    // Whether the score is a final one: then it tells who wins.
    [[nodiscard]] bool is_final() const { return kind != ValueKind::Estimated; }

    friend bool operator==(const Value&, const Value&) = default;
};

// What a value is to the other side.
[[nodiscard]] Value negated(Value value);

// How the valuations of one bot in one game are read.
struct ValueScale {
    ScoreUnit unit;  // of the game's scores
    bool estimates_are_scores =
        false;  // whether the bot's estimates are final scores as it expects them
    // How much more an estimate is where the odds of a win are e times as high.
    std::optional<double> points_of_odds = {};

    [[nodiscard]] Value value(const Valuation& valuation) const;
    [[nodiscard]] std::optional<Value> value(const std::optional<Valuation>& valuation) const;
};

}  // namespace lawan
