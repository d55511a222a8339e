#include "tournaments/report_data.hpp"

#include "arena/game_runner.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "play/legal_move.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

// What a move changes, three characters a cell: the mark and its number in base 36.
std::string changes(const BoardView& before, const BoardView& after) {
    static constexpr char kDigits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string text;
    for (std::size_t i = 0; i < after.marks.size(); ++i) {
        if (before.marks[i] == after.marks[i]) continue;
        text += letter(after.marks[i]);
        text += kDigits[i / 36];
        text += kDigits[i % 36];
    }
    return text;
}

// Where a move was made, counted as the marks are; a pass was made nowhere.
Json cell_of(const AnyPosition& position, AnyMove move) {
    const auto cell = position.cell(move);
    if (!cell) return nullptr;
    return cell->row * position.board().size.columns + cell->column;
}

Json game_data(const AnyGame& game, const TournamentGame& played, Language language) {
    const GameSummary& it = played.summary;
    Json moves = Json::array();
    Json boards = Json::array();
    Json cells = Json::array();
    AnyPosition position = game.start();
    BoardView board = position.board();
    for (const MoveRecord& record : played.record.moves) {
        const auto move = legal_move(position, record.move);
        if (!move) break;
        const AnyPosition after = position.after(*move);
        const BoardView next = after.board();
        moves.push_back(record.move);
        boards.push_back(changes(board, next));
        cells.push_back(cell_of(position, *move));
        board = next;
        position = after;
    }
    return Json::array({it.number, it.round + 1, it.bots.x, it.bots.o,
                        it.winner ? std::string(1, letter(*it.winner)) : "", it.score,
                        to_text(it.reason),
                        played.record.result ? played.record.result->detail.in(language) : "",
                        it.opening_plies, std::string(1, letter(it.first)), moves, boards, cells});
}

// Inside a script element nothing may look like its end.
std::string in_script(std::string json) {
    for (std::size_t at = 0; (at = json.find("</", at)) != std::string::npos; at += 3) {
        json.insert(at + 1, 1, '\\');
    }
    return json;
}

Json words_object(Language language) {
    const std::pair<const char*, Words> all[] = {
        {"game", words::kGameOnPage},   {"end", words::kEndOnPage},    {"move", words::kMoveOnPage},
        {"start", words::kStartOnPage}, {"wins", words::kWinsOnPage},  {"draw", words::kDrawOnPage},
        {"play", words::kPlayButton},   {"pause", words::kPauseButton}};
    Json json;
    for (const auto& [name, text] : all) json[name] = text.in(language);
    return json;
}

Json reasons_object(Language language) {
    const std::pair<EndReason, Words> all[] = {{EndReason::Finished, words::kEndFinished},
                                               {EndReason::Resigned, words::kEndResigned},
                                               {EndReason::IllegalMove, words::kEndIllegalMove},
                                               {EndReason::TimeOut, words::kEndTimeOut},
                                               {EndReason::Crashed, words::kEndCrashed},
                                               {EndReason::BadProtocol, words::kEndBadProtocol},
                                               {EndReason::OverLimit, words::kEndOverLimit},
                                               {EndReason::Adjudicated, words::kEndAdjudicated},
                                               {EndReason::Stopped, words::kEndStopped}};
    Json json;
    for (const auto& [reason, text] : all) json[std::string{to_text(reason)}] = text.in(language);
    return json;
}

}  // namespace

std::string report_data(const TournamentStore& store, Language language) {
    const AnyGame game = game_of(store.plan());
    const BoardView start = game.start().board();
    const PerSide<Phrase>& sides = find_game(game.name()).sides;
    std::string cells;
    for (const Mark mark : start.marks) cells += letter(mark);
    Json names = Json::array();
    for (const PlannedBot& bot : store.plan().bots) names.push_back(bot.name);
    const Json head{{"columns", start.size.columns},
                    {"rows", start.size.rows},
                    {"start", cells},
                    {"discs", start.pieces == Pieces::Discs},
                    {"row_one", start.row_one == RowOne::Top ? "top" : "bottom"},
                    {"sides", {sides.x.in(language), sides.o.in(language)}},
                    {"store", store.path().filename().string()},
                    {"bots", names},
                    {"words", words_object(language)},
                    {"reasons", reasons_object(language)}};
    std::string text = json_line(head);
    text.pop_back();
    text += ",\"games\":[";
    bool first = true;
    store.for_each_game([&](const TournamentGame& played) {
        text += (first ? "\n" : ",\n") + json_line(game_data(game, played, language));
        first = false;
    });
    return in_script(text + "]}");
}

}  // namespace lawan
