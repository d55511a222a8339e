#include "engines/adjacency/fixed/swing_search.hpp"

#include <algorithm>
#include <utility>

#include "engines/adjacency/fixed/swing_order.hpp"

namespace lawan::adjacency::fixed {
namespace {

constexpr int kPliesForSymmetry = 7;
constexpr int kPliesForTraffic = 7;
// So many moves that flip k are worth asking whether a pass is refuted by a margin of k. With many
// plies left that is a harder question than they are, and shadows answer for most of them.
constexpr int kMovesForMargin = 6;
constexpr int kMostPliesForMargin = 7;

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
    if (rules_.symmetry && plies >= kPliesForSymmetry) {
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

// One node of the search: tries moves until one holds, and remembers what its refutations need.
class SwingSearch::Node {
  public:
    Node(SwingSearch& search, const Marks& marks, const Surroundings& around, int plies, int swing,
         Bitboard liked, const Shadows& shadows)
        : search_{&search},
          marks_{&marks},
          around_{&around},
          plies_{plies},
          swing_{swing},
          liked_{liked},
          shadows_{&shadows} {}

    // Whether the move keeps the swing; otherwise its refutation is added to the others.
    [[nodiscard]] bool holds(Square move, const Marks& after) {
        ++tried_;
        Bitboard zone;
        Shadows shadows;
        if (with_shadows()) {
            if (pass_is_refuted_) shadows.add(marks_->passed());
            shadows.add_after(move, *shadows_);
        }
        if (search_->is_at_least(after, plies_ - 1, needed(around_->flips.at(move)), zone,
                                 liked_ | refutations_, shadows)) {
            refutations_ |= zone;
            return false;
        }
        proof_ = zone | Bitboard::of(move);
        return true;
    }

    // The moves among these that the zone of no refuted pass excludes.
    void test_passes(Square move, Bitboard left) {
        if (!search_->rules_.zones || tried_ == 0) return;
        test_pass(0);
        const int flips = around_->flips.at(move);
        if (flips == 0 || plies_ > kMostPliesForMargin || !search_->rules_.zones_of_flips) return;
        if ((left & around_->flips.exactly(flips)).count() >= kMovesForMargin) test_pass(flips);
    }
    [[nodiscard]] Bitboard candidates() const { return candidates_; }
    [[nodiscard]] Bitboard refutations() const { return refutations_; }
    [[nodiscard]] Bitboard proof() const { return proof_; }

  private:
    [[nodiscard]] bool with_shadows() const {
        return search_->rules_.shadows && plies_ > search_->rules_.plies_for_shadows;
    }
    [[nodiscard]] int needed(int flips) const { return flips - swing_ + 1; }

    void test_pass(int flips) {
        const unsigned bit = 1U << flips;
        if ((tested_ & bit) != 0) return;
        tested_ |= bit;
        Bitboard zone;
        Shadows shadows;
        if (with_shadows()) shadows.add_passed(*shadows_);
        if (!search_->is_at_least(marks_->passed(), plies_ - 1, needed(flips), zone, liked_,
                                  shadows)) {
            return;
        }
        pass_is_refuted_ = true;
        refutations_ |= zone;
        candidates_ &= zone | around_->flips.at_least(flips + 1);
    }

    SwingSearch* search_;
    const Marks* marks_;
    const Surroundings* around_;
    int plies_;
    int swing_;
    Bitboard liked_;
    const Shadows* shadows_;
    Bitboard refutations_;
    Bitboard proof_;
    Bitboard candidates_ = ~Bitboard{};
    unsigned tested_ = 0;
    int tried_ = 0;
    bool pass_is_refuted_ = false;
};

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
