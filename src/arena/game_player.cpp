// One worker's part of a tournament.
#include <filesystem>

#include <fmt/format.h>

#include "arena/adjudication.hpp"
#include "arena/tournament.hpp"
#include "catalog/programs.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "play/referee.hpp"
#include "protocol/process_bot.hpp"

namespace lawan {
namespace {

// Streams of the seed: what is drawn for one purpose leaves the others as they are.
enum class Stream : std::uint64_t { Games = 1, Openings = 2 };

Seed stream(Seed seed, Stream purpose) {
    return seed.derive(static_cast<std::uint64_t>(purpose));
}

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

}  // namespace

AnyGame game_of(const TournamentPlan& plan) {
    const GameEntry& entry = find_game(plan.game);
    if (plan.position) return entry.set_up(*plan.position);
    return entry.make(Options{entry.name, entry.settings, plan.settings});
}

void check_bots(const TournamentPlan& plan) {
    const GameEntry& entry = find_game(plan.game);
    const AnyGame game = game_of(plan);
    for (const PlannedBot& bot : plan.bots) {
        (void)make_bot_or_program(entry, game, parse_spec(bot.spec));
    }
    (void)Openings{entry, game, plan.openings, plan.seed};
}

GamePlayer::GamePlayer(const TournamentPlan& plan, const PlayerSettings& settings)
    : plan_{plan},
      settings_{settings},
      entry_{find_game(plan.game)},
      game_{game_of(plan)},
      openings_{entry_, game_, plan.openings, stream(plan.seed, Stream::Openings)} {}

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

// Our own bots are made anew for each game, so that no game depends on another one.
Bot& GamePlayer::bot(std::size_t number) {
    auto& kept = bots_[number];
    const Spec spec = spec_of(number);
    if (!kept || !is_program(spec) || settings_.fresh_programs) {
        kept = make_bot_or_program(entry_, game_, spec);
    }
    return *kept;
}

StoredGame GamePlayer::play(const GameJob& job, const StopSignal* stop) {
    for (auto it = bots_.begin(); it != bots_.end();) {
        it = it->first == job.first || it->first == job.second ? std::next(it) : bots_.erase(it);
    }
    const Side first = game_.start().side_to_move();
    PerSide<std::size_t> bots;
    bots[first] = job.first;
    bots[opponent_of(first)] = job.second;
    PerSide<Player> players;
    for (const Side side : {Side::X, Side::O}) {
        Bot& player = bot(bots[side]);
        if (auto* program = dynamic_cast<ProcessBot*>(&player)) {
            program->stop_getting_ready_on(stop);
        }
        players[side] = {&player, plan_.bots[bots[side]].name};
    }

    GameConditions conditions;
    conditions.limits = plan_.time.move;
    conditions.clock = plan_.time.game;
    conditions.number = static_cast<std::uint64_t>(job.number);
    conditions.seed =
        stream(plan_.seed, Stream::Games).derive(static_cast<std::uint64_t>(job.number));
    conditions.stop = stop;
    conditions.opening = moves_of(game_, openings_.at(job.opening));
    conditions.adjudicate = make_adjudicator(plan_.adjudication);

    StoredGame played;
    played.record = play_game(game_, players, conditions);
    GameSummary& summary = played.summary;
    summary.number = job.number;
    summary.pairing = job.pairing;
    summary.round = job.round;
    summary.bots = bots;
    summary.first = first;
    summary.opening_plies =
        static_cast<int>(std::min(conditions.opening.size(), played.record.moves.size()));
    summarise(played.record, summary);
    for (const auto& [number, bot] : bots_) {
        if (const auto* program = dynamic_cast<const ProcessBot*>(bot.get())) {
            if (const auto isolation = program->isolation()) isolation_ = isolation;
        }
    }
    return played;
}

}  // namespace lawan
