#include "tournaments/game_player.hpp"

#include <filesystem>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/table.hpp"
#include "protocol/process_bot.hpp"
#include "protocol/programs.hpp"

namespace lawan {
namespace {

// A file name that every system takes.
std::string file_name(const std::string& name) {
    std::string safe;
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) ||
                           c == '-' || c == '_' || c == '.';
        safe += plain ? c : '_';
    }
    constexpr std::size_t kLongest = 80;
    return safe.substr(0, kLongest);
}

// The store, its logs, and what SQLite puts beside it.
std::vector<std::filesystem::path> files_beside(const std::filesystem::path& store) {
    std::vector<std::filesystem::path> files;
    std::error_code missing;
    const auto path = std::filesystem::canonical(store, missing);
    if (missing) return files;
    const std::string name = path.filename().string();
    for (const auto& entry : std::filesystem::directory_iterator{path.parent_path(), missing}) {
        if (entry.path().filename().string().rfind(name, 0) == 0) files.push_back(entry.path());
    }
    return files;
}

}  // namespace

void check_bots(const TournamentPlan& plan) {
    const GameRunner runner{plan};
    for (const PlannedBot& bot : plan.bots) {
        (void)make_bot_or_program(runner.entry(), runner.game(), parse_spec(bot.spec));
    }
}

GamePlayer::GamePlayer(const TournamentPlan& plan, const PlayerSettings& settings)
    : plan_{plan}, settings_{settings}, runner_{plan} {}

Spec GamePlayer::spec_of(std::size_t number) const {
    Spec spec = parse_spec(plan_.bots[number].spec);
    if (!is_program(spec) || settings_.logs.empty()) return spec;
    for (const auto& [name, value] : spec.options) {
        if (name == "log") return spec;
    }
    std::filesystem::create_directories(settings_.logs);
    const auto log = std::filesystem::path{settings_.logs} /
                     fmt::format("{}-{}.stderr", number + 1, file_name(plan_.bots[number].name));
    spec.options.emplace_back("log", log.string());
    return spec;
}

// Nor does a program see the files of the others, should they lie in the same folder.
Confinement GamePlayer::confinement_of(std::size_t number) const {
    Confinement confinement{settings_.isolation, files_beside(settings_.store), settings_.ponders};
    const Spec own = parse_spec(plan_.bots[number].spec);
    for (std::size_t other = 0; other < plan_.bots.size(); ++other) {
        if (other == number) continue;
        for (auto& path : files_to_hide(own, parse_spec(plan_.bots[other].spec))) {
            confinement.hidden.push_back(std::move(path));
        }
    }
    return confinement;
}

// Our own bots are made anew for each game, so that no game depends on another one.
Bot& GamePlayer::bot(std::size_t number) {
    auto& kept = bots_[number];
    if (settings_.make_own) {
        if (auto own = settings_.make_own(plan_.bots[number])) {
            kept = std::move(own);
            return *kept;
        }
    }
    const Spec spec = spec_of(number);
    if (!kept || !is_program(spec) || settings_.fresh_programs) {
        kept = make_bot_or_program(runner_.entry(), runner_.game(), spec,
                                   is_program(spec) ? confinement_of(number) : Confinement{});
    }
    return *kept;
}

TournamentGame GamePlayer::play(const GameJob& job, const StopSignal* stop) {
    const Seconds began = TimeSource::of_machine().now();
    TournamentGame played = play_once(job, stop);
    if (settings_.stalls == nullptr || played.summary.reason != EndReason::TimeOut) return played;
    const auto stall = settings_.stalls->longest_since(began, usual_allowance());
    if (!stall) return played;
    if (settings_.on_played_again) settings_.on_played_again(job.number, *stall);
    return play_once(job, stop);
}

TournamentGame GamePlayer::play_once(const GameJob& job, const StopSignal* stop) {
    for (auto it = bots_.begin(); it != bots_.end();) {
        it = it->first == job.first || it->first == job.second ? std::next(it) : bots_.erase(it);
    }
    Bot& first = bot(job.first);
    Bot& second = bot(job.second);
    TournamentGame played = runner_.run(job, first, second, stop, settings_.on_move);
    for (const auto& [number, kept] : bots_) {
        if (const auto* program = dynamic_cast<const ProcessBot*>(kept.get())) {
            if (const auto isolation = program->isolation()) isolation_ = isolation;
        }
    }
    return played;
}

}  // namespace lawan
