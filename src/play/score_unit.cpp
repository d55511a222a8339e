#include "play/score_unit.hpp"

namespace lawan {

std::string_view to_text(ScoreUnit unit) {
    switch (unit) {
        case ScoreUnit::Marks:
            return "marks";
        case ScoreUnit::Discs:
            return "discs";
        case ScoreUnit::Outcome:
            break;
    }
    return "outcome";
}

}  // namespace lawan
