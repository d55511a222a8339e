// Bots of the catalog, and what they think.
#include "bots.hpp"

#include <fmt/format.h>

#include "analysis/analyst.hpp"
#include "interrupt.hpp"
#include "module/explain.hpp"

namespace lawan::python {
namespace {

struct PyThought {
    PyPosition position;
    Spec bot;
    Thought<AnyMove> thought;

    [[nodiscard]] std::optional<Value> value() const {
        return Analyst{*position.game->module, bot}
            .scale(position.position)
            .value(thought.valuation);
    }
};

std::shared_ptr<PyBot> make(const std::string& spec, const GamePointer& game) {
    auto bot = std::make_shared<PyBot>();
    bot->game = game;
    bot->spec = parse_spec(spec);
    bot->bot = make_bot(*game->module, game->game, bot->spec);
    bot->made_for = game;
    return bot;
}

// A bot is made for one game with its settings; a position may be of the same game with others.
Bot& bot_for(PyBot& bot, const GamePointer& game) {
    if (bot.made_for != game) {
        bot.bot = make_bot(*game->module, game->game, bot.spec);
        bot.made_for = game;
    }
    return *bot.bot;
}

PyThought think(PyBot& bot, const PyPosition& position, std::optional<double> seconds,
                std::optional<int> depth, std::optional<std::uint64_t> nodes, std::uint64_t seed) {
    check_playable(position, *bot.game->module);
    const Limits limits = limits_from(seconds, depth, nodes);
    const std::vector<AnyMove> played;
    Thought<AnyMove> thought = interruptible(bot.stop, [&] {
        const std::lock_guard lock{bot.thinking};
        bot.stop.clear();
        Bot& thinker = bot_for(bot, position.game);
        const Side side = position.position.side_to_move();
        thinker.new_game({position.position, side, 0, Seed{seed}});
        return thinker.think({position.position, played, limits, &bot.stop});
    });
    return {position, bot.spec, std::move(thought)};
}

std::vector<std::string> reasons_of(const PyThought& t, const std::string& language) {
    const Language in = language_from(language);
    std::vector<std::string> sentences;
    for (const Reason& reason : reasons_for_thought(t.position.position, t.thought)) {
        sentences.push_back(reason.in(in));
    }
    return sentences;
}

std::string shown_thought(const PyThought& t) {
    std::string text = "<lawan.Thought " + t.position.position.move_text(t.thought.best);
    if (const auto value = t.value()) {
        text += fmt::format(" score={:+} {}{}", value->score.points(), unit_text(value->unit),
                            value->is_proved() ? " proved" : "");
    }
    return text + fmt::format(" depth={} nodes={}>", t.thought.depth, t.thought.nodes);
}

void bind_thought(py::module_& module) {
    py::class_<PyThought>(module, "Thought", "What a bot thinks of a position.")
        .def_property_readonly(
            "move",
            [](const PyThought& t) { return t.position.position.move_text(t.thought.best); },
            "The move that it plays.")
        .def_property_readonly(
            "score",
            [](const PyThought& t) -> std::optional<int> {
                if (!t.thought.valuation) return std::nullopt;
                return t.thought.valuation->score.points();
            },
            "For the side to move; None for a bot that does not judge.")
        .def_property_readonly(
            "unit",
            [](const PyThought& t) -> std::optional<std::string> {
                const auto value = t.value();
                if (!value) return std::nullopt;
                return std::string{unit_text(value->unit)};
            },
            "What the score counts: 'marks', 'discs', 'outcome' or 'own-scale'.")
        .def_property_readonly(
            "proved",
            [](const PyThought& t) {
                return t.thought.valuation && t.thought.valuation->is_proved();
            },
            "Whether the score is the final score of best play.")
        .def_property_readonly(
            "depth", [](const PyThought& t) { return t.thought.depth; }, "Plies looked ahead.")
        .def_property_readonly(
            "nodes", [](const PyThought& t) { return t.thought.nodes; }, "Positions visited.")
        .def_property_readonly(
            "seconds", [](const PyThought& t) { return t.thought.time.count(); }, "Time taken.")
        .def_property_readonly(
            "line",
            [](const PyThought& t) { return line_texts(t.position.position, t.thought.line); },
            "The moves that the bot expects, its own first.")
        .def_property_readonly(
            "position", [](const PyThought& t) { return t.position; }, "What it thought about.")
        .def("reasons", reasons_of, py::arg("language") = "en",
             "Why, in English ('en') or Indonesian ('id').")
        .def("__repr__", shown_thought);
}

}  // namespace

void bind_bots(py::module_& module) {
    bind_thought(module);
    py::class_<PyBot, std::shared_ptr<PyBot>>(module, "Bot", "A bot of the catalog: lawan.bot().")
        .def_property_readonly(
            "spec", [](const PyBot& b) { return to_text(b.spec); }, "Its name and options.")
        .def_property_readonly(
            "game", [](const PyBot& b) { return b.game; }, "The game that it plays.")
        .def("think", think, py::arg("position"), py::kw_only(), py::arg("seconds") = py::none(),
             py::arg("depth") = py::none(), py::arg("nodes") = py::none(), py::arg("seed") = 1,
             "Thinks about a position and returns a Thought. Without limits the bot's own hold.")
        .def(
            "stop", [](PyBot& b) { b.stop.raise(); },
            "From another thread: the bot answers at once with the best it has.")
        .def("__repr__", [](const PyBot& b) {
            return "<lawan.Bot " + to_text(b.spec) + " for " + b.game->module->name + ">";
        });
    module.def("bot", make, py::arg("spec"), py::arg("game"),
               "A bot by its spec: bot('alphabeta(depth=6)', game).");
}

}  // namespace lawan::python
