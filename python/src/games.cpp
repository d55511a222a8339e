// Games with their settings.
#include <fmt/format.h>

#include "bindings.hpp"
#include "core/input_words.hpp"
#include "module/levels.hpp"
#include "play/score_unit.hpp"

namespace lawan::python {
namespace {

GamePointer make_game(const std::string& name, const py::kwargs& settings) {
    const GameModule& module = find_game(name);
    OptionTexts texts = option_texts(settings);
    AnyGame game =
        module.make(Options{{lawan::words::kGameNamed, {module.name}}, module.settings, texts});
    return std::make_shared<PyGame>(PyGame{&module, std::move(game), std::move(texts)});
}

PyPosition parsed(const PyGame& game, const std::string& text) {
    AnyGame from_there = game.module->set_up(text);
    const AnyPosition start = from_there.start();
    return {std::make_shared<PyGame>(PyGame{game.module, std::move(from_there), {}}), start};
}

py::dict settings_of(const PyGame& game) {
    py::dict settings;
    for (const auto& [name, value] : game.settings) settings[py::str(name)] = value;
    return settings;
}

std::vector<std::string> bots_of(const PyGame& game) {
    std::vector<std::string> names;
    for (const BotEntry& bot : game.module->bots) names.push_back(bot.name);
    return names;
}

std::vector<std::string> levels_of_game(const PyGame& game) {
    std::vector<std::string> specs;
    for (const Level& level : levels_of(*game.module)) specs.push_back(level.bot);
    return specs;
}

std::string shown_game(const PyGame& game) {
    std::string text = "lawan.game('" + game.module->name + "'";
    for (auto [name, value] : game.settings) {
        for (char& c : name) c = c == '-' ? '_' : c;
        text += fmt::format(", {}='{}'", name, value);
    }
    return text + ")";
}

}  // namespace

void bind_games(py::module_& module) {
    py::class_<PyGame, GamePointer>(module, "Game", "A game with its settings: lawan.game().")
        .def_property_readonly(
            "name", [](const PyGame& g) { return g.module->name; }, "Its name for programs.")
        .def_property_readonly(
            "title", [](const PyGame& g) { return g.module->title.english(); },
            "Its name for people, in English.")
        .def_property_readonly("settings", settings_of, "The settings that were given, as texts.")
        .def_property_readonly(
            "score_unit", [](const PyGame& g) { return std::string{to_text(g.game.score_unit())}; },
            "What a final score counts: 'marks', 'discs' or 'outcome' (1 a win, 0 a draw).")
        .def_property_readonly(
            "score_range",
            [](const PyGame& g) {
                const ScoreRange range = g.game.score_range();
                return py::make_tuple(range.least.points(), range.greatest.points());
            },
            "The least and the greatest final score.")
        .def_property_readonly(
            "longest_game", [](const PyGame& g) { return g.game.longest_game(); },
            "How many plies a game has at most.")
        .def_property_readonly("bots", bots_of, "The names of the bots that play it.")
        .def_property_readonly("levels", levels_of_game,
                               "Ten specs of growing strength, for people to play against.")
        .def(
            "start",
            [](const GamePointer& g) {
                return PyPosition{g, g->game.start()};
            },
            "The position that the game starts from.")
        .def("parse", parsed, py::arg("text"),
             "The position that a line of text describes. Its .game starts there.")
        .def("__reduce__",
             [](const GamePointer& g) {
                 const py::object start = py::cast(PyPosition{g, g->game.start()});
                 return py::make_tuple(py::module_::import("builtins").attr("getattr"),
                                       py::make_tuple(start, "game"));
             })
        .def("__repr__", shown_game);
    module.def("game", make_game, py::arg("name"),
               "A game by its name, with its settings: game('adjacency', rounds=8).");
    module.def(
        "games",
        [] {
            std::vector<std::string> names;
            for (const GameModule& each : catalog()) names.push_back(each.name);
            return names;
        },
        "The names of all games.");
}

}  // namespace lawan::python
