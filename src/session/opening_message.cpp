#include "session/opening_message.hpp"

#include <string>
#include <utility>

#include "formats/json.hpp"
#include "play/words.hpp"
#include "session/messages.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

using swap2::Choice;

constexpr const char* kName = "swap2";

const char* choice_text(Choice choice) {
    switch (choice) {
        case Choice::First:
            return "first";
        case Choice::Second:
            return "second";
        case Choice::LayMore:
            break;
    }
    return "more";
}

Phrase what_to_do(const swap2::Stage& stage) {
    if (stage.chooses()) return stage.may_ask_for_more ? words::kTakeSideOrLay : words::kTakeSide;
    return {stage.player == Side::X ? words::kLayThree : words::kLayTwo, {stage.marks}};
}

Json options_of(const GameModule& entry, const swap2::Stage& stage) {
    Json options = Json::array();
    if (!stage.chooses()) return options;
    const auto add = [&](Choice choice, const Phrase& text) {
        options.push_back({{"choice", choice_text(choice)}, {"text", text_message(text)}});
    };
    add(Choice::First, {words::kPlayAs, {entry.sides.x}});
    add(Choice::Second, {words::kPlayAs, {entry.sides.o}});
    if (stage.may_ask_for_more) add(Choice::LayMore, words::kLayTwoMore);
    return options;
}

}  // namespace

std::optional<swap2::Choices> opening_from(const Json& request) {
    if (!request.contains("opening") || request.at("opening").is_null()) return std::nullopt;
    swap2::Choices choices;
    const Json& opening = request.at("opening");
    if (!opening.contains("choices")) return choices;
    for (const Json& choice : opening.at("choices")) choices.push_back(choice_from(choice));
    return choices;
}

Choice choice_from(const Json& text) {
    if (text == "first") return Choice::First;
    return text == "second" ? Choice::Second : Choice::LayMore;
}

Json choices_message(const swap2::Choices& choices) {
    Json made = Json::array();
    for (const Choice choice : choices) made.push_back(choice_text(choice));
    return made;
}

Json opening_message(const Board& board) {
    const auto& choices = board.table.setup().swap2;
    if (!choices) return nullptr;
    Json message{{"name", kName},
                 {"title", text_message(words::kSwap2Title)},
                 {"choices", choices_message(*choices)},
                 {"turn", nullptr},
                 {"says", nullptr},
                 {"marks", 0},
                 {"options", Json::array()}};
    const auto stage = board.table.opening();
    if (!stage || board.table.over()) return message;
    message["turn"] = to_text(stage->player);
    message["says"] = text_message(what_to_do(*stage));
    message["marks"] = stage->marks;
    message["options"] = options_of(*board.entry, *stage);
    return message;
}

Json beginnings_message(const AnyGame& usual) {
    if (!swap2::begins_empty(usual)) return Json::array();
    return Json::array({{{"name", kName},
                         {"title", text_message(words::kSwap2Title)},
                         {"help", text_message(lawan::words::kSwap2Begins)}}});
}

}  // namespace lawan::session
