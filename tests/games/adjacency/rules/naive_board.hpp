// The rules of Adjacency once more, cell by cell on an array: what the bitboards are checked
// against.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "core/coordinate.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {

struct NaiveBoard {
    BoardSize size;
    std::array<std::array<char, 8>, 8> cells{};  // [row][column], of 'X', 'O' and '-'
    Side to_move = Side::X;
    PerSide<int> left;

    static NaiveBoard empty(BoardSize size) {
        NaiveBoard board;
        board.size = size;
        for (auto& row : board.cells) row.fill('-');
        return board;
    }

    static NaiveBoard of(const Position& position) {
        NaiveBoard board = empty(position.size());
        for (const Coordinate at : board.all()) {
            for (Side side : {Side::X, Side::O}) {
                if (position.marks(side).has(square_at(at))) board.at(at) = letter(side);
            }
        }
        board.to_move = position.side_to_move();
        board.left = {position.moves_left(Side::X), position.moves_left(Side::O)};
        return board;
    }

    char& at(Coordinate at) {
        return cells[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }
    char at(Coordinate at) const {
        return cells[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }

    std::vector<Coordinate> all() const {
        std::vector<Coordinate> result;
        for (int row = 0; row < size.rows; ++row) {
            for (int column = 0; column < size.columns; ++column) result.push_back({column, row});
        }
        return result;
    }

    std::vector<Coordinate> neighbours(Coordinate at) const {
        std::vector<Coordinate> result;
        if (at.row > 0) result.push_back({at.column, at.row - 1});
        if (at.column > 0) result.push_back({at.column - 1, at.row});
        if (at.column + 1 < size.columns) result.push_back({at.column + 1, at.row});
        if (at.row + 1 < size.rows) result.push_back({at.column, at.row + 1});
        return result;
    }

    std::vector<Coordinate> moves() const {
        std::vector<Coordinate> result;
        if (left[to_move] == 0) return result;
        for (const Coordinate cell : all()) {
            if (at(cell) == '-') result.push_back(cell);
        }
        return result;
    }

    void play(Coordinate cell) {
        at(cell) = letter(to_move);
        for (const Coordinate neighbour : neighbours(cell)) {
            if (at(neighbour) == letter(opponent_of(to_move))) at(neighbour) = letter(to_move);
        }
        --left[to_move];
        to_move = opponent_of(to_move);
    }

    int count(Side side) const {
        int result = 0;
        for (const Coordinate cell : all()) result += at(cell) == letter(side) ? 1 : 0;
        return result;
    }

    friend bool operator==(const NaiveBoard&, const NaiveBoard&) = default;
};

// Marks thrown at random on a board of this size, and any number of moves that fits.
inline Position random_position(BoardSize size, Random& random) {
    const double density = random.unit();
    PerSide<Bitboard> marks;
    int empty = 0;
    for (const Coordinate at : NaiveBoard::empty(size).all()) {
        if (random.chance(density)) {
            marks[random.chance(0.5) ? Side::X : Side::O] |= Bitboard::of(square_at(at));
        } else {
            ++empty;
        }
    }
    const auto plies = random.below(static_cast<std::uint64_t>(empty) + 1);
    return Position::set_up(size, marks, random.chance(0.5) ? Side::X : Side::O,
                            static_cast<int>(plies));
}

inline std::vector<BoardSize> every_size() {
    std::vector<BoardSize> result;
    for (int columns = 1; columns <= 8; ++columns) {
        for (int rows = 1; rows <= 8; ++rows) result.push_back({columns, rows});
    }
    return result;
}

}  // namespace lawan::adjacency
