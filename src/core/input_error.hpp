// Wrong input from outside: an argument, a position, a file. The message is one line for its
// author.
#pragma once

#include <stdexcept>
#include <string>

namespace lawan {

class InputError : public std::runtime_error {
  public:
    explicit InputError(const std::string& message) : std::runtime_error{message} {}
};

}  // namespace lawan
