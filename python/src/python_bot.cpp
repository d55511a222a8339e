#include "python_bot.hpp"

#include <utility>

#include "bots.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "interrupt.hpp"
#include "play/bot_failure.hpp"
#include "protocol/programs.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

// What the function is told of its time.
py::object clock_of(const Turn& turn) {
    py::dict clock;
    clock["seconds"] =
        turn.limits.time ? py::object{py::cast(turn.limits.time->count())} : py::object{py::none()};
    clock["depth"] = py::cast(turn.limits.depth);
    clock["nodes"] = py::cast(turn.limits.nodes);
    return py::module_::import("types").attr("SimpleNamespace")(**clock);
}

// The traceback as Python prints it, without the frames of the engine.
std::string traceback_of(const py::error_already_set& error) {
    const py::object format = py::module_::import("traceback").attr("format_exception");
    const py::object lines = format(error.type(), error.value(), error.trace());
    return py::str("").attr("join")(lines).cast<std::string>();
}

class PythonBot final : public Bot {
  public:
    PythonBot(GamePointer game, SharedObject choose)
        : game_{std::move(game)}, choose_{std::move(choose)} {}

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const py::gil_scoped_acquire held;
        const std::string text = answer_to(turn);
        const auto move = turn.position.parse_move(text);
        if (!move || !turn.position.is_legal(*move)) {
            throw BotFailure{EndReason::IllegalMove, {words::kReturned, {in_quotes(text)}}};
        }
        Thought<AnyMove> thought;
        thought.best = *move;
        thought.line = {*move};
        return thought;
    }

  private:
    [[nodiscard]] std::string answer_to(const Turn& turn) const {
        try {
            const RunsPython runs;
            const py::object move = (*choose_)(PyPosition{game_, turn.position}, clock_of(turn));
            return py::str(move);
        } catch (const py::error_already_set& error) {
            throw BotFailure{EndReason::Crashed, {words::kRaised, {traceback_of(error)}}};
        }
    }

    GamePointer game_;
    SharedObject choose_;
};

}  // namespace

SharedObject shared(py::object object) {
    return {new py::object{std::move(object)}, [](const py::object* held) {
                const py::gil_scoped_acquire lock;
                delete held;
            }};
}

std::unique_ptr<Bot> make_python_bot(GamePointer game, SharedObject choose) {
    return std::make_unique<PythonBot>(std::move(game), std::move(choose));
}

Entrant entrant_of(const GamePointer& game, const py::object& player) {
    Spec spec;
    if (py::isinstance<py::str>(player)) {
        spec = parse_spec(player.cast<std::string>());
    } else if (py::isinstance<PyBot>(player)) {
        const auto& bot = player.cast<const PyBot&>();
        if (bot.game->module != game->module) {
            throw InputError{words::kOtherGame, {game->module->name, bot.game->module->name}};
        }
        spec = bot.spec;
    } else if (PyCallable_Check(player.ptr()) != 0) {
        const std::string name = py::str(py::getattr(player, "__name__", py::str("python")));
        return {name, [game, choose = shared(player)] { return make_python_bot(game, choose); }};
    } else {
        throw InputError{words::kNoBot, {}};
    }
    (void)make_bot_or_program(*game->module, game->game, spec);  // wrong specs are named at once
    return {to_text(spec),
            [game, spec] { return make_bot_or_program(*game->module, game->game, spec); }};
}

}  // namespace lawan::python
