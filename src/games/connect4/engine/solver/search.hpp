// The exact score of a position by alpha-beta with a table, one thread of it.
//
// The ideas are those of P. Pons, "Solving Connect 4: how to build a perfect AI" (2015), and J.
// Tromp's Fhourstones: only moves after which the opponent has no win at once, moves with most
// threats first, the middle of the board before its edges. To these come bounds that the board
// shows without a search: lines that nobody can fill any more, and Allis's claimeven, see
// rules/follow_up.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/budget.hpp"
#include "games/connect4/engine/solver/busy_positions.hpp"
#include "games/connect4/engine/solver/shape.hpp"
#include "games/connect4/engine/solver/solved_table.hpp"

namespace lawan::connect4::solver {

// The score of a game that a side wins when so many discs are on the board: the sooner, the more; 1
// for the last disc that a side can win with, or the last but one.
[[nodiscard]] constexpr int win_score(int cells, int discs) {
    return (cells + 2 - discs) / 2;
}
// With how many discs on the board a game ends that is won by this score, where the side to move
// wins it, or else the other one; `discs` are there now.
[[nodiscard]] constexpr int discs_at_end(int cells, int discs, int score) {
    const int wins = score > 0 ? score : -score;
    const int last = cells + 2 - 2 * wins;
    const bool mover_makes_it = (last - discs) % 2 != 0;
    return mover_makes_it == (score > 0) ? last : last - 1;
}

template <class Shape>
class Search {
  public:
    using Bits = typename Shape::Bits;
    using At = Stacks<Shape>;

    // Several threads that search one position share a table, and a list of where they are.
    Search(const Shape& shape, SolvedTable& table, Budget& budget, BusyPositions* busy = nullptr)
        : shape_{shape}, table_{table}, budget_{budget}, busy_{busy} {
        for (int i = 0; i < shape_.columns(); ++i) {
            const int from_middle = i % 2 == 0 ? i / 2 : -(i + 1) / 2;
            order_[static_cast<std::size_t>(i)] =
                column_bits(shape_, shape_.columns() / 2 + from_middle);
        }
    }

    // For a position that is not over, where the side to move has no win at once: the score if it
    // lies between alpha and beta, else a bound on it. When the budget is spent, anything.
    [[nodiscard]] int score(const At& at, int alpha, int beta) {
        const int discs = count(at.filled);
        return score(at, place_of(at, discs), discs, alpha, beta);
    }

  private:
    struct Child {
        At at;
        SolvedTable::Place place;
        int threats = 0;
    };
    struct Children {
        std::array<Child, kMostPerSide> list;  // the most promising last
        int size = 0;
    };

    static constexpr int kLeastShared = 18;  // cells left: below that a search is soon done

    // Beyond that hardly any position comes up both ways round.
    [[nodiscard]] int most_discs_mirrored() const { return shape_.cells() / 2; }

    [[nodiscard]] SolvedTable::Place place_of(const At& at, int discs) const {
        const Bits key = at.key();
        if (discs > most_discs_mirrored()) return table_.place_of(key);
        const Bits other = at.mirrored(shape_).key();
        return table_.place_of(key < other ? key : other);
    }

    // The moves after which the opponent cannot win at once; none when the game is lost.
    [[nodiscard]] Bits sound_moves(const At& at) const {
        const Bits threats = completing(shape_, at.enemy()) & (shape_.board() ^ at.filled);
        const Bits moves = at.landing_cells(shape_);
        const Bits forced = moves & threats;
        if (!at_most_one(forced)) return 0;
        return (forced != 0 ? forced : moves) & ~(threats >> 1);
    }

    // What the board shows without a search: a bound outside the window, or else a narrower window.
    [[nodiscard]] std::optional<int> shown(const At& at, int discs, int& alpha, int& beta) const {
        const Bits empty = shape_.board() ^ at.filled;
        // Nobody wins with the next two discs.
        int least = -win_score(shape_.cells(), discs + 4);
        int most = win_score(shape_.cells(), discs + 3);
        if (beta > 0 && !has_run(shape_, at.own | empty)) most = 0;
        if (alpha < 0 && !has_run(shape_, at.enemy() | empty)) least = 0;
        const bool enemy_follows = (at.landing_cells(shape_) & shape_.upper_rows()) == 0;
        if (enemy_follows && beta > -1) {
            const Bits upper = empty & shape_.upper_rows();
            if (!has_run(shape_, at.own | (empty ^ upper))) {
                const int held = has_run(shape_, at.enemy() | upper) ? -1 : 0;
                if (held < most) most = held;
            }
        }
        return narrow({least, most}, alpha, beta);
    }

