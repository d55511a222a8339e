#include "protocol/gomocup_server.hpp"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/time_source.hpp"
#include "core/version.hpp"
#include "play/swap2.hpp"
#include "protocol/gomocup_dialect.hpp"

namespace lawan {
namespace {

constexpr Seconds kUsualTime{5};
constexpr Seconds kReserve{0.03};  // for the way back
constexpr double kPartOfMove = 0.97;
constexpr double kPartOfGame = 1.0 / 20;
constexpr Seconds kHeardAtOnce{0.1};   // an END that comes sooner was sent together with its game
constexpr double kPartOfMemory = 0.5;  // the rest is the program itself
constexpr std::int64_t kNoLimit = 2'147'483'647;  // how managers write it

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

// A clock may be below zero. None where there is no number.
[[nodiscard]] std::optional<std::int64_t> value_of_info(std::string_view text) {
    const auto words = split_words(text);
    if (words.empty()) return std::nullopt;
    const bool negative = words.front().front() == '-';
    const auto value = parse_whole_number(words.front().substr(negative ? 1 : 0));
    if (!value) return std::nullopt;
    return negative ? -*value : *value;
}

[[nodiscard]] Seconds seconds_of(std::int64_t milliseconds) {
    return Seconds{static_cast<double>(std::max<std::int64_t>(milliseconds, 0)) / 1000};
}

[[nodiscard]] bool takes(const ServedEngine& engine, std::string_view option) {
    return std::any_of(engine.options.begin(), engine.options.end(),
                       [&](const OptionSpec& spec) { return spec.name == option; });
}

// For the side to move: above every estimate where it is proved.
[[nodiscard]] int worth(const Thought<AnyMove>& thought) {
    if (!thought.valuation) return 0;
    const Valuation value = *thought.valuation;
    return (value.is_proved() ? decisive(value.score) : value.score).points();
}

}  // namespace

GomocupServer::GomocupServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)}, out_{out} {}

bool GomocupServer::stops(std::string_view line) const {
    if (!is_last(line)) return false;
    const double since = thinking_since_;
    return since > 0 && TimeSource::of_machine().now() - Seconds{since} > kHeardAtOnce;
}

bool GomocupServer::is_last(std::string_view line) const {
    return upper(trimmed(line)) == "END";
}

Served GomocupServer::handle(const std::string& line) {
    if (is_last(line)) return Served::Quit;
    try {
        obey(line);
    } catch (const SpokenError& error) {
        // Said once: what is left of a board that cannot be read is passed over, and the board
        // before it stays.
        const bool in_board = reading_ == Reading::Board || reading_ == Reading::Swap2Board;
        reading_ = in_board ? Reading::RefusedBoard : Reading::Commands;
        out_ << "ERROR " << error.what() << std::endl;
    }
    return Served::GoOn;
}

void GomocupServer::obey(const std::string& line) {
    if (reading_ == Reading::Board || reading_ == Reading::Swap2Board) {
        read_board_line(line);
        return;
    }
    const auto said = split_words(line);
    if (said.empty()) return;
    const std::string command = upper(said.front());
    if (std::exchange(reading_, Reading::Commands) == Reading::RefusedBoard) {
        if (command == "DONE") return;
        if (is_digit(command.front()) || command.front() == '-') {
            reading_ = Reading::RefusedBoard;
            return;
        }
    }
    const Command* const known = find_command(commands(), line, Letters::SmallOrCapital);
    if (known == nullptr) {
        out_ << "UNKNOWN " << in_quotes(command) << std::endl;
        return;
    }
    (this->*known->handler)(arguments_in(line, known->form.name));
}

