#include "protocol/game_protocols.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "module/catalog.hpp"
#include "protocol/words.hpp"

namespace lawan {

void check_protocol(const AnyGame& game, std::string_view protocol) {
    const auto& known = find_game(game.name()).protocols;
    const auto found = std::find_if(known.begin(), known.end(), [&](const GameProtocol& each) {
        return each.name == protocol;
    });
    if (found == known.end()) {
        throw InputError{words::kProtocolNotFor, {protocol, game.name()}};
    }
    if (found->knows && !found->knows(game)) {
        throw InputError{words::kProtocolIsFor, {protocol, found->plays}};
    }
}

}  // namespace lawan
