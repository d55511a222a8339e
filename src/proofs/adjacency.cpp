// Proofs in Adjacency.
#include <variant>

#include "core/symmetry.hpp"
#include "games/adjacency/game.hpp"
#include "proofs/adjacency_sets.hpp"
#include "proofs/generic.hpp"
#include "proofs/kinds.hpp"

namespace lawan::proofs {
namespace {

// The second player answers every move by its image under rotation by 180° and never has fewer
// marks: theorem 1 of docs/adjacency-theory.md. No lines.
[[nodiscard]] Verdict check_mirror(const std::string& text, const Claim& claim, Body&,
                                   const Means&) {
    const adjacency::Position position = adjacency::Game::parse_position(text);
    const BoardSize size = position.size();
    const auto turned = [size](Bitboard cells) {
        return adjacency::image(cells, Symmetry::rotation_by_180(), size);
    };
    if (claim.relation != Relation::AtMost || claim.score.points() < 0) {
        return Verdict::broken("a mirror shows that a value is at most 0");
    }
    if (size.columns % 2 == 1 && size.rows % 2 == 1) {
        return Verdict::broken("the board has a centre cell");
    }
    if (position.plies_left() % 2 != 0) return Verdict::broken("the last move has no answer");
    if (turned(position.empty()) != position.empty()) {
        return Verdict::broken("the empty cells are not their own image");
    }
    if ((turned(position.own()) & ~position.enemy()).any()) {
        return Verdict::broken("the image of a mark is not the other side's");
    }
    return Verdict::held("every move has an image");
}

}  // namespace

std::vector<Kind> adjacency_kinds() {
    const auto read = [](const std::string& text) {
        return std::variant<adjacency::Game>{
            adjacency::Game{adjacency::Game::parse_position(text)}};
    };
    return {
        strategy_kind("adjacency", read),
        {"adjacency", "mirror", "the second player answers every move by its image", check_mirror},
        {"adjacency", "symmetric-sets", "symmetric sets of empty cells in which 2 are won",
         check_symmetric_sets}};
}

}  // namespace lawan::proofs