// NOLINTNEXTLINE(readability-function-size): a list
const std::vector<GomocupServer::Command>& GomocupServer::commands() {
    using Server = GomocupServer;
    static const std::vector<Command> list{
        {{"START", "SIZE", {"starts a game on a square board", "memulai di papan persegi"}},
         &Server::start_square},
        {{"RECTSTART",
          "WIDTH,HEIGHT",
          {"starts a game on a board of these sides", "memulai di papan dengan sisi ini"}},
         &Server::start_rectangle},
        {{"RESTART", "", {"starts again on the same board", "memulai lagi di papan yang sama"}},
         &Server::restart},
        {{"BEGIN", "", {"makes the first move", "membuat langkah pertama"}}, &Server::begin},
        {{"TURN",
          "X,Y",
          {"takes the opponent's move and answers with one",
           "menerima langkah pihak lain dan menjawab dengan sebuah langkah"}},
         &Server::take_turn},
        {{"PLAY", "X,Y", {"makes this move for us", "membuat langkah ini untuk kami"}},
         &Server::lay_own},
        {{"BOARD",
          "",
          {"sets a board up: lines X,Y,WHO (1 ours, 2 the opponent's), then DONE; answers with a "
           "move",
           "menyiapkan papan: baris X,Y,SIAPA (1 milik kami, 2 milik pihak lain), lalu DONE; "
           "dijawab dengan sebuah langkah"}},
         &Server::read_board},
        {{"SWAP2BOARD",
          "",
          {"a step of swap2: lines X,Y of 0, 3 or 5 stones, then DONE; answers with three stones, "
           "two more, SWAP or a move",
           "satu langkah swap2: baris X,Y untuk 0, 3, atau 5 batu, lalu DONE; dijawab dengan tiga "
           "batu, dua batu lagi, SWAP, atau sebuah langkah"}},
         &Server::read_swap2_board},
        {{"TAKEBACK", "X,Y", {"takes a stone off the board", "mengambil batu dari papan"}},
         &Server::take_back},
        {{"INFO timeout_turn",
          "MS",
          {"time for each move; 0 plays as fast as possible",
           "waktu tiap langkah; 0 berarti secepat mungkin"}},
         &Server::set_turn_time},
        {{"INFO timeout_match",
          "MS",
          {"time for the whole game; 0 sets no limit",
           "waktu untuk seluruh permainan; 0 berarti tanpa batas"}},
         &Server::set_match_time},
        {{"INFO time_left", "MS", {"what is left of it", "sisa waktu itu"}},
         &Server::set_time_left},
        {{"INFO max_memory",
          "BYTES",
          {"memory for the whole program; 0 sets no limit",
           "memori untuk seluruh program; 0 berarti tanpa batas"}},
         &Server::set_memory},
        {{"INFO rule",
          "SUM",
          {"0 freestyle, 1 exactly five, 4 Renju; a rule that we do not play gets a MESSAGE",
           "0 freestyle, 1 tepat lima, 4 Renju; aturan yang tidak kami mainkan dijawab MESSAGE"}},
         &Server::set_rule},
        {{"INFO", "KEY VALUE", {"any other key is ignored", "kunci lain diabaikan"}},
         &Server::pass_over},
        {{"ABOUT", "", {"answers the name and the version", "menjawab nama dan versi"}},
         &Server::introduce},
        {{"END", "", {"ends the program", "mengakhiri program"}}, &Server::end}};
    return list;
}

std::vector<LineForm> GomocupServer::forms() {
    return forms_of(commands());
}

void GomocupServer::start_square(std::string_view side) {
    const int cells = number(side);
    start({cells, cells});
}

void GomocupServer::start_rectangle(std::string_view sides) {
    const auto parts = between_commas(sides);
    if (parts.size() != 2) throw Refused{"expected RECTSTART width,height"};
    start({number(parts[0]), number(parts[1])});
}

void GomocupServer::restart(std::string_view) {
    start(size());
}

void GomocupServer::begin(std::string_view) {
    answer();
}

void GomocupServer::take_turn(std::string_view cell) {
    refuse_after_the_end();
    put(cells_, coordinate(cell), Cell::Theirs);
    answer();
}

