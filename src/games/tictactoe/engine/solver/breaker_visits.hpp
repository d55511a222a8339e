// A situation of the maker–breaker game whose moves are searched: parts of BreakerSearch.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/tictactoe/engine/solver/breaker_search.hpp"
#include "games/tictactoe/engine/solver/domination.hpp"

namespace lawan::tictactoe::solver {

// What both kinds of visit have in common.
class BreakerSearch::Visit {
  protected:
    // `entry`: what the table knew of the situation. `effort`: the nodes that this visit may take.
    Visit(BreakerSearch& search, const Node& at, const OpenWindows& open, std::uint64_t effort,
          const std::optional<ProofTable::Entry>& entry)
        : search_{search},
          at_{at},
          open_{open},
          entry_{entry},
          empty_{search.geometry_.board() & ~(at.maker | at.breaker)},
          effort_{effort},
          before_{search.budget_.nodes()} {}

    // Nodes of this visit.
    [[nodiscard]] std::uint64_t work() const { return search_.budget_.nodes() - before_ + 1; }
    [[nodiscard]] bool is_enough() const { return work() > effort_ || search_.budget_.spent(); }
    [[nodiscard]] Outcome store(Numbers numbers, Cells zone) const {
        return search_.store(at_.place, numbers, zone, (entry_ ? entry_->work : 0) + work());
    }

    BreakerSearch& search_;
    const Node& at_;
    const OpenWindows& open_;
    const std::optional<ProofTable::Entry>& entry_;
    Cells empty_;
    std::uint64_t effort_;
    std::uint64_t before_;
    std::vector<Node> list_;  // the moves that are searched
    Cells must_ = 0;          // of those that come into question, what no zone has answered yet
    Cells zone_ = 0;
};

// The maker is to move: which of his moves still need an answer.
class BreakerSearch::MakerVisit final : Visit {
  public:
    MakerVisit(BreakerSearch& search, const Node& at, const OpenWindows& open, std::uint64_t effort,
               const std::optional<ProofTable::Entry>& entry)
        : Visit{search, at, open, effort, entry} {}

    [[nodiscard]] Outcome run();

  private:
    [[nodiscard]] std::optional<Outcome> at_once() const;
    void list_moves();
    [[nodiscard]] std::optional<Outcome> take_answers(bool first);
    [[nodiscard]] Node* next();
    [[nodiscard]] Outcome held();

    Dominators better_;
    Cells answered_ = 0;    // moves that an answer to a better move answers
    Cells unanswered_ = 0;  // those that no answer at once holds against
    Cells needed_ = 0;      // by the answers at once
};

// The breaker is to move: which answer gets how much of the work.
class BreakerSearch::BreakerVisit final : Visit {
  public:
    BreakerVisit(BreakerSearch& search, const Node& at, const OpenWindows& open,
                 std::uint64_t effort, const std::optional<ProofTable::Entry>& entry)
        : Visit{search, at, open, effort, entry} {}

    [[nodiscard]] Outcome run();

  private:
    // Where the breaker has to move against threats; 0 for anywhere.
    [[nodiscard]] Cells region_of_threats() const;
    // The answers in the order in which they are tried, with what they promise; or the one that
    // leaves nothing to do.
    [[nodiscard]] std::optional<Outcome> list_answers(Cells moves);
    [[nodiscard]] std::optional<Outcome> take_refutations(bool first);
    // The answer that costs least, as far as the second best.
    [[nodiscard]] Node* next(std::uint64_t& share);

    Cells moves_ = 0;
    Cells region_ = 0;
};

}  // namespace lawan::tictactoe::solver
