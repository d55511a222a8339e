// lawan verify: checks a proof with nothing but the rules of the game.
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <memory>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/most.hpp"
#include "cli/status_line.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "proofs/verify.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMostSamples = 1e9;
constexpr double kGreatestSeed = 1e9;

struct VerifyArguments {
    std::string file;
    CommandOptions options;
};

Json score_json(const std::optional<Score>& score) {
    return score ? Json(score->points()) : Json{};
}

std::string report_json(const proofs::Report& report, Seconds time) {
    Json claims = Json::array();
    for (const proofs::CheckedClaim& each : report.claims) {
        claims.push_back({{"claim", each.claim.text()},
                          {"by", each.kind},
                          {"holds", each.verdict.holds},
                          {"in_part", each.verdict.in_part},
                          {"detail", each.verdict.detail},
                          {"positions", each.verdict.positions}});
    }
    const bool open = report.holds() && report.in_part();
    const Json json{{"holds", open ? Json{} : Json(report.holds())},
                    {"in_part", report.in_part()},
                    {"game", report.game},
                    {"position", report.position},
                    {"lower", score_json(report.lower())},
                    {"upper", score_json(report.upper())},
                    {"claims", std::move(claims)},
                    {"seconds", time.count()}};
    return json_text(json);
}

std::string plain_text(const proofs::Report& report, Seconds time) {
    std::string text = fmt::format("{} {}\n", report.game, report.position);
    for (const proofs::CheckedClaim& each : report.claims) {
        const char* words = !each.verdict.holds    ? "does not hold"
                            : each.verdict.in_part ? "holds in part"
                                                   : "holds";
        text += fmt::format("{:<13} value {} by {}: {}\n", words, each.claim.text(), each.kind,
                            each.verdict.detail);
    }
    if (report.holds() && report.in_part()) {
        text += "not proved: what was looked at holds; --whole checks all\n";
    }
    if (report.holds() && !report.in_part() && report.lower() && report.lower() == report.upper()) {
        text += fmt::format("proved: the value is {}\n", report.lower()->points());
    } else if (report.holds() && !report.in_part()) {
        if (report.lower()) {
            text += fmt::format("proved: the value is at least {}\n", report.lower()->points());
        }
        if (report.upper()) {
            text += fmt::format("proved: the value is at most {}\n", report.upper()->points());
        }
    }
    std::uint64_t positions = 0;
    for (const auto& each : report.claims) positions += each.verdict.positions;
    return text + fmt::format("{} positions, {:.3f} s\n", positions, time.count());
}

std::string progress_text(std::uint64_t done, std::uint64_t of, Seconds taken) {
    const double left = static_cast<double>(of - done) / static_cast<double>(done);
    return fmt::format("{} of {} parts checked  {}  about {} left", done, of, duration_text(taken),
                       duration_text(taken * left));
}

ExitCode verify(const VerifyArguments& arguments) {
    const Options options = arguments.options.checked();
    std::ifstream file{arguments.file, std::ios::binary};
    if (!file || file.peek() == std::ifstream::traits_type::eof()) {
        throw InputError{fmt::format("cannot read {}: {}", in_quotes(arguments.file),
                                     errno != 0 ? std::strerror(errno) : "it is empty")};
    }
    const auto start = std::chrono::steady_clock::now();
    proofs::Means means;
    means.memory = MebiBytes{static_cast<std::uint64_t>(options.integer("memory"))};
    means.stop = &stop_on_interrupt();
    means.threads =
        options.has("threads") ? static_cast<int>(options.integer("threads")) : available_workers();
    means.whole = options.flag("whole");
    means.samples = static_cast<std::uint64_t>(options.integer("samples"));
    means.seed = Seed{static_cast<std::uint64_t>(options.integer("seed"))};
    StatusLine line;
    if (!options.flag("quiet")) {
        means.progress = [&](std::uint64_t done, std::uint64_t of) {
            if (!line.is_due()) return;
            const Seconds taken = std::chrono::steady_clock::now() - start;
            line.show(progress_text(done, of, taken));
        };
    }
    try {
        const proofs::Report report = proofs::verify(file, means);
        line.clear();
        const Seconds time = std::chrono::steady_clock::now() - start;
        fmt::print("{}",
                   options.flag("json") ? report_json(report, time) : plain_text(report, time));
        if (!report.holds()) return ExitCode::Failed;
        return report.in_part() ? ExitCode::NotSettled : ExitCode::Done;
    } catch (const proofs::OutOfMeans& error) {
        line.clear();
        say(fmt::format("lawan: not settled: {}\n", error.what()));
        return means.stop->raised() ? ExitCode::Interrupted : ExitCode::NotSettled;
    }
}

}  // namespace

Command verify_command() {
    const auto arguments = std::make_shared<VerifyArguments>();
    Command command{"verify", "Check a proof by the rules of its game alone, without any solver.",
                    "  lawan solve tictactoe --size 6 --proof 666.proof\n"
                    "  lawan verify 666.proof\n"
                    "  lawan verify full8.proof --samples 100000 --seed 7\n"
                    "Exit code 0: the proof holds; 1: it does not; 2: it cannot be read; 3: what "
                    "was\nlooked at holds, but that was not all of it.",
                    [arguments] { return verify(*arguments); }};
    command.words.push_back({"FILE",
                             Place::Needed,
                             "a proof that 'lawan solve --proof' wrote",
                             {Candidates::Kind::File},
                             &arguments->file});
    arguments->options.add_to(
        command, "Limits",
        {{{"memory", OptionType::Integer, "for the table of a proof [2048]", "2048", 1,
           kMostMemory},
          "MIB"},
         {{"threads", OptionType::Integer, "cores to use; all unless given", {}, 1, kMostThreads},
          "N"}});
    arguments->options.add_to(
        command, "Proofs that take hours to check",
        {{{"samples", OptionType::Integer, "parts to check, drawn at random [20000]", "20000", 1,
           kMostSamples},
          "N"},
         {{"seed", OptionType::Integer, "what the parts are drawn with [1]", "1", 0, kGreatestSeed},
          "N"},
         {{"whole", OptionType::Flag, "check all of it"}}});
    arguments->options.add_to(command, "Output",
                              {json_option(), quiet_option("no progress on stderr")});
    return command;
}

}  // namespace lawan::cli
