#include "protocol/nboard_server.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"

namespace lawan {
namespace {

// A move's text ends where its evaluation and its time begin: "f5/0.5/1.2".
std::string move_part(std::string_view text) {
    return lower(trimmed(text.substr(0, text.find('/'))));
}

std::string nboard_move(const AnyPosition& position, AnyMove move) {
    return position.cell(move) ? position.move_text(move) : "PA";
}

}  // namespace

NBoardServer::NBoardServer(ServedEngine engine, std::ostream& out)
    : engine_{std::move(engine)},
      out_{out},
      game_{engine_.game},
      position_{game_.start()},
      bot_{engine_.make_bot(game_)} {}

void NBoardServer::say(const std::string& line) {
    out_ << line << std::endl;
}

bool NBoardServer::stops(std::string_view line) const {
    return line.substr(0, 5) == "ping " || line == "quit";
}

Served NBoardServer::handle(const std::string& line) {
    const auto said = split_words(line);
    if (said.empty()) return Served::GoOn;
    const std::string_view command = said.front();
    try {
        if (command == "nboard") {
            say(fmt::format("set myname {}", shown_name(engine_)));
        } else if (command == "ping") {
            stop_was_handled();
            say(fmt::format("pong {}", said.size() > 1 ? said[1] : ""));
        } else if (command == "set" && said.size() > 2 && said[1] == "game") {
            set_game(std::string_view{line}.substr(line.find("game") + 4));
        } else if (command == "set" && said.size() > 1 && said[1] == "depth") {
            set_depth(said.size() > 2 ? said[2] : std::string_view{});
        } else if (command == "set" && said.size() > 1 && said[1] == "contempt") {
            // A draw is a draw to us, whoever plays.
        } else if (command == "move") {
            if (said.size() < 2) throw Refused{"'move' needs a move"};
            make_move(said[1]);
        } else if (command == "go") {
            go();
        } else if (command == "hint") {
            const auto count = said.size() > 1 ? parse_whole_number(said[1]) : std::nullopt;
            if (said.size() > 1 && (!count || *count < 1)) {
                throw Refused{
                    fmt::format("'hint' needs a number of moves, not {}", in_quotes(said[1]))};
            }
            hint(count ? static_cast<int>(std::min<std::int64_t>(*count, 64)) : 1);
        } else if (command == "quit") {
            return Served::Quit;
        } else if (command == "learn") {
            say("learned");  // asked for, also of engines whose book does not grow
        } else {
            // The protocol wants such lines ignored; its status line is for people.
            throw Refused{fmt::format("{} is not understood and is ignored", in_quotes(line))};
        }
    } catch (const SpokenError& error) {
        say(fmt::format("status {}", error.what()));
    }
    return Served::GoOn;
}

void NBoardServer::set_depth(std::string_view text) {
    constexpr int kDeepest = 999;
    const auto depth = parse_whole_number(text);
    if (!depth || *depth < 1 || *depth > kDeepest) {
        throw Refused{fmt::format("'set depth' needs a number from 1 to {}, not {}", kDeepest,
                                  in_quotes(text))};
    }
    depth_ = static_cast<int>(*depth);
}

void NBoardServer::set_game(std::string_view ggf) {
    const GameFiles& files = find_game(engine_.game.start().game_name()).files;
    const CollectedGame read = find_format(files, "ggf")->read(trimmed(ggf))->front();
    if (read.problem) throw InputError{*read.problem};
    AnyGame game = engine_.set_up(read.record.start);
    AnyPosition position = game.start();
    std::vector<AnyMove> played;
    for (const MoveRecord& record : read.record.moves) {
        played.push_back(*position.parse_move(record.move));
        position = position.after(played.back());
    }
    if (!(game.start().board().size == game_.start().board().size)) bot_ = engine_.make_bot(game);
    game_ = std::move(game);
    position_ = std::move(position);
    played_ = std::move(played);
}

void NBoardServer::make_move(std::string_view text) {
    const auto move = position_.parse_move(move_part(text));
    if (!move || !position_.is_legal(*move)) {
        throw Refused{fmt::format("{} is not a legal move", in_quotes(text))};
    }
    played_.push_back(*move);
    position_ = position_.after(*move);
}

Thought<AnyMove> NBoardServer::thought_at(const AnyPosition& position,
                                          const std::vector<AnyMove>& played) {
    Limits limits;
    limits.depth = depth_;
    const AnyPosition start = game_.start();
    bot_->new_game({start, position.side_to_move(), 0, Seed{1}});
    return bot_->think({position, played, limits, &stop});
}

void NBoardServer::go() {
    if (position_.is_over()) throw Refused{"the game is over"};
    say("status Thinking");
    const Thought<AnyMove> thought = thought_at(position_, played_);
    const double value = thought.valuation ? thought.valuation->score.points() : 0;
    say(fmt::format("=== {}/{:.2f}/{:.3f}", nboard_move(position_, thought.best), value,
                    thought.time.count()));
    say(fmt::format("nodestats {} {:.3f}", thought.nodes, thought.time.count()));
    say("status");
}

// The best moves by what follows each of them.
void NBoardServer::hint(int count) {
    if (position_.is_over()) throw Refused{"the game is over"};
    struct Line {
        AnyMove move;
        double value = 0;
        int depth = 0;
    };
    std::vector<Line> lines;
    for (const AnyMove move : position_.legal_moves()) {
        const AnyPosition after = position_.after(move);
        if (stop.raised()) break;
        Line line{move};
        if (after.is_over()) {
            const int points = after.final_score().points();
            line.value = -points;
        } else {
            std::vector<AnyMove> played = played_;
            played.push_back(move);
            const Thought<AnyMove> thought = thought_at(after, played);
            line.value = thought.valuation ? -thought.valuation->score.points() : 0;
            line.depth = thought.depth + 1;
        }
        lines.push_back(line);
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.value > b.value; });
    for (std::size_t i = 0; i < lines.size() && i < static_cast<std::size_t>(count); ++i) {
        say(fmt::format("search {} {:.2f} 0 {}", nboard_move(position_, lines[i].move),
                        lines[i].value, lines[i].depth));
    }
    say("status");
}

}  // namespace lawan
