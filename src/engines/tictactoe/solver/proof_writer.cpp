#include "engines/tictactoe/solver/proof_writer.hpp"

#include <bit>

#include "games/tictactoe/game.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kPairingSteps = 2000;

[[nodiscard]] std::string words_key(const CanonicalCells& cells) {
    return std::to_string(cells.marks) + ' ' + std::to_string(cells.others);
}

}  // namespace

std::string cell_text(const Geometry& geometry, int cell) {
    return to_text(coordinate_of(Square{cell}, geometry.rules().size));
}

std::string pairs_text(const Geometry& geometry, const std::vector<Cells>& pairs) {
    std::string text;
    for (const Cells pair : pairs) {
        if (!text.empty()) text += ' ';
        text += cell_text(geometry, std::countr_zero(pair)) + '-' +
                cell_text(geometry, std::countr_zero(pair & (pair - 1)));
    }
    return text;
}

void StrategyWriter::line(const char* verb, const Situation& at, const std::string& rest) {
    PerSide<Bitboard> marks;
    marks[attacker_] = Bitboard{at.attacker};
    marks[opponent_of(attacker_)] = Bitboard{at.defender};
    const Side to_move = at.to_move == ToMove::Attacker ? attacker_ : opponent_of(attacker_);
    const Position position = Position::set_up(geometry_.rules(), marks, to_move);
    text_ += std::string{verb} + ' ' + Game{position}.position_text(position) + " : " + rest + '\n';
}

bool StrategyWriter::write(const Situation& at) {
    const Cells own = prover_ == ToMove::Attacker ? at.attacker : at.defender;
    const Cells enemy = prover_ == ToMove::Attacker ? at.defender : at.attacker;
    const Cells empty = geometry_.board() & ~(own | enemy);
    if (empty == 0) return true;
    if (prover_ == ToMove::Defender && geometry_.open_windows(at.attacker, at.defender).live == 0) {
        return true;
    }
    if (at.to_move == prover_) {
        if (geometry_.completing(own, enemy) != 0) return true;  // the checker sees that itself
        const auto key = words_key(canonical(geometry_, at.attacker, at.defender));
        return !written_.insert(key).second || write_prover(at);
    }
    if (prover_ == ToMove::Defender) {
        if (const auto pairs = search_.pairing(at, kPairingSteps)) {
            const auto key = 'p' + words_key(canonical(geometry_, at.attacker, at.defender));
            if (written_.insert(key).second) line("pairs", at, pairs_text(geometry_, *pairs));
            return true;
        }
    }
    for (Cells left = empty; left != 0; left &= left - 1) {
        if (!write(at.after(std::countr_zero(left)))) return false;
    }
    return true;
}

// A move whose result the table knows, else one that is known after the position was searched
// again; the moves that do not work may take any time, so they are not searched one by one.
bool StrategyWriter::write_prover(const Situation& at) {
    const auto look = search_.look_closely(at);
    const bool attacks = prover_ == ToMove::Attacker;
    const Cells moves =
        look.moves != 0 ? look.moves : geometry_.board() & ~(at.attacker | at.defender);
    if (look.verdict == AttackSearch::Verdict::AttackerWins) {  // threats lead on by themselves
        const int cell = std::countr_zero(moves);
        line("play", at, cell_text(geometry_, cell));
        return write(at.after(cell));
    }
    for (int attempt = 0; attempt < 2; ++attempt) {
        for (Cells left = moves; left != 0; left &= left - 1) {
            const int cell = std::countr_zero(left);
            const auto wins = search_.known(at.after(cell));
            if (!wins || *wins != attacks) continue;
            line("play", at, cell_text(geometry_, cell));
            return write(at.after(cell));
        }
        if (search_.wins(at) != std::optional{attacks}) return false;
    }
    return false;
}

