// Othello once more, as slowly and plainly as possible, to check the fast rules against. It shares
// no code with them.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace lawan::othello::testing {

class NaiveBoard {
  public:
    // The one-line text of a position: cells in X, O and -, a space, the side to move.
    NaiveBoard(int size, const std::string& text)
        : size_{size}, cells_{text.substr(0, text.find(' '))}, to_move_{text.back()} {}

    [[nodiscard]] static NaiveBoard start(int size) {
        const int middle = size / 2;
        NaiveBoard board{size, std::string(static_cast<std::size_t>(size * size), '-') + " X"};
        board.at(middle - 1, middle - 1) = board.at(middle, middle) = 'O';
        board.at(middle - 1, middle) = board.at(middle, middle - 1) = 'X';
        return board;
    }

    [[nodiscard]] std::string text() const { return cells_ + ' ' + to_move_; }

    // The names of the moves from a1 on, row by row; "pass" where only the other side can move.
    [[nodiscard]] std::vector<std::string> moves() const {
        std::vector<std::string> found = placements();
        if (found.empty() && !passed().placements().empty()) found.push_back("pass");
        return found;
    }

    [[nodiscard]] NaiveBoard after(const std::string& move) const {
        if (move == "pass") return passed();
        NaiveBoard next = passed();
        const int column = move[0] - 'a';
        const int row = move[1] - '1';
        for (const auto& [c, r] : flipped(column, row)) next.at(c, r) = to_move_;
        next.at(column, row) = to_move_;
        return next;
    }

    [[nodiscard]] std::vector<std::pair<int, int>> flipped(int column, int row) const {
        std::vector<std::pair<int, int>> all;
        for (int dc = -1; dc <= 1; ++dc) {
            for (int dr = -1; dr <= 1; ++dr) {
                std::vector<std::pair<int, int>> run;
                int c = column + dc;
                int r = row + dr;
                while ((dc != 0 || dr != 0) && on(c, r) && at(c, r) == other()) {
                    run.emplace_back(c, r);
                    c += dc;
                    r += dr;
                }
                if (on(c, r) && at(c, r) == to_move_ && (dc != 0 || dr != 0)) {
                    all.insert(all.end(), run.begin(), run.end());
                }
            }
        }
        return all;
    }

    [[nodiscard]] bool on(int column, int row) const {
        return column >= 0 && column < size_ && row >= 0 && row < size_;
    }
    [[nodiscard]] char at(int column, int row) const {
        return cells_[static_cast<std::size_t>(row * size_ + column)];
    }
    [[nodiscard]] int count(char mark) const {
        int n = 0;
        for (const char c : cells_) n += c == mark ? 1 : 0;
        return n;
    }

    // Empty squares beside a square.
    [[nodiscard]] int liberties(int column, int row) const {
        int n = 0;
        for (int c = column - 1; c <= column + 1; ++c) {
            for (int r = row - 1; r <= row + 1; ++r) {
                n += on(c, r) && (c != column || r != row) && at(c, r) == '-' ? 1 : 0;
            }
        }
        return n;
    }

  private:
    [[nodiscard]] char other() const { return to_move_ == 'X' ? 'O' : 'X'; }
    [[nodiscard]] char& at(int column, int row) {
        return cells_[static_cast<std::size_t>(row * size_ + column)];
    }
    [[nodiscard]] NaiveBoard passed() const {
        NaiveBoard next = *this;
        next.to_move_ = other();
        return next;
    }
    [[nodiscard]] std::vector<std::string> placements() const {
        std::vector<std::string> found;
        for (int row = 0; row < size_; ++row) {
            for (int column = 0; column < size_; ++column) {
                if (at(column, row) != '-' || flipped(column, row).empty()) continue;
                found.push_back(std::string{static_cast<char>('a' + column)} +
                                static_cast<char>('1' + row));
            }
        }
        return found;
    }

    int size_;
    std::string cells_;
    char to_move_;
};

}  // namespace lawan::othello::testing
