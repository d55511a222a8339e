#include "protocol/gtp_server.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/version.hpp"
#include "play/legal_move.hpp"

namespace lawan {
namespace {

Side colour_from(std::string_view text) {
    const std::string word = lower(text);
    if (word == "b" || word == "black") return Side::X;
    if (word == "w" || word == "white") return Side::O;
    throw Refused{"invalid color"};
}

std::string_view argument(const std::vector<std::string_view>& said, std::size_t i) {
    if (i >= said.size()) throw Refused{"syntax error"};
    return said[i];
}

double number(const std::vector<std::string_view>& said, std::size_t i) {
    const auto value = parse_decimal(argument(said, i));
    if (!value) throw Refused{"syntax error"};
    return *value;
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

}  // namespace

GtpServer::GtpServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)},
      out_{out},
      positions_{engine_.game.start()},
      bot_{engine_.make_bot(engine_.game)} {}

const std::vector<GtpServer::Command>& GtpServer::commands() {
    static const std::vector<Command> list{
        {{"protocol_version", "", {"answers with 2", "menjawab dengan 2"}},
         &GtpServer::say_protocol},
        {{"name", "", {"gives the name of the bot", "memberi nama bot"}}, &GtpServer::say_name},
        {{"version", "", {"gives the version of Lawan", "memberi versi Lawan"}},
         &GtpServer::say_version},
        {{"known_command",
          "COMMAND",
          {"answers true if the command is in this list, otherwise false",
           "menjawab true bila perintah itu ada dalam daftar ini, selain itu false"}},
         &GtpServer::known_command},
        {{"list_commands", "", {"gives this list", "memberi daftar ini"}},
         &GtpServer::list_commands},
        {{"quit", "", {"ends the program", "mengakhiri program"}}, &GtpServer::say_nothing},
        {{"boardsize",
          "N",
          {"starts a game on a board of this size", "memulai permainan di papan seukuran ini"}},
         &GtpServer::set_size},
        {{"komi",
          "NUMBER",
          {"is accepted and changes nothing", "diterima dan tidak mengubah apa pun"}},
         &GtpServer::set_komi},
        {{"clear_board", "", {"starts a new game", "memulai permainan baru"}},
         &GtpServer::clear_board},
        {{"play",
          "COLOR MOVE",
          {"plays a move for black or white; a forced pass may be left out",
           "memainkan langkah hitam (black) atau putih (white); pas yang terpaksa boleh "
           "dilewatkan"}},
         &GtpServer::play_move},
        {{"genmove",
          "COLOR",
          {"chooses a move, plays it and answers with it",
           "memilih langkah, memainkannya, lalu menjawab dengannya"}},
         &GtpServer::make_move},
        {{"reg_genmove",
          "COLOR",
          {"chooses a move and answers with it, without playing it",
           "memilih langkah dan menjawab dengannya, tanpa memainkannya"}},
         &GtpServer::suggest_move},
        {{"undo", "", {"takes the last move back", "mengurungkan langkah terakhir"}},
         &GtpServer::undo},
        {{"showboard", "", {"draws the board", "menggambar papan"}}, &GtpServer::show_board},
        {{"time_settings",
          "MAIN BYOYOMI STONES",
          {"seconds for the game; then seconds for so many moves",
           "detik untuk seluruh permainan; lalu detik untuk sekian langkah"}},
         &GtpServer::set_time},
        {{"time_left",
          "COLOR SECONDS STONES",
          {"seconds that this side has left; where STONES is not 0, for so many moves",
           "detik yang tersisa bagi pihak ini; bila STONES bukan 0, untuk sekian langkah"}},
         &GtpServer::set_time_left},
        {{"final_score",
          "",
          {"answers B+N, W+N or 0, as the board stands",
           "menjawab B+N, W+N, atau 0 menurut papan sekarang"}},
         &GtpServer::final_score}};
    return list;
}

std::vector<LineForm> GtpServer::forms() {
    return forms_of(commands());
}

Served GtpServer::handle(const std::string& line) {
    auto said = split_words(std::string_view{line}.substr(0, line.find('#')));
    if (said.empty()) return Served::GoOn;
    std::string id;
    if (parse_whole_number(said.front())) {
        id = said.front();
        said.erase(said.begin());
    }
    if (said.empty()) return Served::GoOn;
    try {
        const Command* const command = find_command(commands(), said.front());
        // The protocol wants just these words.
        if (command == nullptr) {
            throw line == kTooLongLine ? unknown_command(line) : Refused{"unknown command"};
        }
        if (said.size() > 1 + split_words(command->form.arguments).size()) {
            throw Refused{"syntax error"};
        }
        const std::string text = (this->*command->handler)(said);
        out_ << '=' << id << (text.empty() ? "" : " ") << text << "\n" << std::endl;
        if (said.front() == "quit") return Served::Quit;
    } catch (const SpokenError& error) {  // also InputErrors of positions and bots
        out_ << '?' << id << ' ' << error.what() << "\n" << std::endl;
    }
    return Served::GoOn;
}

