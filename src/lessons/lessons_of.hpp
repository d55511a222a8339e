// The lessons of one type of game: searches, populations, walks, and numbers on the cells.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/nearest.hpp"
#include "core/words.hpp"
#include "lessons/lessons.hpp"
#include "lessons/search_lesson.hpp"
#include "lessons/watched_bots.hpp"
#include "lessons/words.hpp"
#include "module/algorithm_options.hpp"
#include "module/common_options.hpp"
#include "search/local/neighbourhood.hpp"
#include "search/static_value.hpp"

namespace lawan {

// An overlay that only one game has.
template <Game G>
struct GameOverlay {
    std::string name;
    Phrase title;
    Phrase summary;
    std::function<Overlay(const G&, const typename G::Position&)> draw;
};

// A number on the cell of each move: what NUMBER makes of the position after it.
template <Game G, class Number>
[[nodiscard]] Overlay overlay_of_moves(const G& game, const typename G::Position& position,
                                       const Number& number) {
    const BoardView board = game.board(position);
    Overlay overlay{std::vector<std::optional<double>>(board.marks.size()), {}};
    for (const auto move : position.legal_moves()) {
        const auto cell = game.cell(move);
        if (!cell) continue;
        const auto index = static_cast<std::size_t>(cell->row * board.size.columns + cell->column);
        overlay.cells[index] = number(position.after(move));
    }
    return overlay;
}

// For games whose moves flip what lies on the board.
template <Game G>
[[nodiscard]] GameOverlay<G> flips_overlay() {
    const auto draw = [](const G& game, const typename G::Position& position) {
        const BoardView before = game.board(position);
        return overlay_of_moves(game, position, [&](const typename G::Position& next) {
            const BoardView after = game.board(next);
            int flipped = 0;
            for (std::size_t i = 0; i < before.marks.size(); ++i) {
                flipped += before.marks[i] != Mark::None && before.marks[i] != after.marks[i];
            }
            return flipped;
        });
    };
    return {"flips", words::kFlipsTitle, words::kFlips, draw};
}

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

    explicit LessonsOf(std::vector<GameOverlay<G>> own, GameDrawings<G> drawings = {},
                       std::vector<GameDemonstration<G>> demonstrations = {})
        : own_{std::move(own)},
          drawings_{std::move(drawings)},
          demonstrations_{std::move(demonstrations)} {}

    [[nodiscard]] const GameDrawings<G>& drawings() const { return drawings_; }

    [[nodiscard]] SearchLesson search(const P& position, const std::string& spec,
                                      const LessonRun& run) const {
        return search_lesson(ErasedPosition::of(position), erased_evaluator<P>(evaluator_of(spec)),
                             run);
    }

    [[nodiscard]] PositionJudge judge(const std::string& spec) const {
        return [evaluator = evaluator_of(spec)](const AnyPosition& position) {
            return static_value(*position.get<G>(), evaluator);
        };
    }

    [[nodiscard]] EvolutionLesson evolve(const P& position, const BotLesson& lesson) const {
        EvolutionLesson told;
        const GenerationRecorder recorder{told.generations};
        const WatchedBot& bot = watched_bot(BotLessonKind::Evolution, lesson.bot.name);
        watch(bot, position, lesson, told, [&](const WatchedTurn& turn) {
            return std::get<WatchedEvolution>(bot.think)(turn, recorder);
        });
        return told;
    }

    [[nodiscard]] LandscapeLesson landscape(const P& position, const BotLesson& lesson) const {
        LandscapeLesson told;
        const ToldWalk walk{told.steps};
        const WatchedBot& bot = watched_bot(BotLessonKind::Landscape, lesson.bot.name);
        watch(bot, position, lesson, told, [&](const WatchedTurn& turn) {
            told.sea_level = turn.evaluator.evaluate(turn.position);
            for (const AnyMove move : turn.position.legal_moves()) {
                told.heights.push_back(static_value_for(turn.position.side_to_move(),
                                                        turn.position.after(move), turn.evaluator));
            }
            return std::get<WatchedWalk>(bot.think)(turn, walk);
        });
        return told;
    }

    [[nodiscard]] std::vector<OverlayEntry> overlays() const {
        std::vector<OverlayEntry> list;
        for (const auto& overlay : own_)
            list.push_back({overlay.name, overlay.title, overlay.summary});
        for (const auto& evaluator : EvaluatorsOf<G>::list()) {
            list.push_back({"eval:" + evaluator.name,
                            evaluator.title,
                            {words::kAfterEachMove, {evaluator.summary}}});
        }
        return list;
    }

    [[nodiscard]] Overlay overlay(const P& position, const std::string& name) const {
        const G game{position};
        if (name.rfind("eval:", 0) == 0) return judged(game, position, name.substr(5));
        for (const auto& own : own_) {
            if (own.name == name) return own.draw(game, position);
        }
        std::vector<std::string> names;
        for (const OverlayEntry& entry : overlays()) names.push_back(entry.name);
        throw InputError{unknown_name(words::kOverlay, name, names)};
    }

    [[nodiscard]] std::vector<DemonstrationEntry> demonstrations() const {
        std::vector<DemonstrationEntry> list;
        for (const auto& each : demonstrations_) list.push_back(each.entry);
        return list;
    }

    [[nodiscard]] Demonstration demonstrate(const P& position, const std::string& name) const {
        std::vector<std::string> names;
        for (const auto& each : demonstrations_) {
            if (each.entry.name == name) return each.tell(position);
            names.push_back(each.entry.name);
        }
        throw InputError{unknown_name(words::kDemonstration, name, names)};
    }

  private:
    // Lets the bot think, and keeps what it found.
    template <class Lesson, class Think>
    static void watch(const WatchedBot& bot, const P& position, const BotLesson& lesson,
                      Lesson& told, Think think) {
        const Options options{Phrase{words::kBotNamed, {bot.name}},
                              with_judge(bot.options, evaluator_option<G>()), lesson.bot.options};
        const ErasedEvaluator evaluator = erased_evaluator<P>(evaluator_from<G>(options));
        Budget budget{limits_of(options, lesson), lesson.stop, *lesson.clock};
        Random random{lesson.seed};
        using Move = typename P::Move;
        const auto touch = [cells = local::TouchingCells<G>{position}](AnyMove a, AnyMove b) {
            return cells(a.as<Move>(), b.as<Move>());
        };
        told.thought = think(
            WatchedTurn{ErasedPosition::of(position), touch, evaluator, options, budget, random});
        told.finished = !budget.spent();
    }

    [[nodiscard]] static AnyEvaluator<P> evaluator_of(const std::string& spec) {
        OptionSpec option = evaluator_option<G>();
        OptionTexts given;
        if (!spec.empty()) given.emplace_back("eval", spec);
        return evaluator_from<G>(Options{words::kLesson, {option}, given});
    }

    [[nodiscard]] static Limits limits_of(const Options& options, const BotLesson& lesson) {
        const BotLimits own = limits_from(options);
        return own.own.tightened_by(own.fallback).tightened_by(lesson.limits);
    }

    [[nodiscard]] static Overlay judged(const G& game, const P& position, const std::string& spec) {
        const auto evaluator = evaluator_of(spec);
        return overlay_of_moves(game, position, [&](const P& after) {
            return static_value_for(position.side_to_move(), after, evaluator).points();
        });
    }

    std::vector<GameOverlay<G>> own_;
    GameDrawings<G> drawings_;
    std::vector<GameDemonstration<G>> demonstrations_;
};

}  // namespace lawan
