#include "session/outgoing.hpp"

#include <utility>

#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {

std::string written(const char* type, std::optional<std::int64_t> re, Json message) {
    Json whole{{"type", type}};
    if (re) whole["re"] = *re;
    for (auto& [name, value] : message.items()) whole[name] = std::move(value);
    return json_line(whole);
}

std::string written_again(const char* type, std::optional<std::int64_t> re,
                          std::string_view fields) {
    std::string text = written(type, re, Json::object());
    text.reserve(text.size() + fields.size());
    text.back() = ',';
    text.append(fields.substr(1));
    return text;
}

namespace {

ErrorKind kind_of(const std::exception& error) {
    if (const auto* refusal = dynamic_cast<const Refusal*>(&error)) return refusal->kind();
    const bool input = dynamic_cast<const InputError*>(&error) != nullptr;
    return input ? ErrorKind::BadInput : ErrorKind::Internal;
}

}  // namespace

Json error_message(const std::exception& error) {
    const bool spoken = dynamic_cast<const SpokenError*>(&error) != nullptr;
    const Phrase says = spoken ? said_by(error) : Phrase{words::kInternal, {said_by(error)}};
    return {{"code", to_text(kind_of(error))},
            {"why", says.code()},
            {"message", says.english()},
            {"arguments", says.argument_texts()},
            {"text", text_message(says)}};
}

void answer(Outbox& outbox, const Ask& ask, const char* type, Json message) {
    outbox.post({written(type, ask.id, std::move(message)), ask.connection, {}});
}

}  // namespace lawan::session
