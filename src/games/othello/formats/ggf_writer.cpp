#include "games/othello/formats/ggf_writer.hpp"

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "formats/words.hpp"
#include "module/forfeit.hpp"

namespace lawan {
namespace {

// A closing bracket would end the value, and nothing in GGF stands for one.
std::string safe(const std::string& text) {
    std::string result;
    for (const char c : text) result += c == ']' ? ')' : c == '[' ? '(' : c;
    return result;
}

char ggf_side(Side side) {
    return side == Side::X ? '*' : 'O';
}

std::string board_text(const AnyPosition& position) {
    const BoardView board = position.board();
    std::string text = fmt::format("BO[{} ", board.size.columns);
    for (const Mark mark : board.marks) {
        text += mark == Mark::None ? '-' : mark == Mark::X ? '*' : 'O';
    }
    return text + ' ' + ggf_side(position.side_to_move()) + ']';
}

std::string move_text(const AnyPosition& position, AnyMove move, double seconds) {
    const auto cell = position.cell(move);
    std::string text = position.side_to_move() == Side::X ? "B[" : "W[";
    text += cell ? position.move_text(move) : "PA";
    if (seconds > 0) text += fmt::format("//{:.2f}", seconds);
    return text + ']';
}

std::string head(const AnyPosition& start) {
    return fmt::format("TY[{}]{}", start.board().size.columns, board_text(start));
}

// A score that is known is written, unless it says that the loser won.
std::string result_text(const GameResult& result, const std::optional<int>& stated,
                        const AnyGame& game) {
    const char* how = result.reason == EndReason::Finished      ? ""
                      : result.reason == EndReason::Adjudicated ? ""
                      : result.reason == EndReason::TimeOut     ? ":t"
                                                                : ":r";
    const auto forfeited = forfeited_score(result, game);
    int score = forfeited.value_or(result.score);
    if (stated && (!forfeited || (*stated > 0) == (score > 0))) score = *stated;
    return fmt::format("RE[{:+}.000{}]", score, how);
}

}  // namespace

std::string to_ggf(const AnyGame& game, const GameRecord& record, const GgfHeading& heading) {
    std::string text = "(;GM[Othello]";
    if (!heading.place.empty()) text += fmt::format("PC[{}]", safe(heading.place));
    if (!heading.date.empty()) {
        text += fmt::format("DT[{}]", safe(heading.date));
    } else if (heading.year) {
        text += fmt::format("DT[{:04}]", *heading.year);
    }
    text += fmt::format("PB[{}]PW[{}]", safe(record.players.x), safe(record.players.o));
    AnyPosition position = game.start();
    if (record.result) {
        text += result_text(*record.result, heading.score, game);
    } else if (heading.score) {
        text += fmt::format("RE[{:+}.000]", *heading.score);
    } else {
        text += "RE[?]";
    }
    text += head(position);
    for (const MoveRecord& move : record.moves) {
        const auto played = position.parse_move(move.move);
        if (!played || !position.is_legal(*played)) {
            throw InputError{words::kIllegalMoveInGame, {move.move}};
        }
        text += move_text(position, *played, move.time.count());
        position = position.after(*played);
    }
    return text + ";)";
}

}  // namespace lawan
