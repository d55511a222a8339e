// A search over positions with an evaluation: what it consists of.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/othello/engine/kernel/endgame.hpp"
#include "games/othello/engine/kernel/network.hpp"
#include "games/othello/engine/kernel/node.hpp"
#include "games/othello/engine/kernel/worker.hpp"
#include "games/othello/engine/spread_table.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Up to this many empties the plain endgame search is faster than one that orders by evaluation.
inline constexpr int kWithoutEvaluation = 13;

struct Candidate {
    Node node;  // after the move
    int square;
    int score;
};

struct Candidates {
    std::array<Candidate, kMostMoves> list;
    int size = 0;
};

// Boards without learned weights: moves, squares where moves may come, and corners.
[[nodiscard]] inline int judged_by_moves(const Node& node) {
    constexpr int kMove = kUnitsADisc;
    constexpr int kComing = kUnitsADisc / 3;
    constexpr int kCorner = 5 * kUnitsADisc;
    const auto moves_lead = count(moves(node.p, node.o)) - count(moves(node.o, node.p));
    const auto coming =
        count(potential_moves(node.p, node.o)) - count(potential_moves(node.o, node.p));
    const auto corners = count(node.p & kCorners) - count(node.o & kCorners);
    return kMove * moves_lead + kComing * coming + kCorner * corners;
}

// In units of kUnitsADisc: by the network where there is one.
[[nodiscard]] inline int judged_by_learning(const Node& node, const Evaluation& evaluation) {
    const Network* network = evaluation.network().get();
    return network != nullptr ? evaluated(node, network->view) : evaluated(node, evaluation);
}

[[nodiscard]] inline const std::int16_t* tempo_of(const Evaluation& evaluation) {
    static constexpr std::int16_t kNone[kNetworkEmpties]{};
    const Network* network = evaluation.network().get();
    return network != nullptr && kSize == 8 ? network->tempo.data() : kNone;
}

// One for each thread, which writes into it at every node: no two in one line of the caches.
class alignas(128) Midgame {
  public:
    Midgame(Worker& worker, const SquareNumbers& squares, const SpreadTable& spreads,
            std::vector<std::unique_ptr<Midgame>>* crew = nullptr)
        : worker_{worker},
          squares_{squares},
          spreads_{spreads},
          tempo_{tempo_of(worker.evaluation)},
          crew_{crew} {}

    [[nodiscard]] int evaluate(const Node& node) const {
        return in_discs(node.judged != kNotJudged ? node.judged : judged(node));
    }

    // Fail-soft. At the root, where the best move is asked for, nothing is cut short.
    [[nodiscard]] int search(const Node& node, int alpha, int beta, int depth,
                             int* root_best = nullptr);

  private:
    // In units of kUnitsADisc.
    [[nodiscard]] int judged(const Node& node) const {
        if constexpr (kSize != 8) return judged_by_moves(node);
        auto place = worker_.judged.of(node.p, node.o);
        if (const auto known = place.known()) return *known;
        return place.kept(judged_by_learning(node, worker_.evaluation));
    }
    // The same of the position after a move; its patterns are needed only where it is new.
    [[nodiscard]] int judged_after(const Node& node, int square, std::uint64_t turned) const {
        Node after;
        if constexpr (kSize != 8) {
            set_after(after, node, square, turned, squares_);
            return judged_by_moves(after);
        }
        auto place = worker_.judged.of(node.o ^ turned, node.p ^ turned ^ bit(square));
        if (const auto known = place.known()) return *known;
        set_after(after, node, square, turned, squares_);
        return place.kept(judged_by_learning(after, worker_.evaluation));
    }
    // Without what the side that moved last seems to be ahead by.
    [[nodiscard]] int levelled(int judged, int empties) const {
        return in_discs(judged + tempo_[static_cast<std::size_t>(empties)]);
    }
    // Enough to order moves by where the end is searched.
    [[nodiscard]] int judged_by_table(const Node& node) const {
        if constexpr (kSize == 8) return evaluated(node, worker_.evaluation);
        return judged_by_moves(node);
    }
    [[nodiscard]] int one_ply(const Node& node, int alpha, int beta);
    [[nodiscard]] int two_plies(const Node& node, int alpha, int beta);
    [[nodiscard]] bool cut_on_trust(const Node& node, int alpha, int depth, int& score);
    [[nodiscard]] bool cut_at_sight(const Node& node, int alpha, int& score);
    [[nodiscard]] bool list_moves(const Node& node, std::uint64_t all, Candidates& candidates);
    // A move that is not expected to be better than the one before: only tested, unless it is.
    [[nodiscard]] int brother(const Node& after, Window window, int depth, bool cut_expected) {
        expects_cut_ = !cut_expected;
        const int score = -search(after, -window.alpha - 1, -window.alpha, depth - 1);
        if (score <= window.alpha || score >= window.beta) return score;
        return -search(after, -window.beta, -window.alpha, depth - 1);
    }
    struct Best {
        int score = kNothing;
        int square = kNoSquare;
    };
    [[nodiscard]] bool cut_by_child(const Candidates& candidates, int alpha, int depth,
                                    int& score) const;
    [[nodiscard]] Best search_moves(const Node& node, Candidates& candidates,
                                    const Remembered& known, Window window, int depth,
                                    int* root_best, bool cut_expected);
    void share(Candidates& candidates, int from, Window window, int depth, bool cut_expected,
               Best& best);
    void order(const Node& node, Candidates& candidates, int from, int second, int alpha,
               int depth);

    // Where some move is expected to cut, it is mostly among the first: what others searched
    // meanwhile would be in vain. Nor do a few threads share an open window before some move has
    // raised its lower bound: against the bound of before, each of the others is harder to refute.
    // Many threads find that move sooner together.
    [[nodiscard]] bool shares(int depth, int searched, int moves_left, bool cut_expected,
                              bool bound_is_found) const {
        constexpr int kShallowest = 7;
        constexpr int kBeforeNoCut = 3;
        constexpr std::size_t kFew = 4;
        return worker_.crew != nullptr && depth >= kShallowest && moves_left > 1 &&
               searched >= (cut_expected ? kBeforeNoCut : 1) &&
               (bound_is_found || crew_->size() > kFew) && worker_.crew->has_idle();
    }
    class Shared;

    // Squares in the order they are tried in where moves are not judged one by one.
    using Groups = std::array<std::uint64_t, 4>;
    [[nodiscard]] static Groups in_groups(std::uint64_t all, int tried_first) {
        constexpr std::uint64_t kBesideCorners = 0x42C300000000C342U;
        const std::uint64_t cut = tried_first == kNoSquare ? 0 : all & bit(tried_first);
        const std::uint64_t others = all & ~cut;
        return {cut, others & kCorners, others & ~kCorners & ~kBesideCorners,
                others & kBesideCorners};
    }

    // What cut last, one and two plies before the evaluation: mostly an answer to other moves too
    // ("killer").
    int last_cut_ = kNoSquare;
    bool expects_cut_ = false;  // of the node searched next; told by whoever calls
    int last_but_one_cut_ = kNoSquare;
    Worker& worker_;
    const SquareNumbers& squares_;
    const SpreadTable& spreads_;
    const std::int16_t* tempo_;                    // by empty squares
    std::vector<std::unique_ptr<Midgame>>* crew_;  // one search for each thread
};

}  // namespace lawan::othello::LAWAN_KERNEL
