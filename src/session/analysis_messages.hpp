// What positions and games are worth, as the protocol writes it.
#pragma once

#include "analysis/analysis.hpp"
#include "analysis/review.hpp"
#include "lessons/lessons.hpp"
#include "play/history.hpp"
#include "session/json.hpp"

namespace lawan::session {

[[nodiscard]] Json drawing_message(const BoardDrawing& drawing);
[[nodiscard]] Json analysis_message(const Analysis& analysis, const Json& where);
[[nodiscard]] Json review_message(const Review& review, const History& history, const Json& where,
                                  bool done);

}  // namespace lawan::session
