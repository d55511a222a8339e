#include "protocol/gomocup_dialect.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "protocol/game_protocols.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

bool starts_with(std::string_view line, std::string_view word) {
    return lower(line.substr(0, word.size())) == lower(word);
}

// What a program says for people is skipped.
std::string answer(Conversation& talk, const Phrase& wanted) {
    for (;;) {
        std::string line{trimmed(talk.hear(wanted))};
        if (line.empty() || starts_with(line, "MESSAGE") || starts_with(line, "DEBUG")) continue;
        if (starts_with(line, "ERROR") || starts_with(line, "UNKNOWN")) {
            throw BotFailure{EndReason::BadProtocol, {words::kAnswered, {in_quotes(line)}}};
        }
        return line;
    }
}

long whole_milliseconds(Seconds time) {
    return std::lround(std::max(time.count(), 0.0) * 1000);
}

bool has_mark(const BoardView& board, Coordinate at) {
    return board.at(at) == Mark::X || board.at(at) == Mark::O;
}

bool is_empty(const BoardView& board) {
    return std::none_of(board.marks.begin(), board.marks.end(),
                        [](Mark mark) { return mark == Mark::X || mark == Mark::O; });
}

// All marks, those of the program as 1.
std::string board_command(const AnyPosition& position) {
    const BoardView board = position.board();
    const Mark own = position.side_to_move() == Side::X ? Mark::X : Mark::O;
    std::string text = "BOARD\n";
    for (int row = 0; row < board.size.rows; ++row) {
        for (int column = 0; column < board.size.columns; ++column) {
            if (!has_mark(board, {column, row})) continue;
            text += fmt::format("{},{},{}\n", column, row, board.at({column, row}) == own ? 1 : 2);
        }
    }
    return text + "DONE\n";
}

// Five or more win, exactly five, or Renju: the word at the end of a position.
int rule_number(const AnyPosition& start) {
    const std::string text = start.text();
    const auto words = split_words(text);
    if (words.back() == "renju") return 4;
    return words.back() == "exact" ? 1 : 0;
}

}  // namespace

void GomocupDialect::check(const AnyGame& game) const {
    check_protocol(game, "gomocup");
}

void GomocupDialect::begin(Conversation& talk, const Introduction& introduction) {
    const AnyPosition& start = introduction.new_game.start;
    const BoardView board = start.board();
    starts_empty_ = is_empty(board);
    known_moves_ = 0;
    talk.say(board.size.columns == board.size.rows
                 ? fmt::format("START {}\n", board.size.columns)
                 : fmt::format("RECTSTART {},{}\n", board.size.columns, board.size.rows));
    if (const std::string line = answer(talk, {words::kTheLine, {"OK"}});
        !starts_with(line, "OK")) {
        throw BotFailure{EndReason::BadProtocol,
                         {words::kAnsweredOtherwise, {in_quotes(line), "START", "OK"}}};
    }
    std::string info = fmt::format("INFO game_type 1\nINFO rule {}\n", rule_number(start));
    const TimeControl& control = introduction.control;
    if (control.move.time) {
        info += fmt::format("INFO timeout_turn {}\n", whole_milliseconds(*control.move.time));
    }
    if (control.game) {
        info += fmt::format("INFO timeout_match {}\n", whole_milliseconds(control.game->time));
    }
    talk.say(info);
}

Thought<AnyMove> GomocupDialect::move(Conversation& talk, const Turn& turn,
                                      const std::optional<PerSide<Seconds>>& left) {
    std::string text;
    if (turn.limits.time) {
        text += fmt::format("INFO timeout_turn {}\n", whole_milliseconds(*turn.limits.time));
    }
    if (left) {
        text += fmt::format("INFO time_left {}\n",
                            whole_milliseconds((*left)[turn.position.side_to_move()]));
    }
    const std::size_t played = turn.played.size();
    if (starts_empty_ && played == 0) {
        text += "BEGIN\n";
    } else if (starts_empty_ && played == known_moves_ + 1) {
        const auto cell = turn.position.cell(turn.played.back());
        text += fmt::format("TURN {},{}\n", cell->column, cell->row);
    } else {
        text += board_command(turn.position);
    }
    talk.say(text);
    std::string line = answer(talk, words::kAMove);
    // Who only suggests a move waits until it is told to play it.
    while (starts_with(line, "SUGGEST")) {
        talk.say(fmt::format("PLAY {}\n", trimmed(std::string_view{line}.substr(7))));
        line = answer(talk, words::kAMove);
    }
    const auto comma = line.find(',');
    const auto column = parse_whole_number(trimmed(std::string_view{line}.substr(0, comma)));
    const auto row = comma == std::string::npos
                         ? std::nullopt
                         : parse_whole_number(trimmed(std::string_view{line}.substr(comma + 1)));
    if (!column || !row || *column >= kLargestGomocup || *row >= kLargestGomocup) {
        throw BotFailure{EndReason::BadProtocol, {words::kMoveAsPair, {in_quotes(line)}}};
    }
    Thought<AnyMove> thought{};
    thought.best =
        move_in(turn.position,
                to_text(Coordinate{static_cast<int>(*column), static_cast<int>(*row)}), line);
    known_moves_ = played + 1;
    return thought;
}

}  // namespace lawan
