#include "engines/tictactoe/solver/decider.hpp"

#include <algorithm>
#include <limits>
#include <mutex>

#include "work/threads.hpp"

namespace lawan::tictactoe::solver {
namespace {

// Nodes take long, and between slices signals from outside are heard and checkpoints written.
constexpr std::uint64_t kFirstSlice = 32;
constexpr std::uint64_t kLargestSlice = 2048;
constexpr std::uint64_t kBreakerShare = 8;  // draws are what takes long
constexpr Seconds kFirstMoment{0.05};       // of a slice on several threads
constexpr Seconds kLongestMoment{1};
// One thread in so many looks for a win in the game itself. Where there are fewer threads, one of
// them does so in some slices only: most open boards are draws, which that never finds.
constexpr int kAttackersShare = 16;
constexpr int kPairingTries = 100;  // for a position that is asked about itself

}  // namespace

Decider::Decider(const Rules& rules, const Settings& settings)
    : geometry_{rules},
      settings_{settings},
      asked_{settings.limits},
      game_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}},
      breaker_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}},
      clock_{Limits::none()} {}

bool Decider::out_of_limits() const {
    if (settings_.stop != nullptr && settings_.stop->raised()) return true;
    if (settings_.limits.nodes && nodes_ >= *settings_.limits.nodes) return true;
    return settings_.limits.time && elapsed() >= *settings_.limits.time;
}

void Decider::allow(Seconds more) {
    settings_.limits = asked_.tightened_by(Limits::of_time(elapsed() + more));
}

Budget Decider::budget(std::uint64_t nodes) const {
    Limits limits = Limits::of_nodes(nodes);
    if (settings_.limits.nodes) {
        limits = limits.tightened_by(
            Limits::of_nodes(*settings_.limits.nodes - std::min(nodes_, *settings_.limits.nodes)));
    }
    if (settings_.limits.time) {
        limits.time = std::max(Seconds{0}, *settings_.limits.time - elapsed());
    }
    return Budget{limits, settings_.stop};
}

std::optional<Decision> Decider::at_once(const Situation& at) {
    Budget budget = this->budget(1);
    AttackSearch attack{geometry_, game_table_, budget};
    using Verdict = AttackSearch::Verdict;
    const Verdict plain = attack.look(at).verdict;
    if (plain != Verdict::Open) return Decision{plain == Verdict::AttackerWins, Method::Rules};
    if (geometry_.lines().cover(at.attacker, at.defender, kPairingTries).holds()) {
        return Decision{false, Method::Pairing};
    }
    const Verdict close = attack.look_closely(at).verdict;
    if (close == Verdict::AttackerWins) return Decision{true, Method::Threats};
    if (close == Verdict::DefenderHolds) return Decision{false, Method::Pairing};
    return std::nullopt;
}

std::optional<Decision> Decider::decide(const Situation& at) {
    if (out_of_limits()) return std::nullopt;
    if (const auto decision = at_once(at)) return decision;
    State state;
    for (std::uint64_t slice = kFirstSlice; !out_of_limits();
         slice = std::min(2 * slice, kLargestSlice)) {
        if (settings_.threads > 1) {
            slice_together(at, slice, state);
        } else {
            slice_alone(at, slice, state);
        }
        if (settings_.progress) settings_.progress();
        if (state.breaker_holds) return Decision{false, Method::MakerBreaker};
        if (state.attacker_wins) return Decision{*state.attacker_wins, Method::ProofNumbers};
    }
    return std::nullopt;
}

void Decider::slice_alone(const Situation& at, std::uint64_t slice, State& state) {
    if (!state.maker_wins) {
        Budget budget = this->budget(kBreakerShare * slice);
        const auto held = BreakerSearch{geometry_, breaker_table_, budget}.solve(
            at.attacker, at.defender, at.to_move);
        nodes_ += budget.nodes();
        if (held) (held->maker_wins ? state.maker_wins : state.breaker_holds) = true;
        if (state.breaker_holds) return;
    }
    Budget budget = this->budget(slice);
    state.attacker_wins = AttackSearch{geometry_, game_table_, budget}.wins(at);
    nodes_ += budget.nodes();
}

// For a moment only, so that a signal from outside is heard. Who finds the answer stops the others.
void Decider::slice_together(const Situation& at, std::uint64_t slice, State& state) {
    const bool now = state.slices++ % kAttackersShare < settings_.threads;
    const int some = std::max(settings_.threads / kAttackersShare, now ? 1 : 0);
    const int attackers = state.maker_wins ? settings_.threads : some;
    StopSignal done;
    std::mutex mutex;
    Limits limits = budget(std::numeric_limits<std::uint64_t>::max()).limits();
    const Seconds moment = std::min(kLongestMoment, kFirstMoment * static_cast<double>(slice) /
                                                        static_cast<double>(kFirstSlice));
    limits.time = limits.time ? std::min(*limits.time, moment) : moment;
    NodePool pool{limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())};
    const Budget whole{limits, &done};
    bool attacked = attackers == 0;
    const State state_before = state;
    on_workers(settings_.threads, [&](int worker) {
        Budget part = whole.part(pool);
        const bool attacks = state_before.maker_wins || (worker > 0 && worker <= attackers);
        if (attacks) {
            const auto wins = AttackSearch{geometry_, game_table_, part, Company::Others}.wins(at);
            const std::lock_guard lock{mutex};
            attacked = true;
            if (wins) state.attacker_wins = wins;
            if (wins) done.raise();
        } else {
            const auto held = BreakerSearch{geometry_, breaker_table_, part, Company::Others}.solve(
                at.attacker, at.defender, at.to_move);
            const std::lock_guard lock{mutex};
            if (held) (held->maker_wins ? state.maker_wins : state.breaker_holds) = true;
            if (state.breaker_holds) done.raise();
        }
        const std::lock_guard lock{mutex};
        nodes_ += part.nodes();
    });
    if (attacked || state.breaker_holds) return;
    // No worker came for this part.
    Budget budget = this->budget(slice);
    state.attacker_wins = AttackSearch{geometry_, game_table_, budget}.wins(at);
    nodes_ += budget.nodes();
}

}  // namespace lawan::tictactoe::solver
