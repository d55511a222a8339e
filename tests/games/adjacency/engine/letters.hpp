// Boards of letters, as the authors of adjacency-c wrote theirs, for second programs to test
// against.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/adjacency/rules/game.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::adjacency::papers::second {

// 'B' the bot, 'E' its enemy, '.' empty; rows from the top, as cells are numbered.
struct Letters {
    int columns = 0;
    int rows = 0;
    std::string cells;

    explicit Letters(const Position& position)
        : columns{position.size().columns}, rows{position.size().rows} {
        for (int i = 0; i < columns * rows; ++i) {
            const Square cell = square(i);
            cells += position.own().has(cell) ? 'B' : position.enemy().has(cell) ? 'E' : '.';
        }
    }

    [[nodiscard]] Square square(int i) const { return square_at({i % columns, i / columns}); }

    [[nodiscard]] std::vector<int> empty() const {
        std::vector<int> list;
        for (int i = 0; i < columns * rows; ++i) {
            if (cells[static_cast<std::size_t>(i)] == '.') list.push_back(i);
        }
        return list;
    }

    [[nodiscard]] int difference() const {
        return static_cast<int>(std::count(cells.begin(), cells.end(), 'B') -
                                std::count(cells.begin(), cells.end(), 'E'));
    }

    [[nodiscard]] std::vector<int> neighbours(int i) const {
        std::vector<int> list;
        if (i % columns > 0) list.push_back(i - 1);
        if (i % columns < columns - 1) list.push_back(i + 1);
        if (i >= columns) list.push_back(i - columns);
        if (i < columns * (rows - 1)) list.push_back(i + columns);
        return list;
    }

    [[nodiscard]] int captures(int i, char enemy) const {
        int count = 0;
        for (const int j : neighbours(i)) count += cells[static_cast<std::size_t>(j)] == enemy;
        return count;
    }

    // `mark` is put at i, and the marks beside it become `flipped`.
    [[nodiscard]] Letters after(int i, char mark, char flipped) const {
        Letters next = *this;
        next.cells[static_cast<std::size_t>(i)] = mark;
        for (const int j : neighbours(i)) {
            char& cell = next.cells[static_cast<std::size_t>(j)];
            if (cell != '.') cell = flipped;
        }
        return next;
    }
};

struct Case {
    Position position;
    Letters board;
};

inline std::vector<Case> cases() {
    std::vector<Case> list;
    Random random{Seed{77}};
    for (int i = 0; i < 60; ++i) {
        const BoardSize size{4 + i % 3, 5};
        const int plies = 1 + static_cast<int>(random.below(8));
        const Position start = Position::start(size, Side::X, size.cells() - 8);
        const Position wandered = toys::wandered(start, random);
        // With few plies left, so that it shows whether they are counted.
        const Position position = Position::set_up(size, {wandered.own(), wandered.enemy()},
                                                   Side::X, std::min(plies, wandered.plies_left()));
        list.push_back({position, Letters{position}});
    }
    return list;
}

}  // namespace lawan::adjacency::papers::second
