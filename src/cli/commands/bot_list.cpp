#include "cli/commands/bot_list.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/measure_words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "protocol/programs.hpp"

namespace lawan::cli {
namespace {

bool same_values(const OptionSpec& a, const OptionSpec& b) {
    return a.default_value == b.default_value && a.min == b.min && a.max == b.max &&
           a.choices == b.choices;
}

ListedOption listed(const std::vector<std::pair<std::string, OptionSpec>>& by_game) {
    ListedOption option{by_game.front().second};
    const bool same = std::all_of(by_game.begin(), by_game.end(), [&](const auto& entry) {
        return same_values(entry.second, option.spec);
    });
    if (same) return option;
    option.by_game = by_game;
    for (const auto& [game, spec] : by_game) {
        if (spec.default_value != option.spec.default_value) option.spec.default_value.reset();
        if (spec.min != option.spec.min) option.spec.min.reset();
        if (spec.max != option.spec.max) option.spec.max.reset();
        if (spec.choices != option.spec.choices) option.spec.choices.clear();
    }
    return option;
}

std::string number_text(double number) {
    const auto whole = static_cast<std::int64_t>(number);
    return static_cast<double>(whole) == number ? std::to_string(whole) : fmt::format("{}", number);
}

Phrase type_name(OptionType type) {
    switch (type) {
        case OptionType::Integer:
            return words::kTypeInteger;
        case OptionType::Decimal:
            return words::kTypeDecimal;
        case OptionType::Flag:
            return words::kTypeFlag;
        case OptionType::Choice:
            return words::kTypeChoice;
        case OptionType::Text:
            return words::kTypeText;
        case OptionType::File:
            return words::kTypeFile;
        case OptionType::Size:
            return words::kTypeSize;
        case OptionType::Side:
            return words::kTypeSide;
        case OptionType::Spec:
            return words::kTypeSpec;
    }
    return {};
}

std::string range_text(const OptionSpec& spec) {
    if (spec.min && spec.max) {
        return told(words::kRangeFromTo, {number_text(*spec.min), number_text(*spec.max)});
    }
    if (spec.min) return told(words::kRangeAtLeast, {number_text(*spec.min)});
    if (spec.max) return told(words::kRangeAtMost, {number_text(*spec.max)});
    return {};
}

std::string values_text(const OptionSpec& spec) {
    std::vector<std::string> parts{told(type_name(spec.type))};
    if (const std::string range = range_text(spec); !range.empty()) parts.push_back(range);
    if (!spec.choices.empty()) parts.push_back(fmt::format("{}", fmt::join(spec.choices, " | ")));
    if (spec.default_value) parts.push_back(told(words::kDefaultIs, {*spec.default_value}));
    return joined(parts, ", ");
}

constexpr std::size_t kBotColumn = 18;     // where what is said of each begins
constexpr std::size_t kOptionColumn = 13;  // after the indent
constexpr std::size_t kEvaluatorColumn = 21;
constexpr std::size_t kGameColumn = 22;

std::string option_text(const OptionSpec& spec, std::size_t indent, std::size_t width) {
    return beside(std::string(indent, ' ') + spec.name,
                  fmt::format("{} ({})", told(spec.help), values_text(spec)),
                  indent + kOptionColumn, width);
}

std::string evaluators_text(const GameModule& game, std::size_t width) {
    std::string text = told(words::kEvaluatorsOf, {game.name}) + '\n';
    for (const EvaluatorEntry& evaluator : game.evaluators) {
        text += beside("  " + evaluator.name, told(evaluator.summary), kEvaluatorColumn, width);
        for (const OptionSpec& option : evaluator.options) text += option_text(option, 6, width);
    }
    return text;
}

}  // namespace

std::vector<std::string> ListedBot::game_names() const {
    std::vector<std::string> names;
    for (const Entry& entry : entries) names.push_back(entry.game->name);
    return names;
}

std::vector<ListedBot::Summary> ListedBot::summaries() const {
    std::vector<Summary> all;
    for (const Entry& entry : entries) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const Summary& each) {
            return each.text == entry.bot->summary;
        });
        Summary& summary =
            same != all.end() ? *same : all.emplace_back(Summary{entry.bot->summary, {}});
        summary.games.push_back(entry.game->name);
    }
    return all;
}

