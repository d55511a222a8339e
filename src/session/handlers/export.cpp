// A game as a file.
#include <utility>

#include "formats/json.hpp"
#include "session/exported.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_export(Session& session, const Ask& ask) {
    const Json& where = ask.request.at("where");
    const auto& format = ask.request.at("format").get_ref<const std::string&>();
    Exported file = exported(place_of(session.boards(), where), format);
    session.answer(ask, "exported",
                   {{"where", where},
                    {"format", format},
                    {"file", std::move(file.name)},
                    {"text", std::move(file.text)}});
}

}  // namespace

const Handler kExportRequest{"export", handle_export, GuestUse::Anybody};

}  // namespace lawan::session
