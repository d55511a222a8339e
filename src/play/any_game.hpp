// Any game with its settings chosen, for those who do not know the game.
#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "core/game.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "play/any_position.hpp"
#include "play/many_positions.hpp"

namespace lawan {

// An immutable value; copies share what they hold.
class AnyGame {
  public:
    // Not for copies: Clang 14 would ask whether an AnyGame is a Game to find out whether it can be
    // copied, and so on.
    template <class G>
    requires(!std::same_as<G, AnyGame> && Game<G>) explicit AnyGame(G game)
        : model_{std::make_shared<const Of<G>>(std::move(game))} {}

    [[nodiscard]] std::string_view name() const { return model_->name(); }
    [[nodiscard]] PerSide<std::string_view> side_names() const { return model_->side_names(); }
    [[nodiscard]] ScoreUnit score_unit() const { return model_->score_unit(); }
    [[nodiscard]] ScoreRange score_range() const { return model_->score_range(); }
    [[nodiscard]] int longest_game() const { return model_->longest_game(); }
    // None where marks do not go to any empty cell.
    [[nodiscard]] std::optional<int> marks_to_win() const { return model_->marks_to_win(); }
    [[nodiscard]] AnyPosition start() const { return model_->start(); }
    // `count` games side by side, each at the start.
    [[nodiscard]] std::unique_ptr<ManyPositions> many(std::size_t count) const {
        return model_->many(count);
    }

    // The game in its own type; none when it is another game.
    template <Game G>
    [[nodiscard]] const G* get() const {
        const auto* of = dynamic_cast<const Of<G>*>(model_.get());
        return of != nullptr ? of->game.get() : nullptr;
    }

  private:
    struct Model {
        virtual ~Model() = default;
        [[nodiscard]] virtual std::string_view name() const = 0;
        [[nodiscard]] virtual PerSide<std::string_view> side_names() const = 0;
        [[nodiscard]] virtual ScoreUnit score_unit() const = 0;
        [[nodiscard]] virtual ScoreRange score_range() const = 0;
        [[nodiscard]] virtual int longest_game() const = 0;
        [[nodiscard]] virtual std::optional<int> marks_to_win() const = 0;
        [[nodiscard]] virtual AnyPosition start() const = 0;
        [[nodiscard]] virtual std::unique_ptr<ManyPositions> many(std::size_t count) const = 0;
    };

    template <Game G>
    struct Of final : Model {
        explicit Of(G its_game) : game{std::make_shared<const G>(std::move(its_game))} {}

        [[nodiscard]] std::string_view name() const override { return G::kName; }
        [[nodiscard]] PerSide<std::string_view> side_names() const override {
            return G::kSideNames;
        }
        [[nodiscard]] ScoreUnit score_unit() const override { return G::kScoreUnit; }
        [[nodiscard]] ScoreRange score_range() const override { return game->score_range(); }
        [[nodiscard]] int longest_game() const override { return game->longest_game(); }
        [[nodiscard]] std::optional<int> marks_to_win() const override {
            if constexpr (requires { game->marks_to_win(); }) {
                return game->marks_to_win();
            } else {
                return std::nullopt;
            }
        }
        [[nodiscard]] AnyPosition start() const override { return {game, game->start()}; }
        [[nodiscard]] std::unique_ptr<ManyPositions> many(std::size_t count) const override {
            return std::make_unique<ManyPositionsOf<G>>(game, count);
        }

        std::shared_ptr<const G> game;
    };

    std::shared_ptr<const Model> model_;
};

}  // namespace lawan
