// What was asked for is not done: the error message of the protocol.
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "core/words.hpp"

namespace lawan::session {

// What kind of error it is, for programs. Those of docs/protocol.schema.json.
enum class ErrorKind : std::uint8_t {
    BadJson,
    TooLong,
    UnknownType,
    BadField,
    HelloFirst,
    UnknownBoard,
    UnknownTask,
    UnknownTree,
    IllegalMove,
    Stale,
    NotYourTurn,
    GameOver,
    NotPossible,
    BadInput,
    Unreadable,
    Busy,
    TooFast,
    NotAllowed,
    NotFound,
    Internal,
};

[[nodiscard]] std::string_view to_text(ErrorKind kind);  // "bad-json"

class Refusal : public SpokenError {
  public:
    Refusal(ErrorKind kind, Phrase says) : SpokenError{std::move(says)}, kind_{kind} {}
    Refusal(ErrorKind kind, const Words& words, PhraseArguments arguments = {})
        : SpokenError{words, std::move(arguments)}, kind_{kind} {}

    [[nodiscard]] ErrorKind kind() const { return kind_; }

  private:
    ErrorKind kind_;
};

}  // namespace lawan::session
