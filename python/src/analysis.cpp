// What every move of a position is worth.
#include "analysis/analysis.hpp"

#include <algorithm>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "interrupt.hpp"
#include "module/levels.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

py::dict value_fields(const std::optional<Value>& value) {
    py::dict fields;
    fields["score"] = py::none();
    fields["unit"] = py::none();
    if (value) {
        fields["score"] = value->score.points();
        fields["unit"] = std::string{unit_text(value->unit)};
    }
    fields["proved"] = value && value->is_proved();
    return fields;
}

py::list moves_of(const Analysis& analysis, Language language) {
    py::list moves;
    for (const AnalysedMove& each : analysis.moves()) {
        py::dict move;
        move["move"] = analysis.position().move_text(each.move);
        move.attr("update")(value_fields(each.value));
        move["depth"] = each.depth;
        move["line"] = line_texts(analysis.position(), each.line);
        std::vector<std::string> reasons;
        for (const Reason& reason : each.reasons) reasons.push_back(reason.in(language));
        move["reasons"] = reasons;
        moves.append(move);
    }
    return moves;
}

py::dict to_dict(const Analysis& analysis, Language language) {
    py::dict result;
    result["position"] = analysis.position().text();
    result["moves"] = moves_of(analysis, language);
    const auto moves = analysis.moves();
    result["best"] = analysis.position().move_text(moves.front().move);
    result["line"] = line_texts(analysis.position(), moves.front().line);
    result.attr("update")(value_fields(analysis.value()));
    result["depth"] = analysis.depth();
    result["nodes"] = analysis.nodes();
    result["seconds"] = analysis.time().count();
    return result;
}

py::dict analyse(const PyPosition& position, std::optional<double> seconds,
                 std::optional<int> depth, const std::optional<std::string>& bot,
                 const std::string& language) {
    constexpr Seconds kSlice{0.2};
    constexpr Seconds kUsual{5};
    const Language in = language_from(language);
    const GameModule& module = *position.game->module;
    check_playable(position, module);
    const Limits limits = limits_from(seconds, depth, {});
    AnalysisOptions options{bot ? parse_spec(*bot) : analyst_of(module), limits.depth, limits.time};
    if (!options.depth && !options.time) options.time = kUsual;
    options.proofs = Analyst{module, options.bot}.proof_memory();
    StopSignal stop;
    const auto analysis = interruptible(stop, [&] {
        auto made = std::make_unique<Analysis>(module, position.game->game, position.position,
                                               std::vector<AnyMove>{}, options);
        while (made->go_on(kSlice, &stop)) {
        }
        return made;
    });
    const auto moves = analysis->moves();
    const auto unvalued = [](const AnalysedMove& move) { return !move.value; };
    if (std::all_of(moves.begin(), moves.end(), unvalued)) {
        throw InputError{words::kGivesNoValues, {to_text(options.bot)}};
    }
    return to_dict(*analysis, in);
}

}  // namespace

void bind_analysis(py::module_& module) {
    module.def("analyse", analyse, py::arg("position"), py::kw_only(),
               py::arg("seconds") = py::none(), py::arg("depth") = py::none(),
               py::arg("bot") = py::none(), py::arg("language") = "en",
               "What every move of a position is worth, the best first, in 5 seconds unless told\n"
               "otherwise. The game's own engine judges, or the bot of a spec.");
}

}  // namespace lawan::python