    struct Bounds {
        int least;
        int most;
    };
    [[nodiscard]] static std::optional<int> narrow(const Bounds& bounds, int& alpha, int& beta) {
        if (bounds.least >= beta) return bounds.least;
        if (bounds.most <= alpha) return bounds.most;
        if (bounds.least > alpha) alpha = bounds.least;
        if (bounds.most < beta) beta = bounds.most;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<int> remembered(const SolvedTable::Place& place, int& alpha,
                                                int& beta) const {
        const auto known = table_.find(place);
        if (!known) return std::nullopt;
        const bool least = known->bound == Bound::AtLeast;
        return narrow({least ? known->score : alpha, least ? beta : known->score}, alpha, beta);
    }

    // A move that is known to reach beta.
    [[nodiscard]] std::optional<int> known_to_reach(int beta, const Children& children) const {
        for (int i = children.size - 1; i >= 0; --i) {
            const auto known = table_.find(children.list[static_cast<std::size_t>(i)].place);
            if (known && known->bound == Bound::AtMost && -known->score >= beta) {
                return -known->score;
            }
        }
        return std::nullopt;
    }

    void list_children(const At& at, Bits moves, int discs, Children& children) const {
        for (int i = shape_.columns() - 1; i >= 0; --i) {
            const Bits move = moves & order_[static_cast<std::size_t>(i)];
            if (move == 0) continue;
            const Bits empty = shape_.board() ^ at.filled ^ move;
            Child child{at.after(move), {}, count(completing(shape_, at.own | move) & empty)};
            child.place = place_of(child.at, discs + 1);
            table_.prefetch(child.place);
            int to = children.size++;
            auto& list = children.list;
            for (; to > 0 && list[static_cast<std::size_t>(to) - 1].threats > child.threats; --to) {
                list[static_cast<std::size_t>(to)] = list[static_cast<std::size_t>(to) - 1];
            }
            list[static_cast<std::size_t>(to)] = child;
        }
    }

    [[nodiscard]] int score(const At& at, const SolvedTable::Place& place, int discs, int alpha,
                            int beta) {
        if (!budget_.spend()) return 0;
        const Bits moves = sound_moves(at);
        if (moves == 0) return -win_score(shape_.cells(), discs + 2);
        if (discs >= shape_.cells() - 2) return 0;
        if (const auto bound = shown(at, discs, alpha, beta)) return *bound;
        if (const auto bound = remembered(place, alpha, beta)) return *bound;
        const std::uint64_t before = budget_.nodes();
        Children children;
        list_children(at, moves, discs, children);
        if (const auto bound = known_to_reach(beta, children)) return *bound;
        const int found = best_of(children, discs, alpha, beta);
        if (budget_.spent()) return 0;
        const Bound bound = found >= beta ? Bound::AtLeast : Bound::AtMost;
        table_.store(place, {bound, found}, budget_.nodes() - before);
        return found;
    }

    // The first move, then those that no other thread is at, then the rest.
    [[nodiscard]] int best_of(Children& children, int discs, int alpha, int beta) {
        const bool shared = busy_ != nullptr && shape_.cells() - discs >= kLeastShared;
        bool first = true;
        while (children.size > 0) {
            int chosen = children.size - 1;
            if (shared && !first) {
                while (chosen > 0 && busy_->has(child(children, chosen).place)) --chosen;
                if (busy_->has(child(children, chosen).place)) chosen = children.size - 1;
            }
            first = false;
            const Child next = child(children, chosen);
            for (int i = chosen + 1; i < children.size; ++i) {
                child(children, i - 1) = child(children, i);
            }
            --children.size;
            if (shared) busy_->enter(next.place);
            const int found = -score(next.at, next.place, discs + 1, -beta, -alpha);
            if (shared) busy_->leave(next.place);
            if (found >= beta || budget_.spent()) return found;
            if (found > alpha) alpha = found;
        }
        return alpha;
    }

    [[nodiscard]] static Child& child(Children& children, int i) {
        return children.list[static_cast<std::size_t>(i)];
    }

    Shape shape_;
    SolvedTable& table_;
    Budget& budget_;
    BusyPositions* busy_;
    std::array<Bits, kMostPerSide> order_{};  // columns, from the middle to the edges
};

}  // namespace lawan::connect4::solver
