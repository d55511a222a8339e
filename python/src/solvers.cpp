// Exact values: solve, verify, perft.
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/physical_memory.hpp"
#include "core/text.hpp"
#include "interrupt.hpp"
#include "module/proof_kinds.hpp"
#include "play/score_unit.hpp"
#include "proofs/verify.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

std::uint64_t checked_mib(std::int64_t memory) {
    constexpr std::int64_t kMost = 1 << 20;
    if (memory < 1 || memory > kMost) throw InputError{words::kFromTo, {"memory", 1, kMost}};
    return checked_memory({static_cast<std::uint64_t>(memory)}).count;
}

// A position without a move needs no solver.
SolveAnswer answer_to(const GameModule& module, const SolveRequest& request) {
    if (request.position.is_over()) {
        const Score score = request.position.final_score();
        return {{score, score}};
    }
    if (!module.solve) throw InputError{words::kNoSolver, {module.name}};
    return module.solve(request);
}

py::dict to_dict(const AnyPosition& position, const SolveAnswer& answer, Language language) {
    py::dict result;
    const bool settled = answer.bounds.settled();
    result["position"] = position.text();
    result["value"] =
        settled ? py::object{py::cast(answer.bounds.lower.points())} : py::object{py::none()};
    result["lower"] = answer.bounds.lower.points();
    result["upper"] = answer.bounds.upper.points();
    result["unit"] = std::string{to_text(position.score_unit())};
    result["proved"] = settled;
    result["best"] = move_texts(position, answer.best);
    result["line"] = line_texts(position, answer.line);
    result["distance"] = py::cast(answer.distance);
    std::vector<std::string> notes;
    for (const auto& list : {answer.notes, answer.remarks}) {
        for (const Reason& note : list) notes.push_back(note.in(language));
    }
    result["notes"] = notes;
    result["nodes"] = answer.nodes;
    result["seconds"] = answer.time.count();
    result["cpu_seconds"] = answer.cpu_time.count();
    return result;
}

py::dict solve(const PyPosition& position, std::optional<double> seconds, int threads,
               std::int64_t memory, std::optional<int> at_least, std::optional<int> at_most,
               const std::optional<std::string>& proof, const std::string& language) {
    const Language in = language_from(language);
    SolveRequest request{position.position, {}, {}};
    request.time = seconds_from(seconds);
    request.threads = threads_from(threads);
    request.memory_mib = checked_mib(memory);
    if (at_least) request.at_least = Score{*at_least};
    if (at_most) request.at_most = Score{*at_most};
    request.proof = proof;
    StopSignal stop;
    request.stop = &stop;
    const SolveAnswer answer =
        interruptible(stop, [&] { return answer_to(*position.game->module, request); });
    return to_dict(position.position, answer, in);
}

py::dict to_dict(const proofs::Report& report, Language language) {
    py::dict result;
    result["game"] = report.game;
    result["position"] = report.position;
    // Samples that hold prove nothing.
    result["holds"] = report.holds() && report.in_part() ? py::object{py::none()}
                                                         : py::object{py::cast(report.holds())};
    result["in_part"] = report.in_part();
    const auto points = [](const std::optional<Score>& score) -> py::object {
        return score ? py::object{py::cast(score->points())} : py::object{py::none()};
    };
    result["lower"] = points(report.lower());
    result["upper"] = points(report.upper());
    py::list claims;
    for (const proofs::CheckedClaim& each : report.claims) {
        py::dict claim;
        claim["claim"] = each.claim.text();
        claim["by"] = each.kind;
        claim["holds"] = each.verdict.holds;
        claim["in_part"] = each.verdict.in_part;
        claim["detail"] = each.verdict.detail.in(language);
        claim["positions"] = each.verdict.positions;
        claims.append(claim);
    }
    result["claims"] = claims;
    return result;
}

py::dict verify(const std::string& path, int threads, std::int64_t memory, bool whole,
                std::uint64_t seed, const std::string& language) {
    const Language in = language_from(language);
    std::ifstream file{path, std::ios::binary};
    if (!file) throw unreadable(path, errno);
    if (std::filesystem::is_directory(path)) throw unreadable(path, EISDIR);  // which opens
    StopSignal stop;
    proofs::Means means;
    means.threads = threads_from(threads);
    means.memory = {checked_mib(memory)};
    means.whole = whole;
    means.seed = Seed{seed};
    means.stopped = [&] { return stop.raised(); };
    const proofs::Report report =
        interruptible(stop, [&] { return proofs::verify(file, proof_kinds_of, means); });
    return to_dict(report, in);
}

std::uint64_t perft(const PyPosition& position, int depth) {
    constexpr int kMostDepth = 60;
    if (depth < 0 || depth > kMostDepth) throw InputError{words::kFromTo, {"depth", 0, kMostDepth}};
    // Nothing can stop a count but its end, so deep ones are counted move by move.
    StopSignal stop;
    return interruptible(stop, [&] {
        constexpr int kQuick = 7;
        std::uint64_t leaves = 0;
        const std::function<void(const AnyPosition&, int)> count = [&](const AnyPosition& at,
                                                                       int plies) {
            if (plies <= kQuick || at.is_over()) {
                leaves += at.perft(plies, LastPly::InBulk).leaves;
                return;
            }
            for (const AnyMove move : at.legal_moves()) {
                if (stop.raised()) return;
                count(at.after(move), plies - 1);
            }
        };
        count(position.position, depth);
        return leaves;
    });
}

}  // namespace

void bind_solvers(py::module_& module) {
    module.def(
        "solve", solve, py::arg("position"), py::kw_only(), py::arg("seconds") = py::none(),
        py::arg("threads") = 1, py::arg("memory") = 256, py::arg("at_least") = py::none(),
        py::arg("at_most") = py::none(), py::arg("proof") = py::none(), py::arg("language") = "en",
        "The exact value of a position for the side to move, with all best moves. Where the\n"
        "time does not suffice, 'value' is None and 'lower' and 'upper' say what is known.");
    module.def("verify", verify, py::arg("path"), py::kw_only(), py::arg("threads") = 1,
               py::arg("memory") = 2048, py::arg("whole") = false, py::arg("seed") = 1,
               py::arg("language") = "en",
               "Checks a proof file by the rules alone. 'holds' is None where samples hold.");
    module.def("perft", perft, py::arg("position"), py::arg("depth"),
               "How many lines of play have this many plies.");
}

}  // namespace lawan::python
