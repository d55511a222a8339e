#include "protocol/nboard_server.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"
#include "play/legal_move.hpp"

namespace lawan {
namespace {

// A move's text ends where its evaluation and its time begin: "f5/0.5/1.2".
std::string move_part(std::string_view text) {
    return lower(trimmed(text.substr(0, text.find('/'))));
}

std::string_view first_word(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t"));
}

void check_number(std::string_view command, std::string_view text) {
    if (parse_integer(first_word(text))) return;
    throw Refused{fmt::format("'{}' needs a number, not {}", command, in_quotes(text))};
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
    return says(line, "ping", Letters::AsTyped) || is_last(line);
}

const std::vector<NBoardServer::Command>& NBoardServer::commands() {
    static const std::vector<Command> list{
        {{"nboard",
          "VERSION",
          {"answers 'set myname' and the name of the bot", "menjawab 'set myname' dan nama bot"}},
         &NBoardServer::introduce},
        {{"ping",
          "N",
          {"ends a search under way and answers 'pong N'",
           "mengakhiri pencarian yang berjalan dan menjawab 'pong N'"}},
         &NBoardServer::answer_ping},
        {{"set game",
          "GGF",
          {"sets the position up, with its moves; after a wrong one, move, go and hint answer with "
           "an error",
           "menyiapkan posisi beserta langkahnya; setelah yang salah, move, go, dan hint menjawab "
           "dengan galat"}},
         &NBoardServer::set_game},
        {{"set depth",
          "N",
          {"searches this many plies from now on", "mencari sedalam ini mulai sekarang"}},
         &NBoardServer::set_depth},
        {{"set contempt",
          "N",
          {"is accepted and changes nothing", "diterima dan tidak mengubah apa pun"}},
         &NBoardServer::set_contempt},
        {{"move",
          "MOVE[/VALUE/SECONDS]",
          {"plays a move; PA is a pass", "memainkan langkah; PA berarti pas"}},
         &NBoardServer::make_move},
        {{"go",
          "",
          {"answers '===' and the move with its value and seconds, then 'nodestats'; the move is "
           "not played",
           "menjawab '===' dan langkah dengan nilai dan detiknya, lalu 'nodestats'; langkah itu "
           "tidak dimainkan"}},
         &NBoardServer::go},
        {{"hint",
          "N",
          {"answers a 'search' line for each of the N best moves",
           "menjawab satu baris 'search' untuk tiap langkah dari N langkah terbaik"}},
         &NBoardServer::hint},
        {{"learn",
          "",
          {"answers 'learned' and changes nothing",
           "menjawab 'learned' dan tidak mengubah apa pun"}},
         &NBoardServer::learn},
        {{"quit", "", {"ends the program", "mengakhiri program"}}, &NBoardServer::quit}};
    return list;
}

std::vector<LineForm> NBoardServer::forms() {
    return forms_of(commands());
}

Served NBoardServer::handle(const std::string& line) {
    if (trimmed(line).empty()) return Served::GoOn;
    const Command* const command = find_command(commands(), line);
    try {
        // The protocol wants such lines ignored; its status line is for people.
        if (command == nullptr && line == kTooLongLine) throw unknown_command(line);
        if (command == nullptr) {
            throw Refused{fmt::format("{} is not understood and is ignored", in_quotes(line))};
        }
        (this->*command->handler)(arguments_in(line, command->form.name));
    } catch (const SpokenError& error) {
        say(fmt::format("status {}", error.what()));
    }
    return quits_ ? Served::Quit : Served::GoOn;
}

void NBoardServer::introduce(std::string_view version) {
    check_number("nboard", version);
    say(fmt::format("set myname {}", shown_name(engine_)));
}

void NBoardServer::answer_ping(std::string_view number) {
    stop_was_handled();
    check_number("ping", number);
    say(fmt::format("pong {}", first_word(number)));
}

// A draw is a draw to us, whoever plays.
void NBoardServer::set_contempt(std::string_view text) {
    check_number("set contempt", text);
}

// Asked for, also of engines whose book does not grow.
void NBoardServer::learn(std::string_view) {
    say("learned");
}

void NBoardServer::quit(std::string_view) {
    quits_ = true;
}

void NBoardServer::hint(std::string_view text) {
    constexpr std::int64_t kMost = 64;
    const std::string_view word = first_word(text);
    const auto count = parse_whole_number(word);
    if (!word.empty() && (!count || *count < 1)) {
        throw Refused{fmt::format("'hint' needs a number of moves, not {}", in_quotes(word))};
    }
    tell_best_moves(count ? static_cast<int>(std::min(*count, kMost)) : 1);
}

void NBoardServer::set_depth(std::string_view text) {
    constexpr int kDeepest = 999;
    const auto depth = parse_whole_number(first_word(text));
    if (!depth || *depth < 1 || *depth > kDeepest) {
        throw Refused{fmt::format("'set depth' needs a number from 1 to {}, not {}", kDeepest,
                                  in_quotes(text))};
    }
    depth_ = static_cast<int>(*depth);
}

void NBoardServer::set_game(std::string_view ggf) {
    has_position_ = false;
    read_game(ggf);
    has_position_ = true;
}

// A move in the position before would be one in a game that nobody plays any more.
void NBoardServer::check_position() const {
    if (!has_position_) throw Refused{"the last game could not be set: there is no position"};
}

// The position changes only if all of the game is right.
void NBoardServer::read_game(std::string_view ggf) {
    const GameFiles& files = find_game(engine_.game.start().game_name()).files;
    if (ggf.empty()) throw Refused{"'set game' needs a game in GGF"};
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
    check_position();
    text = first_word(text);
    if (text.empty()) throw Refused{"'move' needs a move"};
    const auto move = legal_move(position_, move_part(text));
    if (!move) throw Refused{fmt::format("{} is not a legal move", in_quotes(text))};
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

void NBoardServer::go(std::string_view) {
    check_position();
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
void NBoardServer::tell_best_moves(int count) {
    check_position();
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
