// What lawan analyse found, as text and as JSON.
#pragma once

#include "catalog/catalog.hpp"
#include "core/spec.hpp"
#include "play/any_game.hpp"
#include "play/history.hpp"
#include "session/analysis.hpp"
#include "session/pasted.hpp"
#include "session/review.hpp"

namespace lawan::cli {

// The moves of a position.
void print_json(const GameEntry& entry, const AnyGame& game, const session::Analysis& analysis);
void print_moves(const AnyGame& game, const session::Analysis& analysis);

// A game, move by move, as far as its moves are legal.
void print_json(const session::Pasted& pasted, const Spec& bot, const session::Review& review,
                const History& history);
void print_review(const session::Pasted& pasted, const Spec& bot, const session::Review& review,
                  const History& history);

}  // namespace lawan::cli
