// What the parts of the extension share.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/words.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"

namespace lawan::python {

namespace py = pybind11;

// A game with its settings chosen.
struct PyGame {
    const GameModule* module;
    AnyGame game;
    OptionTexts settings;
};

using GamePointer = std::shared_ptr<PyGame>;

// A position knows its game, so that a bot of another game can be refused.
struct PyPosition {
    GamePointer game;
    AnyPosition position;
};

// Throws InputError where the text names no legal move of the position.
[[nodiscard]] AnyMove legal_move(const AnyPosition& position, const std::string& text);

// Throws InputError where the position is of another game, or the game is over.
void check_playable(const PyPosition& position, const GameModule& module);

// Python's dictionaries and values as texts of options: {"rounds": 8, "full": True}.
[[nodiscard]] OptionTexts option_texts(const py::dict& options);

// What limits a search. Throws InputError for what is not above 0.
[[nodiscard]] Limits limits_from(std::optional<double> seconds, std::optional<int> depth,
                                 std::optional<std::uint64_t> nodes);
[[nodiscard]] std::optional<Seconds> seconds_from(std::optional<double> seconds);
[[nodiscard]] int threads_from(int threads);                    // 0: one for each core
[[nodiscard]] Language language_from(const std::string& name);  // "en" or "id"

// Moves of a line, each written by the position it is made in; several moves of one position.
[[nodiscard]] std::vector<std::string> line_texts(AnyPosition at, const std::vector<AnyMove>& line);
[[nodiscard]] std::vector<std::string> move_texts(const AnyPosition& position,
                                                  const std::vector<AnyMove>& moves);

// Text in JSON as Python's dictionaries and lists.
[[nodiscard]] py::object from_json(const std::string& json);

void bind_errors(py::module_& module);
void bind_games(py::module_& module);
void bind_positions(py::module_& module);
void bind_bots(py::module_& module);
void bind_matches(py::module_& module);
void bind_tournaments(py::module_& module);
void bind_analysis(py::module_& module);
void bind_solvers(py::module_& module);
void bind_experiments(py::module_& module);
void bind_collections(py::module_& module);
void bind_batches(py::module_& module);

}  // namespace lawan::python