void GomocupServer::lay_own(std::string_view cell) {
    refuse_after_the_end();
    const Coordinate at = coordinate(cell);
    put(cells_, at, Cell::Ours);
    is_over_ = ended_with(at);
    tell(at);
}

void GomocupServer::read_board(std::string_view) {
    begin_board(Reading::Board);
}

void GomocupServer::read_swap2_board(std::string_view) {
    begin_board(Reading::Swap2Board);
}

void GomocupServer::introduce(std::string_view) {
    out_ << fmt::format("name=\"{}\", version=\"{}\"", shown_name(engine_), version()) << std::endl;
}

// handle() has seen it before anything else.
void GomocupServer::end(std::string_view) {}

void GomocupServer::start(BoardSize size) {
    const auto fits = [](int side) { return side >= kSmallestGomocup && side <= kLargestGomocup; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw Refused{fmt::format("boards have {} to {} columns and rows", kSmallestGomocup,
                                  kLargestGomocup)};
    }
    size_ = size;
    cells_.assign(static_cast<std::size_t>(size.cells()), Cell::Empty);
    is_over_ = false;
    forget();
    out_ << "OK" << std::endl;
}

void GomocupServer::forget() {
    bot_.reset();
    is_new_game_ = true;
}

BoardSize GomocupServer::size() const {
    if (!size_) throw Refused{"no board was started"};
    return *size_;
}

Coordinate GomocupServer::coordinate(std::string_view text) const {
    const auto parts = between_commas(text);
    if (parts.size() != 2) throw Refused{"expected x,y"};
    const Coordinate at{number(parts[0]), number(parts[1])};
    if (!size().has(at)) throw Refused{"the cell is outside the board"};
    return at;
}

std::size_t GomocupServer::index(Coordinate at) const {
    return static_cast<std::size_t>(at.row * size_->columns + at.column);
}

void GomocupServer::put(Cells& cells, Coordinate at, Cell whose) const {
    Cell& cell = cells[index(at)];
    if (cell != Cell::Empty) throw Refused{"the cell is not empty"};
    cell = whose;
}

void GomocupServer::take_back(std::string_view text) {
    Cell& cell = cells_[index(coordinate(text))];
    if (cell == Cell::Empty) throw Refused{"the cell is empty"};
    cell = Cell::Empty;
    is_over_ = false;
    is_new_game_ = true;
    out_ << "OK" << std::endl;
}

void GomocupServer::begin_board(Reading reading) {
    coming_.assign(static_cast<std::size_t>(size().cells()), Cell::Empty);
    laid_.clear();
    reading_ = reading;
}

void GomocupServer::read_board_line(const std::string& line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return;
    if (upper(text) == "DONE") {
        end_board();
        return;
    }
    if (reading_ == Reading::Swap2Board) {
        laid_.push_back(coordinate(text));
        // The first stone is of the first player; with three or five it is the other one's turn.
        put(coming_, laid_.back(), laid_.size() % 2 == 1 ? Cell::Theirs : Cell::Ours);
        return;
    }
    const auto comma = text.rfind(',');
    if (between_commas(text).size() != 3) throw Refused{"expected x,y,who or DONE"};
    const int who = number(trimmed(text.substr(comma + 1)));
    if (who != 1 && who != 2) throw Refused{"a stone is 1, ours, or 2, the opponent's"};
    put(coming_, coordinate(text.substr(0, comma)), who == 1 ? Cell::Ours : Cell::Theirs);
}

// A board that is refused at its last line leaves nothing to pass over.
void GomocupServer::end_board() {
    if (std::exchange(reading_, Reading::Commands) == Reading::Swap2Board) {
        answer_swap2();
        return;
    }
    (void)game_of(coming_);
    cells_ = coming_;
    is_over_ = false;
    is_new_game_ = true;
    answer();
}

