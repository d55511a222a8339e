#include "play/audit.hpp"

#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/input_error.hpp"
#include "play/words.hpp"

namespace lawan {
namespace {

void add(std::uint64_t& sum, std::uint64_t more) {
    if (more > std::numeric_limits<std::uint64_t>::max() - sum) {
        throw InputError{words::kTooManyGamesToCount};
    }
    sum += more;
}

class Auditor {
  public:
    Auditor(const AnyMoveRule& rule, const Auditing& auditing, Budget& budget)
        : rule_{rule}, auditing_{auditing}, budget_{budget} {}

    [[nodiscard]] std::optional<Audit> run(const AnyPosition& start) {
        Audit audit;
        if (!count(start, audit.games)) return std::nullopt;
        audit.lines = audit.games;
        audit.positions = known_.size();
        std::vector<AnyMove> line;
        if (audit.games.losses > 0) list(start, line, audit.losing_games);
        return audit;
    }

  private:
    // False when the budget is spent.
    [[nodiscard]] bool count(const AnyPosition& position, AuditResults& sum) {
        if (position.is_over()) {
            const auto winner = position.winner();
            add(!winner ? sum.draws : *winner == auditing_.rule_plays ? sum.wins : sum.losses, 1);
            return true;
        }
        if (position.side_to_move() == auditing_.rule_plays) {
            // An answer may take long, and a position of a large board needs hundreds of them.
            budget_.poll();
            if (budget_.spent()) return false;
            const AnyMove move = answer(position);
            if (auditing_.progress) auditing_.progress(visited_);
            return count(position.after(move), sum);
        }
        // The whole text is the key, so that no collision can give a wrong count.
        std::string key = position.text();
        auto found = known_.find(key);
        if (found == known_.end()) {
            if (!budget_.spend()) return false;
            ++visited_;
            AuditResults here;
            for (const AnyMove move : position.legal_moves()) {
                if (!count(position.after(move), here)) return false;
            }
            check_room(known_.size());
            found = known_.emplace(std::move(key), here).first;
        }
        add(sum.wins, found->second.wins);
        add(sum.draws, found->second.draws);
        add(sum.losses, found->second.losses);
        return true;
    }

    // Asked once for each position: a bot that goes by a clock or by what it remembers might answer
    // something else the next time, and what is listed would not be what was counted.
    [[nodiscard]] AnyMove answer(const AnyPosition& position) {
        std::string key = position.text();
        auto found = answers_.find(key);
        if (found == answers_.end()) {
            check_room(answers_.size());
            found = answers_.emplace(std::move(key), rule_(position)).first;
        }
        return found->second;
    }

    void check_room(std::size_t remembered) const {
        if (remembered < auditing_.most_positions) return;
        throw InputError{words::kTooManyPositions};
    }

    void list(const AnyPosition& position, std::vector<AnyMove>& line,
              std::vector<std::vector<AnyMove>>& games) {
        if (games.size() >= auditing_.most_losing_games) return;
        if (position.is_over()) {
            const auto winner = position.winner();
            if (winner && *winner != auditing_.rule_plays) games.push_back(line);
            return;
        }
        std::vector<AnyMove> moves;
        if (position.side_to_move() == auditing_.rule_plays) {
            moves = {answer(position)};
        } else if (known_.at(position.text()).losses > 0) {
            moves = position.legal_moves();
        }
        for (const AnyMove move : moves) {
            line.push_back(move);
            list(position.after(move), line, games);
            line.pop_back();
        }
    }

    const AnyMoveRule& rule_;
    const Auditing& auditing_;
    Budget& budget_;
    std::uint64_t visited_ = 0;  // of the opponent's, those that are not counted to the end too
    std::unordered_map<std::string, AuditResults> known_;  // where the opponent chooses
    std::unordered_map<std::string, AnyMove> answers_;     // of the rule
};

}  // namespace

std::optional<Audit> audit_games(const AnyPosition& start, const AnyMoveRule& rule,
                                 const Auditing& auditing, Budget& budget) {
    return Auditor{rule, auditing, budget}.run(start);
}

}  // namespace lawan
