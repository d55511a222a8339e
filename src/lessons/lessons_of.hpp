// The lessons of one type of game: searches, populations, walks, and numbers on the cells.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/common_options.hpp"
#include "catalog/local_algorithms.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "lessons/lessons.hpp"
#include "lessons/search_lesson.hpp"
#include "lessons/told.hpp"

namespace lawan {

// An overlay that only one game has.
template <Game G>
struct GameOverlay {
    std::string name;
    std::string summary;
    std::function<Overlay(const G&, const typename G::Position&)> draw;
};

// What only one game can draw: its proofs, and the cells that ended a game.
template <Game G>
struct GameDrawings {
    using P = typename G::Position;

    std::function<std::vector<BoardDrawing>(const P&, Budget&)> proofs = {};
    std::function<std::vector<std::size_t>(const P&)> deciding_cells = {};
};

// The lessons for one type of game.
template <Game G>
class LessonsOf {
  public:
    using P = typename G::Position;

    explicit LessonsOf(std::vector<GameOverlay<G>> own, GameDrawings<G> drawings = {})
        : own_{std::move(own)}, drawings_{std::move(drawings)} {}

    [[nodiscard]] const GameDrawings<G>& drawings() const { return drawings_; }

    [[nodiscard]] SearchLesson<AnyMove> search(const P& position, const std::string& spec,
                                               const LessonRun& run) const {
        const auto evaluator = judge(spec);
        return erased(LessonSearch<P>{position, evaluator, run}.result());
    }

    [[nodiscard]] EvolutionLesson evolve(const P& position, const BotLesson& lesson) const {
        if (!evolves(lesson.bot.name)) {
            throw InputError{"only the bot genetic has a population to show"};
        }
        const Options options{"bot genetic", with_judge<G>(genetic_options()), lesson.bot.options};
        const auto evaluator = evaluator_from<G>(options);
        Budget budget{limits_of(options, lesson), lesson.stop};
        Random random{lesson.seed};
        EvolutionLesson told;
        const ToldPopulation population{told.generations};
        const auto run = [&](const auto& genetic) {
            return genetic::genetic_move(position, evaluator, changed_by(options, genetic), budget,
                                         random, population);
        };
        switch (genetic_variant(options)) {
            case GeneticVariant::Pairs:
                told.thought = erased(run(genetic::MovePairs{}));
                break;
            case GeneticVariant::ReservationTree:
                told.thought = erased(run(genetic::TreeGenetic{}));
                break;
            default:
                told.thought = erased(run(genetic::MoveSequence{}));
        }
        told.finished = !budget.spent();
        return told;
    }

    [[nodiscard]] LandscapeLesson landscape(const P& position, const BotLesson& lesson) const {
        if (!walks(lesson.bot.name)) {
            throw InputError{"only the bots hillclimb and annealing have a way to show"};
        }
        const bool climbs = lesson.bot.name == "hillclimb";
        const Options options{"bot " + lesson.bot.name,
                              with_judge<G>(climbs ? climbing_options() : annealing_options()),
                              lesson.bot.options};
        const auto evaluator = evaluator_from<G>(options);
        Budget budget{limits_of(options, lesson), lesson.stop};
        Random random{lesson.seed};
        LandscapeLesson told;
        told.sea_level = evaluator.evaluate(position);
        for (const auto move : position.legal_moves()) {
            told.heights.push_back(
                static_value_for(position.side_to_move(), position.after(move), evaluator));
        }
        const ToldWalk walk{told.steps};
        if (climbs) {
            const local::TouchingCells<G> neighbours{position};
            told.thought = erased(local::hill_climbing(
                position, evaluator, neighbours, climbing_from(options), budget, random, walk));
        } else {
            told.thought = erased(local::annealing(position, evaluator, annealing_from(options),
                                                   budget, random, walk));
        }
        told.finished = !budget.spent();
        return told;
    }

    [[nodiscard]] std::vector<OverlayEntry> overlays() const {
        std::vector<OverlayEntry> list{
            {"changes", "how many marks of the other side each move turns"}};
        for (const auto& evaluator : G::evaluators()) {
            list.push_back({"eval:" + evaluator.name, "after each move: " + evaluator.summary});
        }
        for (const auto& overlay : own_) list.push_back({overlay.name, overlay.summary});
        return list;
    }

    [[nodiscard]] Overlay overlay(const P& position, const std::string& name) const {
        const G game{position};
        if (name == "changes") return changes(game, position);
        if (name.rfind("eval:", 0) == 0) return judged(game, position, name.substr(5));
        for (const auto& own : own_) {
            if (own.name == name) return own.draw(game, position);
        }
        std::vector<std::string> names;
        for (const OverlayEntry& entry : overlays()) names.push_back(entry.name);
        throw InputError{unknown_name("overlay", name, names)};
    }

  private:
    [[nodiscard]] static AnyEvaluator<P> judge(const std::string& spec) {
        OptionSpec option = evaluator_option<G>();
        OptionTexts given;
        if (!spec.empty()) given.emplace_back("eval", spec);
        return evaluator_from<G>(Options{"the lesson", {option}, given});
    }

    [[nodiscard]] static Limits limits_of(const Options& options, const BotLesson& lesson) {
        const BotLimits own = limits_from(options);
        return own.own.tightened_by(own.fallback).tightened_by(lesson.limits);
    }

    [[nodiscard]] static std::vector<std::optional<double>> blank(const G& game,
                                                                  const P& position) {
        return std::vector<std::optional<double>>(game.board(position).marks.size());
    }

    [[nodiscard]] static Overlay changes(const G& game, const P& position) {
        Overlay overlay{blank(game, position), {}};
        const BoardView before = game.board(position);
        for (const auto move : position.legal_moves()) {
            const auto cell = game.cell(move);
            if (!cell) continue;
            const BoardView after = game.board(position.after(move));
            int changed = 0;
            for (std::size_t i = 0; i < before.marks.size(); ++i) {
                changed += before.marks[i] != Mark::None && before.marks[i] != after.marks[i];
            }
            at(overlay, before.size, *cell) = changed;
        }
        return overlay;
    }

    [[nodiscard]] static Overlay judged(const G& game, const P& position, const std::string& spec) {
        const auto evaluator = judge(spec);
        Overlay overlay{blank(game, position), {}};
        const BoardSize size = game.board(position).size;
        for (const auto move : position.legal_moves()) {
            const auto cell = game.cell(move);
            if (!cell) continue;
            at(overlay, size, *cell) =
                static_value_for(position.side_to_move(), position.after(move), evaluator).points();
        }
        return overlay;
    }

    [[nodiscard]] static std::optional<double>& at(Overlay& overlay, BoardSize size,
                                                   Coordinate cell) {
        return overlay.cells[static_cast<std::size_t>(cell.row * size.columns + cell.column)];
    }

    std::vector<GameOverlay<G>> own_;
    GameDrawings<G> drawings_;
};

}  // namespace lawan
