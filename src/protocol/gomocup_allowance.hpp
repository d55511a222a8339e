// What a Gomocup manager allows a program: time for a move and for the game, and memory. It says so
// in INFO lines. A value that cannot be read is refused (Refused), and what was said before holds:
// whoever plays on by a clock that was never set loses on time without knowing why.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/limits.hpp"

namespace lawan::gomocup {

// Of at least so much: a clock may be below zero, a limit is not.
[[nodiscard]] std::int64_t value_of_info(std::string_view text, std::int64_t least);

class Allowance {
  public:
    void set_turn_time(std::string_view milliseconds);
    void set_match_time(std::string_view milliseconds);
    void set_time_left(std::string_view milliseconds);
    void set_memory(std::string_view bytes);

    // What the next move may take.
    [[nodiscard]] Limits limits() const;
    // The manager says before the next move what is left, or it does not count for us.
    void spend(Seconds time);
    // What the tables of a bot may take; none where there is no limit.
    [[nodiscard]] std::optional<std::int64_t> mebibytes_of_tables() const;

  private:
    std::optional<Seconds> a_move_;
    std::optional<Seconds> left_;            // of the time for the game
    std::optional<std::int64_t> mebibytes_;  // for all of the program
};

}  // namespace lawan::gomocup