// So many further stones, on one line, that favour neither side.
void GomocupServer::lay_stones(const AnyPosition& from, int stones, const Limits& limits) {
    const Limits each = limits.part(1.0 / swap2::kOpeningsTried);
    const auto judge = [&](const AnyPosition& position) {
        return worth(think(engine_.set_up(position.text()), each));
    };
    Random random{Seed{1}};
    std::string text;
    for (const AnyMove move :
         swap2::balanced_marks(from, stones, swap2::kOpeningsTried, judge, random)) {
        const auto at = from.cell(move);
        text += fmt::format("{}{},{}", text.empty() ? "" : " ", at->column, at->row);
    }
    out_ << text << std::endl;
}

// Three stones where there are none; else two more where that is allowed and neither side is
// better, or a side: the other one, or a move of the side whose turn it is.
void GomocupServer::answer_swap2() {
    constexpr double kToChoose = 0.5;  // of the time, where two stones may have to be found too
    const auto laid = static_cast<int>(laid_.size());
    is_new_game_ = true;
    if (laid == 0) {
        lay_stones(game_of(coming_).start(), swap2::kFirstMarks, limits());
        return;
    }
    const bool may_lay_more = laid == swap2::kFirstMarks;
    if (!may_lay_more && laid != swap2::kFirstMarks + swap2::kMoreMarks) {
        throw Refused{"expected 0, 3 or 5 stones"};
    }
    const AnyGame game = game_of(coming_);
    const Limits all = limits();
    const Thought<AnyMove> thought = think(game, may_lay_more ? all.part(kToChoose) : all);
    if (may_lay_more && std::abs(worth(thought)) <= swap2::kNearEven) {
        lay_stones(game.start(), swap2::kMoreMarks, all.part(1 - kToChoose));
        return;
    }
    const auto at = game.start().cell(thought.best);
    if (worth(thought) < 0 || !at) {
        out_ << "SWAP" << std::endl;
    } else {
        tell(*at);
    }
}

// A value that cannot be read is ignored, as the protocol wants it, and so is a key that nobody
// knows.
void GomocupServer::pass_over(std::string_view) {}

void GomocupServer::set_turn_time(std::string_view text) {
    if (const auto value = value_of_info(text)) a_move_ = seconds_of(*value);
}

void GomocupServer::set_match_time(std::string_view text) {
    const auto value = value_of_info(text);
    if (!value) return;
    left_ = *value > 0 && *value < kNoLimit ? std::optional{seconds_of(*value)} : std::nullopt;
}

void GomocupServer::set_time_left(std::string_view text) {
    const auto value = value_of_info(text);
    if (!value) return;
    left_ = *value < kNoLimit ? std::optional{seconds_of(*value)} : std::nullopt;
}

void GomocupServer::set_memory(std::string_view text) {
    constexpr std::int64_t kMebiByte = std::int64_t{1} << 20U;
    const auto value = value_of_info(text);
    if (!value) return;
    mebibytes_ = *value > 0 ? std::optional{*value / kMebiByte} : std::nullopt;
    forget();
}

// A sum: 1 exactly five win, 2 the game goes on after a five, 4 Renju, 8 Caro.
void GomocupServer::set_rule(std::string_view text) {
    constexpr std::int64_t kExact = 1;
    constexpr std::int64_t kRenju = 4;
    const auto rule = value_of_info(text);
    if (!rule) return;
    rule_ = (*rule & kRenju) != 0 ? "renju" : (*rule & kExact) != 0 ? "exact" : "";
    forget();
    if ((*rule & ~(kExact | kRenju)) == 0) return;
    out_ << fmt::format("MESSAGE rule {} is not known here: it plays {}", *rule,
                        rule_.empty() ? "freestyle" : rule_)
         << std::endl;
}

Limits GomocupServer::limits() const {
    Seconds time = kPartOfMove * a_move_.value_or(kUsualTime) - kReserve;
    if (left_) time = std::min(time, kPartOfGame * *left_);
    return Limits::of_time(std::max(time, Seconds{0.01}));
}