void GtpServer::begin() {
    positions_.assign(1, engine_.game.start());
    played_.clear();
    left_ = {};
    in_period_ = {};
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
    throw Refused{"it is the turn of the other color"};
}

AnyMove GtpServer::chosen() {
    const AnyPosition& position = positions_.back();
    const Side mover = position.side_to_move();
    Limits limits;
    limits.time = in_period_[mover] ? in_period_[mover] : a_move_;
    // A bot keeps what it has learned of a game: it is told of a new one only where there is one.
    if (told_ != mover) bot_->new_game({positions_.front(), mover, 0, Seed{1}});
    told_ = mover;
    if (const auto left = left_[mover]) {
        const PerSide<Seconds> both{left_.x.value_or(*left), left_.o.value_or(*left)};
        const int plies = engine_.game.longest_game() - static_cast<int>(played_.size());
        limits.time = time_of_clock(*bot_, mover, both, Seconds{0}, plies);
    }
    return bot_->think({position, played_, limits, &stop}).best;
}

std::optional<AnyMove> GtpServer::chosen_for(std::string_view colour) {
    const Side side = colour_from(colour);
    if (positions_.back().is_over()) return std::nullopt;
    turn_to(side);
    if (positions_.back().is_over()) return std::nullopt;
    return chosen();
}

std::string GtpServer::say_nothing(const Said&) {
    return "";
}

std::string GtpServer::say_protocol(const Said&) {
    return "2";
}

std::string GtpServer::say_name(const Said&) {
    return shown_name(engine_);
}

std::string GtpServer::say_version(const Said&) {
    return std::string{version()};
}

std::string GtpServer::list_commands(const Said&) {
    std::string text;
    for (const Command& each : commands()) {
        text += (text.empty() ? "" : "\n") + std::string{each.form.name};
    }
    return text;
}

std::string GtpServer::known_command(const Said& said) {
    return find_command(commands(), argument(said, 1)) != nullptr ? "true" : "false";
}

std::string GtpServer::set_size(const Said& said) {
    constexpr double kMost = 100;
    const double size = number(said, 1);
    if (size == engine_.game.start().board().size.columns) return "";
    if (!(size >= 1 && size <= kMost) || size != std::floor(size)) {
        throw Refused{"unacceptable size"};
    }
    try {
        engine_.game = engine_.of_size(static_cast<int>(size));
    } catch (const InputError&) {
        throw Refused{"unacceptable size"};
    }
    begin();
    return "";
}

// These games know no komi; programs send one all the same.
std::string GtpServer::set_komi(const Said& said) {
    (void)number(said, 1);
    return "";
}

std::string GtpServer::clear_board(const Said&) {
    begin();
    return "";
}

std::string GtpServer::play_move(const Said& said) {
    turn_to(colour_from(argument(said, 1)));
    const AnyPosition& position = positions_.back();
    const auto move = legal_move(position, lower(argument(said, 2)));
    if (!move) throw Refused{"illegal move"};
    play(*move);
    return "";
}

std::string GtpServer::make_move(const Said& said) {
    const auto move = chosen_for(argument(said, 1));
    if (!move) return "pass";
    std::string text = positions_.back().move_text(*move);
    play(*move);
    return text;
}

std::string GtpServer::suggest_move(const Said& said) {
    const auto move = chosen_for(argument(said, 1));
    return move ? positions_.back().move_text(*move) : "pass";
}

std::string GtpServer::undo(const Said&) {
    if (played_.empty()) throw Refused{"cannot undo"};
    played_.pop_back();
    positions_.pop_back();
    told_.reset();
    return "";
}

std::string GtpServer::show_board(const Said&) {
    return board_text(positions_.back());
}

std::string GtpServer::set_time(const Said& said) {
    const double main = number(said, 1);
    const double byo_yomi = number(said, 2);
    const double stones = number(said, 3);
    if (main < 0 || byo_yomi < 0 || stones < 0) throw Refused{"syntax error"};
    a_move_.reset();
    left_ = {};
    in_period_ = {};
    if (byo_yomi > 0 && stones > 0) a_move_ = Seconds{byo_yomi / stones};
    if (main > 0) left_ = {Seconds{main}, Seconds{main}};
    return "";
}

std::string GtpServer::set_time_left(const Said& said) {
    const Side side = colour_from(argument(said, 1));
    const Seconds left{std::max(0.0, number(said, 2))};
    // None: main time. Else of a period, for so many more moves.
    const double stones = said.size() > 3 ? number(said, 3) : 0;
    if (stones < 0) throw Refused{"syntax error"};
    left_[side] = stones > 0 ? std::nullopt : std::optional{left};
    in_period_[side] = stones > 0 ? std::optional{left / stones} : std::nullopt;
    return "";
}

std::string GtpServer::final_score(const Said&) {
    const int score = positions_.back().shown_score();
    return score == 0 ? "0" : fmt::format("{}+{}", score > 0 ? 'B' : 'W', std::abs(score));
}

}  // namespace lawan
