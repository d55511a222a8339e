#include "protocol/ugi_server.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "core/version.hpp"
#include "play/legal_move.hpp"
#include "protocol/ugi_options.hpp"

namespace lawan {
namespace {

Seconds seconds_from_milliseconds(std::int64_t count) {
    return Seconds{static_cast<double>(count) / 1000};
}

[[nodiscard]] bool takes_number(std::string_view word) {
    for (const std::string_view each :
         {"movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc"}) {
        if (word == each) return true;
    }
    return false;
}

constexpr int kDeepest = 1000;
constexpr std::chrono::milliseconds kBetweenLooks{5};
// What a search by a clock still gets when the input has ended: whoever asked may have gone.
constexpr std::chrono::milliseconds kAtTheEnd{40};

// An end of input that comes later was not in one pipe with the search before it: somebody has
// left.
constexpr std::chrono::milliseconds kSentTogether{150};

// A limit that cannot be understood is none, and a search without limits is not what was asked.
[[nodiscard]] std::int64_t limit_number(std::string_view word, std::string_view text) {
    const bool counts = word == "nodes" || word == "depth";
    constexpr std::int64_t kMost = 1'000'000'000'000;
    const auto number = parse_integer(text);
    if (!number || (counts && *number < 1)) {
        throw Refused{text.empty()
                          ? fmt::format("go {} needs a number", word)
                          : fmt::format("go {} needs a number, not {}", word, in_quotes(text))};
    }
    // A clock that has run out may be told as a time below zero.
    return std::clamp<std::int64_t>(*number, 0, word == "depth" ? kDeepest : kMost);
}

}  // namespace

UgiServer::UgiServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)},
      out_{out},
      game_{engine_.game},
      position_{game_.start()},
      bot_{new_bot(game_)} {}

std::unique_ptr<Bot> UgiServer::new_bot(const AnyGame& game) const {
    return engine_.make_bot_with ? engine_.make_bot_with(game, engine_.set)
                                 : engine_.make_bot(game);
}

void UgiServer::set_option(std::string_view said) {
    if (!engine_.make_bot_with) throw Refused{"this bot has no options"};
    OptionTexts set = with_ugi_option(engine_.options, engine_.set, said);
    bot_ = engine_.make_bot_with(game_, set);  // throws where the value is wrong
    engine_.set = std::move(set);
    told_.reset();
}

void UgiServer::say(const std::string& line) {
    const std::lock_guard lock{speaking_};
    out_ << line << std::endl;
}

bool UgiServer::stops(std::string_view line) const {
    const std::string_view word = trimmed(line);
    return word == "stop" || word == "ponderhit" || word == "quit";
}

bool UgiServer::answered_at_once(std::string_view line) {
    const auto said = split_words(line);
    if (said.empty()) return false;
    if (said.front() == "go") {
        ++searches_;
        asked_ = std::chrono::steady_clock::now();
    }
    if (said.front() != "isready" || searches_ == 0) return false;
    say("readyok");
    return true;
}

void UgiServer::input_ended() {
    ended_ = true;
    const auto until = std::chrono::steady_clock::now() + kAtTheEnd;
    while (searches_ > 0 && std::chrono::steady_clock::now() < until) {
        std::this_thread::sleep_for(kBetweenLooks);
    }
    gone_ = searches_ > 0 && std::chrono::steady_clock::now() - asked_ > kSentTogether;
    const std::lock_guard lock{ending_};
    if (!(timed_ || gone_) || stop.raised()) return;
    raised_at_end_ = true;
    stop.raise();
}

