// Options that have a meaning only beside a certain value of another one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/input_error.hpp"
#include "core/options.hpp"
#include "module/words.hpp"

namespace lawan {

// `option` has a meaning only where `other` has this `value`.
struct DependentOption {
    std::string_view option;
    std::string_view other;
    std::string_view value;
};

// Throws InputError where somebody gave an option that has no meaning: to ignore it would hide
// that.
inline void check_dependent(const Options& options, const std::vector<DependentOption>& list) {
    for (const DependentOption& each : list) {
        if (!options.given(each.option) || !options.has(each.other)) continue;
        const std::string& value = options.text(each.other);
        if (value == each.value) continue;
        throw InputError{words::kOptionMeansNothing, {each.option, each.other, value, each.value}};
    }
}

}  // namespace lawan
