// "Did you mean …?": the name that somebody probably wanted to type.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"

namespace lawan {

// The candidate with the fewest typing slips (insert, delete, replace, swap neighbours), unless
// even that one is too far away to be meant.
[[nodiscard]] std::optional<std::string> nearest(std::string_view typed,
                                                 const std::vector<std::string>& candidates);

// "unknown bot 'mimimax': did you mean 'minimax'?", or the list of candidates where none is near.
// `what` is the kind of thing that the name should have been of.
[[nodiscard]] Phrase unknown_name(const Phrase& what, std::string_view typed,
                                  const std::vector<std::string>& candidates);

}  // namespace lawan