std::vector<ListedOption> ListedBot::options() const {
    std::vector<std::string> names;
    for (const Entry& entry : entries) {
        for (const OptionSpec& spec : entry.bot->options) {
            if (std::find(names.begin(), names.end(), spec.name) == names.end()) {
                names.push_back(spec.name);
            }
        }
    }
    std::vector<ListedOption> options;
    for (const std::string& name : names) {
        std::vector<std::pair<std::string, OptionSpec>> by_game;
        for (const Entry& entry : entries) {
            if (const OptionSpec* const spec = option_named(entry.bot->options, name)) {
                by_game.emplace_back(entry.game->name, *spec);
            }
        }
        options.push_back(listed(by_game));
    }
    return options;
}

std::vector<ListedBot> list_bots(std::string_view game, std::string_view bot) {
    std::vector<ListedBot> list;
    for (const GameModule& game_entry : catalog()) {
        if (!game.empty() && game_entry.name != game) continue;
        std::vector<const BotEntry*> entries;
        for (const BotEntry& each : game_entry.bots) entries.push_back(&each);
        entries.push_back(&program_entry());
        for (const BotEntry* each : entries) {
            const BotEntry& bot_entry = *each;
            if (!bot.empty() && bot_entry.name != bot) continue;
            const auto same = std::find_if(list.begin(), list.end(), [&](const ListedBot& listed) {
                return listed.name() == bot_entry.name;
            });
            ListedBot& listed = same != list.end() ? *same : list.emplace_back();
            listed.entries.push_back({&game_entry, &bot_entry});
        }
    }
    return list;
}

std::vector<const GameModule*> games_with_a_choice_of_evaluators(
    const std::vector<ListedBot>& bots) {
    std::vector<const GameModule*> games;
    for (const ListedBot& bot : bots) {
        for (const ListedBot::Entry& entry : bot.entries) {
            const bool chooses = option_named(entry.bot->options, "eval") != nullptr;
            const bool known = std::find(games.begin(), games.end(), entry.game) != games.end();
            if (chooses && !known) games.push_back(entry.game);
        }
    }
    return games;
}

std::string short_text(const std::vector<ListedBot>& bots, std::size_t width) {
    std::string text;
    for (const ListedBot& bot : bots) {
        std::string name = bot.name();
        for (const auto& [summary, games] : bot.summaries()) {
            const std::string where =
                games.size() == catalog().size() ? told(words::kEveryGame) : joined(games, ", ");
            text += beside(name, fmt::format("{} ({})", told(summary), where), kBotColumn, width);
            name.clear();
        }
    }
    return text;
}

std::string long_text(const std::vector<ListedBot>& bots, std::size_t width) {
    std::string text;
    for (const ListedBot& bot : bots) {
        const BotEntry& entry = *bot.entries.front().bot;
        const auto summaries = bot.summaries();
        std::string name = bot.name();
        for (const auto& [summary, games] : summaries) {
            const std::string where =
                summaries.size() > 1 ? fmt::format(" ({})", joined(games, ", ")) : std::string{};
            text += beside(name, told(summary) + where, kBotColumn, width);
            name.clear();
        }
        if (entry.paper) text += "    " + told(words::kFromPaper, {*entry.paper}) + '\n';
        for (const ListedOption& option : bot.options()) {
            text += option_text(option.spec, 4, width);
            for (const auto& [game, spec] : option.by_game) {
                text += beside("        " + told(words::kInGame, {game}), values_text(spec),
                               kGameColumn, width);
            }
        }
        text += '\n';
    }
    const auto games = games_with_a_choice_of_evaluators(bots);
    for (std::size_t i = 0; i < games.size(); ++i) {
        text += (i > 0 ? "\n" : "") + evaluators_text(*games[i], width);
    }
    return text;
}

}  // namespace lawan::cli
