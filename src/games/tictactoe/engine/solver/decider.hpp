// Who wins? The searches taken together, on any number of cores, a slice of work at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/tictactoe/engine/solver/attack_search.hpp"
#include "games/tictactoe/engine/solver/breaker_search.hpp"

namespace lawan::tictactoe::solver {

// How a question was decided, for the proof and for people.
enum class Method : std::uint8_t { Rules, Threats, Pairing, MakerBreaker, ProofNumbers };

struct Decision {
    bool attacker_wins = false;
    Method method = Method::Rules;
};

class Decider {
  public:
    struct Settings {
        MebiBytes memory{256};
        int threads = 1;
        std::function<void()> progress = {};  // after each slice, when no thread is at work
    };

    Decider(const Rules& rules, const Settings& settings);

    // Nothing when the budget is spent before that is known.
    [[nodiscard]] std::optional<Decision> decide(const Situation& at, Budget& budget);

    [[nodiscard]] const Geometry& geometry() const { return geometry_; }
    [[nodiscard]] ProofTable& game_table() { return game_table_; }
    [[nodiscard]] ProofTable& breaker_table() { return breaker_table_; }

  private:
    struct State {
        bool breaker_holds = false;
        bool maker_wins = false;  // the maker–breaker version, which says nothing of the game
        std::optional<bool> attacker_wins = {};
        int slices = 0;
    };

    [[nodiscard]] std::optional<Decision> at_once(const Situation& at, Budget& budget);
    void slice_alone(const Situation& at, std::uint64_t slice, Budget& budget, State& state);
    void slice_together(const Situation& at, std::uint64_t slice, Budget& budget, State& state);
    void attack(const Situation& at, std::uint64_t slice, Budget& budget, State& state);

    Geometry geometry_;
    Settings settings_;
    ProofTable game_table_;
    ProofTable breaker_table_;
};

}  // namespace lawan::tictactoe::solver
