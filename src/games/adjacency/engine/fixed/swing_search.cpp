#include "games/adjacency/engine/fixed/swing_search.hpp"

#include <algorithm>
#include <utility>

#include "games/adjacency/engine/fixed/swing_node.hpp"
#include "games/adjacency/engine/fixed/swing_order.hpp"

namespace lawan::adjacency::fixed {
namespace {

constexpr int kPliesForTraffic = 7;

// A proof is recorded that took a thread so many nodes, and a thousandth of all that it has
// searched: so what is kept of a long search grows far more slowly than its nodes.
constexpr std::uint64_t kNodesToRecord = 20'000;
constexpr std::uint64_t kPartsToRecord = 1'000;

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
    if (!traffic_->record) return;
    const std::uint64_t enough = std::max(kNodesToRecord, budget_->nodes() / kPartsToRecord);
    if (nodes < enough && keyed.key.plies < traffic_->plies_to_record) return;
    traffic_->record(keyed.key, proved);
}

std::optional<Square> SwingSearch::best_known(const Marks& marks, int plies) const {
    Proved proved;
    if (!find(keyed(marks, plies), proved)) return std::nullopt;
    return proved.best;
}

bool SwingSearch::is_at_least(const Marks& marks, int plies, int swing, Bitboard& zone,
                              Bitboard liked, const Shadows& shadows) {
    if (rules_.closed_forms) {
        if (plies <= 3) budget_->count(1);
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

// Where the table keeps what is known of the shadows.
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
bool SwingSearch::holds_by_shadow(const Marks& marks, Lookup& lookup, int swing,
                                  const Shadows& shadows) {
    std::size_t i = 0;
    Proved& proved = lookup.proved;
    for (const Shadow& shadow : shadows) {
        const Keyed& key = lookup.shadow_keys[i++];
        Proved of_shadow;
        if (!shadow.winner_moves || !find(key, of_shadow)) continue;
        if (of_shadow.lower == -Proved::kUnknown) continue;
        const Bitboard best = Bitboard::of(of_shadow.best) & marks.empty;
        const bool holds = of_shadow.lower - shadow.cost(marks) >= swing &&
                           (of_shadow.zone & shadow.missing(marks)).empty();
        if (!holds) {
            if (lookup.first.empty()) lookup.first = best;
            continue;
        }
        proved.zone =
            proved.upper < Proved::kUnknown ? proved.zone | of_shadow.zone : of_shadow.zone;
        proved.lower = swing;
        if (best.any()) proved.best = best.first();
        store(lookup.keyed, proved, 0);
        return true;
    }
    return false;
}

// Asks for the memory that is_known() reads, because memory is slow.
[[gnu::always_inline]] inline SwingSearch::Lookup SwingSearch::begin_lookup(
    const Marks& marks, int plies, const Shadows& shadows) const {
    Lookup lookup;
    lookup.in_table = rules_.table && plies >= rules_.plies_for_table;
    lookup.with_shadows =
        lookup.in_table && plies >= rules_.plies_for_shadows && shadows.size() > 0;
    if (lookup.in_table) {
        lookup.keyed = keyed(marks, plies);
        table_->prefetch(lookup.keyed.key);
    }
    if (lookup.with_shadows) lookup.shadow_keys = keys_of(shadows, plies);
    return lookup;
}

// Whether the table answers the question; if not, it may know a move to begin with.
[[gnu::always_inline]] inline bool SwingSearch::is_known(Lookup& lookup, const Marks& marks,
                                                         int swing, const Shadows& shadows) {
    if (lookup.in_table && find(lookup.keyed, lookup.proved)) {
        if (lookup.proved.lower >= swing || lookup.proved.upper < swing) return true;
        lookup.first = Bitboard::of(lookup.proved.best);
    }
    return lookup.with_shadows && holds_by_shadow(marks, lookup, swing, shadows);
}

// Until a move holds, or all are refuted.
[[gnu::always_inline]] inline SwingSearch::Trial SwingSearch::try_moves(Node& node,
                                                                        SwingOrder& order,
                                                                        const Marks& marks,
                                                                        int plies) {
    const bool in_traffic = traffic_->shared && plies >= kPliesForTraffic;
    Trial trial;
    Bitboard left = marks.empty;
    Bitboard deferred;
    bool waiting = in_traffic;  // for the others: at first, what they search is put off
    for (;;) {
        Bitboard next = order.next(left & node.candidates());
        if (next.empty()) {
            deferred &= node.candidates();
            if (deferred.empty()) return trial;
            waiting = false;
            next = lowest(deferred);
            deferred &= ~next;
        }
        left &= ~next;
        const Square move = next.first();
        node.test_passes(move, left | next);
        trial.stopped = traffic_->stopped();
        if (trial.stopped) return trial;
        if ((next & node.candidates()).empty()) continue;
        const Marks after = marks.after(move);
        std::uint64_t hash = 0;
        if (in_traffic) {
            hash = this->keyed(after, plies - 1).key.hash;
            if (waiting && trial.first && traffic_->is_busy(hash)) {
                deferred |= next;
                continue;
            }
            traffic_->enter(hash);
        }
        if (!trial.first) trial.first = move;
        const bool holds = node.holds(move, after);
        if (in_traffic) traffic_->leave(hash);
        trial.stopped = traffic_->stopped();
        if (trial.stopped) return trial;
        if (holds) {
            trial.holds = move;
            return trial;
        }
    }
}

bool SwingSearch::search(const Marks& marks, int plies, int swing, Bitboard& zone, Bitboard liked,
                         const Shadows& shadows) {
    if (traffic_->stopped()) return false;
    const std::uint64_t nodes_before = budget_->nodes();
    if (!budget_->spend()) {
        traffic_->stop();
        return false;
    }
    Lookup lookup = begin_lookup(marks, plies, shadows);
    const Surroundings around{marks};
    Proved& proved = lookup.proved;
    if (is_known(lookup, marks, swing, shadows)) {
        zone |= proved.zone;
        return proved.lower >= swing;
    }
    SwingOrder order{marks, around, plies, lookup.first, rules_.ordering};
    Node node{*this, marks, around, plies, swing, liked, shadows};
    const Trial trial = try_moves(node, order, marks, plies);
    if (trial.stopped) return false;
    const bool holds = trial.holds.has_value();
    const Bitboard shown = holds ? node.proof() : node.refutations();
    if (lookup.in_table) {
        const bool other_bound =
            holds ? proved.upper < Proved::kUnknown : proved.lower > -Proved::kUnknown;
        proved.zone = other_bound ? proved.zone | shown : shown;
        if (holds) {
            proved.lower = swing;
            proved.best = *trial.holds;
        } else {
            proved.upper = swing - 1;
            if (trial.first) proved.best = *trial.first;
        }
        store(lookup.keyed, proved, budget_->nodes() - nodes_before);
    }
    zone |= shown;
    return holds;
}

}  // namespace lawan::adjacency::fixed
