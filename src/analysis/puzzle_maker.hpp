// Puzzles out of games that a bot plays carelessly: positions in which one move alone wins, or
// alone holds the draw. The game's solver proves it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "analysis/solved_position.hpp"
#include "core/random.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"

namespace lawan {

enum class PuzzleGrade : std::uint8_t { Easy, Medium, Hard };

struct MadePuzzle {
    std::string position;
    std::string answer;  // the one move that keeps the value's outcome
    Score value;         // of best play, for the side to move
    std::size_t choices = 0;
    // The plies that a plain search must look ahead to find the answer and to stay with it.
    int difficulty = 0;

    [[nodiscard]] PuzzleGrade grade() const {
        return difficulty <= 2   ? PuzzleGrade::Easy
               : difficulty <= 5 ? PuzzleGrade::Medium
                                 : PuzzleGrade::Hard;
    }
};

class PuzzleMaker {
  public:
    // The game must have a solver.
    PuzzleMaker(const GameModule& entry, const AnyGame& game, Seed seed);

    // Plays one game and looks into its last moves; none where they hold no new puzzle.
    [[nodiscard]] std::optional<MadePuzzle> next(const StopSignal* stop);

  private:
    [[nodiscard]] std::vector<AnyPosition> played_game();
    [[nodiscard]] std::optional<MadePuzzle> puzzle_in(const AnyPosition& position, Score value,
                                                      const StopSignal* stop) const;
    [[nodiscard]] std::optional<SolvedPosition> solved(const AnyPosition& position,
                                                       const StopSignal* stop) const;
    [[nodiscard]] int difficulty_of(const AnyPosition& position, AnyMove answer) const;

    const GameModule* entry_;
    AnyGame game_;
    Random random_;
    std::unique_ptr<Bot> bot_;  // a plain search
    std::unordered_set<std::string> known_;
};

}  // namespace lawan
