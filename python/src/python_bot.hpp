// A function of Python's as a bot: choose(position, clock) returns a move.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "bindings.hpp"
#include "play/bot.hpp"
#include "play/match.hpp"

namespace lawan::python {

// An object of Python's that threads without Python's lock may hand on and let go.
using SharedObject = std::shared_ptr<const py::object>;
[[nodiscard]] SharedObject shared(py::object object);

// What the function raises is a crash with its traceback in the record.
[[nodiscard]] std::unique_ptr<Bot> make_python_bot(GamePointer game, SharedObject choose);

// Who plays: a spec, a Bot or a function. Throws InputError for anything else, and for a bot that
// cannot play the game.
[[nodiscard]] Entrant entrant_of(const GamePointer& game, const py::object& player);

}  // namespace lawan::python
