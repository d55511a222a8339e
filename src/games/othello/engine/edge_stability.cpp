#include "games/othello/engine/edge_stability.hpp"

#include <bit>
#include <utility>
#include <vector>

namespace lawan::othello {
namespace {

struct Edge {
    unsigned player = 0;
    unsigned opponent = 0;
};

// A disc put on an edge turns what it outflanks there, or, coming for the sake of other lines,
// nothing.
[[nodiscard]] Edge with_disc(Edge edge, int place) {
    const unsigned disc = 1U << place;
    unsigned turned = 0;
    for (const int by : {-1, 1}) {
        unsigned run = 0;
        int at = place + by;
        while (at >= 0 && at < 8 && ((edge.opponent >> at) & 1U) != 0) {
            run |= 1U << at;
            at += by;
        }
        if (at >= 0 && at < 8 && ((edge.player >> at) & 1U) != 0) turned |= run;
    }
    return {edge.player | disc | turned, edge.opponent & ~turned};
}

}  // namespace

// What stays on an edge is what stays after every move of either side: fuller edges come first.
EdgeStability::EdgeStability() {
    std::vector<Edge> edges;
    for (unsigned player = 0; player < 256; ++player) {
        for (unsigned opponent = 0; opponent < 256; ++opponent) {
            if ((player & opponent) == 0) edges.push_back({player, opponent});
        }
    }
    for (int empties = 0; empties <= 8; ++empties) {
        for (const Edge& edge : edges) {
            const unsigned occupied = edge.player | edge.opponent;
            if (8 - std::popcount(occupied) != empties) continue;
            unsigned stable = edge.player;
            for (int place = 0; place < 8; ++place) {
                if (((occupied >> place) & 1U) != 0) continue;
                const Edge mine = with_disc(edge, place);
                const Edge theirs = with_disc({edge.opponent, edge.player}, place);
                stable &= this->stable(mine.player, mine.opponent);
                stable &= this->stable(theirs.opponent, theirs.player);
            }
            stable_[edge.player * 256 + edge.opponent] = static_cast<std::uint8_t>(stable);
        }
    }
}

const EdgeStability& edge_stability() {
    static const EdgeStability table;
    return table;
}

}  // namespace lawan::othello
