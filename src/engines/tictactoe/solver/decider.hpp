// Who wins? The searches taken together, on any number of cores, a slice of work at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "engines/tictactoe/solver/attack_search.hpp"
#include "engines/tictactoe/solver/breaker_search.hpp"

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
        Limits limits = Limits::none();  // nodes and time for everything together
        const StopSignal* stop = nullptr;
        std::function<void()> progress = {};  // after each slice
    };

    Decider(const Rules& rules, const Settings& settings);

    // Nothing when the limits are reached before.
    [[nodiscard]] std::optional<Decision> decide(const Situation& at);

    [[nodiscard]] const Geometry& geometry() const { return geometry_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Seconds elapsed() const { return clock_.elapsed(); }
    [[nodiscard]] bool out_of_limits() const;
    void allow(Seconds more);  // from now on no longer than this, within what was asked for

    // What is left of the limits, for work of the caller's own on the same tables.
    [[nodiscard]] Budget budget(std::uint64_t nodes) const;
    void add_nodes(std::uint64_t nodes) { nodes_ += nodes; }
    [[nodiscard]] ProofTable& game_table() { return game_table_; }
    [[nodiscard]] ProofTable& breaker_table() { return breaker_table_; }

  private:
    struct State {
        bool breaker_holds = false;
        bool maker_wins = false;  // the maker–breaker version, which says nothing of the game
        std::optional<bool> attacker_wins = {};
        int slices = 0;
    };

    [[nodiscard]] std::optional<Decision> at_once(const Situation& at);
    void slice_alone(const Situation& at, std::uint64_t slice, State& state);
    void slice_together(const Situation& at, std::uint64_t slice, State& state);

    Geometry geometry_;
    Settings settings_;
    Limits asked_;
    ProofTable game_table_;
    ProofTable breaker_table_;
    Budget clock_;
    std::uint64_t nodes_ = 0;
};

}  // namespace lawan::tictactoe::solver
