#include "lessons/lessons.hpp"

#include <map>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "lessons/game_lesson_list.hpp"

namespace lawan {
namespace {

using LessonList = std::map<std::string, std::unique_ptr<const Lessons>>;

const LessonList& all_lessons() {
    // A game is one line here.
    static const LessonList lessons = [] {
        LessonList list;
        list["adjacency"] = adjacency_lessons();
        list["tictactoe"] = tictactoe_lessons();
        list["othello"] = othello_lessons();
        return list;
    }();
    return lessons;
}

}  // namespace

const std::vector<TreeSearchEntry>& tree_searches() {
    static const std::vector<TreeSearchEntry> searches{
        {"minimax", TreeAlgorithm::Minimax, false, "minimax"},
        {"alphabeta", TreeAlgorithm::AlphaBeta, true, "alphabeta"},
        {"alphabeta-memory", TreeAlgorithm::AlphaBetaMemory, true, "alphabeta"},
        {"negascout", TreeAlgorithm::NegaScout, true, "negascout"},
        {"negascout-as-printed", TreeAlgorithm::NegaScoutAsPrinted, true, "negascout"},
        {"mtdf", TreeAlgorithm::Mtdf, true, "mtdf"},
    };
    return searches;
}

const TreeSearchEntry& find_tree_search(std::string_view name) {
    std::vector<std::string> names;
    for (const TreeSearchEntry& search : tree_searches()) {
        if (search.name == name) return search;
        names.push_back(search.name);
    }
    throw InputError{unknown_name("search", name, names)};
}

bool evolves(std::string_view bot) {
    return bot == "genetic";
}

bool walks(std::string_view bot) {
    return bot == "hillclimb" || bot == "annealing";
}

const Lessons* lessons_of(const GameEntry& game) {
    const auto found = all_lessons().find(game.name);
    return found != all_lessons().end() ? found->second.get() : nullptr;
}

std::vector<std::size_t> deciding_cells_of(const AnyPosition& position) {
    if (!position.is_over()) return {};
    for (const auto& [game, lessons] : all_lessons()) {
        auto cells = lessons->deciding_cells(position);
        if (!cells.empty()) return cells;
    }
    return {};
}

std::vector<OverlayEntry> overlays_of(const GameEntry& game) {
    const Lessons* lessons = lessons_of(game);
    return lessons != nullptr ? lessons->overlays() : std::vector<OverlayEntry>{};
}

}  // namespace lawan
