// Swap2 in the terminal: marks are laid and sides taken before the game itself begins.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/play/session.hpp"
#include "cli/play/words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "play/swap2.hpp"
#include "play/words.hpp"
#include "protocol/programs.hpp"

namespace lawan::cli {
namespace {

[[nodiscard]] AnyPosition after(AnyPosition position, const std::vector<AnyMove>& moves) {
    for (const AnyMove move : moves) position = position.after(move);
    return position;
}

// So many legal moves, one after the other; none where the line says anything else.
[[nodiscard]] std::optional<std::vector<AnyMove>> marks_typed(AnyPosition position,
                                                              const std::string& line, int count) {
    std::vector<AnyMove> moves;
    for (const std::string_view word : split_words(line)) {
        const auto move = position.parse_move(word);
        if (!move || !position.is_legal(*move)) return std::nullopt;
        moves.push_back(*move);
        position = position.after(*move);
    }
    if (static_cast<int>(moves.size()) != count || position.is_over()) return std::nullopt;
    return moves;
}

[[nodiscard]] std::string texts_of(const AnyPosition& position, const std::vector<AnyMove>& moves) {
    std::vector<std::string> texts;
    for (const AnyMove move : moves) texts.push_back(position.move_text(move));
    return joined(texts, " ");
}

}  // namespace

void check_swap2(const AnyGame& game) {
    if (!swap2::fits(game)) throw InputError{words::kSwap2NeedsEmptyBoard};
}

// The player who would be X lays the first marks.
bool PlaySession::open_by_swap2() {
    const AnyGame game = table_.setup().game;
    const PerSide<PlayerChoice> players = setup_.players;
    if (!setup_.quiet) print("{}\n", told(lawan::words::kSwap2Begins));
    std::vector<AnyMove> marks;
    if (!lay_marks(Side::X, swap2::kFirstMarks, marks)) return false;
    Side chooser = Side::O;
    auto choice = choose_side(chooser, marks, swap2::kMoreMarks);
    if (choice == swap2::Choice::LayMore) {
        chooser = Side::X;
        choice = choose_side(chooser, marks, 0);
    }
    if (!choice) return false;
    const bool swapped = (chooser == Side::X) != (choice == swap2::Choice::First);
    std::vector<PlayedMove> played;
    AnyPosition position = game.start();
    for (const AnyMove mark : marks) {
        played.push_back({mark, {position.move_text(mark)}});
        position = position.after(mark);
    }
    begin(*entry_, game, swapped ? PerSide<PlayerChoice>{players.o, players.x} : players, played);
    kept_.changed();  // what was laid and chosen is worth keeping
    return true;
}

bool PlaySession::lay_marks(Side who, int count, std::vector<AnyMove>& marks) {
    const AnyPosition from = after(table_.setup().game.start(), marks);
    if (!setup_.players[who].human()) {
        Random random{table_.setup().seed};
        const auto judge =
            swap2::judged_by(*bots_[who], setup_.limits.part(1.0 / swap2::kOpeningsTried), stop_,
                             table_.setup().seed);
        const auto laid = swap2::balanced_marks(from, count, swap2::kOpeningsTried, judge, random);
        marks.insert(marks.end(), laid.begin(), laid.end());
        print("{}\n", told(words::kSwap2Lays, {name(who), texts_of(from, laid)}));
        return !interrupted();
    }
    for (;;) {
        const auto line = prompt_.ask(told(words::kSwap2LayPrompt, {name(who)}));
        if (!line || parse_typed(*line).verb == Verb::Quit) return false;
        if (const auto laid = marks_typed(from, *line, count)) {
            marks.insert(marks.end(), laid->begin(), laid->end());
            return true;
        }
        print("{}\n", told(words::kSwap2LayHow));
    }
}

// None where somebody leaves. Where `more` marks may be laid, they are added to the others.
std::optional<swap2::Choice> PlaySession::choose_side(Side who, std::vector<AnyMove>& marks,
                                                      int more) {
    const AnyGame& game = table_.setup().game;
    const AnyPosition position = after(game.start(), marks);
    if (!setup_.quiet) show_opening(position, marks.back());
    if (!setup_.players[who].human()) {
        const auto choice = swap2::chosen(
            position, swap2::judged_by(*bots_[who], setup_.limits, stop_, table_.setup().seed),
            more > 0);
        if (interrupted()) return std::nullopt;
        if (choice == swap2::Choice::LayMore)
            return lay_marks(who, more, marks) ? std::optional{choice} : std::nullopt;
        const Side taken = choice == swap2::Choice::First ? Side::X : Side::O;
        print("{}\n", told(words::kSwap2Takes, {name(who), side_name(game, taken)}));
        return choice;
    }
    const PerSide<std::string> sides{side_name(game, Side::X), side_name(game, Side::O)};
    for (;;) {
        const auto line =
            prompt_.ask(told(more > 0 ? words::kSwap2ChoosePrompt : words::kSwap2SidePrompt,
                             {name(who), sides.x, sides.o}));
        if (!line || parse_typed(*line).verb == Verb::Quit) return std::nullopt;
        const std::string typed = lower(trimmed(*line));
        if (typed == "x" || typed == lower(sides.x)) return swap2::Choice::First;
        if (typed == "o" || typed == lower(sides.o)) return swap2::Choice::Second;
        const auto laid = more > 0 ? marks_typed(position, *line, more) : std::nullopt;
        if (laid) {
            marks.insert(marks.end(), laid->begin(), laid->end());
            return swap2::Choice::LayMore;
        }
        print("{}\n",
              told(more > 0 ? words::kSwap2ChooseHow : words::kSwap2SideHow, {sides.x, sides.o}));
    }
}

void PlaySession::show_opening(const AnyPosition& position, AnyMove last) const {
    const PerSide<std::string> names{name(Side::X), name(Side::O)};
    const std::optional<GameResult> no_result;
    print("{}",
          screen_.text({table_.setup().game, position, names, position.cell(last), no_result}));
    flush_output();
}

}  // namespace lawan::cli
