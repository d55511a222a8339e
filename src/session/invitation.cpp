#include "session/invitation.hpp"

#include <utility>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/json.hpp"

namespace lawan::session {
namespace {

// Keys and games share the store with visitors' boards, under names that no visitor can have.
constexpr char kMark = ':';
constexpr const char* kKeys = "key:";
constexpr const char* kGames = "game:";
constexpr const char* kEntry = "key";

}  // namespace

bool is_reserved(const std::string& token) {
    return token.find(kMark) != std::string::npos;
}

std::string invited_session(const Services& services) {
    return kGames + services.new_token();
}

void keep_key(const Services& services, const std::string& key, const Invitation& invitation,
              Store::Done done) {
    const Json entry{{"session", invitation.session},
                     {"player", invitation.player ? Json(*invitation.player) : Json(nullptr)}};
    services.store.save(kKeys + key, {kEntry, json_line(entry)}, std::move(done));
}

std::optional<Invitation> find_key(const Services& services, const std::string& key) {
    if (is_reserved(key)) return std::nullopt;
    for (const StoredBoard& stored : services.store.load(kKeys + key)) {
        if (stored.name != kEntry) continue;
        const Json entry = parse_json(stored.text);
        Invitation found{entry.at("session").get<std::string>(), {}};
        if (const Json& player = entry.at("player"); !player.is_null()) {
            found.player = player.get<std::string>();
        }
        return found;
    }
    return std::nullopt;
}

}  // namespace lawan::session
