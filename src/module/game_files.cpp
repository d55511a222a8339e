#include "module/game_files.hpp"

#include <algorithm>

namespace lawan {

std::optional<int> CollectedGame::score() const {
    if (stated_score) return stated_score;
    if (!record.result || record.result->reason == EndReason::Stopped) return std::nullopt;
    return record.result->score;
}

std::optional<int> Problem::best_score() const {
    if (moves.empty()) return std::nullopt;
    return std::max_element(moves.begin(), moves.end(),
                            [](const Move& a, const Move& b) { return a.score < b.score; })
        ->score;
}

const GameFormat* find_format(const GameFiles& files, std::string_view name) {
    const auto found = std::find_if(files.formats.begin(), files.formats.end(),
                                    [&](const GameFormat& format) { return format.name == name; });
    return found == files.formats.end() ? nullptr : &*found;
}

const GameFormat* format_of(const GameFiles& files, std::string_view bytes) {
    const auto found = std::find_if(
        files.formats.begin(), files.formats.end(),
        [&](const GameFormat& format) { return format.recognises && format.recognises(bytes); });
    return found == files.formats.end() ? nullptr : &*found;
}

}  // namespace lawan
