// Proofs in Adjacency.
#include "games/adjacency/proofs/kinds.hpp"

#include <variant>

#include "core/symmetry.hpp"
#include "games/adjacency/proofs/sets.hpp"
#include "games/adjacency/proofs/words.hpp"
#include "games/adjacency/rules/game.hpp"
#include "proofs/generic.hpp"

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
        return Verdict::broken(adjacency::words::kMirrorShowsZero);
    }
    if (size.columns % 2 == 1 && size.rows % 2 == 1) {
        return Verdict::broken(adjacency::words::kHasCentre);
    }
    if (position.plies_left() % 2 != 0)
        return Verdict::broken(adjacency::words::kLastMoveUnanswered);
    if (turned(position.empty()) != position.empty()) {
        return Verdict::broken(adjacency::words::kNotOwnImage);
    }
    if ((turned(position.own()) & ~position.enemy()).any()) {
        return Verdict::broken(adjacency::words::kImageNotOthers);
    }
    return Verdict::held(adjacency::words::kEveryMoveHasImage);
}

}  // namespace

std::vector<Kind> adjacency_kinds() {
    const auto read = [](const std::string& text) {
        return std::variant<adjacency::Game>{
            adjacency::Game{adjacency::Game::parse_position(text)}};
    };
    return {strategy_kind(read),
            {"mirror", adjacency::words::kMirrorProof, check_mirror},
            {"symmetric-sets", adjacency::words::kSymmetricSetsProof, check_symmetric_sets}};
}

}  // namespace lawan::proofs
