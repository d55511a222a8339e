// An error that says where it is.
#pragma once

#include <cstdint>
#include <utility>

#include "core/input_error.hpp"

namespace lawan::proofs {

// In a line of the proof, or in another file.
class PlacedError : public InputError {
  public:
    explicit PlacedError(Phrase phrase, std::uint64_t line = 0)
        : InputError{std::move(phrase)}, line_{line} {}

    [[nodiscard]] std::uint64_t line() const { return line_; }  // 0 in another file

  private:
    std::uint64_t line_;
};

}  // namespace lawan::proofs
