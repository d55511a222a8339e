#include "protocol/othello_only.hpp"

#include <fmt/format.h>

#include "core/input_error.hpp"

namespace lawan {

bool is_usual_start(const AnyPosition& position) {
    return position.text() == "---------------------------OX------XO--------------------------- X";
}

void check_othello(const AnyGame& game, std::string_view protocol, Start start) {
    if (game.name() != "othello" || game.start().board().size != BoardSize{8, 8}) {
        throw InputError{fmt::format("the protocol {} is for Othello on 8x8 only", protocol)};
    }
    if (start == Start::Usual && !is_usual_start(game.start())) {
        throw InputError{
            fmt::format("the protocol {} cannot start from another position", protocol)};
    }
}

}  // namespace lawan
