#include "core/nearest.hpp"

#include <algorithm>
#include <cstddef>

#include "core/input_words.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

// Optimal string alignment distance, by three rows of the usual table.
std::size_t slips(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
    }
    return row[b.size()];
}

// "a, b and c", as each language puts its commas.
Phrase listed(const std::vector<std::string>& names) {
    std::string all_but_last = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) all_but_last += ", " + names[i];
    return {names.size() > 2 ? words::kAndLast : words::kAnd, {all_but_last, names.back()}};
}

// Those with the fewest slips, in their order; none where all are too far away to be meant.
std::vector<std::string> all_nearest(std::string_view typed,
                                     const std::vector<std::string>& candidates) {
    constexpr std::size_t kLongestWorthComparing = 64;
    if (typed.size() > kLongestWorthComparing) return {};
    const std::string wanted = lower(typed);
    std::vector<std::string> best;
    // Two slips in a word of three letters leave nothing of it.
    const std::size_t most = wanted.size() <= 3 ? 1 : std::max<std::size_t>(2, wanted.size() / 3);
    std::size_t fewest = most + 1;
    for (const std::string& candidate : candidates) {
        const std::string name = lower(candidate);
        // What was begun rightly was probably cut short: "mini" for "minimax".
        const bool begun = wanted.size() > 1 && name.rfind(wanted, 0) == 0;
        // As many slips as one is longer than the other there are at least, and comparing takes
        // long.
        const std::size_t at_least =
            wanted.size() < name.size() ? name.size() - wanted.size() : wanted.size() - name.size();
        if (!begun && at_least > most) continue;
        const std::size_t distance = begun ? 1 : slips(wanted, name);
        if (distance > fewest || distance > most || distance >= candidate.size()) continue;
        if (distance < fewest) best.clear();
        fewest = distance;
        best.push_back(candidate);
    }
    return best;
}

}  // namespace

std::optional<std::string> nearest(std::string_view typed,
                                   const std::vector<std::string>& candidates) {
    const auto best = all_nearest(typed, candidates);
    return best.empty() ? std::nullopt : std::optional{best.front()};
}

Phrase unknown_name(const Phrase& what, std::string_view typed,
                    const std::vector<std::string>& candidates) {
    if (candidates.empty()) return {words::kUnknownNameOfNone, {what, in_quotes(typed)}};
    const auto meant = candidates.size() == 1 ? candidates : all_nearest(typed, candidates);
    if (meant.size() == 1) {
        return {words::kUnknownNameMeant, {what, in_quotes(typed), meant.front()}};
    }
    // Of several that are as near, none is the one that was meant.
    return {words::kUnknownName,
            {what, in_quotes(typed), listed(meant.empty() ? candidates : meant)}};
}

}  // namespace lawan
