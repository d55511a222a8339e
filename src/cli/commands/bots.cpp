// lawan bots: the bots of the catalog, with their options.
#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "cli/called_as.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/bot_list.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/commands/option_json.hpp"
#include "cli/help.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "protocol/programs.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct BotsArguments {
    std::string game;
    std::string bot;
    CommandOptions options;
};

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json to_object(const ListedBot& bot) {
    Json json{{"name", bot.name()},
              {"games", bot.game_names()},
              {"summary", told(bot.entries.front().bot->summary)},
              {"paper", or_null(bot.entries.front().bot->paper)},
              {"options", Json::array()}};
    // Where the games differ, each says its own.
    if (const auto summaries = bot.summaries(); summaries.size() > 1) {
        for (const auto& [summary, games] : summaries) {
            for (const std::string& game : games) json["summary_by_game"][game] = told(summary);
        }
    }
    for (const ListedOption& option : bot.options()) {
        Json object = option_json(option.spec);
        for (const auto& [game, spec] : option.by_game) {
            const Json its = option_json(spec);
            object["by_game"][game] = {{"default", its["default"]},
                                       {"min", its["min"]},
                                       {"max", its["max"]},
                                       {"choices", spec.choices}};
        }
        json["options"].push_back(std::move(object));
    }
    return json;
}

Json evaluators_json(const std::vector<ListedBot>& bots) {
    Json json = Json::object();
    for (const GameModule* game : games_with_a_choice_of_evaluators(bots)) {
        json[game->name] = Json::array();
        for (const EvaluatorEntry& evaluator : game->evaluators) {
            Json object{{"name", evaluator.name}, {"summary", told(evaluator.summary)}};
            object["options"] = Json::array();
            for (const OptionSpec& option : evaluator.options) {
                object["options"].push_back(option_json(option));
            }
            json[game->name].push_back(std::move(object));
        }
    }
    return json;
}

// "bots minimax" is about a bot of every game that has it.
std::vector<ListedBot> chosen(const BotsArguments& arguments) {
    if (arguments.game.empty()) return list_bots({}, {});
    const auto& games = catalog();
    const bool is_game = std::any_of(games.begin(), games.end(), [&](const GameModule& game) {
        return game.name == arguments.game;
    });
    if (!is_game && arguments.bot.empty()) {
        auto bots = list_bots({}, arguments.game);
        if (!bots.empty()) return bots;
        std::vector<std::string> names;
        for (const GameModule& game : games) names.push_back(game.name);
        for (const ListedBot& bot : list_bots({}, {})) names.push_back(bot.name());
        throw InputError{unknown_name(words::kKindGameOrBot, arguments.game, names)};
    }
    const GameModule& game = find_game(arguments.game);
    if (arguments.bot == program_entry().name) return list_bots({}, arguments.bot);
    if (!arguments.bot.empty()) (void)find_bot(game, arguments.bot);
    return list_bots(game.name, arguments.bot);
}

ExitCode bots(const BotsArguments& arguments) {
    const bool json = arguments.options.checked().flag("json");
    const auto list = chosen(arguments);
    if (json) {
        Json all{{"bots", Json::array()}, {"evaluators", evaluators_json(list)}};
        for (const ListedBot& bot : list) all["bots"].push_back(to_object(bot));
        fmt::print("{}", json_text(all));
    } else if (arguments.game.empty()) {
        print("{}\n{}\n", short_text(list, terminal_width()),
              told(words::kListsOptions, {called_as()}));
    } else {
        print("{}", long_text(list, terminal_width()));
    }
    return ExitCode::Done;
}

}  // namespace

Command bots_command() {
    const auto arguments = std::make_shared<BotsArguments>();
    Command command{"bots",
                    Words{"List the bots, their options and the evaluators that they can use.",
                          "Daftar bot, pilihannya, dan penilai yang dapat dipakainya."},
                    [arguments] { return bots(*arguments); }};
    command.examples = {{"lawan bots"}, {"lawan bots --json"}};
    command.examples = command.examples + shown_by_games("bots");
    command.words = {{words::kGame,
                      Place::Optional,
                      Words{"only the bots of this game", "hanya bot permainan ini"},
                      {Candidates::Kind::Game},
                      &arguments->game},
                     {words::kBot,
                      Place::Optional,
                      Words{"only this bot", "hanya bot ini"},
                      {Candidates::Kind::Bot},
                      &arguments->bot}};
    arguments->options.add_to(command, words::kGroupOutput, {json_option()});
    return command;
}

}  // namespace lawan::cli
