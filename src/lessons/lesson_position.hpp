// A position of any game as the searches of Learn see it: a value that carries the functions of its
// game along. Searches that are watched run on it, so that each is compiled once, and not for every
// game.
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

class LessonPosition {
  public:
    using Move = AnyMove;
    static constexpr std::size_t kMaxMoves = 400;
    static constexpr std::size_t kMostBytes = 128;
    using Moves = MoveList<Move, kMaxMoves>;

    LessonPosition() = default;

    template <Position P>
    [[nodiscard]] static LessonPosition of(const P& position) {
        static_assert(sizeof(P) <= kMostBytes, "Learn has room for positions of 128 bytes");
        static_assert(P::kMaxMoves <= kMaxMoves, "Learn has room for 400 moves in a position");
        LessonPosition any;
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
    [[nodiscard]] LessonPosition after(Move move) const { return functions_->after(*this, move); }
    [[nodiscard]] Score final_score() const { return functions_->final_score(*this); }
    [[nodiscard]] std::uint64_t key() const { return functions_->key(*this); }

    friend bool operator==(const LessonPosition& a, const LessonPosition& b) {
        return a.functions_ == b.functions_ &&
               (a.functions_ == nullptr || a.functions_->equal(a, b));
    }

  private:
    struct Functions {
        Side (*side_to_move)(const LessonPosition&);
        void (*list_moves)(const LessonPosition&, Moves&);
        int (*move_count)(const LessonPosition&);
        LessonPosition (*after)(const LessonPosition&, Move);
        Score (*final_score)(const LessonPosition&);
        std::uint64_t (*key)(const LessonPosition&);
        bool (*equal)(const LessonPosition&, const LessonPosition&);
    };

    template <class P>
    static const Functions kFunctionsOf;

    const Functions* functions_ = nullptr;
    std::array<std::byte, kMostBytes> bytes_{};
};

template <class P>
const LessonPosition::Functions LessonPosition::kFunctionsOf{
    [](const LessonPosition& any) { return any.as<P>().side_to_move(); },
    [](const LessonPosition& any, Moves& moves) {
        for (const auto move : any.as<P>().legal_moves()) moves.push_back(AnyMove::of(move));
    },
    [](const LessonPosition& any) { return lawan::move_count(any.as<P>()); },
    [](const LessonPosition& any, Move move) {
        return of(any.as<P>().after(move.as<typename P::Move>()));
    },
    [](const LessonPosition& any) { return any.as<P>().final_score(); },
    [](const LessonPosition& any) { return any.as<P>().key(); },
    [](const LessonPosition& a, const LessonPosition& b) { return a.as<P>() == b.as<P>(); }};

using LessonEvaluator = AnyEvaluator<LessonPosition>;

// An evaluator of a game, asked about its positions in this guise.
template <Position P, Evaluator<P> E>
[[nodiscard]] LessonEvaluator lesson_evaluator(E evaluator) {
    struct Own {
        E evaluator;
        [[nodiscard]] Score evaluate(const LessonPosition& any) const {
            return evaluator.evaluate(any.as<P>());
        }
        [[nodiscard]] Score outcome(const LessonPosition& any) const {
            return evaluator.outcome(any.as<P>());
        }
    };
    return LessonEvaluator{Own{std::move(evaluator)}};
}

}  // namespace lawan
