// What lawan analyse found, as text and as JSON.
#pragma once

#include <cstdint>

#include "analysis/analysis.hpp"
#include "analysis/review.hpp"
#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/history.hpp"
#include "session/pasted.hpp"

namespace lawan::cli {

// The moves of a position.
void print_json(const GameModule& entry, const Analysis& analysis);
// Of many moves only the best, unless all of them are asked for.
enum class Listed : std::uint8_t { Best, All };
void print_moves(const AnyGame& game, const Analysis& analysis, Listed listed);

// A game, move by move, as far as its moves are legal.
void print_json(const session::Pasted& pasted, const Review& review, const History& history);
void print_review(const session::Pasted& pasted, const Review& review, const History& history);

}  // namespace lawan::cli
