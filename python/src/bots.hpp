// A bot of the catalog as Python holds it.
#pragma once

#include <memory>
#include <mutex>

#include "bindings.hpp"
#include "core/budget.hpp"
#include "core/spec.hpp"
#include "play/bot.hpp"

namespace lawan::python {

// One bot thinks about one position at a time; two bots in two threads do not wait for each other.
struct PyBot {
    GamePointer game;
    Spec spec;
    StopSignal stop = {};
    std::mutex thinking = {};
    std::unique_ptr<Bot> bot = {};  // while `thinking` is held
    GamePointer made_for = {};      // the same: the game with settings that `bot` plays
};

}  // namespace lawan::python
