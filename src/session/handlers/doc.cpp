// A page of the documentation.
#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_doc(Session& session, const Ask& ask) {
    const auto& name = ask.request.at("name").get_ref<const std::string&>();
    const auto language = ask.request.value("language", std::string{"en"});
    const auto& find = session.services().doc;
    const auto page = find ? find(name, language) : std::nullopt;
    if (!page) throw Refusal{ErrorKind::NotFound, words::kNoSuchPage, {in_quotes(name)}};
    session.answer(ask, "doc",
                   {{"name", name}, {"language", page->language}, {"markdown", page->markdown}});
}

}  // namespace

const Handler kDocRequest{"doc", handle_doc};

}  // namespace lawan::session