const std::vector<UgiServer::Command>& UgiServer::commands() {
    static const std::vector<Command> list{
        {{"ugi",
          "",
          {"answers 'id name', 'id author', an 'option' line for each option, then 'ugiok'",
           "menjawab 'id name', 'id author', satu baris 'option' untuk tiap pilihan, lalu "
           "'ugiok'"}},
         &UgiServer::introduce},
        {{"isready",
          "",
          {"answers 'readyok', also during a search", "menjawab 'readyok', juga selama pencarian"}},
         &UgiServer::be_ready},
        {{"setoption",
          "name NAME value VALUE",
          {"changes an option from now on", "mengubah sebuah pilihan mulai sekarang"}},
         &UgiServer::set_option},
        {{"uginewgame", "", {"forgets the last game", "melupakan permainan sebelumnya"}},
         &UgiServer::begin_game},
        {{"position",
          "startpos|fen POSITION [moves MOVES]",
          {"sets the position up; after a wrong one, go and query answer with an error",
           "menyiapkan posisi; setelah posisi yang salah, go dan query menjawab dengan galat"}},
         &UgiServer::take_position},
        {{"go",
          "[movetime MS] [nodes N] [depth N] [p1time MS] [p2time MS] [p1inc MS] [p2inc MS] "
          "[infinite|ponder]",
          {"searches: 'info' lines with depth, nodes, time, score and pv, then 'bestmove'",
           "mencari: baris 'info' berisi depth, nodes, time, score, dan pv, lalu 'bestmove'"}},
         &UgiServer::go},
        {{"stop", "", {"ends the search at once", "mengakhiri pencarian seketika"}},
         &UgiServer::end_search},
        {{"ponderhit", "", {"the same as stop", "sama dengan stop"}}, &UgiServer::end_search},
        {{"query",
          "gameover|p1turn|result",
          {"answers 'response' and true or false; for result p1win, p2win, draw or none; p1 is the "
           "side that moves first in the game of the command line, whatever the position",
           "menjawab 'response' dan true atau false; untuk result p1win, p2win, draw, atau none; "
           "p1 adalah pihak yang melangkah lebih dulu dalam permainan di baris perintah, apa pun "
           "posisinya"}},
         &UgiServer::answer_query},
        {{"quit", "", {"ends the program", "mengakhiri program"}}, &UgiServer::quit}};
    return list;
}

std::vector<LineForm> UgiServer::forms() {
    return forms_of(commands());
}

Served UgiServer::handle(const std::string& line) {
    if (trimmed(line).empty()) return Served::GoOn;
    const Command* const command = find_command(commands(), line);
    try {
        if (command == nullptr) throw unknown_command(line);
        (this->*command->handler)(arguments_in(line, command->form.name));
    } catch (const SpokenError& error) {
        say(fmt::format("info string error: {}", error.what()));
    }
    return quits_ ? Served::Quit : Served::GoOn;
}

void UgiServer::introduce(std::string_view) {
    say(fmt::format("id name {} {}", shown_name(engine_), version()));
    say("id author the authors of Lawan");
    for (const OptionSpec& option : engine_.options) say(ugi_option_line(option));
    say("ugiok");
}

void UgiServer::be_ready(std::string_view) {
    say("readyok");
}

void UgiServer::begin_game(std::string_view) {
    bot_ = new_bot(game_);
    told_.reset();
}

void UgiServer::take_position(std::string_view said) {
    has_position_ = false;
    set_position(said);
    has_position_ = true;
}

void UgiServer::end_search(std::string_view) {
    stop_was_handled();
}

void UgiServer::quit(std::string_view) {
    quits_ = true;
}

// "startpos" or "fen TEXT", then perhaps "moves …". The position changes only if all of it is
// right.
void UgiServer::set_position(std::string_view rest) {
    constexpr std::string_view kMoves = "moves";
    std::string_view moves;
    const auto at = rest.find(" moves");
    if (at != std::string_view::npos) {
        moves = trimmed(rest.substr(at + 1 + kMoves.size()));
        rest = trimmed(rest.substr(0, at));
    }
    AnyGame game = engine_.game;
    if (rest.substr(0, 4) == "fen ") {
        game = engine_.set_up(trimmed(rest.substr(4)));
    } else if (rest != "startpos") {
        throw Refused{"position is 'startpos' or 'fen POSITION', then perhaps 'moves MOVES'"};
    }
    AnyPosition position = game.start();
    std::vector<AnyMove> played;
    for (const std::string_view word : split_words(moves)) {
        const auto move = legal_move(position, word);
        if (!move) throw Refused{fmt::format("{} is not a legal move", in_quotes(word))};
        position = position.after(*move);
        played.push_back(*move);
    }
    if (game.start().text() != game_.start().text()) told_.reset();
    // A bot is made for one size of board.
    if (!(game.start().board().size == game_.start().board().size)) bot_ = new_bot(game);
    game_ = std::move(game);
    position_ = std::move(position);
    played_ = std::move(played);
}

