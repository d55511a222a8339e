#include "games/othello/training/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/input_error.hpp"
#include "games/othello/formats/games.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/training/words.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

// Those that begin with the usual start and are legal to their end.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> given_games(const std::string& path) {
    const othello::Game rules;
    std::vector<std::vector<std::uint8_t>> games;
    const PackedGames collection = read_othello_games({path});
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const CollectedGame each = collection[i];
        if (each.record.start != othello::kUsualStartText || each.problem) continue;
        std::vector<std::uint8_t> moves;
        for (const MoveRecord& move : each.record.moves) {
            const auto parsed = *rules.parse_move(move.move);
            moves.push_back(parsed.is_pass() ? static_cast<std::uint8_t>(othello::kNoSquare)
                                             : static_cast<std::uint8_t>(parsed.square().index()));
        }
        if (!moves.empty()) games.push_back(std::move(moves));
    }
    if (games.empty()) throw InputError{othello::words::kNoGamesToLearnFrom};
    return games;
}

}  // namespace

OthelloPlan othello_plan(const Options& options, const Training& training) {
    OthelloPlan plan;
    plan.generations = static_cast<int>(options.integer("generations"));
    plan.games = static_cast<std::uint64_t>(options.integer("games"));
    plan.last.depth = static_cast<int>(options.integer("depth"));
    plan.last.solve_from = static_cast<int>(options.integer("solve-from"));
    plan.from_nothing = !options.has("weights");
    plan.fit.prior = plan.from_nothing ? Prior::Zero : Prior::Weights;
    if (const auto time = options.maybe_decimal("play-time")) plan.play_time = Seconds{*time};
    if (options.has("store")) plan.store = options.text("store");
    plan.fit.iterations = static_cast<int>(options.integer("iterations"));
    plan.fit.ridge = options.decimal("ridge");
    plan.fit.trust = options.decimal("trust");
    plan.fit.workers = training.workers();
    plan.errors.positions = static_cast<std::uint64_t>(options.integer("error-positions"));
    plan.errors.workers = training.workers();
    const std::string begin = fmt::format(
        "lawan train othello --seed {} --generations {} --games {} --depth "
        "{} --solve-from {} --iterations {} --ridge {}",
        training.seed().value, plan.generations, plan.games, plan.last.depth, plan.last.solve_from,
        plan.fit.iterations, plan.fit.ridge);
    std::string end;
    if (plan.fit.trust > 0) end += fmt::format(" --trust {}", plan.fit.trust);
    if (plan.play_time) end += fmt::format(" --play-time {}", plan.play_time->count());
    plan.command = begin + end;
    plan.typed = fmt::format("{} --error-positions {}{}", begin, plan.errors.positions, end);
    const auto add = [&](const char* option, const std::string& path) {
        plan.typed += fmt::format(" --{} {}", option, path);
        plan.command += fmt::format(" --{} {}", option, name_in_origin(path));
    };
    if (!plan.from_nothing) add("weights", options.text("weights"));
    if (plan.from_nothing && plan.fit.trust > 0) {
        throw InputError{words::kOptionNeeds, {"trust", "weights"}};
    }
    if (options.has("from")) {
        if (plan.from_nothing) throw InputError{words::kOptionNeeds, {"from", "weights"}};
        plan.given = given_games(options.text("from"));
        plan.games = std::min<std::uint64_t>(plan.games, plan.given.size());
        add("from", options.text("from"));
    }
    return plan;
}

std::string command_of(const OthelloPlan& plan, std::uint64_t error_positions) {
    return fmt::format("{} --error-positions {}", plan.command, error_positions);
}

OthelloPlay play_of(const OthelloPlan& plan, int generation) {
    OthelloPlay play = plan.last;
    constexpr int kDepthsAGeneration = 2;
    if (!plan.from_nothing) {
        const int later = plan.generations - 1 - generation;
        play.depth = std::max(std::min(play.depth, 2), play.depth - kDepthsAGeneration * later);
        // Deep searches would take too long if they trusted little.
        constexpr int kDeep = 8;
        play.confidence = play.depth >= kDeep ? 0 : 1;
        return play;
    }
    constexpr int kFirstSolved = 10;
    play.random = generation == 0;
    if (generation == plan.generations - 1) {
        // Deep enough for shallow searches to be trusted, with errors that were measured.
        if (play.depth > kDepthsAGeneration * 2 && generation > 1) play.confidence = 1;
        return play;
    }
    play.depth = std::min(play.depth, kDepthsAGeneration * generation);
    play.solve_from = std::min(play.solve_from, kFirstSolved + 2 * generation);
    return play;
}

}  // namespace lawan::training
