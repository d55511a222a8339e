#include "play/opening.hpp"

namespace lawan {

std::vector<AnyMove> random_opening(const AnyGame& game, int plies, Seed seed) {
    Random random{seed};
    std::vector<AnyMove> opening;
    AnyPosition position = game.start();
    while (static_cast<int>(opening.size()) < plies && !position.is_over()) {
        const AnyMove move = random.pick(position.legal_moves());
        position = position.after(move);
        if (position.is_over()) break;
        opening.push_back(move);
    }
    return opening;
}

}  // namespace lawan
