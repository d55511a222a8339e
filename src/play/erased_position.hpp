// A position of any game as a value that carries the functions of its game along. Searches whose
// nodes are watched or counted run on it, so that each is compiled once, and not for every game. It
// is slower than the game's own type: nothing that plays runs on it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "core/any_move.hpp"
#include "core/evaluator.hpp"
#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan {

class ErasedPosition {
  public:
    using Move = AnyMove;
    static constexpr std::size_t kMaxMoves = 400;
    static constexpr std::size_t kMostBytes = 128;
    using Moves = MoveList<Move, kMaxMoves>;

    ErasedPosition() = default;

    template <Position P>
    [[nodiscard]] static ErasedPosition of(const P& position) {
        static_assert(sizeof(P) <= kMostBytes, "there is room for positions of 128 bytes");
        static_assert(P::kMaxMoves <= kMaxMoves, "there is room for 400 moves in a position");
        ErasedPosition any;
        any.functions_ = &kFunctionsOf<P>;
        std::memcpy(any.bytes_.data(), &position, sizeof(P));
        return any;
    }

    // Only for the type that it was made of.
    template <Position P>
    [[nodiscard]] P as() const {
        P position;
        std::memcpy(static_cast<void*>(&position), bytes_.data(), sizeof(P));
        return position;
    }

    [[nodiscard]] Side side_to_move() const { return functions_->side_to_move(*this); }
    [[nodiscard]] Moves legal_moves() const {
        Moves moves;
        functions_->list_moves(*this, moves);
        return moves;
    }
    [[nodiscard]] int move_count() const { return functions_->move_count(*this); }
    [[nodiscard]] ErasedPosition after(Move move) const { return functions_->after(*this, move); }
    [[nodiscard]] Score final_score() const { return functions_->final_score(*this); }
    [[nodiscard]] std::uint64_t key() const { return functions_->key(*this); }

    friend bool operator==(const ErasedPosition& a, const ErasedPosition& b) {
        return a.functions_ == b.functions_ &&
               (a.functions_ == nullptr || a.functions_->equal(a, b));
    }

  private:
    struct Functions {
        Side (*side_to_move)(const ErasedPosition&);
        void (*list_moves)(const ErasedPosition&, Moves&);
        int (*move_count)(const ErasedPosition&);
        ErasedPosition (*after)(const ErasedPosition&, Move);
        Score (*final_score)(const ErasedPosition&);
        std::uint64_t (*key)(const ErasedPosition&);
        bool (*equal)(const ErasedPosition&, const ErasedPosition&);
    };

    template <class P>
    static const Functions kFunctionsOf;

    const Functions* functions_ = nullptr;
    std::array<std::byte, kMostBytes> bytes_{};
};

template <class P>
const ErasedPosition::Functions ErasedPosition::kFunctionsOf{
    [](const ErasedPosition& any) { return any.as<P>().side_to_move(); },
    [](const ErasedPosition& any, Moves& moves) {
        for (const auto move : any.as<P>().legal_moves()) moves.push_back(AnyMove::of(move));
    },
    [](const ErasedPosition& any) { return lawan::move_count(any.as<P>()); },
    [](const ErasedPosition& any, Move move) {
        return of(any.as<P>().after(move.as<typename P::Move>()));
    },
    [](const ErasedPosition& any) { return any.as<P>().final_score(); },
    [](const ErasedPosition& any) { return any.as<P>().key(); },
    [](const ErasedPosition& a, const ErasedPosition& b) { return a.as<P>() == b.as<P>(); }};

using ErasedEvaluator = AnyEvaluator<ErasedPosition>;

// An evaluator of a game, asked about its positions in this guise.
template <Position P, Evaluator<P> E>
[[nodiscard]] ErasedEvaluator erased_evaluator(E evaluator) {
    struct Own {
        E evaluator;
        [[nodiscard]] Score evaluate(const ErasedPosition& any) const {
            return evaluator.evaluate(any.as<P>());
        }
        [[nodiscard]] Score outcome(const ErasedPosition& any) const {
            return evaluator.outcome(any.as<P>());
        }
    };
    return ErasedEvaluator{Own{std::move(evaluator)}};
}

}  // namespace lawan
