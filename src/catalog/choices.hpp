// Options that name one of a few values.
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/options.hpp"

namespace lawan {

// The names that a user may write, and what they stand for; the first is the default.
template <class T, std::size_t N>
using Choices = std::array<std::pair<std::string_view, T>, N>;

template <class T, std::size_t N>
[[nodiscard]] OptionSpec choice_option(std::string name, std::string help,
                                       const Choices<T, N>& choices) {
    OptionSpec spec{std::move(name), OptionType::Choice, std::move(help)};
    spec.default_value = std::string{choices.front().first};
    for (const auto& choice : choices) spec.choices.emplace_back(choice.first);
    return spec;
}

template <class T, std::size_t N>
[[nodiscard]] T chosen(const Options& options, std::string_view name,
                       const Choices<T, N>& choices) {
    for (const auto& choice : choices) {
        if (choice.first == options.text(name)) return choice.second;
    }
    throw std::logic_error{"an option has a value that is not among its choices"};
}

}  // namespace lawan
