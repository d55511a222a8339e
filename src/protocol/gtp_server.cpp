#include "protocol/gtp_server.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "play/clock.hpp"

namespace lawan {
namespace {

constexpr std::string_view kCommands[] = {"protocol_version",
                                          "name",
                                          "version",
                                          "known_command",
                                          "list_commands",
                                          "quit",
                                          "boardsize",
                                          "komi",
                                          "clear_board",
                                          "play",
                                          "genmove",
                                          "reg_genmove",
                                          "undo",
                                          "showboard",
                                          "time_settings",
                                          "time_left",
                                          "final_score"};

Side colour_from(std::string_view text) {
    const std::string word = lower(text);
    if (word == "b" || word == "black") return Side::X;
    if (word == "w" || word == "white") return Side::O;
    throw InputError{"invalid color"};
}

std::string board_text(const AnyPosition& position) {
    const BoardView board = position.board();
    std::string text = "\n  ";
    for (int column = 0; column < board.size.columns; ++column) {
        text += fmt::format(" {}", static_cast<char>('A' + column));
    }
    for (int row = 0; row < board.size.rows; ++row) {
        text += fmt::format("\n{:>2}", row + 1);
        for (int column = 0; column < board.size.columns; ++column) {
            text += fmt::format(" {}", letter(board.at({column, row})));
        }
    }
    return text;
}

// Of Othello on a board of so many rows: white has the middle squares of the main diagonal.
std::string usual_start(std::size_t rows) {
    std::string text(rows * rows, '-');
    const std::size_t upper = rows / 2 - 1;
    const std::size_t lower = rows / 2;
    text[upper * rows + upper] = text[lower * rows + lower] = 'O';
    text[upper * rows + lower] = text[lower * rows + upper] = 'X';
    return text + " X";
}

}  // namespace

GtpServer::GtpServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)},
      out_{out},
      positions_{engine_.game.start()},
      bot_{engine_.make_bot(engine_.game)} {}

Served GtpServer::handle(const std::string& line) {
    auto said = words(std::string_view{line}.substr(0, line.find('#')));
    if (said.empty()) return Served::GoOn;
    std::string id;
    if (parse_whole_number(said.front())) {
        id = said.front();
        said.erase(said.begin());
    }
    if (said.empty()) return Served::GoOn;
    try {
        const std::string text = answer(said);
        out_ << '=' << id << (text.empty() ? "" : " ") << text << "\n" << std::endl;
    } catch (const InputError& error) {
        out_ << '?' << id << ' ' << error.what() << "\n" << std::endl;
    }
    return said.front() == "quit" ? Served::Quit : Served::GoOn;
}

void GtpServer::begin() {
    positions_.assign(1, engine_.game.start());
    played_.clear();
    left_ = {};
    told_.reset();
    bot_ = engine_.make_bot(engine_.game);
}

void GtpServer::play(AnyMove move) {
    positions_.push_back(positions_.back().after(move));
    played_.push_back(move);
}

// Programs leave out passes: who is named while the other has to pass, is to move.
void GtpServer::turn_to(Side side) {
    const AnyPosition& position = positions_.back();
    if (position.side_to_move() == side) return;
    const auto legal = position.legal_moves();
    if (legal.size() == 1 && !position.cell(legal.front())) {
        play(legal.front());
        return;
    }
    throw InputError{"it is the turn of the other color"};
}

AnyMove GtpServer::chosen() {
    const AnyPosition& position = positions_.back();
    const Side mover = position.side_to_move();
    Limits limits;
    limits.time = a_move_;
    // A bot keeps what it has learned of a game: it is told of a new one only where there is one.
    if (told_ != mover) bot_->new_game({positions_.front(), mover, 0, Seed{1}});
    told_ = mover;
    if (const auto left = left_[mover]) {
        if (auto* watcher = dynamic_cast<WatchesTheClock*>(bot_.get())) {
            watcher->told_of_time_left({left_.x.value_or(*left), left_.o.value_or(*left)});
            limits.time = *left;
        } else {
            const int plies = engine_.game.longest_game() - static_cast<int>(played_.size());
            limits.time = fair_part(*left, Seconds{0}, (plies + 1) / 2);
        }
    }
    return bot_->think({position, played_, limits, &stop}).best;
}

std::string GtpServer::answer(const std::vector<std::string_view>& said) {
    const std::string_view command = said.front();
    const auto argument = [&](std::size_t i) -> std::string_view {
        if (i >= said.size()) throw InputError{"syntax error"};
        return said[i];
    };
    const auto number = [&](std::size_t i) {
        const auto value = parse_decimal(argument(i));
        if (!value) throw InputError{"syntax error"};
        return *value;
    };
    if (command == "protocol_version") return "2";
    if (command == "name") return shown_name(engine_);
    if (command == "version") return std::string{version()};
    if (command == "quit" || command == "komi") return "";
    if (command == "list_commands") return fmt::format("{}", fmt::join(kCommands, "\n"));
    if (command == "known_command") {
        const bool known = std::find(std::begin(kCommands), std::end(kCommands), argument(1)) !=
                           std::end(kCommands);
        return known ? "true" : "false";
    }
    if (command == "boardsize") {
        const double size = number(1);
        if (size == engine_.game.start().board().size.columns) return "";
        if (size != 4 && size != 6 && size != 8) throw InputError{"unacceptable size"};
        engine_.game = engine_.set_up(usual_start(static_cast<std::size_t>(size)));
        begin();
        return "";
    }
    if (command == "clear_board") {
        begin();
        return "";
    }
    if (command == "play") {
        turn_to(colour_from(argument(1)));
        const AnyPosition& position = positions_.back();
        const auto move = position.parse_move(lower(argument(2)));
        if (!move || !position.is_legal(*move)) throw InputError{"illegal move"};
        play(*move);
        return "";
    }
    if (command == "genmove" || command == "reg_genmove") {
        const Side side = colour_from(argument(1));
        if (positions_.back().is_over()) return "pass";
        turn_to(side);
        if (positions_.back().is_over()) return "pass";
        const AnyMove move = chosen();
        const std::string text = positions_.back().move_text(move);
        if (command == "genmove") play(move);
        return text;
    }
    if (command == "undo") {
        if (played_.empty()) throw InputError{"cannot undo"};
        played_.pop_back();
        positions_.pop_back();
        told_.reset();
        return "";
    }
    if (command == "showboard") return board_text(positions_.back());
    if (command == "time_settings") {
        const double main = number(1);
        const double byo_yomi = number(2);
        const double stones = number(3);
        a_move_.reset();
        left_ = {};
        if (byo_yomi > 0 && stones > 0) a_move_ = Seconds{byo_yomi / stones};
        if (main > 0) left_ = {Seconds{main}, Seconds{main}};
        return "";
    }
    if (command == "time_left") {
        left_[colour_from(argument(1))] = Seconds{std::max(0.0, number(2))};
        return "";
    }
    if (command == "final_score") {
        const int score = positions_.back().shown_score();
        return score == 0 ? "0" : fmt::format("{}+{}", score > 0 ? 'B' : 'W', std::abs(score));
    }
    throw InputError{"unknown command"};
}

}  // namespace lawan
