#include "play/history.hpp"

#include <cassert>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "play/legal_move.hpp"
#include "play/words.hpp"

namespace lawan {

std::vector<MoveRecord> History::records() const {
    std::vector<MoveRecord> records;
    for (std::size_t i = 0; i < made_.size(); ++i) records.push_back(steps_[i].record);
    return records;
}

void History::play(PlayedMove played) {
    assert(position().is_legal(played.move));
    const AnyPosition next = position().after(played.move);
    steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(made_.size()), steps_.end());
    positions_.erase(positions_.begin() + static_cast<std::ptrdiff_t>(made_.size()) + 1,
                     positions_.end());
    made_.push_back(played.move);
    steps_.push_back(std::move(played));
    positions_.push_back(next);
}

void History::undo() {
    assert(can_undo());
    made_.pop_back();
}

void History::redo() {
    assert(can_redo());
    made_.push_back(steps_[made_.size()].move);
}

Playback replay_legal(const AnyGame& game, const GameRecord& record) {
    Playback back{History{game}, {}};
    for (const MoveRecord& played : record.moves) {
        const AnyPosition& position = back.history.position();
        const auto move = legal_move(position, played.move);
        if (!move) {
            back.problem = Phrase{words::kMoveNotLegal,
                                  {back.history.moves().size() + 1, in_quotes(played.move)}};
            break;
        }
        PlayedMove step{*move, played};
        step.record.move = position.move_text(*move);
        back.history.play(std::move(step));
    }
    return back;
}

History replay(const AnyGame& game, const GameRecord& record) {
    Playback back = replay_legal(game, record);
    if (back.problem) throw InputError{*back.problem};
    return std::move(back.history);
}

}  // namespace lawan