std::optional<int> BreakerWriter::answer(Cells maker, Cells breaker) {
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    const Cells empty = geometry_.board() & ~(maker | breaker);
    Cells moves = open.completing != 0 ? open.completing : open.live & empty;
    const auto weights = geometry_.weights(open);
    std::optional<int> found;
    // The searches know which answer holds; the zone of the result contains it.
    const auto result = search_.solve(maker, breaker, ToMove::Defender);
    if (!result || result->maker_wins) return std::nullopt;
    if (open.completing == 0) moves &= result->zone;
    while (moves != 0) {
        int best = std::countr_zero(moves);
        for_each_cell(moves, [&](int cell) {
            if (weights[static_cast<std::size_t>(cell)] > weights[static_cast<std::size_t>(best)]) {
                best = cell;
            }
        });
        moves &= ~cell_bit(best);
        const auto after = search_.known_result(maker, breaker | cell_bit(best));
        if (after && !after->maker_wins && (after->zone & ~result->zone) == 0) return best;
        if (!found && after && !after->maker_wins) found = best;
    }
    if (found) return found;
    for_each_cell(open.completing != 0 ? open.completing : result->zone & empty, [&](int cell) {
        if (found) return;
        const auto after = search_.solve(maker, breaker | cell_bit(cell), ToMove::Attacker);
        if (after && !after->maker_wins) found = cell;
    });
    return found;
}

bool BreakerWriter::write_first(Cells maker, Cells breaker) {
    auto first = answer(maker, breaker);
    if (!first) {
        const Cells empty = geometry_.board() & ~(maker | breaker);
        first = std::countr_zero(empty);  // nothing is left to close
    }
    text_ += "first " + cell_text(geometry_, *first) + '\n';
    Cells zone = 0;
    return write(maker, breaker | cell_bit(*first), zone);
}

bool BreakerWriter::write(Cells maker, Cells breaker, Cells& zone) {
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const CanonicalCells least = canonical(geometry_, maker & open.live, empty & open.live);
    const std::string key = words_key(least);
    const std::uint64_t number = nodes_++;
    if (const auto before = written_.find(key); before != written_.end()) {
        // From there to the canonical form, and from that to here.
        for (int s = 0; s < geometry_.symmetries(); ++s) {
            const Cells there = geometry_.image_back(before->second.zone, before->second.symmetry);
            zone = geometry_.image_back(before->second.zone, least.symmetry);
            if (geometry_.image(geometry_.image_back(least.marks, before->second.symmetry), s) ==
                    (maker & open.live) &&
                geometry_.image(geometry_.image_back(least.others, before->second.symmetry), s) ==
                    (empty & open.live) &&
                geometry_.image(there, s) == zone) {
                text_ +=
                    "as " + std::to_string(before->second.number) + ' ' + std::to_string(s) + '\n';
                return true;
            }
        }
    }
    const PairingSearch pairs = search_.pairing(maker, breaker);
    if (pairs.found) {
        text_ += "pairs " + pairs_text(geometry_, pairs.pairs) + '\n';
        zone = pairs.cells();
        written_[key] = {number, least.symmetry, geometry_.image(zone, least.symmetry)};
        return true;
    }
    // How many answers there are is known only after they are written.
    const std::size_t head = text_.size();
    const auto weights = geometry_.weights(open);
    int count = 0;
    for (Cells moves = open.live & empty; moves != 0;) {
        int move = std::countr_zero(moves);
        for_each_cell(moves, [&](int cell) {
            if (weights[static_cast<std::size_t>(cell)] > weights[static_cast<std::size_t>(move)]) {
                move = cell;
            }
        });
        const auto reply = answer(maker | cell_bit(move), breaker);
        if (!reply) return false;
        text_ += cell_text(geometry_, move) + ' ' + cell_text(geometry_, *reply) + '\n';
        Cells after = 0;
        if (!write(maker | cell_bit(move), breaker | cell_bit(*reply), after)) return false;
        after |= cell_bit(*reply);
        zone |= after;
        moves &= after & ~cell_bit(move);
        ++count;
    }
    text_.insert(head, "answers " + std::to_string(count) + '\n');
    written_[key] = {number, least.symmetry, geometry_.image(zone, least.symmetry)};
    return true;
}

}  // namespace lawan::tictactoe::solver
