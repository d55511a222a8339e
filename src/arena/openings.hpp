// Where the games of a tournament begin.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/plan.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"

namespace lawan {

// Moves from the start of the game, in its notation.
using OpeningMoves = std::vector<std::string>;

// Makes openings by number; each is a function of the plan alone.
class Openings {
  public:
    // Reads the file where the plan names one. Throws InputError.
    Openings(const GameModule& entry, const AnyGame& game, const OpeningPlan& plan, Seed seed);

    // A file begins again when it is used up.
    [[nodiscard]] OpeningMoves at(int number);

  private:
    [[nodiscard]] OpeningMoves balanced(int number) const;

    const GameModule& entry_;
    AnyGame game_;
    OpeningPlan plan_;
    Seed seed_;
    int plies_;
    std::vector<OpeningMoves> lines_;  // of the file
};

// One opening a line: moves with or without spaces between them ("f5d6c3"), or columns and rows
// counted from the centre, all with commas between them ("-1,0, 2,3"). # begins a comment.
// Throws InputError that names the line.
[[nodiscard]] std::vector<OpeningMoves> parse_openings(const AnyGame& game, std::string_view text);

// The moves of an opening, which must be legal one after the other. Throws InputError.
[[nodiscard]] std::vector<AnyMove> moves_of(const AnyGame& game, const OpeningMoves& opening);

}  // namespace lawan
