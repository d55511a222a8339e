#include "session/analysis_messages.hpp"

#include <algorithm>
#include <utility>

#include "formats/json.hpp"
#include "module/catalog.hpp"
#include "session/messages.hpp"

namespace lawan::session {

Json drawing_message(const BoardDrawing& drawing) {
    Json steps = Json::array();
    for (const BoardDrawing::Step& step : drawing.steps) {
        steps.push_back({{"cell", step.cell}, {"side", to_text(step.side)}});
    }
    return {{"says", reason_message(drawing.says)},
            {"groups", drawing.groups},
            {"steps", std::move(steps)},
            {"how", text_message(drawing.how)}};
}

namespace {

// The threats of both sides, with their cells as numbers.
Json threats_message(const AnyPosition& position) {
    Json list = Json::array();
    const auto& threats = find_game(position.game_name()).explanations.threats;
    if (!threats) return list;
    for (const Threats& each : threats(position)) {
        Json cells = Json::array();
        for (const AnyMove cell : each.cells) {
            cells.push_back(move_message(position, cell).at("cell"));
        }
        list.push_back({{"side", to_text(each.side)},
                        {"kind", each.kind.code()},
                        {"says", text_message(each.kind)},
                        {"sign", each.sign},
                        {"rank", each.rank},
                        {"cells", std::move(cells)}});
    }
    return list;
}

}  // namespace

Json analysis_message(const Analysis& analysis, const Json& where) {
    const AnyPosition& position = analysis.position();
    const Side side = position.side_to_move();
    const std::vector<AnalysedMove> found = analysis.moves();
    Json moves = Json::array();
    for (const AnalysedMove& each : found) {
        Json move = move_message(position, each.move);
        move["value"] = value_message(each.value, side);
        move["line"] = line_message(position, each.line);
        move["depth"] = std::max(0, each.depth);
        move["reasons"] = reasons_message(each.reasons);
        moves.push_back(std::move(move));
    }
    const AnalysedMove& best = found.front();
    const bool any = best.value.has_value();
    return {{"where", where},
            {"position", position.text()},
            {"bot", lawan::to_text(analysis.bot())},
            {"moves", std::move(moves)},
            {"best", any ? Json(position.move_text(best.move)) : Json(nullptr)},
            {"value", value_message(analysis.value(), side)},
            {"line", line_message(position, best.line)},
            {"reasons", reasons_message(best.reasons)},
            {"threats", threats_message(position)},
            {"scale", scale_message(analysis.scale())},
            {"depth", analysis.depth()},
            {"nodes", analysis.nodes()},
            {"seconds", analysis.time().count()},
            {"done", analysis.done()}};
}

Json review_message(const Review& review, const History& history, const Json& where, bool done) {
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
             {"loss", ply.loss ? Json(ply.loss->points.points()) : Json(nullptr)},
             {"loss_scale", ply.loss ? Json(ply.loss->unit ? "points" : "own") : Json(nullptr)},
             {"cost", ply.loss ? text_message(ply.loss->says()) : Json(nullptr)},
             {"mark", ply.grade ? Json(lawan::to_text(*ply.grade)) : Json(nullptr)},
             {"reasons", reasons_message(ply.reasons)},
             {"why", reasons_message(ply.why)}});
    }
    return {{"where", where},
            {"bot", lawan::to_text(review.bot())},
            {"plies", std::move(plies)},
            {"scale", scale_message(review.scale())},
            {"done", done}};
}

}  // namespace lawan::session
