// A strategy as a table of moves: what the prover plays in each position that can come up. For any
// game whose positions never come back.
//
//   by strategy
//   play POSITION : MOVE
//
// The check plays every reply of the opponent and looks the prover's answer up. Positions are the
// same under the symmetries of their board. Tables that a game has more to say about bring an
// Insight: what needs no line because the rules force it, and lines of other kinds.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/symmetry.hpp"
#include "core/text.hpp"
#include "proofs/count_rest.hpp"
#include "proofs/kind.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {

// What a game adds to a table of moves; this one adds nothing.
template <Game G>
struct NoInsight {
    using Position = typename G::Position;
    using Move = typename Position::Move;
    struct Certificate {};

    // A position that needs no look: the goal is certain by itself.
    [[nodiscard]] bool settled(const Position&, const Goal&) const { return false; }
    // The prover's move where it ends the game at once: lines are needed for all others, so that
    // the work of a check is bounded by the length of the file.
    [[nodiscard]] std::optional<Move> obvious(const Position&, const Goal&) const { return {}; }
    // A line of another kind: what stands after its colon.
    [[nodiscard]] std::optional<Certificate> parse(std::string_view, const Position&,
                                                   const std::vector<std::string_view>&) const {
        return std::nullopt;
    }
    [[nodiscard]] bool proves(const Certificate&, const Position&, const Goal&) const {
        return false;
    }
    // Whether a certificate is a plan for the prover: it is given where the opponent is to move,
    // and wins after each of his moves but those whose positions have lines of their own.
    [[nodiscard]] bool is_plan(const Certificate&) const { return false; }
    [[nodiscard]] bool succeeds(const Certificate&, const Position&, const Goal&) const {
        return false;
    }
};

template <Game G, class Insight = NoInsight<G>>
class StrategyCheck {
  public:
    using Position = typename G::Position;
    using Move = typename Position::Move;

    StrategyCheck(const Position& root, const Claim& claim, const Means& means,
                  Insight insight = {})
        : game_{root},
          root_{root},
          goal_{Goal::of(claim, root.side_to_move())},
          means_{means},
          insight_{std::move(insight)} {}

    [[nodiscard]] Verdict check(Body& body) {
        read(body);
        const bool holds = wins(root_);
        return holds ? Verdict::held({words::kLinesOfTable, {table_.size()}}, visited_)
                     : Verdict::broken(why_, visited_);
    }

  private:
    using Certificate = typename Insight::Certificate;

    struct Line {
        Move move{};
        std::uint32_t certificate = 0;  // counted from 1
        bool visited = false;
    };
    struct Hash {
        [[nodiscard]] std::size_t operator()(const Position& position) const {
            return static_cast<std::size_t>(position.key());
        }
    };
    struct Named {
        Position position;  // as the file has it: a certificate speaks of its cells
        Certificate certificate;
    };

    [[nodiscard]] static Canonical<Position> canonical(const Position& position) {
        if constexpr (Symmetric<Position>) return position.canonical();
        return {position, Symmetry{}};
    }
    [[nodiscard]] static Move image(const Position& position, Move move, Symmetry symmetry) {
        if constexpr (Symmetric<Position>) return position.image(move, symmetry);
        return move;
    }

    void read(Body& body) {
        while (const auto text = body.next()) {
            if (table_bytes(table_.size() + 1) > means_.memory.bytes()) too_large(*text, body);
            read_line(*text, body);
        }
    }

    // A line of the table takes about this much, with the nodes and buckets of the map.
    [[nodiscard]] std::size_t table_bytes(std::size_t lines) const {
        constexpr std::size_t kLineBytes = sizeof(Position) + sizeof(Line) + 32;
        return lines * kLineBytes + certificate_bytes_;
    }

    // Counts the lines that are left, as if each were of another position.
    [[noreturn]] void too_large(std::string_view line, Body& body) {
        std::size_t lines = table_.size();
        const auto count = [&](std::string_view text) {
            ++lines;
            const auto colon = text.find(':');
            if (colon == std::string_view::npos || text.substr(0, text.find(' ')) == "play") return;
            certificate_bytes_ += bytes_of_certificate(split_words(text.substr(colon)).size());
        };
        count(line);
        const bool all = count_rest(body, means_, count);
        throw out_of_memory(words::kTableTooLarge, table_bytes(lines), all, means_);
    }

    // A vector grows to twice what it needs, and a certificate holds as much as its text.
    [[nodiscard]] static std::size_t bytes_of_certificate(std::size_t words_of_text) {
        return 2 * sizeof(Named) + kBytesAWord * words_of_text;
    }

