// The one list of requests: a line here, and a file beside this one.
#pragma once

#include "session/handler.hpp"

#define LAWAN_REQUESTS(REQUEST) \
    REQUEST(Hello)              \
    REQUEST(Analyse)            \
    REQUEST(CallMe)             \
    REQUEST(Catalog)            \
    REQUEST(Choose)             \
    REQUEST(Class)              \
    REQUEST(Close)              \
    REQUEST(Compare)            \
    REQUEST(Demonstration)      \
    REQUEST(Doc)                \
    REQUEST(Edit)               \
    REQUEST(End)                \
    REQUEST(Evolve)             \
    REQUEST(Examples)           \
    REQUEST(Experiment)         \
    REQUEST(Experiments)        \
    REQUEST(Explore)            \
    REQUEST(Export)             \
    REQUEST(Go)                 \
    REQUEST(Hint)               \
    REQUEST(Hurry)              \
    REQUEST(Invite)             \
    REQUEST(Landscape)          \
    REQUEST(Move)               \
    REQUEST(New)                \
    REQUEST(Open)               \
    REQUEST(Overlays)           \
    REQUEST(Pause)              \
    REQUEST(Ping)               \
    REQUEST(Practised)          \
    REQUEST(Proof)              \
    REQUEST(Prove)              \
    REQUEST(Redo)               \
    REQUEST(Rematch)            \
    REQUEST(Resign)             \
    REQUEST(Review)             \
    REQUEST(Share)              \
    REQUEST(Speed)              \
    REQUEST(State)              \
    REQUEST(Step)               \
    REQUEST(Stop)               \
    REQUEST(Tournament)         \
    REQUEST(TournamentGame)     \
    REQUEST(Tournaments)        \
    REQUEST(Tree)               \
    REQUEST(TreeNodes)          \
    REQUEST(Undo)               \
    REQUEST(Verify)             \
    REQUEST(View)

namespace lawan::session {

#define LAWAN_DECLARE_REQUEST(request) extern const Handler k##request##Request;
LAWAN_REQUESTS(LAWAN_DECLARE_REQUEST)
#undef LAWAN_DECLARE_REQUEST

}  // namespace lawan::session