// With as many stones on both sides it is the first player's turn.
std::string GomocupServer::position_text(const Cells& cells) const {
    const auto stones =
        std::count_if(cells.begin(), cells.end(), [](Cell cell) { return cell != Cell::Empty; });
    const bool are_first = stones % 2 == 0;
    std::string text;
    for (int row = 0; row < size_->rows; ++row) {
        if (row > 0) text += '/';
        int run = 0;
        for (int column = 0; column < size_->columns; ++column) {
            const Cell cell = cells[index({column, row})];
            if (cell == Cell::Empty) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(std::exchange(run, 0));
            text += (cell == Cell::Ours) == are_first ? 'X' : 'O';
        }
        if (run > 0) text += std::to_string(run);
    }
    return fmt::format("{} {} 5 {}", text, are_first ? 'X' : 'O', rule_);
}

AnyGame GomocupServer::game_of(const Cells& cells) const {
    (void)size();
    AnyGame game = engine_.set_up(position_text(cells));
    if (game.start().is_over()) throw Refused{"the game is over"};
    return game;
}

std::unique_ptr<Bot> GomocupServer::made_bot(const AnyGame& game) const {
    if (!mebibytes_ || !engine_.make_bot_with || !takes(engine_, "memory")) {
        return engine_.make_bot(game);
    }
    OptionTexts set = engine_.set;
    set.erase(std::remove_if(set.begin(), set.end(),
                             [](const auto& option) { return option.first == "memory"; }),
              set.end());
    const auto most = static_cast<std::int64_t>(kPartOfMemory * static_cast<double>(*mebibytes_));
    constexpr std::int64_t kMostUseful = 4096;
    set.emplace_back("memory", std::to_string(std::clamp<std::int64_t>(most, 1, kMostUseful)));
    return engine_.make_bot_with(game, set);
}

Thought<AnyMove> GomocupServer::think(const AnyGame& game, const Limits& limits) {
    const AnyPosition position = game.start();
    if (!bot_) bot_ = made_bot(game);
    if (std::exchange(is_new_game_, false)) {
        bot_->new_game({position, position.side_to_move(), 0, Seed{1}});
    }
    const Seconds before = TimeSource::of_machine().now();
    thinking_since_ = before.count();
    const std::vector<AnyMove> none;
    Thought<AnyMove> thought = bot_->think({position, none, limits, &stop});
    thinking_since_ = 0;
    // The manager says it again before the next move, or it does not count for us.
    if (left_) *left_ = std::max(Seconds{0}, *left_ - (TimeSource::of_machine().now() - before));
    return thought;
}

void GomocupServer::refuse_after_the_end() const {
    if (is_over_) throw Refused{"the game is over: START, RESTART or BOARD begins another"};
}

// Whether our stone there ended the game, where it was our turn.
bool GomocupServer::ended_with(Coordinate at) const {
    Cells before = cells_;
    before[index(at)] = Cell::Empty;
    try {
        const AnyPosition position = engine_.set_up(position_text(before)).start();
        const auto move = position.parse_move(to_text(at));
        return move && position.is_legal(*move) && position.after(*move).is_over();
    } catch (const InputError&) {
        return false;
    }
}

void GomocupServer::answer() {
    refuse_after_the_end();
    const AnyGame game = engine_.set_up(position_text(cells_));
    const AnyPosition position = game.start();
    is_over_ = position.is_over();  // by the stone that has just come
    refuse_after_the_end();
    const AnyMove move = think(game, limits()).best;
    const auto at = position.cell(move);
    if (!at || !position.is_legal(move)) throw Refused{"the bot made no legal move"};
    put(cells_, *at, Cell::Ours);
    is_over_ = position.after(move).is_over();
    tell(*at);
}

void GomocupServer::tell(Coordinate at) {
    out_ << at.column << ',' << at.row << std::endl;
}

}  // namespace lawan
