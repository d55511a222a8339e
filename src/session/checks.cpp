#include "session/checks.hpp"

#include "formats/json.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {

void refuse_when_over(const Table& table) {
    if (table.over()) throw Refusal{ErrorKind::GameOver, words::kGameOver};
}

void refuse_when_over(const AnyPosition& position) {
    if (position.is_over()) throw Refusal{ErrorKind::GameOver, words::kGameOverThere};
}

std::size_t checked_ply(const Table& table, const Json& ply) {
    const auto number = ply.get<std::size_t>();
    if (number > table.history().steps().size()) {
        throw Refusal{ErrorKind::NotPossible, words::kNoSuchPly, {number}};
    }
    return number;
}

}  // namespace lawan::session
