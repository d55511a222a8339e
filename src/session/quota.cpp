#include "session/quota.hpp"

#include "formats/json.hpp"
#include "session/refusal.hpp"
#include "session/token_mark.hpp"
#include "session/words.hpp"

namespace lawan::session {

void check_room_to_keep(const Services& services, const std::string& mark, std::int64_t more) {
    if (!services.quota || mark.empty()) return;
    if (names_a_person(mark) && services.store.places_of(mark) + more > services.quota->person) {
        throw Refusal{ErrorKind::NotPossible, words::kPersonKeepsTooMany, {services.quota->person}};
    }
    const std::string address{address_in(mark)};
    if (services.store.places_of(address) + more > services.quota->address) {
        throw Refusal{
            ErrorKind::NotPossible, words::kAddressKeepsTooMany, {services.quota->address}};
    }
}

std::optional<Json> nearly_full(const Services& services, const std::string& mark) {
    if (!services.quota || !names_a_person(mark)) return std::nullopt;
    const std::int64_t kept = services.store.places_of(mark);
    const std::int64_t most = services.quota->person;
    if (5 * kept < 4 * most) return std::nullopt;
    return Json{{"kept", kept}, {"most", most}};
}

}  // namespace lawan::session