void UgiServer::go(std::string_view limits) {
    const struct Answered {
        std::atomic<int>& searches;
        ~Answered() {
            if (searches > 0) --searches;
        }
    } answered{searches_};
    search(limits);
}

// As in UCI, an infinite search answers when it is told to, however early it knows its move.
void UgiServer::wait_for_stop() const {
    while (!stop.raised() && !ended_) std::this_thread::sleep_for(kBetweenLooks);
}

// What "go" asks for.
struct UgiServer::Go {
    Limits limits;
    bool until_stopped = false;
    bool clock = false;  // whether `left` and `increments` were told
    PerSide<Seconds> left;
    PerSide<Seconds> increments;

    void take(std::string_view word, std::int64_t number, Side first) {
        const Side side = word.substr(0, 2) == "p1" ? first : opponent_of(first);
        if (word == "movetime") limits.time = seconds_from_milliseconds(number);
        if (word == "nodes") limits.nodes = static_cast<std::uint64_t>(number);
        if (word == "depth") limits.depth = static_cast<int>(number);
        if (word == "p1inc" || word == "p2inc") {
            increments[side] = seconds_from_milliseconds(number);
        }
        if (word == "p1time" || word == "p2time") {
            left[side] = seconds_from_milliseconds(number);
            clock = true;
        }
    }
};

// Boards that know UCI may send more than there is here: they get their move all the same.
UgiServer::Go UgiServer::read_go(std::string_view limits) {
    const auto said = split_words(limits);
    Go go;
    for (std::size_t i = 0; i < said.size(); ++i) {
        if (said[i] == "infinite" || said[i] == "ponder") {
            go.until_stopped = true;
        } else if (takes_number(said[i])) {
            const std::string_view text = i + 1 < said.size() ? said[i + 1] : "";
            go.take(said[i], limit_number(said[i], text), first_player());
            ++i;
        } else {
            say(fmt::format("info string go ignores {}", in_quotes(said[i])));
        }
    }
    return go;
}

// A bot keeps what it has learned of a game: it is told of a new one only where there is one.
void UgiServer::tell_bot_of_game() {
    const Side mover = position_.side_to_move();
    const bool goes_on = told_ == mover && known_.size() <= played_.size() &&
                         std::equal(known_.begin(), known_.end(), played_.begin());
    if (!goes_on) bot_->new_game({game_.start(), mover, 0, Seed{1}});
    told_ = mover;
    known_ = played_;
}

Limits UgiServer::limits_of(const Go& go) {
    // Whoever asks for a depth wants a search, not a book.
    if (go.until_stopped) return Limits::to_depth(kDeepest);
    Limits limits = go.limits;
    if (!go.clock || limits.time) return limits;
    const Side mover = position_.side_to_move();
    const int plies = game_.longest_game() - static_cast<int>(played_.size());
    limits.time = time_of_clock(*bot_, mover, go.left, go.increments[mover], plies);
    return limits;
}

// The same one in every position of the game: a fen tells who is to move, not who began.
Side UgiServer::first_player() const {
    return engine_.game.start().side_to_move();
}

void UgiServer::check_position() const {
    if (!has_position_) throw Refused{"the last position could not be set: there is none"};
}

void UgiServer::search(std::string_view said) {
    check_position();
    if (position_.is_over()) throw Refused{"the game is over"};
    const Go go = read_go(said);
    tell_bot_of_game();
    // Once the input has ended, only a search that ends by itself is carried through, and only
    // where it came through one pipe with the end.
    timed_ = go.until_stopped || go.clock || go.limits.time || gone_;
    const Thought<AnyMove> thought = thought_of(go);
    if (go.until_stopped) wait_for_stop();
    end_search_by_clock();
    say(info_of(thought));
    say("bestmove " + position_.move_text(thought.best));
}

