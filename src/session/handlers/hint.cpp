// What a bot would play in a human's place.
#include "analysis/analyst.hpp"
#include "analysis/solved_position.hpp"
#include "formats/json.hpp"
#include "module/levels.hpp"
#include "session/bot_admission.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_hint(Session& session, const Ask& ask) {
    const Services& services = session.services();
    const Board& board = session.boards().of(ask);
    const Table& table = board.table;
    if (!table.humans_turn() || table.opening())
        throw Refusal{ErrorKind::NotPossible, words::kHintsForHumans};
    const GameModule& entry = *board.entry;
    const bool solvable = may_be_solved(entry, table.position());
    const Seconds time{ask.request.value("seconds", 1.0)};
    const Spec wanted = on_all_threads(
        entry, bot_of_level(entry, ask.request.value("level", kHintLevel)), services.means);
    const Spec spec = solvable ? within_means_beside_solver(entry, wanted, services.means, time)
                               : within_means(entry, wanted, services.means);
    const Limits limits = Limits::of_time(time);
    session.tasks().check_room(ask);
    const auto proofs = solvable ? Analyst{entry, spec}.proof_memory() : std::nullopt;
    session.tasks().start(
        ask, Urgency::Now,
        [&entry, spec, limits, proofs,
         share = share_for(services, session.boards().owner(), entry, spec, proofs),
         name = board.name, game = table.setup().game, position = table.position(),
         played = table.history().moves(), clock = services.thinking_clock](TaskVoice& voice) {
            const auto bot = make_bot(entry, game, spec);
            bot->new_game({game.start(), position.side_to_move(), 0, Seed{}});
            const Turn turn{position, played, limits, &voice.stop(), clock};
            const Thought<AnyMove> thought = think_exactly(entry, *bot, turn, proofs);
            voice.say("hint",
                      {{"board", name},
                       {"ply", played.size()},
                       {"thought", thought_message(position, Analyst{entry, spec}, thought)}});
            return TaskEnd::Done;
        });
}

}  // namespace

const Handler kHintRequest{"hint", handle_hint};

}  // namespace lawan::session
