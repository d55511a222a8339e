// Errors that are told to people, each in one sentence.
#pragma once

#include <exception>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/words.hpp"

namespace lawan {

// what() is in English; phrase() is in every language.
class SpokenError : public std::runtime_error {
  public:
    explicit SpokenError(Phrase phrase)
        : std::runtime_error{phrase.english()}, phrase_{std::move(phrase)} {}
    SpokenError(const Words& words, std::vector<PhraseArgument> arguments)
        : SpokenError{Phrase{words, std::move(arguments)}} {}

    [[nodiscard]] const Phrase& phrase() const { return phrase_; }

  private:
    Phrase phrase_;
};

// Wrong input from outside: an argument, a position, a file. Its author can mend it.
class InputError : public SpokenError {
  public:
    using SpokenError::SpokenError;
};

// What an error says; an error of another kind says it in English only.
[[nodiscard]] inline Phrase said_by(const std::exception& error) {
    const auto* spoken = dynamic_cast<const SpokenError*>(&error);
    return spoken != nullptr ? spoken->phrase() : as_it_is(error.what());
}

}  // namespace lawan
