// The catalog: what there is to play, with whom, and what forms are made from.
#include <algorithm>
#include <cstdint>
#include <string>

#include "core/input_words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "lessons/lessons.hpp"
#include "module/catalog.hpp"
#include "module/file_options.hpp"
#include "module/guide.hpp"
#include "module/levels.hpp"
#include "play/score_unit.hpp"
#include "session/commands.hpp"
#include "session/handlers/all.hpp"
#include "session/json.hpp"
#include "session/messages.hpp"
#include "session/opening_message.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

Json preset_message(const Preset& preset) {
    Json settings = Json::object();
    for (const auto& [name, value] : preset.settings) settings[name] = value;
    return {{"name", preset.name},
            {"title", text_message(preset.title)},
            {"summary", text_message(preset.summary)},
            {"settings", std::move(settings)},
            {"clock", preset.clock ? Json(preset.clock->count()) : Json(nullptr)}};
}

Json picture_message(const RulePicture& picture) {
    return {{"says", text_message(picture.says)},
            {"position", picture.position},
            {"move", picture.move.empty() ? Json(nullptr) : Json(picture.move)}};
}

Json exercise_message(const Exercise& exercise) {
    return {{"asks", text_message(exercise.asks)},
            {"position", exercise.position},
            {"answers", exercise.answers},
            {"praise", text_message(exercise.praise)}};
}

template <class Each, class Message>
Json list_of(const std::vector<Each>& all, Message message) {
    Json list = Json::array();
    for (const Each& one : all) list.push_back(message(one));
    return list;
}

Json guide_message(const Guide& guide) {
    return {{"presets", list_of(guide.presets, preset_message)},
            {"rules", list_of(guide.rules, picture_message)},
            {"exercises", list_of(guide.exercises, exercise_message)}};
}

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

// The requests that show the bot at work.
Json lessons_message(const GameModule& game, const BotEntry& bot) {
    const Lessons* const lessons = lessons_of(game);
    const auto kind = lessons != nullptr ? lessons->lesson_of(bot.name) : std::nullopt;
    if (!kind) return Json::array();
    return Json::array({*kind == BotLessonKind::Evolution ? "evolve" : "landscape"});
}

Json bot_message(const GameModule& game, const BotEntry& bot, Files files) {
    return {{"name", bot.name},
            {"summary", text_message(bot.summary)},
            {"paper", bot.paper ? Json(*bot.paper) : Json(nullptr)},
            {"options", bot_options_message(bot, files)},
            {"command", runs_a_command({bot.name, {}})},
            {"lessons", lessons_message(game, bot)}};
}

Json bots_message(const GameModule& entry, Files files) {
    Json bots = Json::array();
    for (const BotEntry& bot : entry.bots) bots.push_back(bot_message(entry, bot, files));
    return bots;
}

Json game_message(const GameModule& entry, Files files) {
    const AnyGame usual =
        entry.make(Options{Phrase{lawan::words::kGameNamed, {entry.name}}, entry.settings, {}});
    const bool discs = usual.start().board().pieces == Pieces::Discs;
    Json evaluators = Json::array();
    for (const EvaluatorEntry& evaluator : entry.evaluators) {
        evaluators.push_back({{"name", evaluator.name},
                              {"title", text_message(evaluator.title)},
                              {"summary", text_message(evaluator.summary)},
                              {"options", options_message(evaluator.options)}});
    }
    Json levels = Json::array();
    for (const Level& level : levels_of(entry)) {
        levels.push_back(
            {{"level", level.level}, {"bot", level.bot}, {"summary", text_message(level.summary)}});
    }
    Json overlays = Json::array();
    for (const OverlayEntry& overlay : overlays_of(entry)) {
        overlays.push_back({{"name", overlay.name},
                            {"title", text_message(overlay.title)},
                            {"summary", text_message(overlay.summary)}});
    }
    Json demonstrations = Json::array();
    for (const DemonstrationEntry& each : demonstrations_of(entry)) {
        demonstrations.push_back({{"name", each.name},
                                  {"title", text_message(each.title)},
                                  {"summary", text_message(each.summary)}});
    }
    const Lessons* lessons = lessons_of(entry);
    return {{"name", entry.name},
            {"title", text_message(entry.title)},
            {"summary", text_message(entry.summary)},
            {"sides", {{"X", text_message(entry.sides.x)}, {"O", text_message(entry.sides.o)}}},
            {"pieces", discs ? "discs" : "letters"},
            {"unit", to_text(usual.score_unit())},
            {"settings", options_message(entry.settings)},
            {"bots", bots_message(entry, files)},
            {"evaluators", std::move(evaluators)},
            {"levels", std::move(levels)},
            {"guide", guide_message(entry.guide)},
            {"openings", has_openings(entry.openings)},
            {"beginnings", beginnings_message(usual)},
            {"overlays", std::move(overlays)},
            {"demonstrations", std::move(demonstrations)},
            {"hint_level", kHintLevel},
            {"usual_bot", to_text(analyst_of(entry))},
            {"solver", static_cast<bool>(entry.solve)},
            {"proofs", lessons != nullptr && lessons->has_drawings()}};
}

Json searches_message() {
    Json searches = Json::array();
    for (const TreeSearchEntry& search : tree_searches()) {
        Json code = Json::array();
        for (const CodeLine& line : search.code) {
            code.push_back({{"name", line.step}, {"text", line.text}});
        }
        searches.push_back({{"name", search.name},
                            {"title", text_message(search.title)},
                            {"ordered", search.ordered},
                            {"doc", search.doc},
                            {"code", std::move(code)}});
    }
    return searches;
}

// What somebody sees who has not chosen yet.
const GameModule& usual_game() {
    const auto& games = catalog();
    const auto shown = std::find_if(games.begin(), games.end(),
                                    [](const GameModule& game) { return game.shown_first; });
    return shown == games.end() ? games.front() : *shown;
}

Json whole_catalog(const BotEntry* program) {
    const Files files = program != nullptr ? Files::Offered : Files::Hidden;
    Json games = Json::array();
    for (const GameModule& entry : catalog()) {
        games.push_back(game_message(entry, files));
        if (program != nullptr) games.back()["bots"].push_back(bot_message(entry, *program, files));
    }
    return {{"games", std::move(games)},
            {"usual_game", usual_game().name},
            {"searches", searches_message()}};
}

// With the bot that runs other programs, of which there is one, where that is allowed. Every
// browser asks for it, and to write it takes milliseconds.
const std::string& catalog_fields(const BotEntry* program) {
    static const std::string usual = json_line(whole_catalog(nullptr));
    if (program == nullptr) return usual;
    static const std::string with_program = json_line(whole_catalog(program));
    return with_program;
}

void handle_catalog(Session& session, const Ask& ask) {
    session.answer_again(ask, "catalog", catalog_fields(session.services().program));
}

}  // namespace

const Handler kCatalogRequest{"catalog", handle_catalog, GuestUse::Anybody};

}  // namespace lawan::session
