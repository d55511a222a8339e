// Options that name one of a few values.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/options.hpp"

namespace lawan {

// A name that a user may write, what it stands for, and what a form calls it: its name unless said.
template <class T>
struct Choice {
    std::string_view name;
    T value;
    std::optional<Words> title = std::nullopt;
};

// The first is the default.
template <class T, std::size_t N>
using Choices = std::array<Choice<T>, N>;

template <class T, std::size_t N>
[[nodiscard]] OptionSpec choice_option(std::string name, const OptionWords& words,
                                       const Choices<T, N>& choices) {
    OptionSpec spec{std::move(name), OptionType::Choice, words.help};
    spec.title = words.title;
    spec.default_value = std::string{choices.front().name};
    for (const Choice<T>& choice : choices) {
        const std::string written{choice.name};
        spec.choices.push_back(written);
        spec.choice_titles.push_back(choice.title ? Phrase{*choice.title} : as_it_is(written));
    }
    return spec;
}

template <class T, std::size_t N>
[[nodiscard]] T chosen(const Options& options, std::string_view name,
                       const Choices<T, N>& choices) {
    for (const Choice<T>& choice : choices) {
        if (choice.name == options.text(name)) return choice.value;
    }
    throw std::logic_error{"an option has a value that is not among its choices"};
}

}  // namespace lawan
