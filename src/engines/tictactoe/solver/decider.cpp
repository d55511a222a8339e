#include "engines/tictactoe/solver/decider.hpp"

#include <algorithm>

#include "work/threads.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::uint64_t kFirstSlice = 4096;
constexpr std::uint64_t kBreakerShare = 8;  // its nodes are quick, and draws are what takes long
constexpr std::uint64_t kLargestSlice = 1 << 18;
constexpr int kPairingSteps = 2'000;  // for a position that is asked about itself

}  // namespace

Decider::Decider(const Rules& rules, const Settings& settings)
    : geometry_{rules},
      settings_{settings},
      game_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}},
      breaker_table_{MebiBytes{std::max<std::uint64_t>(settings.memory.count / 2, 1)}},
      clock_{Limits::none()} {}

bool Decider::out_of_limits() const {
    if (settings_.stop != nullptr && settings_.stop->raised()) return true;
    if (settings_.limits.nodes && nodes_ >= *settings_.limits.nodes) return true;
    return settings_.limits.time && elapsed() >= *settings_.limits.time;
}

void Decider::allow(Seconds more) {
    settings_.limits = settings_.limits.tightened_by(Limits::of_time(elapsed() + more));
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
    if (attack.pairing(at, kPairingSteps)) return Decision{false, Method::Pairing};
    const Verdict close = attack.look_closely(at).verdict;
    if (close == Verdict::AttackerWins) return Decision{true, Method::Threats};
    if (close == Verdict::DefenderHolds) return Decision{false, Method::Pairing};
    return std::nullopt;
}

std::optional<Decision> Decider::decide(const Situation& at) {
    if (out_of_limits()) return std::nullopt;
    if (const auto decision = at_once(at)) return decision;
    bool ask_breaker = true;  // until the maker is known to win, which says nothing of the game
    for (std::uint64_t slice = kFirstSlice; !out_of_limits();
         slice = std::min(2 * slice, kLargestSlice)) {
        std::optional<BreakerSearch::Result> held;
        std::optional<bool> wins;
        Budget breaker_budget = budget(kBreakerShare * slice);
        Budget attack_budget = budget(slice);
        const auto ask = [&](int which) {
            if (which == 0 && ask_breaker) {
                held = BreakerSearch{geometry_, breaker_table_, breaker_budget}.solve(
                    at.attacker, at.defender, at.to_move);
            } else if (which == 1) {
                wins = AttackSearch{geometry_, game_table_, attack_budget}.wins(at);
            }
        };
        // A worker that does not come leaves its work to the first.
        bool second_came = false;
        if (settings_.threads > 1 && ask_breaker) {
            on_workers(2, [&](int worker) {
                ask(worker);
                if (worker == 1) second_came = true;
            });
        } else {
            ask(0);
        }
        if (!second_came && !(held && !held->maker_wins)) ask(1);
        nodes_ += breaker_budget.nodes() + attack_budget.nodes();
        if (settings_.progress) settings_.progress();
        if (held && !held->maker_wins) return Decision{false, Method::MakerBreaker};
        if (held) ask_breaker = false;
        if (wins) return Decision{*wins, Method::ProofNumbers};
    }
    return std::nullopt;
}

}  // namespace lawan::tictactoe::solver
