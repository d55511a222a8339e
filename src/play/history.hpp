// A game in progress, with the way back: moves made, taken back and made again.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/thought.hpp"
#include "core/words.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"
#include "play/game_record.hpp"

namespace lawan {

struct PlayedMove {
    AnyMove move;  // legal
    MoveRecord record;
    std::optional<Thought<AnyMove>> thought = {};  // of the bot that made it
};

class History {
  public:
    explicit History(const AnyGame& game) : positions_{game.start()} {}

    [[nodiscard]] const AnyPosition& position() const { return positions_[made_.size()]; }
    [[nodiscard]] const AnyPosition& start() const { return positions_.front(); }
    [[nodiscard]] const std::vector<AnyMove>& moves() const { return made_; }
    [[nodiscard]] std::vector<MoveRecord> records() const;

    // Those made, then those taken back.
    [[nodiscard]] const std::vector<PlayedMove>& steps() const { return steps_; }
    // The start, and the position after each step.
    [[nodiscard]] const std::vector<AnyPosition>& positions() const { return positions_; }

    // The move must be legal. What was taken back before is forgotten.
    void play(PlayedMove played);

    [[nodiscard]] bool can_undo() const { return !made_.empty(); }
    [[nodiscard]] bool can_redo() const { return made_.size() < steps_.size(); }
    void undo();
    void redo();

  private:
    std::vector<AnyPosition> positions_;  // the start, and the one after each step
    std::vector<PlayedMove> steps_;       // those made, then those taken back
    std::vector<AnyMove> made_;
};

// As far as the moves of a record are legal.
struct Playback {
    History history;
    std::optional<Phrase> problem;  // the move at which it ends early; none where all are legal
};
[[nodiscard]] Playback replay_legal(const AnyGame& game, const GameRecord& record);

// Plays the moves of a record once more. Throws InputError at the first that is not legal.
[[nodiscard]] History replay(const AnyGame& game, const GameRecord& record);

}  // namespace lawan
