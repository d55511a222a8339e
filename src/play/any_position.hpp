// A position of any game, for those who do not know the game: the arena, the screens, the records.
//
// Types are erased here, once a move; searches run on the game's own type.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_move.hpp"
#include "core/board_view.hpp"
#include "core/coordinate.hpp"
#include "core/game.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "core/symmetry.hpp"
#include "search/perft.hpp"

namespace lawan {

// What perft counts when it looks at every leaf.
struct LeafScores {
    std::int64_t sum = 0;      // of X − O as players count it
    std::int64_t squares = 0;  // of the same
    int least = 0;
    int greatest = 0;
    std::uint64_t games_over = 0;  // lines that ended with the game, at this depth or before
};

// An immutable value; copies share what they hold.
class AnyPosition {
  public:
    template <Game G>
    AnyPosition(std::shared_ptr<const G> game, const typename G::Position& position)
        : model_{std::make_shared<const Of<G>>(std::move(game), position)} {}

    [[nodiscard]] std::string_view game_name() const { return model_->game_name(); }
    [[nodiscard]] Side side_to_move() const { return model_->side_to_move(); }
    [[nodiscard]] std::vector<AnyMove> legal_moves() const { return model_->legal_moves(); }
    [[nodiscard]] bool is_legal(AnyMove move) const;
    [[nodiscard]] bool is_over() const { return model_->is_over(); }
    [[nodiscard]] AnyPosition after(AnyMove move) const { return model_->after(move); }
    [[nodiscard]] std::uint64_t key() const { return model_->key(); }

    // The images under the symmetries that leave the value as it is, the position itself first.
    [[nodiscard]] std::vector<AnyPosition> images() const { return model_->images(); }

    // Asked only when the game is over.
    [[nodiscard]] Score final_score() const { return model_->final_score(); }
    [[nodiscard]] std::optional<Side> winner() const;  // none when it is a draw

    [[nodiscard]] ScoreUnit score_unit() const { return model_->score_unit(); }
    [[nodiscard]] int shown_score() const { return model_->shown_score(); }  // X − O
    [[nodiscard]] std::string text() const { return model_->text(); }
    [[nodiscard]] BoardView board() const { return model_->board(); }
    [[nodiscard]] Standing standing() const { return model_->standing(); }
    [[nodiscard]] std::string move_text(AnyMove move) const { return model_->move_text(move); }
    [[nodiscard]] std::optional<Coordinate> cell(AnyMove move) const { return model_->cell(move); }
    // What the text names, legal or not.
    [[nodiscard]] std::optional<AnyMove> parse_move(std::string_view text) const {
        return model_->parse_move(text);
    }

    // What a move is worth for the side that makes it when the game is over after it.
    [[nodiscard]] std::optional<Score> final_score_after(AnyMove move) const;

    [[nodiscard]] PerftCounts perft(int depth, LastPly last_ply) const {
        return model_->perft(depth, last_ply);
    }
    [[nodiscard]] LeafScores leaf_scores(int depth) const { return model_->leaf_scores(depth); }

    // The position in the game's own type; none when it is a position of another game.
    template <Game G>
    [[nodiscard]] const typename G::Position* get() const {
        const auto* of = dynamic_cast<const Of<G>*>(model_.get());
        return of != nullptr ? &of->position : nullptr;
    }

  private:
    struct Model {
        virtual ~Model() = default;
        [[nodiscard]] virtual std::string_view game_name() const = 0;
        [[nodiscard]] virtual Side side_to_move() const = 0;
        [[nodiscard]] virtual std::vector<AnyMove> legal_moves() const = 0;
        [[nodiscard]] virtual bool is_over() const = 0;
        [[nodiscard]] virtual AnyPosition after(AnyMove move) const = 0;
        [[nodiscard]] virtual std::uint64_t key() const = 0;
        [[nodiscard]] virtual std::vector<AnyPosition> images() const = 0;
        [[nodiscard]] virtual Score final_score() const = 0;
        [[nodiscard]] virtual ScoreUnit score_unit() const = 0;
        [[nodiscard]] virtual int shown_score() const = 0;
        [[nodiscard]] virtual std::string text() const = 0;
        [[nodiscard]] virtual BoardView board() const = 0;
        [[nodiscard]] virtual Standing standing() const = 0;
        [[nodiscard]] virtual std::string move_text(AnyMove move) const = 0;
        [[nodiscard]] virtual std::optional<Coordinate> cell(AnyMove move) const = 0;
        [[nodiscard]] virtual std::optional<AnyMove> parse_move(std::string_view text) const = 0;
        [[nodiscard]] virtual PerftCounts perft(int depth, LastPly last_ply) const = 0;
        [[nodiscard]] virtual LeafScores leaf_scores(int depth) const = 0;
    };

