// What was asked for is not done: the error message of the protocol.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace lawan::session {

class Refusal : public std::runtime_error {
  public:
    // The codes are listed in docs/protocol.schema.json.
    Refusal(std::string code, const std::string& message, std::vector<std::string> arguments = {})
        : std::runtime_error{message}, code_{std::move(code)}, arguments_{std::move(arguments)} {}

    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] const std::vector<std::string>& arguments() const { return arguments_; }

  private:
    std::string code_;
    std::vector<std::string> arguments_;
};

}  // namespace lawan::session
