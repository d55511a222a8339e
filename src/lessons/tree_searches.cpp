#include <algorithm>
#include <string_view>
#include <utility>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "lessons/lessons.hpp"
#include "lessons/practice_position.hpp"
#include "lessons/search_lesson.hpp"
#include "lessons/words.hpp"

namespace lawan {

const std::vector<TreeSearchEntry>& tree_searches() {
    // The searches are the same for every type of position.
    static const std::vector<TreeSearchEntry> entries = LessonSearch<PracticePosition>::entries();
    return entries;
}

const TreeSearchEntry& find_tree_search(std::string_view name) {
    std::vector<std::string> names;
    for (const TreeSearchEntry& search : tree_searches()) {
        if (search.name == name) return search;
        names.push_back(search.name);
    }
    throw InputError{unknown_name(words::kSearch, name, names)};
}

const TreeSearchEntry& plain_tree_search() {
    return tree_searches().front();
}

std::vector<CodeLine> code_lines(const SearchDescription& description) {
    constexpr std::string_view kBeforeStep = " # ";
    std::vector<CodeLine> lines;
    std::string_view rest{description.pseudo_code};
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const auto mark = line.find(kBeforeStep);
        const bool named = mark != std::string_view::npos;
        lines.push_back({std::string{named ? line.substr(mark + kBeforeStep.size()) : ""},
                         std::string{line.substr(0, mark)}});
    }
    if (description.calls != nullptr) {
        for (CodeLine& line : code_lines(*description.calls)) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace lawan
