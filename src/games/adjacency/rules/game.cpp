#include "games/adjacency/rules/game.hpp"

#include "games/adjacency/rules/notation.hpp"
#include "games/adjacency/rules/words.hpp"

namespace lawan::adjacency {

Position Game::parse_position(std::string_view text) {
    return adjacency::parse_position(text);
}

ScoreRange Game::score_range() const {
    const int marks = (start_.own() | start_.enemy()).count() + start_.plies_left();
    return {Score{-marks}, Score{marks}};
}

std::optional<Square> Game::parse_move(std::string_view text) const {
    const auto at = parse_coordinate(text, start_.size());
    return at ? std::optional{square_at(*at)} : std::nullopt;
}

std::string Game::move_text(Move move) const {
    return to_text(coordinate_of(move));
}

std::string Game::position_text(const Position& position) const {
    return to_text(position);
}

BoardView Game::board(const Position& position) const {
    BoardView view{position.size(), {}};
    for (int row = 0; row < view.size.rows; ++row) {
        for (int column = 0; column < view.size.columns; ++column) {
            const Square square = square_at({column, row});
            view.marks.push_back(position.marks(Side::X).has(square)   ? Mark::X
                                 : position.marks(Side::O).has(square) ? Mark::O
                                                                       : Mark::None);
        }
    }
    return view;
}

Standing Game::standing(const Position& position) const {
    return {PerSide<int>{position.marks(Side::X).count(), position.marks(Side::O).count()},
            {Phrase{words::kRoundsLeft, {rounds_left(position)}}}};
}

int Game::shown_score(const Position& position) const {
    return position.marks(Side::X).count() - position.marks(Side::O).count();
}

int Game::rounds_left(const Position& position) const {
    if (position.plies_left() == 0) return 0;
    const int yet_to_begin = position.moves_left(first_in_round_);
    return position.side_to_move() == first_in_round_ ? yet_to_begin : yet_to_begin + 1;
}

}  // namespace lawan::adjacency