    void read_line(std::string_view text, Body& body) {
        const auto colon = text.find(':');
        const auto blank = text.find(' ');
        if (colon == std::string_view::npos || blank > colon) {
            body.fail({words::kPlayLine, {in_quotes(text)}});
        }
        const std::string_view verb = text.substr(0, blank);
        const Position position = parsed(trimmed(text.substr(blank, colon - blank)), body);
        const auto rest = split_words(text.substr(colon + 1));
        const Canonical<Position> least = canonical(position);
        Line line;
        if (verb == "play") {
            const auto move = rest.size() == 1 ? game_.parse_move(rest[0]) : std::nullopt;
            if (!move) body.fail(words::kOneMove);
            line.move = image(position, *move, least.symmetry);
        } else {
            const auto certificate = insight_.parse(verb, position, rest);
            if (!certificate) body.fail({words::kNotRead, {in_quotes(text)}});
            certificates_.push_back({position, *certificate});
            certificate_bytes_ += bytes_of_certificate(rest.size());
            line.certificate = static_cast<std::uint32_t>(certificates_.size());
        }
        table_.insert_or_assign(least.position, line);
    }

    [[nodiscard]] Position parsed(std::string_view text, Body& body) const {
        try {
            return G::parse_position(text);
        } catch (const InputError& error) {
            body.fail(error.phrase());
        }
    }

    // Whether the prover reaches the goal from here, as the table has it. No deeper than the
    // longest game.
    [[nodiscard]] bool wins(const Position& position) {
        if (++visited_ % kBetweenLooks == 0) {
            if (means_.are_over()) throw interrupted();
            if (means_.progress && lines_ > 0) {
                const auto of = static_cast<double>(table_.size());
                means_.progress(lines_, table_.size(), static_cast<double>(lines_) / of);
            }
        }
        if (is_over(position)) {
            return goal_.reached(position.final_score(), position.side_to_move()) ||
                   fail(position, words::kGoalNotReached);
        }
        if (insight_.settled(position, goal_)) return true;
        return position.side_to_move() == goal_.prover ? answers(position) : all_replies(position);
    }

    [[nodiscard]] bool answers(const Position& position) {
        if (const auto move = insight_.obvious(position, goal_)) return wins(position.after(*move));
        const Canonical<Position> least = canonical(position);
        const auto found = table_.find(least.position);
        if (found == table_.end()) return fail(position, words::kNoMoveGiven);
        if (found->second.visited) return true;
        visit(found->second);
        if (found->second.certificate != 0) return certified(found->second.certificate);
        const Move move = image(position, found->second.move, least.symmetry.inverse());
        for (const Move legal : position.legal_moves()) {
            if (legal == move) return wins(position.after(move));
        }
        return fail(position, words::kIllegalMove);
    }

    [[nodiscard]] OutOfMeans interrupted() const {
        OutOfMeans error{words::kInterrupted};
        error.checked = {lines_, table_.size()};
        return error;
    }

    void visit(Line& line) {
        line.visited = true;
        ++lines_;
    }

    // A position seen before is either proved or is the reason why all has failed.
    [[nodiscard]] bool all_replies(const Position& position) {
        const auto found = table_.find(canonical(position).position);
        if (found != table_.end() && found->second.certificate != 0) {
            if (found->second.visited) return true;
            visit(found->second);
            return certified(found->second.certificate);
        }
        for (const Move move : position.legal_moves()) {
            if (!wins(position.after(move))) return false;
        }
        return true;
    }

    [[nodiscard]] bool certified(std::uint32_t number) {
        const Named& named = certificates_[number - 1];
        if (insight_.is_plan(named.certificate)) return planned(named);
        return insight_.proves(named.certificate, named.position, goal_) ||
               fail(named.position, words::kCertificateFails);
    }

    [[nodiscard]] bool planned(const Named& named) {
        if (named.position.side_to_move() == goal_.prover) {
            return fail(named.position, words::kOpponentNotToMove);
        }
        for (const Move move : named.position.legal_moves()) {
            const Position next = named.position.after(move);
            const bool has_line = table_.count(canonical(next).position) > 0;
            if (is_over(next) || has_line) {
                if (!wins(next)) return false;
            } else if (++visited_; !insight_.succeeds(named.certificate, next, goal_)) {
                return fail(next, words::kPlanFails);
            }
        }
        return true;
    }

    [[nodiscard]] bool fail(const Position& position, const Words& why) {
        why_ = Phrase{why, {game_.position_text(position)}};
        return false;
    }

    static constexpr std::uint64_t kBetweenLooks = 1024;
    static constexpr std::size_t kBytesAWord = 32;  // of what a certificate makes of one

    G game_;
    Position root_;
    Goal goal_;
    Means means_;
    Insight insight_;
    std::unordered_map<Position, Line, Hash> table_;
    std::vector<Named> certificates_;
    std::size_t certificate_bytes_ = 0;
    std::uint64_t visited_ = 0;  // positions
    std::uint64_t lines_ = 0;    // of the table, visited
    Phrase why_;
};

}  // namespace lawan::proofs
