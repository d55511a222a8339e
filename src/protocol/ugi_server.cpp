#include "protocol/ugi_server.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

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

// A limit that cannot be understood is none, and a search without limits is not what was asked.
[[nodiscard]] std::int64_t limit_number(std::string_view word, std::string_view text) {
    const bool counts = word == "nodes" || word == "depth";
    constexpr std::int64_t kMost = 1'000'000'000'000;
    // A clock that has run out may be told as a time below zero.
    if (!counts && text.size() > 1 && text.front() == '-' && parse_whole_number(text.substr(1))) {
        return 0;
    }
    const auto number = parse_whole_number(text);
    if (!number || *number < (counts ? 1 : 0)) {
        throw InputError{text.empty()
                             ? fmt::format("go {} needs a number", word)
                             : fmt::format("go {} needs a number, not {}", word, in_quotes(text))};
    }
    return std::min<std::int64_t>(*number, word == "depth" ? kDeepest : kMost);
}

}  // namespace

UgiServer::UgiServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)},
      out_{out},
      game_{engine_.game},
      position_{game_.start()},
      bot_{engine_.make_bot(game_)} {}

void UgiServer::say(const std::string& line) {
    const std::lock_guard lock{speaking_};
    out_ << line << std::endl;
}

bool UgiServer::stops(std::string_view line) const {
    const std::string_view word = trimmed(line);
    return word == "stop" || word == "ponderhit" || word == "quit";
}

bool UgiServer::answered_at_once(std::string_view line) {
    const auto said = words(line);
    if (said.empty()) return false;
    if (said.front() == "go") ++searches_;
    if (said.front() != "isready" || searches_ == 0) return false;
    say("readyok");
    return true;
}

void UgiServer::input_ended() {
    ended_ = true;
    if (until_stopped_) stop.raise();
}

Served UgiServer::handle(const std::string& line) {
    const auto said = words(line);
    if (said.empty()) return Served::GoOn;
    const std::string_view command = said.front();
    try {
        if (command == "ugi") {
            say(fmt::format("id name {} {}", shown_name(engine_), version()));
            say("id author the authors of Lawan");
            say("ugiok");
        } else if (command == "isready") {
            say("readyok");
        } else if (command == "uginewgame") {
            bot_ = engine_.make_bot(game_);
            told_.reset();
        } else if (command == "position") {
            set_position(trimmed(std::string_view{line}.substr(line.find("position") + 8)));
        } else if (command == "go") {
            go(said);
        } else if (command == "query") {
            answer_query(said.size() > 1 ? said[1] : "");
        } else if (command == "quit") {
            return Served::Quit;
        } else if (command == "stop" || command == "ponderhit") {
            stop_was_handled();
        } else if (command != "setoption") {
            say(fmt::format("info string unknown command {}", in_quotes(line)));
        }
    } catch (const InputError& error) {
        say(fmt::format("info string {}", error.what()));
    }
    return Served::GoOn;
}

// "startpos" or "fen TEXT", then perhaps "moves …". Nothing changes unless all of it is right.
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
        throw InputError{"position is 'startpos' or 'fen POSITION', then perhaps 'moves MOVES'"};
    }
    AnyPosition position = game.start();
    std::vector<AnyMove> played;
    for (const std::string_view word : words(moves)) {
        const auto move = position.parse_move(word);
        if (!move || !position.is_legal(*move)) {
            throw InputError{fmt::format("{} is not a legal move", in_quotes(word))};
        }
        position = position.after(*move);
        played.push_back(*move);
    }
    if (game.start().text() != game_.start().text()) told_.reset();
    // A bot is made for one size of board.
    if (!(game.start().board().size == game_.start().board().size)) bot_ = engine_.make_bot(game);
    game_ = std::move(game);
    position_ = std::move(position);
    played_ = std::move(played);
}

void UgiServer::go(const std::vector<std::string_view>& said) {
    const struct Answered {
        std::atomic<int>& searches;
        ~Answered() {
            if (searches > 0) --searches;
        }
    } answered{searches_};
    search(said);
}

