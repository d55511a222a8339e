#include "cli/reason_words.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "cli/joined.hpp"

namespace lawan::cli {
namespace {

// $1, $2, … are the arguments, $+ the first as a score, $* all of them with blanks between. Of
// [ply|plies] the first is for an argument before it that is 1.
struct Words {
    std::string_view code;
    std::string_view text;
};

constexpr Words kWords[] = {
    {"adjacency-answer-flips", "the opponent can flip $1 [mark|marks] at most in return"},
    {"adjacency-ends-game", "the last move of the game"},
    {"adjacency-flips", "flips $1 [mark|marks]"},
    {"adjacency-flips-fewer", "flips $1 [mark|marks] rather than $2"},
    {"adjacency-leaves-mirror", "leaves the mirror, which would have lost nothing"},
    {"adjacency-lets-flip", "lets the opponent flip $1 [mark|marks] rather than $2"},
    {"adjacency-nothing-to-flip", "the opponent has nothing to flip"},
    {"adjacency-settles-fewer", "settles $1 [mark|marks] for good, rather than $2"},
    {"adjacency-settles-mark", "nobody can change $1 any more"},
    {"bounds-proved", "bounds proved"},
    {"checkpoint-not-written", "the checkpoint was not written: $*"},
    {"costs", "costs $1 against the best move"},
    {"finding-best", "which moves are best: $1 of $2"},
    {"fixed-rounds", "a search of the marks with null windows and relevance zones"},
    {"full-board",
     "a search of sets of empty cells: on a full board the last move beside a cell owns it"},
    {"gives-draw-away", "gives the draw away"},
    {"gives-win-away", "gives the win away"},
    {"keeps-the-mirror", "keeps the mirror: it answers with the image of the move before"},
    {"mirror-bound", "at most 0, because the second player can answer every move by its image"},
    {"search-says", "looked $1 [ply|plies] ahead"},
    {"all-subsets", "a table of all sets of these empty cells"},
    {"layers", "all sets of these empty cells, layer by layer"},
    {"layers-of", "all sets of $1 empty cells, layer by layer"},
    {"layers-need-memory", "all sets of these empty cells, layer by layer, need --memory $1"},
    {"finding-line", "a line of best play"},
    {"all-subsets-of", "all sets of $1 empty cells"},
    {"symmetric-sets", "a table of the symmetric sets of empty cells"},
    {"restoring-bound",
     "at least $1, because the first player can keep the empty cells within one of symmetry"},
    {"restoring-needs-memory", "the table for a first lower bound needs --memory $1"},
    {"restoring-sets-of", "a first lower bound: symmetric sets of $1 pairs of $2"},
    {"symmetric-sets-of", "symmetric sets of $1 pairs of $2: $3 %"},
    {"takes-the-last-move", "takes the last move around $*"},
    {"testing-at-least", "is the value at least $1?"},
    {"testing-without-memory", "is it at least $1? (--memory $2 would settle all)"},
    {"stored-proof", "that it is at most $1 is proved in $2, which 'lawan verify' checks"},
    {"loses-at-least", "loses by $1 or more with best play"},
    {"wins-at-least", "wins by $1 or more with best play"},
    {"wins-by", "wins by $1 with best play"},
    {"draws", "draws with best play"},
    {"loses-by", "loses by $1 with best play"},
    {"othello-denies-corner", "keeps the opponent out of the corner $1"},
    {"othello-ends-game", "ends the game"},
    {"othello-exact-search", "searched to the end of every line ($1)"},
    {"othello-from-book", "from the opening book"},
    {"othello-in-book", "in the opening book, worth $+ there"},
    {"othello-gains-stable-discs", "gains $1 [disc that stays|discs that stay]"},
    {"othello-gets-corner", "gets the corner $1 later"},
    {"othello-gives-stable-discs",
     "gives the opponent $1 [disc that stays|discs that stay], rather than $2"},
    {"othello-gives-up-corner", "gives up the corner $1"},
    {"othello-has-fewer-moves", "has about $1 moves a turn from there on, rather than $2"},
    {"othello-has-more-moves", "has $1 [move|moves] on the board, the opponent $2"},
    {"othello-has-to-pass", "has to pass later"},
    {"othello-keeps-safe-moves", "keeps $1 safe [move|moves], the opponent $2"},
    {"othello-last-in-region", "makes the last move in the region $*"},
    {"othello-leaves-few-moves", "leaves the opponent only $1 [move|moves]"},
    {"othello-leaves-more-moves", "leaves the opponent $1 [move|moves] rather than $2"},
    {"othello-loses-parity", "loses parity: the opponent makes the last move"},
    {"othello-makes-last-move", "keeps parity: makes the last move of the game"},
    {"othello-makes-pass", "the opponent has to pass"},
    {"othello-misses-corner", "misses the corner $1"},
    {"othello-misses-pass", "misses a line in which the opponent has to pass"},
    {"othello-no-book", "without an opening book: $1"},
    {"othello-no-weights", "judged as in the paper, for want of weights: $1"},
    {"othello-only-move", "the only move"},
    {"othello-opens-corner", "lets the opponent into the corner $1"},
    {"othello-opponent-gets-corner", "the opponent gets the corner $1"},
    {"othello-runs-out-of-safe-moves", "runs out of safe moves: $1 left, rather than $2"},
    {"othello-searched",
     "looked $1 [ply|plies] ahead, leaving out moves that are worse with $2 % certainty"},
    {"othello-solved", "solved: $1 with best play"},
    {"othello-solving", "$1 [ply|plies], $2 % sure: $3"},
    {"othello-takes-corner", "takes the corner $1"},
    {"othello-testing", "testing the score"},
    {"othello-turns", "turns $1 [disc|discs]"},
    {"wins-now", "completes a line"},
    {"blocks", "blocks the line that $1 would complete"},
    {"makes-fork", "makes a fork: two lines lack one cell each ($*)"},
    {"prevents-fork", "prevents the fork at $1"},
    {"misses-win", "misses the win at $1"},
    {"misses-fork", "misses the fork at $1"},
    {"allows-fork", "allows the fork at $1"},
    {"leaves-line-open", "leaves the line open that the opponent completes at $1"},
    {"threatens", "threatens to complete a line at $1"},
    {"wins-by-threats", "wins by threats, one after the other: $*"},
    {"wins-by-force", "wins by force, against the longest defence by: $*"},
    {"holds-pairing", "the rest is held with pairs of cells"},
    {"lines-here", "open lines here: $1 of its own, $2 of the opponent's"},
    {"takes-centre", "takes the centre"},
    {"takes-opposite-corner", "takes the corner opposite $1"},
    {"takes-corner", "takes a corner"},
    {"takes-side", "takes what is left"},
    {"defends-heaviest", "defends: $1 is worth $2 to the opponent, as much as any cell to itself"},
    {"attacks-heaviest", "attacks: $1 is worth $2"},
    {"solving-positions", "searching"},
    {"stolen-strategy", "$1 does not lose: on the empty board a strategy could be stolen"},
    {"by-the-rules", "the next move decides for $1"},
    {"win-by-threats", "$1 wins by threats, each of which must be answered"},
    {"win-by-force", "$1 wins by force: every move threatens to win by threats"},
    {"win-by-search", "$1 wins: every answer was searched"},
    {"held-by-pairing", "$1 holds every line with pairs of cells"},
    {"held-as-breaker", "$1 closes every line, even without threats of his own"},
    {"held-by-search", "$1 holds: every attack was searched"},
    {"best-moves-not-all", "not all moves were tried; others may be as good"},
    {"board-too-large",
     "boards of more than $1 cells are settled only by pairs, threats and wins by force"},
    {"proof-file-not-written", "the file of the proof was not written: $*"},
    {"proof-too-large", "no proof of reasonable size is known for: $*"},
    {"proof-not-written", "the proof was not written: the search ended before it was whole"},
};

[[nodiscard]] std::string filled(std::string_view words, const Reason& reason) {
    std::string text;
    bool one = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == '[') {
            const std::size_t middle = words.find('|', i);
            const std::size_t end = words.find(']', i);
            text += one ? words.substr(i + 1, middle - i - 1)
                        : words.substr(middle + 1, end - middle - 1);
            i = end;
            continue;
        }
        if (words[i] != '$' || i + 1 == words.size()) {
            text += words[i];
            continue;
        }
        const char which = words[++i];
        if (which == '*') {
            text += joined(reason.arguments, " ");
        } else if (which == '+') {
            const std::string score = reason.arguments.empty() ? "?" : reason.arguments.front();
            text += (score.find_first_of("-?0") == 0 ? "" : "+") + score;
        } else {
            const auto index = static_cast<std::size_t>(which - '1');
            const std::string argument =
                index < reason.arguments.size() ? reason.arguments[index] : "?";
            one = argument == "1";
            text += argument;
        }
    }
    return text;
}

}  // namespace

std::string reason_text(const Reason& reason) {
    for (const Words& words : kWords) {
        if (words.code != reason.code) continue;
        // A search that cuts nothing on suspicion is sure of what it saw.
        if (words.code == "othello-searched" && reason.arguments.size() > 1 &&
            reason.arguments[1] == "100") {
            return filled("looked $1 [ply|plies] ahead", reason);
        }
        return filled(words.text, reason);
    }
    return reason.arguments.empty() ? reason.code
                                    : reason.code + ' ' + joined(reason.arguments, " ");
}

std::string reasons_text(const std::vector<Reason>& reasons) {
    std::vector<std::string> texts;  // what two reasons say in the same words is said once
    for (const Reason& reason : reasons) {
        std::string text = reason_text(reason);
        if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
            texts.push_back(std::move(text));
        }
    }
    return joined(texts, "; ");
}

}  // namespace lawan::cli
