// lawan bots: the bots of the catalog, with their options.
#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "catalog/programs.hpp"
#include "cli/bot_list.hpp"
#include "cli/called_as.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

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

// Whole numbers as such: "min": 1, not 1.0.
Json number_or_null(const std::optional<double>& value) {
    if (!value) return nullptr;
    const auto whole = static_cast<std::int64_t>(*value);
    return static_cast<double>(whole) == *value ? Json(whole) : Json(*value);
}

// The default in the option's own type.
Json default_json(const OptionSpec& option) {
    if (!option.default_value) return nullptr;
    switch (option.type) {
        case OptionType::Integer:
        case OptionType::Decimal:
            return number_or_null(parse_decimal(*option.default_value));
        case OptionType::Flag:
            return *option.default_value == "true";
        default:
            return *option.default_value;
    }
}

Json to_object(const OptionSpec& option) {
    Json json{{"name", option.name},
              {"type", to_text(option.type)},
              {"default", default_json(option)},
              {"min", number_or_null(option.min)},
              {"max", number_or_null(option.max)},
              {"help", option.help}};
    if (!option.choices.empty()) json["choices"] = option.choices;
    return json;
}

Json to_object(const ListedBot& bot) {
    Json json{{"name", bot.name()},
              {"games", bot.game_names()},
              {"summary", bot.entries.front().bot->summary},
              {"paper", or_null(bot.entries.front().bot->paper)},
              {"options", Json::array()}};
    // Where the games differ, each says its own.
    if (const auto summaries = bot.summaries(); summaries.size() > 1) {
        for (const auto& [summary, games] : summaries) {
            for (const std::string& game : games) json["summary_by_game"][game] = summary;
        }
    }
    for (const ListedOption& option : bot.options()) {
        Json object = to_object(option.spec);
        for (const auto& [game, spec] : option.by_game) {
            object["by_game"][game] = {{"default", default_json(spec)},
                                       {"min", number_or_null(spec.min)},
                                       {"max", number_or_null(spec.max)},
                                       {"choices", spec.choices}};
        }
        json["options"].push_back(std::move(object));
    }
    return json;
}

Json evaluators_json(const std::vector<ListedBot>& bots) {
    Json json = Json::object();
    for (const GameEntry* game : games_with_a_choice_of_evaluators(bots)) {
        json[game->name] = Json::array();
        for (const EvaluatorEntry& evaluator : game->evaluators) {
            Json object{{"name", evaluator.name}, {"summary", evaluator.summary}};
            object["options"] = Json::array();
            for (const OptionSpec& option : evaluator.options) {
                object["options"].push_back(to_object(option));
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
    const bool is_game = std::any_of(games.begin(), games.end(), [&](const GameEntry& game) {
        return game.name == arguments.game;
    });
    if (!is_game && arguments.bot.empty()) {
        auto bots = list_bots({}, arguments.game);
        if (!bots.empty()) return bots;
        std::vector<std::string> names;
        for (const GameEntry& game : games) names.push_back(game.name);
        for (const ListedBot& bot : list_bots({}, {})) names.push_back(bot.name());
        throw InputError{unknown_name("game or bot", arguments.game, names)};
    }
    const GameEntry& game = find_game(arguments.game);
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
        fmt::print("{}\n{} bots GAME lists their options.\n", short_text(list, terminal_width()),
                   called_as());
    } else {
        fmt::print("{}", long_text(list, terminal_width()));
    }
    return ExitCode::Done;
}

}  // namespace

Command bots_command() {
    const auto arguments = std::make_shared<BotsArguments>();
    Command command{"bots", "List the bots, their options and the evaluators that they can use.",
                    "  lawan bots\n"
                    "  lawan bots othello\n"
                    "  lawan bots othello minimax\n"
                    "  lawan bots --json",
                    [arguments] { return bots(*arguments); }};
    command.words = {
        {"GAME",
         Place::Optional,
         "only the bots of this game",
         {Candidates::Kind::Game},
         &arguments->game},
        {"BOT", Place::Optional, "only this bot", {Candidates::Kind::Bot}, &arguments->bot}};
    arguments->options.add_to(command, "Output", {json_option()});
    return command;
}

}  // namespace lawan::cli
