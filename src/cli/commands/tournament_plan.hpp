// A tournament's plan from the command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/plan.hpp"
#include "cli/command.hpp"
#include "cli/command_options.hpp"
#include "cli/game_options.hpp"

namespace lawan::cli {

class PlanOptions {
  public:
    void add_to(Command& command);

    // Does the command line say who plays what?
    [[nodiscard]] bool given() const { return game_.game_name().has_value(); }
    // What it says besides is only for a plan that it makes itself. Throws InputError.
    // BECAUSE has a place for what is too much.
    void check_nothing_given(const Words& because) const;
    [[nodiscard]] TournamentPlan plan() const;  // throws InputError

  private:
    GameOptions game_;
    std::vector<std::string> bots_;
    CommandOptions options_;
    CommandOptions limits_;
};

}  // namespace lawan::cli
