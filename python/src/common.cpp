#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "words.hpp"
#include "work/threads.hpp"

namespace lawan::python {
namespace {

std::string option_text(const std::string& name, const py::handle& value) {
    if (py::isinstance<py::bool_>(value)) return value.cast<bool>() ? "true" : "false";
    if (py::isinstance<py::str>(value) || py::isinstance<py::int_>(value) ||
        py::isinstance<py::float_>(value)) {
        return py::str(value);
    }
    if (py::isinstance<py::tuple>(value) && py::len(value) == 2) {  // a size: (columns, rows)
        const auto pair = py::reinterpret_borrow<py::tuple>(value);
        return fmt::format("{}x{}", std::string{py::str(pair[0])}, std::string{py::str(pair[1])});
    }
    throw InputError{words::kOptionValue, {name}};
}

}  // namespace

AnyMove legal_move(const AnyPosition& position, const std::string& text) {
    const auto move = position.parse_move(text);
    if (move && position.is_legal(*move)) return *move;
    const std::vector<AnyMove> legal = position.legal_moves();
    const Phrase why =
        legal.empty() ? Phrase{words::kGameOver}
                      : Phrase{words::kLegalMoves,
                               {fmt::format("{}", fmt::join(move_texts(position, legal), " "))}};
    throw InputError{words::kIllegalMove, {in_quotes(text), why}};
}

void check_playable(const PyPosition& position, const GameModule& module) {
    if (position.game->module != &module) {
        throw InputError{words::kOtherGame, {position.game->module->name, module.name}};
    }
    if (position.position.is_over()) throw InputError{words::kGameOver, {}};
}

OptionTexts option_texts(const py::dict& options) {
    OptionTexts texts;
    for (const auto& [key, value] : options) {
        std::string name = py::str(key);
        for (char& c : name) c = c == '_' ? '-' : c;
        texts.emplace_back(name, option_text(name, value));
    }
    return texts;
}

std::optional<Seconds> seconds_from(std::optional<double> seconds) {
    constexpr double kLongest = 1e9;
    if (!seconds) return std::nullopt;
    if (!(*seconds > 0)) throw InputError{words::kAboveZero, {"seconds"}};
    return Seconds{std::min(*seconds, kLongest)};
}

Limits limits_from(std::optional<double> seconds, std::optional<int> depth,
                   std::optional<std::uint64_t> nodes) {
    if (depth && *depth < 1) throw InputError{words::kAboveZero, {"depth"}};
    if (nodes && *nodes < 1) throw InputError{words::kAboveZero, {"nodes"}};
    return {depth, nodes, seconds_from(seconds)};
}

int threads_from(int threads) {
    constexpr int kMost = 1024;
    if (threads < 0 || threads > kMost) throw InputError{words::kFromTo, {"threads", 0, kMost}};
    return threads == 0 ? available_workers() : threads;
}

Language language_from(const std::string& name) {
    if (name == "en") return Language::English;
    if (name == "id") return Language::Indonesian;
    throw InputError{words::kLanguage, {in_quotes(name)}};
}

std::vector<std::string> line_texts(AnyPosition at, const std::vector<AnyMove>& line) {
    std::vector<std::string> moves;
    for (const AnyMove move : line) {
        if (!at.is_legal(move)) break;
        moves.push_back(at.move_text(move));
        at = at.after(move);
    }
    return moves;
}

std::vector<std::string> move_texts(const AnyPosition& position,
                                    const std::vector<AnyMove>& moves) {
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const AnyMove move : moves) texts.push_back(position.move_text(move));
    return texts;
}

py::object from_json(const std::string& json) {
    return py::module_::import("json").attr("loads")(json);
}

}  // namespace lawan::python
