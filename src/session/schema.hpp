// Messages are checked against docs/protocol.schema.json, which is compiled in.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "session/json.hpp"

namespace lawan::session {

[[nodiscard]] std::string_view schema_text();

// Knows as much of JSON Schema (draft 2020-12) as the protocol uses: type, const, enum, anyOf, $ref
// within the document, properties, required, additionalProperties, items, and the limits.
class Schema {
  public:
    [[nodiscard]] static const Schema& protocol();

    explicit Schema(std::string_view text);  // throws std::logic_error at what it does not know
    ~Schema();
    Schema(const Schema&) = delete;
    Schema& operator=(const Schema&) = delete;

    [[nodiscard]] bool has(const std::string& definition) const;

    // What is wrong with a message, in a few words; nothing when it is as defined.
    [[nodiscard]] std::optional<Phrase> complaint(const Json& message,
                                                  const std::string& definition) const;

  private:
    std::unique_ptr<const Json> document_;
};

}  // namespace lawan::session