void UgiServer::end_search_by_clock() {
    const std::lock_guard lock{ending_};
    timed_ = false;
    if (std::exchange(raised_at_end_, false)) stop.clear();  // for what still waits
}

Thought<AnyMove> UgiServer::thought_of(const Go& go) {
    Limits limits = limits_of(go);
    if (ended_ && timed_)
        limits.time = std::min(limits.time.value_or(kAtTheEnd), Seconds{kAtTheEnd});
    if (limits.depth) {
        if (auto thought = deepened(limits)) return *std::move(thought);
    }
    Turn turn{position_, played_, limits, &stop};
    turn.watcher = [this](const Thought<AnyMove>& found) { say(info_of(found)); };
    return bot_->think(turn);
}

// Ply by ply, with a line for each. None where the bot does not search by plies: then it thinks
// once, as it likes.
std::optional<Thought<AnyMove>> UgiServer::deepened(Limits limits) {
    const int deepest = *limits.depth;
    const auto start = std::chrono::steady_clock::now();
    const std::optional<Seconds> time = limits.time;
    const std::optional<std::uint64_t> most_nodes = limits.nodes;
    std::optional<Thought<AnyMove>> last;
    std::uint64_t nodes = 0;  // of the whole search, as its users expect them
    for (int depth = 1; depth <= deepest; ++depth) {
        const Seconds used = std::chrono::steady_clock::now() - start;
        if (last && (stop.raised() || (time && used >= *time))) break;
        if (last && most_nodes && nodes >= *most_nodes) break;
        limits.depth = depth;
        if (time) limits.time = *time - used;
        if (most_nodes) limits.nodes = *most_nodes - nodes;
        Thought<AnyMove> thought = bot_->think({position_, played_, limits, &stop});
        if (depth == 1 && thought.depth != 1) {
            if (thought.valuation && thought.valuation->is_proved()) return thought;
            return std::nullopt;
        }
        nodes += thought.nodes;
        thought.nodes = nodes;
        thought.time = std::chrono::steady_clock::now() - start;
        // What was cut short is worth less than what was finished.
        const bool finished = thought.depth >= depth;
        const bool settled = thought.valuation && thought.valuation->is_proved();
        if (finished || settled || !last) last = std::move(thought);
        if (settled || !finished) break;
        if (depth < deepest) say(info_of(*last));
    }
    return last;
}

// A proved win of a game that knows no more than wins counts 1, which would look like an even
// estimate.
Score UgiServer::told(const Valuation& valuation) const {
    const bool bare = valuation.is_proved() && position_.score_unit() == ScoreUnit::Outcome;
    return bare ? decisive(valuation.score) : valuation.score;
}

std::string UgiServer::info_of(const Thought<AnyMove>& thought) const {
    // Stopped before it had looked at anything, a search has no score worth the name.
    const bool cut = stop.raised() && thought.depth == 0;
    std::string info = fmt::format("info depth {} nodes {} time {}", thought.depth, thought.nodes,
                                   static_cast<long>(thought.time.count() * 1000));
    if (thought.valuation && (!cut || thought.valuation->is_proved())) {
        info += fmt::format(" score cp {}", told(*thought.valuation).points());
    }
    if (!thought.line.empty()) info += " pv";
    AnyPosition at = position_;
    for (const AnyMove move : thought.line) {
        if (!at.is_legal(move)) break;
        info += ' ' + at.move_text(move);
        at = at.after(move);
    }
    return info;
}

void UgiServer::answer_query(std::string_view what) {
    check_position();
    const Side first = first_player();
    if (what == "gameover") {
        say(position_.is_over() ? "response true" : "response false");
    } else if (what == "p1turn") {
        say(position_.side_to_move() == first ? "response true" : "response false");
    } else if (what == "result") {
        const char* result = "none";
        if (position_.is_over()) {
            const auto winner = position_.winner();
            result = !winner ? "draw" : *winner == first ? "p1win" : "p2win";
        }
        say(fmt::format("response {}", result));
    } else {
        throw Refused{"query is gameover, p1turn or result"};
    }
}

}  // namespace lawan
