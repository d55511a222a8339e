// lawan verify: checks a proof with nothing but the rules of the game.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/analysis_words.hpp"
#include "cli/data_folder.hpp"
#include "cli/help.hpp"
#include "cli/results.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/status_line.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "module/proof_kinds.hpp"
#include "proofs/verify.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMostSamples = 1e9;
constexpr double kGreatestSeed = 1e9;

struct VerifyArguments {
    std::string file;
    CommandOptions options;
};

bool has_kept(const proofs::Means& means) {
    return !means.checkpoint.empty() && std::filesystem::exists(means.checkpoint);
}

Json score_json(const std::optional<Score>& score) {
    return score ? Json(score->points()) : Json{};
}

// What is known of the claims, for programs.
Json json_of(const proofs::Report& report, bool in_part, bool stopped, Seconds time) {
    Json claims = Json::array();
    for (const proofs::CheckedClaim& each : report.claims) {
        claims.push_back({{"claim", each.claim.text()},
                          {"by", each.kind},
                          {"holds", each.verdict.holds},
                          {"in_part", each.verdict.in_part},
                          {"detail", told(each.verdict.detail)},
                          {"positions", each.verdict.positions}});
    }
    const bool open = report.holds() && in_part;
    return {{"holds", open ? Json{} : Json(report.holds())},
            {"in_part", in_part},
            {"stopped", stopped},
            {"game", report.game},
            {"position", report.position},
            {"lower", score_json(report.lower())},
            {"upper", score_json(report.upper())},
            {"claims", std::move(claims)},
            {"seconds", time.count()}};
}

std::string report_json(const proofs::Report& report, Seconds time) {
    return json_text(json_of(report, report.in_part(), false, time));
}

std::string report_json(const proofs::EndedCheck& ended, const proofs::Means& means, Seconds time) {
    Json json = json_of(ended.before(), true, means.are_over(), time);
    json["not_settled"] = {{"why", told(ended.phrase())},
                           {"checked", ended.checked ? Json(ended.checked->done) : Json{}},
                           {"of", ended.checked ? Json(ended.checked->of) : Json{}},
                           {"memory", ended.enough ? Json(ended.enough->count) : Json{}},
                           {"checkpoint", has_kept(means) ? Json(means.checkpoint) : Json{}}};
    return json_text(json);
}

std::string verdict_text(const proofs::Report& report) {
    const auto wrong =
        std::count_if(report.claims.begin(), report.claims.end(),
                      [](const proofs::CheckedClaim& each) { return !each.verdict.holds; });
    if (wrong > 0) return told(words::kNotProved, {wrong, report.claims.size()}) + '\n';
    if (report.in_part()) return told(words::kHoldsInSamples) + '\n';
    std::string text;
    for (const Phrase& phrase : report.proved()) text += told(phrase) + '\n';
    return text;
}

std::string plain_text(const proofs::Report& report, Seconds time) {
    std::string text = fmt::format("{} {}\n", report.game, report.position);
    std::uint64_t positions = 0;
    for (const proofs::CheckedClaim& each : report.claims) {
        text += fmt::format("{:<13} {}\n", told(each.holds()), told(each.text()));
        positions += each.verdict.positions;
    }
    text += told(words::kPositionsAndTime, {positions, decimal(time.count(), 3)}) + '\n';
    return text + verdict_text(report);  // the verdict comes last
}

std::string progress_text(std::uint64_t done, std::uint64_t of, double share, Seconds taken) {
    const double left = std::max(0.0, 1 - share) / share;
    return told(words::kPartsChecked,
                {done, of, duration_text(taken), duration_text(taken * left)});
}

proofs::Means means_from(const Options& options) {
    proofs::Means means;
    means.memory = MebiBytes{static_cast<std::uint64_t>(options.integer("memory"))};
    means.stopped = [&stop = stop_on_interrupt()] { return stop.raised(); };
    means.threads = command_threads(options);
    means.whole = options.flag("whole");
    if (options.has("checkpoint")) {
        if (!means.whole) throw InputError{words::kCheckpointNeedsWhole, {}};
        means.checkpoint = options.text("checkpoint");
        if (means.checkpoint.empty()) throw InputError{words::kOptionNeedsFile, {"checkpoint"}};
    }
    means.samples = static_cast<std::uint64_t>(options.integer("samples"));
    means.seed = Seed{static_cast<std::uint64_t>(options.integer("seed"))};
    return means;
}

Phrase why(const proofs::OutOfMeans& error) {
    if (!error.enough) return error.phrase();
    return {words::kMemoryIsEnough, {error.phrase(), error.enough->count}};
}