// As in UCI, an infinite search answers when it is told to, however early it knows its move.
void UgiServer::wait_for_stop() const {
    constexpr std::chrono::milliseconds kBetweenLooks{5};
    while (!stop.raised() && !ended_) std::this_thread::sleep_for(kBetweenLooks);
}

void UgiServer::search(const std::vector<std::string_view>& said) {
    if (position_.is_over()) throw InputError{"the game is over"};
    Limits limits;
    const Side first = game_.start().side_to_move();
    PerSide<Seconds> left;
    PerSide<Seconds> increments;
    bool clock = false;
    until_stopped_ = false;
    for (std::size_t i = 1; i < said.size(); ++i) {
        if (said[i] == "infinite" || said[i] == "ponder") {
            until_stopped_ = true;
            if (ended_) until_stopped_ = false;  // nobody is there to say stop: as the bot likes
            continue;
        }
        if (!takes_number(said[i])) continue;
        const std::string_view text = i + 1 < said.size() ? said[i + 1] : "";
        const auto number = limit_number(said[i], text);
        const bool first_player = said[i].substr(0, 2) == "p1";
        const Side side = first_player ? first : opponent_of(first);
        if (said[i] == "movetime") limits.time = seconds_from_milliseconds(number);
        if (said[i] == "nodes") limits.nodes = static_cast<std::uint64_t>(number);
        if (said[i] == "depth") limits.depth = static_cast<int>(number);
        if (said[i] == "p1inc" || said[i] == "p2inc")
            increments[side] = seconds_from_milliseconds(number);
        if (said[i] == "p1time" || said[i] == "p2time") {
            left[side] = seconds_from_milliseconds(number);
            clock = true;
        }
    }
    const Side mover = position_.side_to_move();
    const AnyPosition start = game_.start();
    // A bot keeps what it has learned of a game: it is told of a new one only where there is one.
    const bool goes_on = told_ == mover && known_.size() <= played_.size() &&
                         std::equal(known_.begin(), known_.end(), played_.begin());
    if (!goes_on) bot_->new_game({start, mover, 0, Seed{1}});
    told_ = mover;
    known_ = played_;
    if (clock && !limits.time) {
        if (auto* watcher = dynamic_cast<WatchesTheClock*>(bot_.get())) {
            watcher->told_of_control({{}, GameClock{left[mover], increments[mover]}});
            watcher->told_of_time_left(left);
            limits.time = left[mover];
        } else {
            const int plies = game_.longest_game() - static_cast<int>(played_.size());
            limits.time = fair_part(left[mover], increments[mover], (plies + 1) / 2);
        }
    }
    // Whoever asks for a depth wants a search, not a book.
    if (until_stopped_) limits = Limits::to_depth(kDeepest);
    const Thought<AnyMove> thought = bot_->think({position_, played_, limits, &stop});
    if (until_stopped_) wait_for_stop();
    until_stopped_ = false;  // the end of the input ends no search but such a one
    // Stopped before it had looked at anything, a search has no score worth the name.
    const bool cut = stop.raised() && thought.depth == 0;
    std::string info = fmt::format("info depth {} nodes {} time {}", thought.depth, thought.nodes,
                                   static_cast<long>(thought.time.count() * 1000));
    if (thought.valuation && (!cut || thought.valuation->is_proved()))
        info += fmt::format(" score cp {}", thought.valuation->score.points());
    if (!thought.line.empty()) {
        info += " pv";
        AnyPosition at = position_;
        for (const AnyMove move : thought.line) {
            if (!at.is_legal(move)) break;
            info += ' ' + at.move_text(move);
            at = at.after(move);
        }
    }
    say(info);
    say("bestmove " + position_.move_text(thought.best));
}

void UgiServer::answer_query(std::string_view what) {
    const Side first = game_.start().side_to_move();
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
        throw InputError{"query is gameover, p1turn or result"};
    }
}

}  // namespace lawan
