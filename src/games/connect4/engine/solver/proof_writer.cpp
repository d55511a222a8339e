#include "games/connect4/engine/solver/proof_writer.hpp"

#include "games/connect4/rules/follow_up.hpp"
#include "games/connect4/rules/lines.hpp"

namespace lawan::connect4::solver {

std::optional<std::string> ProofWriter::write() {
    if (!write(game_.start())) return std::nullopt;
    return std::move(text_);
}

// What the check sees for itself.
bool ProofWriter::needs_no_line(const Position& at) const {
    if (at.move_count() == 0) return true;
    if (at.side_to_move() == holder_) {
        return (completing(at.own(), at.rules()) & at.landing_cells()).any();
    }
    return outcome_ <= 0 && !has_run(at.own() | at.empty_cells(), at.rules());
}

bool ProofWriter::write(const Position& at) {
    if (needs_no_line(at)) return true;
    if (!seen_.insert(at.canonical().position).second) return true;
    if (at.side_to_move() == holder_) return write_answer(at);
    const FollowUp worth = follow_up(at);
    if (worth == FollowUp::Wins || (worth == FollowUp::Holds && outcome_ <= 0)) {
        text_ += "follow " + game_.position_text(at) + " :\n";
        return ++lines_ <= kMostLines;
    }
    for (const Square move : at.legal_moves()) {
        if (!write(at.after(move))) return false;
    }
    return true;
}

bool ProofWriter::write_answer(const Position& at) {
    const auto move = move_that_keeps(at);
    if (!move || ++lines_ > kMostLines) return false;
    text_ += "play " + game_.position_text(at) + " : " + game_.move_text(*move) + '\n';
    return write(at.after(*move));
}

// A move that leaves the opponent to follow makes the shortest table.
std::optional<Square> ProofWriter::move_that_keeps(const Position& at) {
    const auto moves = from_the_middle(at);
    for (const Square move : moves) {
        const FollowUp worth = follow_up(at.after(move));
        if (worth == FollowUp::Wins || (worth == FollowUp::Holds && outcome_ <= 0)) return move;
    }
    for (const Square move : moves) {
        const auto after = prover_.score(at.after(move), -outcome_, 1 - outcome_, budget_);
        if (!after) return std::nullopt;
        if (-*after >= outcome_) return move;
    }
    return std::nullopt;
}

namespace {

[[nodiscard]] std::string lower_claim(const Solved& known) {
    return "at-least " + std::to_string(known.lower);
}
[[nodiscard]] std::string upper_claim(const Solved& known) {
    return "at-most " + std::to_string(known.upper);
}

}  // namespace

std::string claims_of(const Solved& known) {
    if (known.lower < 0) return upper_claim(known);
    if (known.upper > 0) return lower_claim(known);
    return lower_claim(known) + ", " + upper_claim(known);
}

std::optional<std::string> proof_of(const Position& position, const Solved& known, Prover& prover,
                                    Budget& budget) {
    const Side mover = position.side_to_move();
    std::string text =
        "lawan-proof 1\ngame connect4\nposition " + Game{position}.position_text(position) + '\n';
    const auto claim = [&](const std::string& what, Side holder, int outcome) {
        const auto body = ProofWriter{position, holder, outcome, prover, budget}.write();
        if (body) text += "claim " + what + "\nby strategy\n" + *body;
        return body.has_value();
    };
    if (known.lower >= 0 && !claim(lower_claim(known), mover, known.lower)) return std::nullopt;
    if (known.upper <= 0 && !claim(upper_claim(known), opponent_of(mover), -known.upper)) {
        return std::nullopt;
    }
    return text + "end\n";
}

}  // namespace lawan::connect4::solver