    template <Game G>
    struct Of;

    std::shared_ptr<const Model> model_;
};

template <Game G>
struct AnyPosition::Of final : Model {
    using Move = typename G::Position::Move;

    Of(std::shared_ptr<const G> its_game, const typename G::Position& its_position)
        : game{std::move(its_game)}, position{its_position} {}

    [[nodiscard]] std::string_view game_name() const override { return G::kName; }
    [[nodiscard]] Side side_to_move() const override { return position.side_to_move(); }
    [[nodiscard]] std::vector<AnyMove> legal_moves() const override {
        const auto legal = position.legal_moves();
        std::vector<AnyMove> moves;
        moves.reserve(legal.size());
        for (const Move move : legal) moves.push_back(AnyMove::of(move));
        return moves;
    }
    [[nodiscard]] bool is_over() const override { return lawan::is_over(position); }
    [[nodiscard]] AnyPosition after(AnyMove move) const override {
        return {game, position.after(move.as<Move>())};
    }
    [[nodiscard]] std::uint64_t key() const override { return position.key(); }
    [[nodiscard]] std::vector<AnyPosition> images() const override {
        std::vector<AnyPosition> all{{game, position}};
        if constexpr (Symmetric<typename G::Position>) {
            for (int i = 1; i < symmetry_count(position); ++i) {
                all.push_back(
                    {game, position.image(kSquareSymmetries[static_cast<std::size_t>(i)])});
            }
        }
        return all;
    }
    [[nodiscard]] Score final_score() const override { return position.final_score(); }
    [[nodiscard]] ScoreUnit score_unit() const override { return G::kScoreUnit; }
    [[nodiscard]] int shown_score() const override { return game->shown_score(position); }
    [[nodiscard]] std::string text() const override { return game->position_text(position); }
    [[nodiscard]] BoardView board() const override { return game->board(position); }
    [[nodiscard]] Standing standing() const override { return game->standing(position); }
    [[nodiscard]] std::string move_text(AnyMove move) const override {
        return game->move_text(move.as<Move>());
    }
    [[nodiscard]] std::optional<Coordinate> cell(AnyMove move) const override {
        return game->cell(move.as<Move>());
    }
    [[nodiscard]] std::optional<AnyMove> parse_move(std::string_view text) const override {
        const auto move = lawan::parse_move(*game, text, position);
        return move ? std::optional{AnyMove::of(*move)} : std::nullopt;
    }
    [[nodiscard]] PerftCounts perft(int depth, LastPly last_ply) const override {
        return game->pass() ? perft_with<FinishedLines::GoOnPassing>(depth, last_ply)
                            : perft_with<FinishedLines::LeftOut>(depth, last_ply);
    }
    [[nodiscard]] LeafScores leaf_scores(int depth) const override;

    template <FinishedLines kFinished>
    [[nodiscard]] PerftCounts perft_with(int depth, LastPly last_ply) const {
        return last_ply == LastPly::InBulk
                   ? lawan::perft<LastPly::InBulk, kFinished>(position, depth)
                   : lawan::perft<LastPly::Visited, kFinished>(position, depth);
    }

    std::shared_ptr<const G> game;
    typename G::Position position;
};

template <Game G>
LeafScores AnyPosition::Of<G>::leaf_scores(int depth) const {
    LeafScores scores;
    bool first = true;
    auto visit = [&](const typename G::Position& leaf, int plies) {
        if (lawan::is_over(leaf)) ++scores.games_over;
        if (plies < depth && !game->pass()) return;  // see FinishedLines
        const int score = game->shown_score(leaf);
        scores.sum += score;
        scores.squares += static_cast<std::int64_t>(score) * score;
        scores.least = first ? score : std::min(scores.least, score);
        scores.greatest = first ? score : std::max(scores.greatest, score);
        first = false;
    };
    visit_line_ends(position, depth, visit);
    return scores;
}

}  // namespace lawan
