// Errors that are told to people, each in one sentence.
#pragma once

#include <exception>
#include <stdexcept>

#include "core/words.hpp"

namespace lawan {

// what() is in English; phrase() is in every language.
class SpokenError : public std::runtime_error {
  public:
    explicit SpokenError(Phrase phrase);
    SpokenError(const Words& words, PhraseArguments arguments);

    SpokenError(const SpokenError& other);
    SpokenError(SpokenError&& other) noexcept;
    SpokenError& operator=(const SpokenError& other);
    SpokenError& operator=(SpokenError&& other) noexcept;
    ~SpokenError() override;

    [[nodiscard]] const Phrase& phrase() const { return phrase_; }

  private:
    Phrase phrase_;
};

// Wrong input from outside: an argument, a position, a file. Its author can mend it.
class InputError : public SpokenError {
  public:
    using SpokenError::SpokenError;

    InputError(const InputError& other);
    InputError(InputError&& other) noexcept;
    InputError& operator=(const InputError& other);
    InputError& operator=(InputError&& other) noexcept;
    ~InputError() override;
};

// What an error says; an error of another kind says it in English only.
[[nodiscard]] Phrase said_by(const std::exception& error);

}  // namespace lawan
