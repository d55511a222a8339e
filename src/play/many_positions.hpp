// Many positions of one game side by side, for those who do not know the game and step through
// thousands of games at once. Types are erased once a call here, not once a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "play/any_position.hpp"

namespace lawan {

// Each of the functions that fill an array has one place for each position. A game that is over
// stays as it is until it is reset.
class ManyPositions {
  public:
    static constexpr std::int64_t kPass = -1;  // the cell of a move that has none

    virtual ~ManyPositions() = default;
    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual AnyPosition at(std::size_t index) const = 0;
    [[nodiscard]] virtual BoardSize board() const = 0;

    virtual void over(bool* to) const = 0;
    virtual void x_moves(bool* to) const = 0;          // whether X is to move
    virtual void scores(std::int32_t* to) const = 0;   // X − O as players count it
    virtual void outcomes(std::int8_t* to) const = 0;  // 1: X has won, −1: O; 0 while it goes on
    virtual void keys(std::uint64_t* to) const = 0;
    virtual void pass_is_legal(bool* to) const = 0;

    // One move in every game that goes on, by its cell. Where one of them is not legal nothing is
    // played, and its game is named.
    [[nodiscard]] virtual std::optional<std::size_t> step(const std::int64_t* cells) = 0;
    // One random move in every game that goes on; returns how many moved.
    virtual std::size_t step_randomly(Random& random) = 0;
    virtual void reset() = 0;
    virtual void reset_over() = 0;
};

template <Game G>
class ManyPositionsOf final : public ManyPositions {
  public:
    using Position = typename G::Position;
    using Move = typename Position::Move;

    ManyPositionsOf(std::shared_ptr<const G> game, std::size_t count)
        : game_{std::move(game)},
          positions_(count, game_->start()),
          board_{game_->board(game_->start()).size} {}

    [[nodiscard]] std::size_t size() const override { return positions_.size(); }
    [[nodiscard]] AnyPosition at(std::size_t index) const override {
        return {game_, positions_[index]};
    }
    [[nodiscard]] BoardSize board() const override { return board_; }

    void over(bool* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = is_over(positions_[i]);
    }
    void x_moves(bool* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = positions_[i].side_to_move() == Side::X;
    }
    void scores(std::int32_t* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = game_->shown_score(positions_[i]);
    }
    void outcomes(std::int8_t* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = outcome(positions_[i]);
    }
    void keys(std::uint64_t* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = positions_[i].key();
    }
    void pass_is_legal(bool* to) const override {
        for (std::size_t i = 0; i < size(); ++i) to[i] = move_to(positions_[i], kPass).has_value();
    }

    [[nodiscard]] std::optional<std::size_t> step(const std::int64_t* cells) override {
        std::vector<Position> next = positions_;
        for (std::size_t i = 0; i < size(); ++i) {
            if (is_over(positions_[i])) continue;
            const auto move = move_to(positions_[i], cells[i]);
            if (!move) return i;
            next[i] = positions_[i].after(*move);
        }
        positions_ = std::move(next);
        return std::nullopt;
    }
    std::size_t step_randomly(Random& random) override {
        std::size_t moved = 0;
        for (Position& position : positions_) {
            const auto moves = position.legal_moves();
            if (moves.empty()) continue;
            position = position.after(random.pick(moves));
            ++moved;
        }
        return moved;
    }
    void reset() override { positions_.assign(size(), game_->start()); }
    void reset_over() override {
        for (Position& position : positions_) {
            if (is_over(position)) position = game_->start();
        }
    }

  private:
    [[nodiscard]] std::int64_t cell_of(Move move) const {
        const auto at = game_->cell(move);
        return at ? std::int64_t{at->row} * board_.columns + at->column : kPass;
    }
    [[nodiscard]] std::optional<Move> move_to(const Position& position, std::int64_t cell) const {
        for (const Move move : position.legal_moves()) {
            if (cell_of(move) == cell) return move;
        }
        return std::nullopt;
    }
    [[nodiscard]] static std::int8_t outcome(const Position& position) {
        if (!is_over(position)) return 0;
        const int points = position.final_score().points();
        const int for_mover = points > 0 ? 1 : points < 0 ? -1 : 0;
        return static_cast<std::int8_t>(position.side_to_move() == Side::X ? for_mover
                                                                           : -for_mover);
    }

    std::shared_ptr<const G> game_;
    std::vector<Position> positions_;
    BoardSize board_;
};

}  // namespace lawan
