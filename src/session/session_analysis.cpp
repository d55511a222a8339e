// Requests that ask what a position or a game is worth.
#include <algorithm>

#include "catalog/levels.hpp"
#include "catalog/mistakes.hpp"
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/analysis.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/review.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr Seconds kHintTime{1};
constexpr Seconds kAnalysisTime{10};
constexpr Seconds kReviewTime{0.3};
constexpr Seconds kProofTime{5};
constexpr Seconds kSlice{0.2};       // then others have a turn
constexpr Seconds kLongestProof{5};  // a look of a solver cannot be put off halfway

Json drawing_message(const BoardDrawing& drawing) {
    Json steps = Json::array();
    for (const BoardDrawing::Step& step : drawing.steps) {
        steps.push_back({{"cell", step.cell}, {"side", to_text(step.side)}});
    }
    return {{"says", reason_message(drawing.says)},
            {"groups", drawing.groups},
            {"steps", std::move(steps)}};
}

Json analysis_message(const Analysis& analysis, const Json& where) {
    const AnyPosition& position = analysis.position();
    const Side side = position.side_to_move();
    const std::vector<AnalysedMove> found = analysis.moves();
    Json moves = Json::array();
    for (const AnalysedMove& each : found) {
        Json move = move_message(position, each.move);
        move["value"] = value_message(each.valuation, side);
        move["line"] = line_message(position, each.line);
        move["depth"] = std::max(0, each.depth);
        move["reasons"] = reasons_message(each.reasons);
        moves.push_back(std::move(move));
    }
    const AnalysedMove& best = found.front();
    const bool any = best.valuation.has_value();
    return {{"where", where},
            {"position", position.text()},
            {"bot", to_text(analysis.bot())},
            {"moves", std::move(moves)},
            {"best", any ? Json(position.move_text(best.move)) : Json(nullptr)},
            {"value", value_message(analysis.value(), side)},
            {"line", line_message(position, best.line)},
            {"reasons", reasons_message(best.reasons)},
            {"scale", scale_message(position, analysis.bot())},
            {"depth", analysis.depth()},
            {"nodes", analysis.nodes()},
            {"seconds", analysis.time().count()},
            {"done", analysis.done()}};
}

Json review_message(const Review& review, const History& history, const std::string& board,
                    const Spec& bot, bool done) {
    Json plies = Json::array();
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        const ReviewedPly& ply = review.plies()[i];
        const AnyPosition& position = history.positions()[i];
        const Side side = position.side_to_move();
        const bool moved = i < history.moves().size();
        plies.push_back(
            {{"ply", i},
             {"value", value_message(ply.value, side)},
             {"move", moved ? move_message(position, history.moves()[i]) : Json(nullptr)},
             {"side", moved ? Json(to_text(side)) : Json(nullptr)},
             {"best", ply.best ? move_message(position, *ply.best) : Json(nullptr)},
             {"line", line_message(position, ply.line)},
             {"loss", ply.loss ? Json(ply.loss->points()) : Json(nullptr)},
             {"loss_scale", ply.loss ? Json(ply.loss_in_points ? "points" : "own") : Json(nullptr)},
             {"mark", ply.slip ? Json(std::string{to_text(*ply.slip)}) : Json(nullptr)},
             {"reasons", reasons_message(ply.reasons)},
             {"why", reasons_message(ply.why)}});
    }
    return {{"board", board},
            {"bot", to_text(bot)},
            {"plies", std::move(plies)},
            {"scale", scale_message(history.start(), bot)},
            {"done", done}};
}

}  // namespace

void Session::hint(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    const Table& table = board.table;
    if (!table.humans_turn()) throw Refusal{"not-possible", "hints are for a human's turn"};
    const GameEntry& entry = *table.setup().entry;
    const Spec spec = within_means(
        entry, bot_of_level(entry, ask.request.value("level", kHintLevel)), services_.means);
    Limits limits;
    limits.time = Seconds{ask.request.value("seconds", kHintTime.count())};
    check_room_for_task(ask);
    const auto proofs = may_be_solved(table.position()) ? proof_memory(entry, spec) : std::nullopt;
    start_task(
        ask, Urgency::Now,
        [&entry, spec, limits, proofs, share = share_for(entry, spec, proofs), name = name,
         game = table.setup().game, position = table.position(),
         played = table.history().moves()](TaskVoice& voice) {
            const auto bot = make_bot(entry, game, spec);
            bot->new_game({game.start(), position.side_to_move(), 0, Seed{}});
            const BotThought thought{
                to_text(spec),
                think_exactly(entry, *bot, {position, played, limits, &voice.stop()}, proofs)};
            voice.say("hint", {{"board", name},
                               {"ply", played.size()},
                               {"thought", thought_message(position, thought)}});
            return TaskEnd::Done;
        });
}

