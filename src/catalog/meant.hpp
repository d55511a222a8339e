// Options that mean something only beside a certain value of another one.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/input_error.hpp"
#include "core/options.hpp"

namespace lawan {

// `option` is read only where `beside` is one of `values`.
struct Meant {
    std::string_view option;
    std::string_view beside;
    std::vector<std::string_view> values;
};

// Throws InputError where one was given in vain: better than to ignore what somebody wanted.
inline void check_meant(const Options& options, const std::vector<Meant>& list) {
    for (const Meant& meant : list) {
        if (!options.given(meant.option) || !options.has(meant.beside)) continue;
        const std::string& value = options.text(meant.beside);
        if (std::find(meant.values.begin(), meant.values.end(), value) != meant.values.end()) {
            continue;
        }
        throw InputError{"option '" + std::string{meant.option} + "' means nothing with " +
                         std::string{meant.beside} + '=' + value + ": it is for " +
                         std::string{meant.beside} + '=' + std::string{meant.values.front()}};
    }
}

}  // namespace lawan
