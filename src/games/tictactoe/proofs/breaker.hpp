// A tree of answers by which the breaker holds the maker–breaker version of the game.
//
//   by breaker
//   first B             only where the prover is to move: the mark made at once
//   answers N           a node: N of the opponent's moves, each with an answer and a node
//   M B                 if the opponent plays M, answer B; the node after that follows
//   M on B              every open line through M contains B, which answers M for good
//   pairs a1-b2 …       a node that pairs hold, and rings (an odd number of cells)
//   as K S              a node that is held as node K, under symmetry S (0 to 7)
//
// Every node is held within a zone of cells: those of its pairs; or the answers and the zones after
// them. What happens outside the zone does not matter, for the prover never needs those cells. So
// an answer with its zone also serves every other move of the opponent that is not in it, and a
// node is held when each move is listed or lies outside the zone of some answer. A move M on B
// gains nothing: after B no line through M is open, and the prover goes on as if neither had been
// played.
//
// A ring p0-p1-x1-p2-x2-…-pr-xr holds all lines that contain p0 and p1, or pi, xi and p(i+1) for
// some i, where p(r+1) is p0. The opponent's first move in it is answered so that pairs hold the
// rest: p0 by p1, then pi-xi for i > 1; p1 by p0, then xi-p(i+1) for i < r; another pi by p1, then
// pj-xj for 1 < j < i and xj-p(j+1) for j >= i; and xi by p(i+1), then p0-p1, xj-p(j+1) for j < i
// and pj-xj for j > i + 1. (Where that answer is p0, so that i is r, it is xj-p(j+1) for j < r.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "core/text.hpp"
#include "games/tictactoe/proofs/insight.hpp"
#include "games/tictactoe/proofs/words.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/windows.hpp"
#include "proofs/count_rest.hpp"
#include "proofs/kind.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {

template <class Board>
class BreakerCheck {
  public:
    using Position = tictactoe::BasicPosition<Board>;

    BreakerCheck(const Position& root, const Claim& claim, const Means& means)
        : root_{root},
          goal_{Goal::of(claim, root.side_to_move())},
          means_{means},
          windows_{tictactoe::all_windows<Board>(root.rules())} {}

    [[nodiscard]] Verdict check(Body& body) {
        Marks marks{root_.marks(opponent_of(goal_.prover)), root_.marks(goal_.prover)};
        if (goal_.least > Score{0}) return Verdict::broken(tictactoe::words::kAnswersDoNotWin);
        if (root_.winner()) return Verdict::broken(tictactoe::words::kOver);
        if (root_.side_to_move() == goal_.prover) {
            const auto line = split_words(next(body));
            if (line[0] != "first") return Verdict::broken(tictactoe::words::kNoFirst);
            if (line.size() != 2) body.fail(tictactoe::words::kFirstForm);
            if (!put(marks.breaker, marks, cell(line[1], body))) return broken();
        }
        Board zone{};
        if (!node(marks, zone, body, 0)) return broken();
        return Verdict::held({tictactoe::words::kNodes, {nodes_.size()}}, nodes_.size());
    }

  private:
    struct Marks {
        Board maker;
        Board breaker;
    };
    struct Node {
        Board breaker;
        Board zone;
        bool whole = false;
    };

    [[nodiscard]] Verdict broken() const { return Verdict::broken(why_, nodes_.size()); }
    [[nodiscard]] bool fail(const Words& why) {
        why_ = Phrase{tictactoe::words::kAtNode, {why, nodes_.size()}};
        return false;
    }
    [[nodiscard]] Board empty(const Marks& marks) const {
        return Board::first_squares(root_.size().cells()) & ~(marks.maker | marks.breaker);
    }
    [[nodiscard]] Square cell(std::string_view text, Body& body) const {
        const auto at = parse_coordinate(text, root_.size());
        if (!at) body.fail({tictactoe::words::kNoCell, {in_quotes(text)}});
        return tictactoe::square_at(*at, root_.size());
    }
    [[nodiscard]] bool put(Board& side, const Marks& marks, Square square) {
        if (!empty(marks).has(square)) return fail(tictactoe::words::kCellUsed);
        side.add(square);
        return true;
    }
    [[nodiscard]] std::string_view next(Body& body) const {
        const auto line = body.next();
        if (!line) body.fail(tictactoe::words::kTreeNotWhole);
        return *line;
    }

    // The opponent is to move. No deeper than the board has cells.
    [[nodiscard]] bool node(const Marks& marks, Board& zone, Body& body, int depth) {
        if (means_.are_over()) throw OutOfMeans{words::kInterrupted};
        if (bytes_of(nodes_.size() + 1) > means_.memory.bytes()) too_large(body);
        const std::size_t number = nodes_.size();
        nodes_.push_back({marks.breaker, {}, false});
        const auto line = split_words(next(body));
        bool holds = false;
        if (line[0] == "pairs") {
            holds = paired(marks, {line.begin() + 1, line.end()}, zone, body);
        } else if (line[0] == "as" && line.size() == 3) {
            holds = as_before(marks, line[1], line[2], zone);
        } else if (line[0] == "answers" && line.size() == 2) {
            const auto count = parse_whole_number(line[1]);
            if (!count || *count > tictactoe::kMostCells)
                body.fail(tictactoe::words::kTooManyAnswers);
            holds = answered(marks, static_cast<int>(*count), zone, body, depth);
        } else if (line[0] == "first" && number == 0) {
            return fail(tictactoe::words::kOpponentBegins);
        } else {
            body.fail(tictactoe::words::kNodeForm);
        }
        nodes_[number].zone = zone;
        nodes_[number].whole = holds;
        return holds;
    }

