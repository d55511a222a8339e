// Writes down what the searches have found, in the format of docs/proofs.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/tictactoe/engine/solver/attack_search.hpp"
#include "games/tictactoe/engine/solver/breaker_search.hpp"

namespace lawan::tictactoe::solver {

// The body of a `strategy` for the attacker, if he wins, or else for the defender. What the table
// has forgotten is searched again. False when the budget is spent before all is written.
class StrategyWriter {
  public:
    StrategyWriter(const Geometry& geometry, AttackSearch& search, Side attacker,
                   bool attacker_wins, std::string& text)
        : geometry_{geometry},
          search_{search},
          attacker_{attacker},
          prover_{attacker_wins ? ToMove::Attacker : ToMove::Defender},
          text_{text} {}

    [[nodiscard]] bool write(const Situation& at);

  private:
    [[nodiscard]] bool write_prover(const Situation& at);
    void line(const char* verb, const Situation& at, const std::string& rest);

    const Geometry& geometry_;
    AttackSearch& search_;
    Side attacker_;
    ToMove prover_;
    std::string& text_;
    std::unordered_set<std::string> written_;
};

// The body of a `breaker` proof.
class BreakerWriter {
  public:
    BreakerWriter(const Geometry& geometry, BreakerSearch& search, std::string& text)
        : geometry_{geometry}, search_{search}, text_{text} {}

    // The maker is to move; the zone is that of what was written. A zone without the cells to
    // avoid makes the proof shorter.
    [[nodiscard]] bool write(Cells maker, Cells breaker, Cells avoid, Cells& zone);
    [[nodiscard]] bool write_first(Cells maker, Cells breaker);  // the breaker is to move

  private:
    struct Written {
        std::uint64_t number;
        int symmetry;
        Cells zone;  // canonical
    };

    // The breaker's answer; none when the budget is spent.
    [[nodiscard]] std::optional<int> answer(Cells maker, Cells breaker);
    // The move to write next: one whose answer is known, if there is any.
    [[nodiscard]] int next_move(Cells maker, Cells breaker, Cells moves,
                                const std::array<int, 64>& weights) const;
    void write_answer(int move, int reply);
    [[nodiscard]] bool write_before(const CanonicalCells& least, Cells maker, Cells empty,
                                    Cells& zone);

    const Geometry& geometry_;
    BreakerSearch& search_;
    std::string& text_;
    std::unordered_map<std::string, Written> written_;
    std::uint64_t nodes_ = 0;
};

[[nodiscard]] std::string pairs_and_rings_text(const Geometry& geometry, const PairsAndRings& held);
[[nodiscard]] std::string pairs_text(const Geometry& geometry, const std::vector<Cells>& pairs);
[[nodiscard]] std::string cell_text(const Geometry& geometry, int cell);

}  // namespace lawan::tictactoe::solver
