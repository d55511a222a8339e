#include "cli/play/requests.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analysis/analyst.hpp"
#include "analysis/solved_position.hpp"
#include "cli/called_as.hpp"
#include "cli/completion/shell_words.hpp"
#include "cli/play/words.hpp"
#include "cli/results.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"
#include "module/explain.hpp"
#include "module/levels.hpp"
#include "module/words.hpp"

namespace lawan::cli {

std::int64_t turns_from(const std::string& count, const Words& complaint) {
    if (count.empty()) return 1;
    const auto number = parse_whole_number(count);
    if (!number || *number < 1) {
        throw InputError{complaint, {in_quotes(count)}};
    }
    return *number;
}

std::string hint_text(const GameModule& entry, const Table& table, const std::string& bot,
                      const StopSignal& stop) {
    constexpr Seconds kHintTime{1};  // where the game has no limits of its own
    const AnyGame& game = table.setup().game;
    const Spec adviser = bot.empty() ? bot_of_level(entry, kHintLevel) : parse_spec(bot);
    const Analyst analyst{entry, adviser};
    Limits limits = table.setup().time.move;
    if (bot.empty() && !limits.any()) limits.time = kHintTime;
    const auto thinker = make_bot(entry, game, adviser);
    const AnyPosition& position = table.position();
    const Side side = position.side_to_move();
    thinker->new_game({game.start(), side, table.setup().number, table.setup().seed});
    const Thought<AnyMove> thought =
        think_exactly(entry, *thinker, {position, table.history().moves(), limits, &stop},
                      bot.empty() ? analyst.proof_memory() : std::nullopt);
    std::string text = told(words::kHint, {position.move_text(thought.best)});
    const auto reasons = reasons_for_thought(position, thought);
    const bool says_depth = std::any_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.says(lawan::words::kSearchSays);
    });
    if (thought.valuation) {
        text += fmt::format(
            " ({}", value_text(game, analyst.scale(position).value(*thought.valuation), side));
        if (thought.depth > 0 && !says_depth) {
            text += "; " + told(words::kPliesAhead, {thought.depth});
        }
        text += ')';
    }
    if (!reasons.empty()) text += ": " + in_one_line(reasons, language());
    return text;
}

std::string legal_moves_text(const Table& table) {
    constexpr std::size_t kWidth = 78;
    const AnyPosition& position = table.position();
    const auto moves = table.over() ? std::vector<AnyMove>{} : position.legal_moves();
    std::string text = told(words::kLegalMoves, {moves.size()}) + '\n';
    std::string line;
    for (const AnyMove move : moves) {
        const std::string name = position.move_text(move);
        if (line.size() + 1 + name.size() > kWidth) text += std::exchange(line, "") + '\n';
        line += ' ' + name;
    }
    return line.empty() ? text : text + line + '\n';
}

Phrase which_saved_game() {
    constexpr std::size_t kMostNamed = 8;
    const auto names = latest_saved_games(kMostNamed);
    if (names.empty()) return words::kWhichFile;
    return {words::kWhichSavedGame, {joined(names, ", ")}};
}

void say_how_to_go_on(KeptGame& kept, const GameRecord& record, const Words& why) {
    std::fflush(stdout);  // whether or not that works, the game is saved
    std::string said;
    try {
        const std::string file = shell_quoted(kept.save_unasked(record).string());
        said = fmt::format("{}\n  {} play --load {}\n", told(why), called_as(), file);
    } catch (const std::exception& failure) {
        said = told(words::kGameIsLost, {said_by(failure)}) + '\n';
    }
    say(said);
}

}  // namespace lawan::cli
