// The first request: Connection answers it, as there is no session yet. Later it is refused.
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_hello(Session&, const Ask&) {
    throw Refusal{ErrorKind::NotPossible, words::kHelloAlready};
}

}  // namespace

const Handler kHelloRequest{"hello", handle_hello};

}  // namespace lawan::session
