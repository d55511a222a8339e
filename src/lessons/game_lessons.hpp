// The lessons of a game behind one face, whatever its types: one *.cpp a game includes this.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "lessons/lessons.hpp"
#include "lessons/lessons_of.hpp"

namespace lawan {

// The lessons of a game that comes in several types.
template <Game First, Game... Others>
class GameLessons final : public Lessons {
  public:
    explicit GameLessons(LessonsOf<First> first, LessonsOf<Others>... others)
        : types_{std::move(first), std::move(others)...} {}

    [[nodiscard]] SearchLesson search(const AnyPosition& position, const std::string& evaluator,
                                      const LessonRun& run) const override {
        return with<SearchLesson>(position, [&](const auto& lessons, const auto& own) {
            return lessons.search(own, evaluator, run);
        });
    }
    [[nodiscard]] EvolutionLesson evolve(const AnyPosition& position,
                                         const BotLesson& lesson) const override {
        return with<EvolutionLesson>(position, [&](const auto& lessons, const auto& own) {
            return lessons.evolve(own, lesson);
        });
    }
    [[nodiscard]] LandscapeLesson landscape(const AnyPosition& position,
                                            const BotLesson& lesson) const override {
        return with<LandscapeLesson>(position, [&](const auto& lessons, const auto& own) {
            return lessons.landscape(own, lesson);
        });
    }
    [[nodiscard]] PositionJudge judge(const AnyPosition& one,
                                      const std::string& evaluator) const override {
        return with<PositionJudge>(
            one, [&](const auto& lessons, const auto&) { return lessons.judge(evaluator); });
    }
    [[nodiscard]] std::optional<BotLessonKind> lesson_of(std::string_view bot) const override {
        return lesson_kind_of(bot);
    }
    [[nodiscard]] std::vector<OverlayEntry> overlays() const override {
        return std::get<0>(types_).overlays();
    }
    [[nodiscard]] Overlay overlay(const AnyPosition& position,
                                  const std::string& name) const override {
        return with<Overlay>(position, [&](const auto& lessons, const auto& own) {
            return lessons.overlay(own, name);
        });
    }
    [[nodiscard]] std::vector<DemonstrationEntry> demonstrations() const override {
        return std::get<0>(types_).demonstrations();
    }
    [[nodiscard]] Demonstration demonstrate(const AnyPosition& position,
                                            const std::string& name) const override {
        return with<Demonstration>(position, [&](const auto& lessons, const auto& own) {
            return lessons.demonstrate(own, name);
        });
    }
    [[nodiscard]] bool has_drawings() const override {
        return static_cast<bool>(std::get<0>(types_).drawings().proofs);
    }
    [[nodiscard]] std::vector<BoardDrawing> drawings(const AnyPosition& position,
                                                     const Limits& limits, const StopSignal* stop,
                                                     const TimeSource& clock) const override {
        using Drawings = std::vector<BoardDrawing>;
        return with<Drawings>(position, [&](const auto& lessons, const auto& own) {
            Budget budget{limits, stop, clock};
            const auto& draw = lessons.drawings().proofs;
            return draw ? draw(own, budget) : Drawings{};
        });
    }
    [[nodiscard]] std::vector<std::size_t> deciding_cells(
        const AnyPosition& position) const override {
        using Cells = std::vector<std::size_t>;
        std::optional<Cells> cells;
        auto find = [](const auto& lessons, const auto& own) {
            const auto& deciding = lessons.drawings().deciding_cells;
            return deciding ? deciding(own) : Cells{};
        };
        try_type<First>(position, find, cells);
        (try_type<Others>(position, find, cells), ...);
        return cells.value_or(Cells{});
    }

  private:
    template <class Answer, class Do>
    [[nodiscard]] Answer with(const AnyPosition& position, Do what) const {
        std::optional<Answer> answer;
        try_type<First>(position, what, answer);
        (try_type<Others>(position, what, answer), ...);
        if (!answer) throw std::logic_error{"a lesson was given another game's position"};
        return std::move(*answer);
    }

    template <Game G, class Do, class Answer>
    void try_type(const AnyPosition& position, Do& what, std::optional<Answer>& answer) const {
        if (answer) return;
        if (const auto* own = position.get<G>()) {
            answer = what(std::get<LessonsOf<G>>(types_), *own);
        }
    }

    std::tuple<LessonsOf<First>, LessonsOf<Others>...> types_;
};

}  // namespace lawan
