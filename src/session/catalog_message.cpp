#include "session/catalog_message.hpp"

#include <cstdint>

#include "catalog/catalog.hpp"
#include "catalog/file_options.hpp"
#include "catalog/levels.hpp"
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "play/score_unit.hpp"
#include "session/commands.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

enum class Files : std::uint8_t { Hidden, Offered };

Json options_message(const std::vector<OptionSpec>& options) {
    Json list = Json::array();
    for (const OptionSpec& option : options) list.push_back(option_message(option));
    return list;
}

// What sessions refuse is not offered: files, where programs are not allowed either.
Json bot_options_message(const BotEntry& bot, Files files) {
    Json list = Json::array();
    for (const OptionSpec& option : bot.options) {
        if (files == Files::Hidden && names_a_file(bot.name, option.name)) continue;
        list.push_back(option_message(option));
    }
    return list;
}

Json lessons_message(const BotEntry& bot) {
    Json lessons = Json::array();
    if (evolves(bot.name)) lessons.push_back("evolve");
    if (walks(bot.name)) lessons.push_back("landscape");
    return lessons;
}

Json bot_message(const BotEntry& bot, Files files) {
    return {{"name", bot.name},
            {"summary", bot.summary},
            {"paper", bot.paper ? Json(*bot.paper) : Json(nullptr)},
            {"options", bot_options_message(bot, files)},
            {"command", runs_a_command({bot.name, {}})},
            {"lessons", lessons_message(bot)}};
}

Json bots_message(const GameEntry& entry, Files files) {
    Json bots = Json::array();
    for (const BotEntry& bot : entry.bots) bots.push_back(bot_message(bot, files));
    return bots;
}

Json game_message(const GameEntry& entry, Files files) {
    const AnyGame usual = entry.make(Options{"game " + entry.name, entry.settings, {}});
    const bool discs = usual.score_unit() == ScoreUnit::Discs;
    Json evaluators = Json::array();
    for (const EvaluatorEntry& evaluator : entry.evaluators) {
        evaluators.push_back({{"name", evaluator.name},
                              {"summary", evaluator.summary},
                              {"options", options_message(evaluator.options)}});
    }
    Json levels = Json::array();
    for (const Level& level : levels_of(entry)) {
        levels.push_back({{"level", level.level}, {"bot", level.bot}});
    }
    Json overlays = Json::array();
    for (const OverlayEntry& overlay : overlays_of(entry)) {
        overlays.push_back({{"name", overlay.name}, {"summary", overlay.summary}});
    }
    const Lessons* lessons = lessons_of(entry);
    return {{"name", entry.name},
            {"summary", entry.summary},
            {"sides",
             {{"X", std::string{usual.side_names().x}}, {"O", std::string{usual.side_names().o}}}},
            {"pieces", discs ? "discs" : "letters"},
            {"unit", to_text(usual.score_unit())},
            {"settings", options_message(entry.settings)},
            {"bots", bots_message(entry, files)},
            {"evaluators", std::move(evaluators)},
            {"levels", std::move(levels)},
            {"overlays", std::move(overlays)},
            {"hint_level", kHintLevel},
            {"usual_bot", to_text(analyst_of(entry))},
            {"solver", static_cast<bool>(entry.solve)},
            {"proofs", lessons != nullptr && lessons->has_drawings()}};
}

Json searches_message() {
    Json searches = Json::array();
    for (const TreeSearchEntry& search : tree_searches()) {
        searches.push_back(
            {{"name", search.name}, {"ordered", search.ordered}, {"doc", search.doc}});
    }
    return searches;
}

Json whole_catalog(const BotEntry* program) {
    const Files files = program != nullptr ? Files::Offered : Files::Hidden;
    Json games = Json::array();
    for (const GameEntry& entry : catalog()) {
        games.push_back(game_message(entry, files));
        if (program != nullptr) games.back()["bots"].push_back(bot_message(*program, files));
    }
    return {{"games", std::move(games)}, {"searches", searches_message()}};
}

}  // namespace

Json catalog_message(const BotEntry* program) {
    // Every browser asks for it.
    static const Json usual = whole_catalog(nullptr);
    return program == nullptr ? usual : whole_catalog(program);
}

}  // namespace lawan::session
