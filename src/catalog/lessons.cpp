#include "catalog/lessons.hpp"

#include <map>

#include "catalog/game_lesson_list.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan {

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

const Lessons* lessons_of(const GameEntry& game) {
    // A game is one line here.
    static const std::map<std::string, std::unique_ptr<const Lessons>> lessons = [] {
        std::map<std::string, std::unique_ptr<const Lessons>> list;
        list["adjacency"] = adjacency_lessons();
        list["tictactoe"] = tictactoe_lessons();
        list["othello"] = othello_lessons();
        return list;
    }();
    const auto found = lessons.find(game.name);
    return found != lessons.end() ? found->second.get() : nullptr;
}

std::vector<OverlayEntry> overlays_of(const GameEntry& game) {
    const Lessons* lessons = lessons_of(game);
    return lessons != nullptr ? lessons->overlays() : std::vector<OverlayEntry>{};
}

}  // namespace lawan
