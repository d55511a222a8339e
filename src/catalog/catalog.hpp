// The one list of games and bots, with their options: the command line, the page and the arena all
// read their names, ranges and help texts here.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "core/spec.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/solver.hpp"

namespace lawan {

struct BotEntry {
    std::string name;
    std::string summary;
    std::optional<std::string> paper;  // that describes this very bot
    std::vector<OptionSpec> options;
    std::function<std::unique_ptr<Bot>(const AnyGame&, const Options&)> make;
};

// What the option "eval" of a bot may name.
struct EvaluatorEntry {
    std::string name;
    std::string summary;
    std::vector<OptionSpec> options;
};

struct GameEntry {
    std::string name;
    std::string summary;
    std::vector<OptionSpec> settings;
    std::function<AnyGame(const Options&)> make;
    std::function<AnyGame(std::string_view position)> set_up;  // a game that starts from there
    std::vector<BotEntry> bots;
    std::vector<EvaluatorEntry> evaluators = {};
    Solver solve = {};  // empty where the game has none
};

[[nodiscard]] const std::vector<GameEntry>& catalog();

// These throw InputError that suggests the nearest name.
[[nodiscard]] const GameEntry& find_game(std::string_view name);
[[nodiscard]] const BotEntry& find_bot(const GameEntry& game, std::string_view name);
[[nodiscard]] std::unique_ptr<Bot> make_bot(const GameEntry& entry, const AnyGame& game,
                                            const Spec& spec);

}  // namespace lawan
