#include "protocol/simple_dialect.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

bool is_comment(const std::string& line) {
    return line.rfind('#', 0) == 0;
}

std::string clock_line(const TimeControl& control) {
    std::string text;
    if (control.game) {
        text +=
            fmt::format(" game {} {}", control.game->time.count(), control.game->increment.count());
    }
    if (control.move.time) text += fmt::format(" move {}", control.move.time->count());
    if (control.move.nodes) text += fmt::format(" nodes {}", *control.move.nodes);
    if (control.move.depth) text += fmt::format(" depth {}", *control.move.depth);
    return "clock" + (text.empty() ? " none" : text) + '\n';
}

}  // namespace

std::vector<LineForm> simple_forms() {
    return {{"lawan",
             "1",
             {"a new game begins; 1 is the version of this protocol",
              "permainan baru dimulai; 1 adalah versi protokol ini"}},
            {"game", "NAME", {"the name of the game", "nama permainannya"}},
            {"size",
             "COLUMNS ROWS",
             {"columns and rows of the board", "banyaknya kolom dan baris papan"}},
            {"rounds",
             "N",
             {"rounds to play, in games that count them",
              "banyaknya ronde, dalam permainan yang menghitungnya"}},
            {"in-a-row",
             "N",
             {"marks in a row that win, in games of rows",
              "banyaknya tanda berderet untuk menang, dalam permainan yang memintanya"}},
            {"side", "X|O", {"the side that you play", "pihak yang Anda mainkan"}},
            {"clock",
             "none|[game SECONDS INCREMENT] [move SECONDS] [nodes N] [depth N]",
             {"the limits of the game and of each move", "batas permainan dan tiap langkah"}},
            {"seed",
             "N",
             {"a seed for your random numbers, so that games can be repeated",
              "mulailah bilangan acak dari sini, agar permainan dapat diulang"}},
            {"position", "POSITION", {"the board, in one line", "papan, dalam satu baris"}},
            {"ready?", "", {"answer 'ready'", "jawablah 'ready'"}},
            {"played",
             "MOVE",
             {"a move was made; each is told once, in order",
              "sebuah langkah dibuat; masing-masing diberitahukan sekali, berurutan"}},
            {"time",
             "YOURS THEIRS",
             {"seconds left, where there is a clock for the whole game",
              "detik yang tersisa, bila ada jam untuk seluruh permainan"}},
            {"go",
             "MOVES",
             {"it is your turn and these are the legal moves: answer with one of them, or with "
              "'resign'",
              "giliran Anda dan inilah langkah-langkah sah: jawablah salah satunya, atau "
              "'resign'"}},
            {"quit", "", {"the end", "selesai"}}};
}

std::string simple_introduction(const Introduction& introduction) {
    const AnyPosition& start = introduction.new_game.start;
    const BoardSize size = start.board().size;
    const std::string position = start.text();
    std::string text = "lawan 1\n";
    text += fmt::format("game {}\n", introduction.game.name());
    text += fmt::format("size {} {}\n", size.columns, size.rows);
    for (const Phrase& fact : start.standing().facts) {
        text += fmt::format("{} {}\n", fact.code(), fmt::join(fact.argument_texts(), " "));
    }
    text += fmt::format("side {}\n", letter(introduction.new_game.side));
    text += clock_line(introduction.control);
    // Small enough for every language's numbers.
    text += fmt::format("seed {}\n", introduction.new_game.seed.value >> 33U);
    text += fmt::format("position {}\n", position);
    return text + "ready?\n";
}

void SimpleDialect::begin(Conversation& talk, const Introduction& introduction) {
    told_ = introduction.new_game.start;
    told_moves_ = 0;
    talk.expect_silence(is_comment);
    talk.say(simple_introduction(introduction));
    std::string line;
    do {
        line = talk.hear({words::kTheLine, {"ready"}});
    } while (is_comment(line));
    const auto said = split_words(line);
    if (said.empty() || said.front() != "ready") {
        throw BotFailure{EndReason::BadProtocol,
                         {words::kAnsweredOtherwise, {in_quotes(line), "ready?", "ready"}}};
    }
}

Thought<AnyMove> SimpleDialect::move(Conversation& talk, const Turn& turn,
                                     const std::optional<PerSide<Seconds>>& left) {
    talk.expect_silence(is_comment);
    std::string text;
    for (; told_moves_ < turn.played.size(); ++told_moves_) {
        const AnyMove played = turn.played[told_moves_];
        text += fmt::format("played {}\n", told_->move_text(played));
        told_ = told_->after(played);
    }
    const Side side = turn.position.side_to_move();
    if (left) {
        text += fmt::format("time {:.3f} {:.3f}\n", (*left)[side].count(),
                            (*left)[opponent_of(side)].count());
    }
    text += fmt::format("position {}\ngo", turn.position.text());
    for (const AnyMove move : turn.position.legal_moves()) {
        text += ' ';
        text += turn.position.move_text(move);
    }
    talk.say(text + '\n');
    std::string line;
    do {
        line = talk.hear(words::kAMove);
    } while (is_comment(line));
    std::string_view answer = trimmed(line);
    if (answer == "resign") throw BotFailure{EndReason::Resigned, words::kResigned};
    constexpr std::string_view kMove = "move ";
    if (answer.substr(0, kMove.size()) == kMove) answer.remove_prefix(kMove.size());
    return {move_in(turn.position, answer, line), {}, 0, 0, Seconds{0}, {}, {}};
}

}  // namespace lawan
