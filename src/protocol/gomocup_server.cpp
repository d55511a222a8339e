#include "protocol/gomocup_server.hpp"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/time_source.hpp"
#include "core/version.hpp"
#include "play/legal_move.hpp"
#include "play/swap2.hpp"

namespace lawan {

namespace {

constexpr Seconds kHeardAtOnce{0.1};  // an END that comes sooner was sent together with its game

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
    return gomocup::upper(trimmed(line)) == "END";
}

Served GomocupServer::handle(const std::string& line) {
    if (is_last(line)) return Served::Quit;
    try {
        obey(line);
    } catch (const SpokenError& error) {
        // Said once: what is left of a board that cannot be read is passed over, and the board
        // before it stays.
        passes_over_stones_ = coming_.has_value();
        coming_.reset();
        out_ << "ERROR " << error.what() << std::endl;
    }
    return Served::GoOn;
}

void GomocupServer::obey(const std::string& line) {
    if (coming_) {
        read_board_line(trimmed(line));
        return;
    }
    const auto said = split_words(line);
    if (said.empty()) return;
    const std::string command = gomocup::upper(said.front());
    const Command* const known = find_command(commands(), line, Letters::SmallOrCapital);
    // Until the board's end, or a command of a manager that has given it up.
    if (std::exchange(passes_over_stones_, false)) {
        if (command == "DONE") return;
        passes_over_stones_ = known == nullptr;
        if (passes_over_stones_) return;
    }
    if (line == kTooLongLine) throw unknown_command(line);
    if (known == nullptr) {
        out_ << "UNKNOWN " << in_quotes(said.front()) << std::endl;
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
        {{"ABOUT", "", {"gives the name and the version", "memberi nama dan versi"}},
         &Server::introduce},
        {{"END", "", {"ends the program", "mengakhiri program"}}, &Server::end}};
    return list;
}

std::vector<LineForm> GomocupServer::forms() {
    return forms_of(commands());
}

void GomocupServer::start_square(std::string_view side) {
    const int cells = gomocup::number(side);
    start({cells, cells});
}

void GomocupServer::start_rectangle(std::string_view sides) {
    const auto parts = gomocup::between_commas(sides);
    if (parts.size() != 2) throw Refused{"expected RECTSTART width,height"};
    start({gomocup::number(parts[0]), gomocup::number(parts[1])});
}

void GomocupServer::restart(std::string_view) {
    start(board().size());
}

void GomocupServer::begin(std::string_view) {
    answer();
}

void GomocupServer::take_turn(std::string_view cell) {
    refuse_after_the_end();
    board().put(board().coordinate(cell), gomocup::Cell::Theirs);
    answer();
}

void GomocupServer::lay_own(std::string_view cell) {
    refuse_after_the_end();
    const Coordinate at = board().coordinate(cell);
    is_over_ = ends_with(at);
    board().put(at, gomocup::Cell::Ours);
    tell(at);
}

void GomocupServer::read_board(std::string_view) {
    coming_.emplace(board().size(), gomocup::ComingBoard::Stones::Owned);
}

void GomocupServer::read_swap2_board(std::string_view) {
    coming_.emplace(board().size(), gomocup::ComingBoard::Stones::ByTurns);
}

void GomocupServer::introduce(std::string_view) {
    out_ << fmt::format("name=\"{}\", version=\"{}\"", shown_name(engine_), version()) << std::endl;
}

// handle() has seen it before anything else.
void GomocupServer::end(std::string_view) {}

void GomocupServer::start(BoardSize size) {
    board_ = gomocup::Board{size};  // a size that is refused leaves the board before it
    is_over_ = false;
    forget();
    out_ << "OK" << std::endl;
}

void GomocupServer::forget() {
    bot_.reset();
    is_new_game_ = true;
}

gomocup::Board& GomocupServer::board() {
    if (!board_) throw Refused{"no board was started"};
    return *board_;
}

void GomocupServer::take_back(std::string_view text) {
    board().take_off(board().coordinate(text));
    is_over_ = false;
    is_new_game_ = true;
    out_ << "OK" << std::endl;
}

// A board that is refused at its last line leaves nothing to pass over.
void GomocupServer::read_board_line(std::string_view line) {
    if (line.empty()) return;
    if (gomocup::upper(line) != "DONE") {
        coming_->read(line);
        return;
    }
    const gomocup::ComingBoard read = *std::exchange(coming_, std::nullopt);
    if (read.is_for_swap2()) {
        answer_swap2(read);
        return;
    }
    (void)game_of(read.board());
    board_ = read.board();
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
void GomocupServer::answer_swap2(const gomocup::ComingBoard& coming) {
    constexpr double kToChoose = 0.5;  // of the time, where two stones may have to be found too
    const int laid = coming.stones();
    is_new_game_ = true;
    if (laid == 0) {
        lay_stones(game_of(coming.board()).start(), swap2::kFirstMarks, allowance_.limits());
        return;
    }
    const bool may_lay_more = laid == swap2::kFirstMarks;
    if (!may_lay_more && laid != swap2::kFirstMarks + swap2::kMoreMarks) {
        throw Refused{"expected 0, 3 or 5 stones"};
    }
    const AnyGame game = game_of(coming.board());
    const Limits all = allowance_.limits();
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

// As the protocol wants it with a key that nobody knows.
void GomocupServer::pass_over(std::string_view) {}

void GomocupServer::set_turn_time(std::string_view text) {
    allowance_.set_turn_time(text);
}

void GomocupServer::set_match_time(std::string_view text) {
    allowance_.set_match_time(text);
}

void GomocupServer::set_time_left(std::string_view text) {
    allowance_.set_time_left(text);
}

void GomocupServer::set_memory(std::string_view text) {
    allowance_.set_memory(text);
    forget();
}

// A sum: 1 exactly five win, 2 the game goes on after a five, 4 Renju, 8 Caro.
void GomocupServer::set_rule(std::string_view text) {
    constexpr std::int64_t kExact = 1;
    constexpr std::int64_t kRenju = 4;
    const std::int64_t rule = gomocup::value_of_info(text, 0);
    rule_ = (rule & kRenju) != 0 ? "renju" : (rule & kExact) != 0 ? "exact" : "";
    forget();
    if ((rule & ~(kExact | kRenju)) == 0) return;
    out_ << fmt::format("MESSAGE rule {} is not known here: it plays {}", rule,
                        rule_.empty() ? "freestyle" : rule_)
         << std::endl;
}

AnyGame GomocupServer::game_of(const gomocup::Board& board) const {
    AnyGame game = engine_.set_up(board.position_text(rule_));
    if (game.start().is_over()) throw Refused{"the game is over"};
    return game;
}

std::unique_ptr<Bot> GomocupServer::made_bot(const AnyGame& game) const {
    const auto memory = allowance_.mebibytes_of_tables();
    if (!memory || !engine_.make_bot_with || option_named(engine_.options, "memory") == nullptr) {
        return engine_.make_bot(game);
    }
    OptionTexts set = engine_.set;
    set.erase(std::remove_if(set.begin(), set.end(),
                             [](const auto& option) { return option.first == "memory"; }),
              set.end());
    set.emplace_back("memory", std::to_string(*memory));
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
    allowance_.spend(TimeSource::of_machine().now() - before);
    return thought;
}

void GomocupServer::refuse_after_the_end() const {
    if (is_over_) throw Refused{"the game is over: START, RESTART or BOARD begins another"};
}

// Whether our stone there will end the game, where it is our turn.
bool GomocupServer::ends_with(Coordinate at) {
    try {
        const AnyPosition position = engine_.set_up(board().position_text(rule_)).start();
        const auto move = legal_move(position, to_text(at));
        return move && position.after(*move).is_over();
    } catch (const InputError&) {
        return false;
    }
}

void GomocupServer::answer() {
    refuse_after_the_end();
    const AnyGame game = engine_.set_up(board().position_text(rule_));
    const AnyPosition position = game.start();
    is_over_ = position.is_over();  // by the stone that has just come
    refuse_after_the_end();
    const AnyMove move = think(game, allowance_.limits()).best;
    const auto at = position.cell(move);
    if (!at || !position.is_legal(move)) throw Refused{"the bot made no legal move"};
    board().put(*at, gomocup::Cell::Ours);
    is_over_ = position.after(move).is_over();
    tell(*at);
}

void GomocupServer::tell(Coordinate at) {
    out_ << at.column << ',' << at.row << std::endl;
}

}  // namespace lawan