    // A vector grows to twice what it needs.
    [[nodiscard]] static std::uint64_t bytes_of(std::size_t nodes) {
        return nodes * sizeof(Node) * 2;
    }

    // Counts the nodes that are left.
    [[noreturn]] void too_large(Body& body) const {
        std::size_t nodes = nodes_.size();
        const bool all = count_rest(body, means_, [&](std::string_view text) {
            const std::string_view verb = text.substr(0, text.find(' '));
            if (verb == "pairs" || verb == "as" || verb == "answers") ++nodes;
        });
        throw out_of_memory(tictactoe::words::kTreeTooLarge, bytes_of(nodes), all, means_);
    }

    [[nodiscard]] bool paired(const Marks& marks, const std::vector<std::string_view>& texts,
                              Board& zone, Body& body) {
        Board left = empty(marks);
        Bonds bonds;
        for (const std::string_view text : texts) {
            const auto bond = parse_bond(text, root_.size());
            if (!bond) body.fail({tictactoe::words::kNoPairOrRing, {in_quotes(text)}});
            for (const Square square : *bond) {
                if (!left.has(square)) return fail(tictactoe::words::kPairUsed);
                left &= ~Board::of(square);
                zone.add(square);
            }
            bonds.push_back(*bond);
        }
        const std::vector<Board> pairs = held_sets<Board>(bonds);
        for (const Board& window : windows_) {
            if ((window & marks.breaker).any()) continue;
            bool held = false;
            for (const Board& pair : pairs) held = held || (pair & ~window).empty();
            if (!held) return fail(tictactoe::words::kLineWithoutPair);
        }
        return true;
    }

    // An earlier node that was held although at least as many windows were open, in cells that are
    // all empty now.
    [[nodiscard]] bool as_before(const Marks& marks, std::string_view which, std::string_view how,
                                 Board& zone) {
        const auto number = parse_whole_number(which);
        const auto symmetry = parse_whole_number(how);
        if (!number || *number >= static_cast<std::int64_t>(nodes_.size()) || !symmetry ||
            *symmetry >= symmetry_count(root_.size())) {
            return fail(tictactoe::words::kNoSuchNode);
        }
        const Node& before = nodes_[static_cast<std::size_t>(*number)];
        const Symmetry turn = kSquareSymmetries[static_cast<std::size_t>(*symmetry)];
        if (!before.whole) return fail(tictactoe::words::kNodeAbove);
        zone = tictactoe::image(before.zone, root_.size(), turn);
        if ((zone & ~empty(marks)).any()) return fail(tictactoe::words::kZoneNotEmpty);
        const Board closed = tictactoe::image(before.breaker, root_.size(), turn);
        for (const Board& window : windows_) {
            if ((window & closed).any() && (window & marks.breaker).empty()) {
                return fail(tictactoe::words::kLineOpen);
            }
        }
        return true;
    }

    [[nodiscard]] bool answered(const Marks& marks, int count, Board& zone, Body& body, int depth) {
        Board open{};  // the cells of windows that the opponent could fill
        for (const Board& window : windows_) {
            if ((window & marks.breaker).any()) continue;
            open |= window;
            if ((window & ~marks.maker).count() < 2) return fail(tictactoe::words::kLineNotStopped);
        }
        Board unanswered = open & empty(marks);
        if (depth > root_.size().cells()) body.fail(tictactoe::words::kTreeTooDeep);
        for (int i = 0; i < count; ++i) {
            const auto line = split_words(next(body));
            if (line.size() == 3 && line[1] == "on") {
                if (!gains_nothing(marks, cell(line[0], body), cell(line[2], body))) return false;
                zone.add(cell(line[2], body));
                unanswered &= ~Board::of(cell(line[0], body));
                continue;
            }
            if (line.size() != 2) body.fail(tictactoe::words::kMoveAndAnswer);
            const Square move = cell(line[0], body);
            const Square answer = cell(line[1], body);
            Marks after = marks;
            if (!put(after.maker, after, move) || !put(after.breaker, after, answer)) return false;
            Board answer_zone{};
            if (!node(after, answer_zone, body, depth + 1)) return false;
            answer_zone.add(answer);
            zone |= answer_zone;
            unanswered &= answer_zone & ~Board::of(move);
        }
        return unanswered.empty() || fail(tictactoe::words::kMoveUnanswered);
    }

    [[nodiscard]] bool gains_nothing(const Marks& marks, Square move, Square answer) {
        if (move == answer || !empty(marks).has(move) || !empty(marks).has(answer)) {
            return fail(tictactoe::words::kTwoEmptyCells);
        }
        for (const Board& window : windows_) {
            if ((window & marks.breaker).any()) continue;
            if (window.has(move) && !window.has(answer))
                return fail(tictactoe::words::kLineAvoidsAnswer);
        }
        return true;
    }

    Position root_;
    Goal goal_;
    Means means_;
    std::vector<Board> windows_;
    std::vector<Node> nodes_;
    Phrase why_;
};

}  // namespace lawan::proofs
