#include "games/tictactoe/engine/solver/proof_writer.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/tictactoe/engine/solver/domination.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kTriesOfWriter = 60;

[[nodiscard]] std::string words_key(const CanonicalCells& cells) {
    return std::to_string(cells.marks) + ' ' + std::to_string(cells.others);
}

[[nodiscard]] int heaviest(Cells cells, const std::array<int, 64>& weights) {
    int best = std::countr_zero(cells);
    for_each_cell(cells, [&](int cell) {
        if (weights[static_cast<std::size_t>(cell)] > weights[static_cast<std::size_t>(best)]) {
            best = cell;
        }
    });
    return best;
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
                cell_text(geometry, std::countr_zero(without_first(pair)));
    }
    return text;
}

std::string pairs_and_rings_text(const Geometry& geometry, const PairsAndRings& held) {
    std::string text = pairs_text(geometry, held.pairs);
    for (const Ring& ring : held.rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (!text.empty()) text.push_back(i == 0 ? ' ' : '-');
            text.append(cell_text(geometry, ring[i]));
        }
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
        if (const auto held =
                geometry_.lines().pairs_and_rings(at.attacker, at.defender, kTriesOfWriter)) {
            const auto key = 'p' + words_key(canonical(geometry_, at.attacker, at.defender));
            if (written_.insert(key).second)
                line("pairs", at, pairs_and_rings_text(geometry_, *held));
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
    const auto found = search_.classify_closely(at);
    const bool attacks = prover_ == ToMove::Attacker;
    const Cells moves =
        found.moves != 0 ? found.moves : geometry_.board() & ~(at.attacker | at.defender);
    if (found.verdict == AttackSearch::Verdict::AttackerWins) {  // threats lead on by themselves
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
    if (open.completing != 0) return std::countr_zero(open.completing);
    // The search knows which answers hold; the zone of the result contains one.
    const auto result = search_.solve(maker, breaker, ToMove::Defender);
    if (!result || result->maker_wins) return std::nullopt;
    const Cells candidates = result->zone & geometry_.board() & ~(maker | breaker);
    const auto first = [&](const auto& holds) {
        const auto weights = geometry_.weights(open);
        for (Cells left = candidates; left != 0;) {
            const int cell = heaviest(left, weights);
            if (holds(cell)) return std::optional{cell};
            left &= ~cell_bit(cell);
        }
        return std::optional<int>{};
    };
    const auto known = first([&](int cell) {
        const auto after = search_.known_result(maker, breaker | cell_bit(cell), ToMove::Attacker);
        return after && !after->maker_wins;
    });
    if (known) return known;
    const auto covered =
        first([&](int cell) { return search_.cover(maker, breaker | cell_bit(cell)).holds(); });
    if (covered) return covered;
    return first([&](int cell) {
        const auto after = search_.solve(maker, breaker | cell_bit(cell), ToMove::Attacker);
        return after && !after->maker_wins;
    });
}

int BreakerWriter::next_move(Cells maker, Cells breaker, Cells moves,
                             const std::array<int, 64>& weights) const {
    for (Cells left = moves; left != 0;) {
        const int cell = heaviest(left, weights);
        left &= ~cell_bit(cell);
        const auto known = search_.known_result(maker | cell_bit(cell), breaker, ToMove::Defender);
        if (known && !known->maker_wins) return cell;
    }
    return heaviest(moves, weights);
}

bool BreakerWriter::write_first(Cells maker, Cells breaker) {
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const auto answer = this->answer(maker, breaker);
    const int first = answer.value_or(std::countr_zero(empty));  // nothing is left to close
    text_ += "first " + cell_text(geometry_, first) + '\n';
    Cells zone = 0;
    return write(maker, breaker | cell_bit(first), 0, zone);
}

// An image of what was written before.
bool BreakerWriter::write_before(const CanonicalCells& least, Cells maker, Cells empty,
                                 Cells& zone) {
    const auto before = written_.find(words_key(least));
    if (before == written_.end()) return false;
    // From there to the canonical form, and from that to here.
    const int from = before->second.symmetry;
    const Cells there = geometry_.image_back(before->second.zone, from);
    const Cells here = geometry_.image_back(before->second.zone, least.symmetry);
    for (int s = 0; s < geometry_.symmetries(); ++s) {
        if (geometry_.image(geometry_.image_back(least.marks, from), s) != maker ||
            geometry_.image(geometry_.image_back(least.others, from), s) != empty ||
            geometry_.image(there, s) != here) {
            continue;
        }
        text_ += "as " + std::to_string(before->second.number) + ' ' + std::to_string(s) + '\n';
        zone = here;
        return true;
    }
    return false;
}

void BreakerWriter::write_answer(int move, int reply) {
    text_ += cell_text(geometry_, move) + ' ' + cell_text(geometry_, reply) + '\n';
}

bool BreakerWriter::write(Cells maker, Cells breaker, Cells avoid, Cells& zone) {
    zone = 0;
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const CanonicalCells least = canonical(geometry_, maker & open.live, empty & open.live);
    const std::uint64_t number = nodes_++;
    if (write_before(least, maker & open.live, empty & open.live, zone)) return true;
    const auto remember = [&] {
        written_[words_key(least)] = {number, least.symmetry,
                                      geometry_.image(zone, least.symmetry)};
    };
    if (const auto held = search_.pairs_and_rings(maker, breaker, avoid)) {
        text_ += "pairs " + pairs_and_rings_text(geometry_, *held) + '\n';
        zone = held->cells();
        remember();
        return true;
    }
    // How many answers there are is known only after they are written.
    const std::size_t head = text_.size();
    const auto weights = geometry_.weights(open);
    const Dominators better = dominators(geometry_, open, empty);
    const Cells answered = answered_moves(better, open.live & empty);
    Cells must = open.live & empty;
    int count = 0;
    search_.answer_at_once(maker, breaker, must & ~answered, must, zone,
                           [&](int move, int reply, const Matching& held) {
                               write_answer(move, reply);
                               text_ += "pairs ";
                               text_ += pairs_and_rings_text(geometry_, PairsAndRings::of(held));
                               text_ += '\n';
                               ++nodes_;
                               ++count;
                           });
    while ((must & ~answered) != 0) {
        const int move = next_move(maker, breaker, must & ~answered, weights);
        const auto reply = answer(maker | cell_bit(move), breaker);
        if (!reply) return false;
        write_answer(move, *reply);
        Cells after = 0;
        if (!write(maker | cell_bit(move), breaker | cell_bit(*reply), must, after)) return false;
        after |= cell_bit(*reply);
        zone |= after;
        must &= after & ~cell_bit(move);
        ++count;
    }
    for_each_cell(must, [&](int move) {
        const Cells others = better[static_cast<std::size_t>(move)];
        const Cells on = (others & zone) != 0 ? others & zone : others;
        text_ +=
            cell_text(geometry_, move) + " on " + cell_text(geometry_, std::countr_zero(on)) + '\n';
        zone |= first_of(on);
        ++count;
    });
    text_.insert(head, "answers " + std::to_string(count) + '\n');
    remember();
    return true;
}

}  // namespace lawan::tictactoe::solver