// After an interrupt.
void tell_what_is_kept(const proofs::Means& means) {
    if (!means.whole) return;
    if (means.checkpoint.empty()) {
        say(told(words::kCheckNotKept) + '\n');
    } else if (has_kept(means)) {
        say(told(words::kCheckKept, {in_quotes(means.checkpoint)}) + '\n');
    }
}

// "-" is the standard input, which is read as it comes: a proof may be larger than the memory.
std::istream& opened(const std::string& name, std::ifstream& named) {
    const bool standard = name == "-";
    errno = 0;
    if (standard) {
        std::ios::sync_with_stdio(false);
    } else {
        named.open(typed_or_shipped(name), std::ios::binary);
    }
    std::istream& file = standard ? std::cin : named;
    if (!file || file.peek() == std::istream::traits_type::eof()) {
        const Phrase what =
            standard ? Phrase{lawan::words::kStandardInput} : as_it_is(in_quotes(name));
        const Phrase why = errno != 0 ? file_error(errno) : words::kItIsEmpty;
        throw InputError{lawan::words::kCannotRead, {what, why}};
    }
    return file;
}

ExitCode verify(const VerifyArguments& arguments) {
    const Options options = arguments.options.checked();
    std::ifstream named;
    std::istream& file = opened(arguments.file, named);
    const auto start = std::chrono::steady_clock::now();
    proofs::Means means = means_from(options);
    StatusLine line;
    if (!options.flag("quiet")) {
        means.progress = [&](std::uint64_t done, std::uint64_t of, double share) {
            if (!line.is_due()) return;
            const Seconds taken = std::chrono::steady_clock::now() - start;
            line.show(progress_text(done, of, share, taken));
        };
    }
    try {
        const proofs::Report report = proofs::verify(file, proof_kinds_of, means);
        line.clear();
        const Seconds time = std::chrono::steady_clock::now() - start;
        print("{}", options.flag("json") ? report_json(report, time) : plain_text(report, time));
        if (!report.holds()) return ExitCode::Failed;
        return report.in_part() ? ExitCode::NotSettled : ExitCode::Done;
    } catch (const proofs::EndedCheck& ended) {
        line.clear();
        const Seconds time = std::chrono::steady_clock::now() - start;
        if (options.flag("json")) {
            print("{}", report_json(ended, means, time));
            flush_output();
        }
        say(told(words::kProofNotSettled, {why(ended)}) + '\n');
        if (!means.are_over()) {
            return ended.before().holds() ? ExitCode::NotSettled : ExitCode::Failed;
        }
        tell_what_is_kept(means);
        return ExitCode::Interrupted;
    }
}

}  // namespace

Command verify_command() {
    const auto arguments = std::make_shared<VerifyArguments>();
    Command command{"verify",
                    Words{"Check a proof by the rules of its game alone, without any solver.",
                          "Periksa bukti dengan aturan permainannya saja, tanpa pemecah apa pun."},
                    [arguments] { return verify(*arguments); }};
    command.examples = shown_by_games("verify");
    if (command.examples.empty()) command.examples = {{"lawan verify game.proof"}};
    command.remarks = {words::kVerifyExitCodes};
    command.words.push_back(
        {words::kFile,
         Place::Needed,
         Words{
             "a proof that 'lawan solve --proof' wrote, or one that comes with lawan; - reads the "
             "standard input",
             "bukti yang ditulis 'lawan solve --proof', atau yang disertakan dengan lawan; - "
             "membaca masukan standar"},
         {Candidates::Kind::File},
         &arguments->file});
    arguments->options.add_to(
        command, words::kGroupLimits,
        {integer_option("memory", {"for the table of a proof", "untuk tabel sebuah bukti"})
             .between(1, kMostMemory)
             .usually("2048")
             .written(words::kMib),
         threads_option()});
    arguments->options.add_to(
        command, {"Proofs that take hours to check", "Bukti yang perlu berjam-jam diperiksa"},
        {integer_option("samples",
                        {"parts to check, drawn at random", "bagian yang diperiksa, diundi acak"})
             .between(1, kMostSamples)
             .usually("20000"),
         integer_option("seed", {"seed for drawing the parts", "benih undian bagian-bagian itu"})
             .between(0, kGreatestSeed)
             .usually("1"),
         flag_option("whole", {"check all of it", "periksa semuanya"}),
         file_option("checkpoint", {"with --whole: keep what is checked here, and continue from it",
                                    "dengan --whole: simpan yang sudah diperiksa di sini dan "
                                    "lanjutkan dari situ"})});
    arguments->options.add_to(command, words::kGroupOutput, {json_option(), quiet_option()});
    return command;
}

}  // namespace lawan::cli
