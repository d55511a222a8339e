#include "protocol/gomocup_server.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/version.hpp"
#include "protocol/gomocup_dialect.hpp"

namespace lawan {
namespace {

constexpr Seconds kUsualTime{5};
constexpr Seconds kReserve{0.05};  // for the way back
constexpr double kPartOfMove = 0.9;
constexpr double kPartOfGame = 1.0 / 20;

[[nodiscard]] std::string upper(std::string_view text) {
    std::string result{text};
    for (char& c : result) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return result;
}

[[nodiscard]] std::vector<std::string_view> between_commas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto comma = text.find(',');
        parts.push_back(trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

[[nodiscard]] int number(std::string_view text) {
    const auto value = parse_whole_number(text);
    if (!value || *value > 1'000'000) throw Refused{"expected a number"};
    return static_cast<int>(*value);
}

}  // namespace

GomocupServer::GomocupServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)}, out_{out} {}

Served GomocupServer::handle(const std::string& line) {
    if (upper(trimmed(line)) == "END") return Served::Quit;
    try {
        obey(line);
    } catch (const SpokenError& error) {
        // Said once: what is left of a board that cannot be read is passed over.
        skipping_board_ = reading_board_ && upper(trimmed(line)) != "DONE";
        reading_board_ = false;
        out_ << "ERROR " << error.what() << std::endl;
    }
    return Served::GoOn;
}

void GomocupServer::obey(const std::string& line) {
    if (reading_board_) {
        read_board_line(line);
        return;
    }
    const auto said = split_words(line);
    if (said.empty()) return;
    const std::string command = upper(said.front());
    if (skipping_board_) {
        skipping_board_ = is_digit(command.front());
        if (skipping_board_ || command == "DONE") return;
    }
    const std::string_view rest = trimmed(std::string_view{line}.substr(
        std::min(line.size(), line.find(said.front()) + said.front().size())));
    if (command == "START") {
        const int size = number(rest);
        start({size, size});
    } else if (command == "RECTSTART") {
        const auto parts = between_commas(rest);
        if (parts.size() != 2) throw Refused{"expected RECTSTART width,height"};
        start({number(parts[0]), number(parts[1])});
    } else if (command == "RESTART") {
        if (!size_) throw Refused{"no board was started"};
        start(*size_);
    } else if (command == "BEGIN") {
        answer();
    } else if (command == "TURN") {
        put(coordinate(rest), Cell::Theirs);
        answer();
    } else if (command == "BOARD") {
        if (!size_) throw Refused{"no board was started"};
        std::fill(cells_.begin(), cells_.end(), Cell::Empty);
        reading_board_ = true;
    } else if (command == "TAKEBACK") {
        take_back(coordinate(rest));
        out_ << "OK" << std::endl;
    } else if (command == "INFO") {
        read_info(said);
    } else if (command == "ABOUT") {
        out_ << fmt::format("name=\"{}\", version=\"{}\"", shown_name(engine_), version())
             << std::endl;
    } else {
        out_ << "UNKNOWN " << in_quotes(said.front()) << std::endl;
    }
}

void GomocupServer::start(BoardSize size) {
    const auto fits = [](int side) { return side >= kSmallestGomocup && side <= kLargestGomocup; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw Refused{fmt::format("boards have {} to {} columns and rows", kSmallestGomocup,
                                  kLargestGomocup)};
    }
    size_ = size;
    cells_.assign(static_cast<std::size_t>(size.cells()), Cell::Empty);
    bot_.reset();
    out_ << "OK" << std::endl;
}

Coordinate GomocupServer::coordinate(std::string_view text) const {
    const auto parts = between_commas(text);
    if (parts.size() < 2 || !size_) throw Refused{"expected x,y on a board that was started"};
    const Coordinate at{number(parts[0]), number(parts[1])};
    if (!size_->has(at)) throw Refused{"the cell is outside the board"};
    return at;
}

GomocupServer::Cell& GomocupServer::cell_at(Coordinate at) {
    return cells_[static_cast<std::size_t>(at.row * size_->columns + at.column)];
}

void GomocupServer::put(Coordinate at, Cell whose) {
    Cell& cell = cell_at(at);
    if (cell != Cell::Empty) throw Refused{"the cell is not empty"};
    cell = whose;
}

void GomocupServer::take_back(Coordinate at) {
    Cell& cell = cell_at(at);
    if (cell == Cell::Empty) throw Refused{"the cell is empty"};
    cell = Cell::Empty;
}

void GomocupServer::read_board_line(const std::string& line) {
    if (upper(trimmed(line)) == "DONE") {
        reading_board_ = false;
        answer();
        return;
    }
    const auto parts = between_commas(line);
    if (parts.size() != 3) throw Refused{"expected x,y,who or DONE"};
    const int who = number(parts[2]);
    if (who != 1 && who != 2) throw Refused{"a stone is 1, ours, or 2, the opponent's"};
    put(coordinate(line), who == 1 ? Cell::Ours : Cell::Theirs);
}

void GomocupServer::read_info(const std::vector<std::string_view>& words) {
    if (words.size() < 3) return;
    const std::string key = lower(words[1]);
    const auto value = parse_whole_number(words[2]);
    if (!value) return;
    const Seconds time{static_cast<double>(*value) / 1000};
    // 0: as fast as possible, or no limit for the game.
    if (key == "timeout_turn") a_move_ = time;
    if (key == "time_left" || key == "timeout_match") {
        left_ = *value > 0 ? std::optional{time} : std::nullopt;
    }
}

Limits GomocupServer::limits() const {
    Seconds time = kPartOfMove * a_move_.value_or(kUsualTime) - kReserve;
    if (left_) time = std::min(time, kPartOfGame * *left_);
    return Limits::of_time(std::max(time, Seconds{0.01}));
}

// We are X, whoever began.
std::string GomocupServer::position_text() const {
    std::string text;
    for (int row = 0; row < size_->rows; ++row) {
        if (row > 0) text += '/';
        int run = 0;
        for (int column = 0; column < size_->columns; ++column) {
            const Cell cell = cells_[static_cast<std::size_t>(row * size_->columns + column)];
            if (cell == Cell::Empty) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(std::exchange(run, 0));
            text += cell == Cell::Ours ? 'X' : 'O';
        }
        if (run > 0) text += std::to_string(run);
    }
    return text + " X 5";
}

void GomocupServer::answer() {
    if (!size_) throw Refused{"no board was started"};
    const AnyGame game = engine_.set_up(position_text());
    const AnyPosition position = game.start();
    if (position.is_over()) throw Refused{"the game is over"};
    if (!bot_) bot_ = engine_.make_bot(game);
    bot_->new_game({position, Side::X, 0, Seed{1}});
    const std::vector<AnyMove> none;
    const AnyMove move = bot_->think({position, none, limits(), &stop}).best;
    const auto cell = position.cell(move);
    if (!cell || !position.is_legal(move)) throw Refused{"the bot made no legal move"};
    put(*cell, Cell::Ours);
    out_ << cell->column << ',' << cell->row << std::endl;
}

}  // namespace lawan
