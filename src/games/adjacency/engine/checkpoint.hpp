// Facts that a long solve has proved, kept in a file so that it can go on later or elsewhere.
//
//     lawan-adjacency-checkpoint-2 SUBJECT
//     KEY … : FACT …                        hexadecimal numbers
//     end FACTS CHECKSUM                     of all before it
//
// A fact that is missing may say as much as one that is there, so a file that is not whole is
// refused.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/reason.hpp"

namespace lawan::adjacency {

// What is proved of something that `key` names: numbers, which the solver that wrote them reads.
using Fact = std::vector<std::uint64_t>;

class Checkpoint {
  public:
    // Reads the file if it is there. `subject` says what is solved; a file about something else,
    // one that was changed or cut, and a path that cannot be written are refused. Throws
    // InputError. One about `older` is read too, and written as one about `subject`.
    Checkpoint(std::string path, std::string subject, const std::string& older = {});

    // Whether the file was about `older`: its facts may be written differently.
    [[nodiscard]] bool was_older() const { return was_older_; }

    // To be told with a result: it rests on facts of a file that somebody may have written. Nothing
    // where the file held none.
    [[nodiscard]] const std::optional<Reason>& rests_on() const { return rests_on_; }

    void put(const Fact& key, const Fact& fact);
    [[nodiscard]] const std::map<Fact, Fact>& facts() const { return facts_; }

    // Replaces the file at once, so that a crash leaves the old or the new one. Throws
    // std::runtime_error.
    void save();

    // For a fact that no solver of this subject can have written.
    [[noreturn]] void refuse_fact() const;

  private:
    std::string path_;
    std::string subject_;
    bool was_older_ = false;
    std::mutex mutex_;
    std::map<Fact, Fact> facts_;
    std::optional<Reason> rests_on_;
};

}  // namespace lawan::adjacency
