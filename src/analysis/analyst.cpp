#include "analysis/analyst.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "module/bot_memory.hpp"
#include "module/levels.hpp"

namespace lawan {
namespace {

// Enough for sets of 30 empty cells; most solvers take less.
constexpr MebiBytes kMostForProofs{256};

bool lowers_strength(const std::string& option, const std::string& value) {
    if (option == "level") return value != std::to_string(kHintLevel);
    return option == "depth" || option == "nodes";
}

}  // namespace

Analyst::Analyst(const GameModule& entry, Spec bot)
    : entry_{&entry},
      bot_{std::move(bot)},
      traits_{bot_.name == kOwnEngine ? &entry.engine : nullptr} {}

int Analyst::next_depth(const AnyPosition& position, int depth) const {
    if (traits_ == nullptr || !traits_->next_depth) return depth + 1;
    return traits_->next_depth(position, depth);
}

bool Analyst::swings_with_depth(const AnyPosition& position) const {
    return traits_ != nullptr && traits_->swings_with_depth && traits_->swings_with_depth(position);
}

ValueScale Analyst::scale(const AnyPosition& position) const {
    const bool scores = traits_ != nullptr && traits_->estimates_final_scores &&
                        traits_->estimates_final_scores(position);
    const bool chances = traits_ != nullptr && traits_->points_of_odds;
    return {position.score_unit(), scores,
            chances ? traits_->points_of_odds(position) : std::nullopt};
}

std::optional<MebiBytes> Analyst::proof_memory() const {
    if (!entry_->solve || bot_.name != analyst_of(*entry_).name) return std::nullopt;
    for (const auto& [option, value] : bot_.options) {
        if (lowers_strength(option, value)) return std::nullopt;
    }
    const MebiBytes own = memory_of(*entry_, bot_);
    if (own.count == 0) return std::nullopt;
    return MebiBytes{std::min(2 * own.count, kMostForProofs.count)};
}

bool may_be_solved(const GameModule& entry, const AnyPosition& position) {
    const auto& may_be = entry.engine.may_be_solved;
    return !may_be || may_be(position);
}

std::vector<Reason> why_worse(const GameModule& entry, const AnyPosition& position,
                              const std::vector<AnyMove>& played,
                              const std::vector<AnyMove>& better) {
    const auto& why = entry.explanations.why_worse;
    if (played.empty() || better.empty() || !why) return {};
    return why(position, played, better);
}

}  // namespace lawan
