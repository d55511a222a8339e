#include "core/input_error.hpp"

#include <cerrno>
#include <new>
#include <utility>

#include "core/system_error.hpp"

namespace lawan {

SpokenError::SpokenError(Phrase phrase)
    : std::runtime_error{phrase.english()}, phrase_{std::move(phrase)} {}

SpokenError::SpokenError(const Words& words, PhraseArguments arguments)
    : SpokenError{Phrase{words, std::move(arguments)}} {}

SpokenError::SpokenError(const SpokenError&) = default;
SpokenError::SpokenError(SpokenError&&) noexcept = default;
SpokenError& SpokenError::operator=(const SpokenError&) = default;
SpokenError& SpokenError::operator=(SpokenError&&) noexcept = default;
SpokenError::~SpokenError() = default;

InputError::InputError(const InputError&) = default;
InputError::InputError(InputError&&) noexcept = default;
InputError& InputError::operator=(const InputError&) = default;
InputError& InputError::operator=(InputError&&) noexcept = default;
InputError::~InputError() = default;

Phrase said_by(const std::exception& error) {
    if (const auto* spoken = dynamic_cast<const SpokenError*>(&error)) return spoken->phrase();
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return system_error(ENOMEM);
    return as_it_is(error.what());
}

}  // namespace lawan
