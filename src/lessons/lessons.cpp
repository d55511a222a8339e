#include "lessons/lessons.hpp"

#include <functional>
#include <map>

#include "module/catalog.hpp"

namespace lawan {
namespace {

using LessonList = std::map<std::string, std::unique_ptr<const Lessons>, std::less<>>;

const LessonList& all_lessons() {
    static const LessonList lessons = [] {
        LessonList list;
        for (const GameModule& game : catalog()) {
            if (game.lessons) list[game.name] = game.lessons();
        }
        return list;
    }();
    return lessons;
}

}  // namespace

const Lessons* lessons_of(const GameModule& game) {
    const auto found = all_lessons().find(game.name);
    return found != all_lessons().end() ? found->second.get() : nullptr;
}

std::vector<std::size_t> deciding_cells_of(const AnyPosition& position) {
    if (!position.is_over()) return {};
    const Lessons* lessons = lessons_of(module_of(position));
    return lessons != nullptr ? lessons->deciding_cells(position) : std::vector<std::size_t>{};
}

std::vector<DemonstrationEntry> demonstrations_of(const GameModule& game) {
    const Lessons* lessons = lessons_of(game);
    return lessons != nullptr ? lessons->demonstrations() : std::vector<DemonstrationEntry>{};
}

std::vector<OverlayEntry> overlays_of(const GameModule& game) {
    const Lessons* lessons = lessons_of(game);
    return lessons != nullptr ? lessons->overlays() : std::vector<OverlayEntry>{};
}

}  // namespace lawan