void Session::analyse(const Ask& ask) {
    const Json& where = ask.request.at("where");
    const auto [position, entry] = position_of(where);
    if (position.is_over()) throw Refusal{"game-over", "the game is over there"};
    AnalysisOptions options{analyst_of(*entry), {}, kAnalysisTime};
    if (ask.request.contains("bot")) {
        options.bot = parse_spec(ask.request.at("bot").get_ref<const std::string&>());
    }
    check_bot(options.bot);
    if (ask.request.contains("depth")) options.depth = ask.request.at("depth").get<int>();
    if (ask.request.contains("seconds")) {
        options.time = Seconds{ask.request.at("seconds").get<double>()};
    }
    check_room_for_task(ask);
    check_can_play(*entry, game_of(where), options.bot);
    options.bot = within_means(*entry, options.bot, services_.means);
    // No memory for a solver that will not be asked.
    if (!options.depth && may_be_solved(position)) {
        options.proofs = proof_memory(*entry, options.bot);
        options.longest_proof = kLongestProof;
    }
    // The job makes the bot, with its memory.
    const auto made = std::make_shared<std::optional<Analysis>>();
    const auto told = std::make_shared<int>(0);
    start_task(ask, Urgency::WhenFree,
               [=, entry = entry, position = position,
                share = share_for(*entry, options.bot, options.proofs), game = game_of(where),
                played = moves_to(where)](TaskVoice& voice) {
                   if (!*made) made->emplace(*entry, game, position, played, options);
                   Analysis* const analysis = &**made;
                   const bool more = analysis->go_on(kSlice, &voice.stop());
                   const int news = analysis->depth() + (analysis->solved() ? 1 : 0);
                   if (news > *told || !more) {
                       *told = news;
                       voice.say("analysis", analysis_message(*analysis, where));
                   }
                   return more ? TaskEnd::Again : TaskEnd::Done;
               });
}

void Session::review(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    const Table& table = board.table;
    const GameEntry& entry = *table.setup().entry;
    Spec bot = analyst_of(entry);
    if (ask.request.contains("bot")) {
        bot = parse_spec(ask.request.at("bot").get_ref<const std::string&>());
    }
    check_bot(bot);
    check_room_for_task(ask);
    const Seconds time{ask.request.value("seconds", kReviewTime.count())};
    // Fails now rather than later where the bot cannot play the game.
    check_can_play(entry, table.setup().game, bot);
    bot = within_means(entry, bot, services_.means);
    const auto history = std::make_shared<const History>(table.history());
    const auto review = std::make_shared<Review>(entry, table.setup().game, *history, bot, time);
    start_task(ask, Urgency::WhenFree,
               [=, name = name,
                share = share_for(entry, bot, proof_memory(entry, bot))](TaskVoice& voice) {
                   const std::size_t before = review->plies().size();
                   const bool more = review->go_on(kSlice, &voice.stop());
                   if (review->plies().size() > before || !more) {
                       voice.say("review", review_message(*review, *history, name, bot, !more));
                   }
                   return more ? TaskEnd::Again : TaskEnd::Done;
               });
}

void Session::proof(const Ask& ask) {
    const Json where = ask.request.at("where");
    const auto [position, entry] = position_of(where);
    const Lessons* lessons = lessons_of(*entry);
    if (lessons == nullptr || !lessons->has_drawings()) {
        throw Refusal{"not-possible", entry->name + " has no proofs to draw"};
    }
    start_task(ask, Urgency::WhenFree, [=, position = position](TaskVoice& voice) {
        Json drawings = Json::array();
        const auto found = lessons->drawings(position, Limits::of_time(kProofTime), &voice.stop());
        for (const BoardDrawing& drawing : found) drawings.push_back(drawing_message(drawing));
        voice.say("proof", {{"where", where}, {"drawings", std::move(drawings)}});
        return TaskEnd::Done;
    });
}

}  // namespace lawan::session
