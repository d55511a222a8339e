#include "engines/adjacency/fixed/swing_search.hpp"

#include <algorithm>
#include <utility>

#include "engines/adjacency/fixed/swing_node.hpp"
#include "engines/adjacency/fixed/swing_order.hpp"

namespace lawan::adjacency::fixed {
namespace {

constexpr int kPliesForTraffic = 7;

}  // namespace

std::vector<Symmetry> symmetries_of(const Position& position) {
    std::vector<Symmetry> kept;
    for (int i = 1; i < symmetry_count(position.size()); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        if (position.image(symmetry) == position) kept.push_back(symmetry);
    }
    return kept;
}

SwingSearch::Keyed SwingSearch::keyed(const Marks& marks, int plies) const {
    Bitboard own = marks.own;
    Bitboard enemy = marks.enemy;
    Symmetry symmetry;
    if (rules_.symmetry && plies >= rules_.plies_for_symmetry) {
        for (const Symmetry candidate : kept_) {
            const Bitboard own_image = image(marks.own, candidate, size_);
            if (own < own_image) continue;
            const Bitboard enemy_image = image(marks.enemy, candidate, size_);
            if (own == own_image && !(enemy_image < enemy)) continue;
            own = own_image;
            enemy = enemy_image;
            symmetry = candidate;
        }
    }
    return {TableKey::of(own, enemy, plies), symmetry};
}

bool SwingSearch::find(const Keyed& keyed, Proved& proved) const {
    if (!table_->find(keyed.key, proved)) return false;
    if (keyed.symmetry == Symmetry{}) return true;
    const Symmetry back = keyed.symmetry.inverse();
    proved.zone = image(proved.zone, back, size_);
    proved.best = image(Bitboard::of(proved.best), back, size_).first();
    return true;
}

void SwingSearch::store(const Keyed& keyed, Proved proved, std::uint64_t nodes) {
    if (!(keyed.symmetry == Symmetry{})) {
        proved.zone = image(proved.zone, keyed.symmetry, size_);
        proved.best = image(Bitboard::of(proved.best), keyed.symmetry, size_).first();
    }
    table_->store(keyed.key, proved);
    if (nodes < traffic_->nodes_to_record && keyed.key.plies < traffic_->plies_to_record) return;
    if (traffic_->record) traffic_->record(keyed.key, proved);
}

std::optional<Square> SwingSearch::best_known(const Marks& marks, int plies) const {
    Proved proved;
    if (!find(keyed(marks, plies), proved)) return std::nullopt;
    return proved.best;
}

void SwingSearch::report_nodes() {
    traffic_->count(nodes_);
    reported_ += std::exchange(nodes_, 0);
}

bool SwingSearch::is_at_least(const Marks& marks, int plies, int swing, Bitboard& zone,
                              Bitboard liked, const Shadows& shadows) {
    if (rules_.closed_forms) {
        if (plies <= 3) ++nodes_;
        switch (plies) {
            case 1:
                return last_swing_is_at_least(marks, swing, zone, liked);
            case 2:
                return swing_of_two_is_at_least(marks, swing, zone, liked);
            case 3:
                return swing_of_three_is_at_least(marks, swing, zone, liked);
            default:
                break;
        }
    }
    if (plies == 0) return swing <= 0;
    return search(marks, plies, swing, zone, liked, shadows);
}

// Where the table keeps what is known of the shadows; asked for early, because memory is slow.
SwingSearch::ShadowKeys SwingSearch::keys_of(const Shadows& shadows, int plies) const {
    ShadowKeys keys;
    std::size_t i = 0;
    for (const Shadow& shadow : shadows) {
        if (shadow.winner_moves) {
            keys[i] = keyed(shadow.marks, plies);
            table_->prefetch(keys[i].key);
        }
        ++i;
    }
    return keys;
}

// Whether what is known of a shadow shows that the swing is at least this: then it is proved of the
// position too, for its own shadows. Otherwise the move that was right there comes `first`.
bool SwingSearch::holds_by_shadow(const Marks& marks, const Keyed& keyed, int swing,
                                  const Shadows& shadows, const ShadowKeys& keys, Proved& proved,
                                  Bitboard& first) {
    std::size_t i = 0;
    for (const Shadow& shadow : shadows) {
        const Keyed& key = keys[i++];
        Proved of_shadow;
        if (!shadow.winner_moves || !find(key, of_shadow)) continue;
        if (of_shadow.lower == -Proved::kUnknown) continue;
        const Bitboard best = Bitboard::of(of_shadow.best) & marks.empty;
        const bool holds = of_shadow.lower - shadow.cost(marks) >= swing &&
                           (of_shadow.zone & shadow.missing(marks)).empty();
        if (!holds) {
            if (first.empty()) first = best;
            continue;
        }
        proved.zone =
            proved.upper < Proved::kUnknown ? proved.zone | of_shadow.zone : of_shadow.zone;
        proved.lower = swing;
        if (best.any()) proved.best = best.first();
        store(keyed, proved, 0);
        return true;
    }
    return false;
}

bool SwingSearch::search(const Marks& marks, int plies, int swing, Bitboard& zone, Bitboard liked,
                         const Shadows& shadows) {
    if (traffic_->stopped()) return false;
    const std::uint64_t nodes_before = reported_ + nodes_;
    if (++nodes_ >= traffic_->nodes_between_looks) {
        report_nodes();
        traffic_->look();
    }
    const bool in_table = rules_.table && plies >= rules_.plies_for_table;
    const bool with_shadows = in_table && plies >= rules_.plies_for_shadows && shadows.size() > 0;
    Keyed keyed{};
    ShadowKeys shadow_keys;
    if (in_table) {
        keyed = this->keyed(marks, plies);
        table_->prefetch(keyed.key);
    }
    if (with_shadows) shadow_keys = keys_of(shadows, plies);
    const Surroundings around{marks};
    Proved proved;
    Bitboard first;
    if (in_table && find(keyed, proved)) {
        if (proved.lower >= swing || proved.upper < swing) {
            zone |= proved.zone;
            return proved.lower >= swing;
        }
        first = Bitboard::of(proved.best);
    }
    if (with_shadows && holds_by_shadow(marks, keyed, swing, shadows, shadow_keys, proved, first)) {
        zone |= proved.zone;
        return true;
    }

    SwingOrder order{marks, around, plies, first, rules_.ordering};
    Node node{*this, marks, around, plies, swing, liked, shadows};
    const bool in_traffic = traffic_->shared && plies >= kPliesForTraffic;
    Bitboard left = marks.empty;
    Bitboard deferred;
    bool holds = false;
    bool waiting = in_traffic;  // for the others: at first, what they search is put off
    std::optional<Square> first_tried;
    for (;;) {
        Bitboard next = order.next(left & node.candidates());
        if (next.empty()) {
            deferred &= node.candidates();
            if (deferred.empty()) break;
            waiting = false;
            next = lowest(deferred);
            deferred &= ~next;
        }
        left &= ~next;
        const Square move = next.first();
        node.test_passes(move, left | next);
        if (traffic_->stopped()) return false;
        if ((next & node.candidates()).empty()) continue;
        const Marks after = marks.after(move);
        std::uint64_t hash = 0;
        if (in_traffic) {
            hash = this->keyed(after, plies - 1).key.hash;
            if (waiting && first_tried && traffic_->is_busy(hash)) {
                deferred |= next;
                continue;
            }
            traffic_->enter(hash);
        }
        if (!first_tried) first_tried = move;
        holds = node.holds(move, after);
        if (in_traffic) traffic_->leave(hash);
        if (traffic_->stopped()) return false;
        if (holds) {
            proved.best = move;
            break;
        }
    }

    const Bitboard shown = holds ? node.proof() : node.refutations();
    if (in_table) {
        const bool other_bound =
            holds ? proved.upper < Proved::kUnknown : proved.lower > -Proved::kUnknown;
        proved.zone = other_bound ? proved.zone | shown : shown;
        if (holds) {
            proved.lower = swing;
        } else {
            proved.upper = swing - 1;
            if (first_tried) proved.best = *first_tried;
        }
        store(keyed, proved, reported_ + nodes_ - nodes_before);
    }
    zone |= shown;
    return holds;
}

}  // namespace lawan::adjacency::fixed
