#include "games/tictactoe/engine/solver/decider.hpp"

#include <algorithm>
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
// One thread in sixteen looks for a win in the game itself. Where there are fewer threads, one of
// them does so in some slices only: most open boards are draws, which that never finds.
constexpr int kAttackersShare = 16;
constexpr int kDeciderPairingTries = 100;  // for a position that is asked about itself

}  // namespace

Decider::Decider(const Rules& rules, const Settings& settings)
    : geometry_{rules},
      settings_{settings},
      game_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}},
      breaker_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}} {}

std::optional<Decision> Decider::at_once(const Situation& at, Budget& budget) {
    const AttackSearch attack{geometry_, game_table_, budget};
    using Verdict = AttackSearch::Verdict;
    const Verdict plain = attack.classify(at).verdict;
    if (plain != Verdict::Open) return Decision{plain == Verdict::AttackerWins, Method::Rules};
    if (geometry_.lines().cover(at.attacker, at.defender, kDeciderPairingTries).holds()) {
        return Decision{false, Method::Pairing};
    }
    const Verdict close = attack.classify_closely(at).verdict;
    if (close == Verdict::AttackerWins) return Decision{true, Method::Threats};
    if (close == Verdict::DefenderHolds) return Decision{false, Method::Pairing};
    return std::nullopt;
}

std::optional<Decision> Decider::decide(const Situation& at, Budget& budget) {
    budget.poll();
    if (budget.spent()) return std::nullopt;
    if (const auto decision = at_once(at, budget)) return decision;
    State state;
    for (std::uint64_t slice = kFirstSlice; !budget.spent();
         slice = std::min(2 * slice, kLargestSlice)) {
        if (settings_.threads > 1) {
            slice_together(at, slice, budget, state);
        } else {
            slice_alone(at, slice, budget, state);
        }
        if (settings_.progress) settings_.progress();
        if (state.breaker_holds) return Decision{false, Method::MakerBreaker};
        if (state.attacker_wins) return Decision{*state.attacker_wins, Method::ProofNumbers};
    }
    return std::nullopt;
}

void Decider::attack(const Situation& at, std::uint64_t slice, Budget& budget, State& state) {
    Budget share = budget.share(Limits::of_nodes(slice));
    state.attacker_wins = AttackSearch{geometry_, game_table_, share}.wins(at);
}

void Decider::slice_alone(const Situation& at, std::uint64_t slice, Budget& budget, State& state) {
    if (!state.maker_wins) {
        Budget share = budget.share(Limits::of_nodes(kBreakerShare * slice));
        const auto held = BreakerSearch{geometry_, breaker_table_, share}.solve(
            at.attacker, at.defender, at.to_move);
        if (held) (held->maker_wins ? state.maker_wins : state.breaker_holds) = true;
    }
    if (!state.breaker_holds) attack(at, slice, budget, state);
}

// For a moment only, so that progress is told. The thread that finds the answer stops the others.
void Decider::slice_together(const Situation& at, std::uint64_t slice, Budget& budget,
                             State& state) {
    const bool now = state.slices++ % kAttackersShare < settings_.threads;
    const int some = std::max(settings_.threads / kAttackersShare, now ? 1 : 0);
    const int attackers = state.maker_wins ? settings_.threads : some;
    StopSignal done;
    std::mutex mutex;
    const Seconds moment = std::min(kLongestMoment, kFirstMoment * static_cast<double>(slice) /
                                                        static_cast<double>(kFirstSlice));
    Budget whole = budget.share(Limits::of_time(moment), &done);
    bool attacked = attackers == 0;
    const State state_before = state;
    on_workers(settings_.threads, [&](int worker) {
        Budget share = whole.thread_share();
        const bool attacks = state_before.maker_wins || (worker > 0 && worker <= attackers);
        if (attacks) {
            const auto wins = AttackSearch{geometry_, game_table_, share, Company::Others}.wins(at);
            const std::lock_guard lock{mutex};
            attacked = true;
            if (wins) state.attacker_wins = wins;
            if (wins) done.raise();
        } else {
            const auto held =
                BreakerSearch{geometry_, breaker_table_, share, Company::Others}.solve(
                    at.attacker, at.defender, at.to_move);
            const std::lock_guard lock{mutex};
            if (held) (held->maker_wins ? state.maker_wins : state.breaker_holds) = true;
            if (state.breaker_holds) done.raise();
        }
    });
    // No worker came for this part.
    if (!attacked && !state.breaker_holds) attack(at, slice, budget, state);
}

}  // namespace lawan::tictactoe::solver
