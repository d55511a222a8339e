#include "proofs/adjacency_sets.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "core/text.hpp"
#include "games/adjacency/notation.hpp"
#include "proofs/adjacency_gain.hpp"
#include "work/threads.hpp"

namespace lawan::proofs {
namespace {

constexpr int kMostPairs = 28;
constexpr std::uint64_t kMostNodesOfASample = 2'000'000;
constexpr std::uint64_t kMostNodesAtFirst = 100'000'000;
constexpr std::uint64_t kSetsAChunk = 1 << 12;

[[nodiscard]] std::optional<std::uint64_t> parse_hexadecimal(std::string_view text) {
    if (text.empty() || text.size() > 8) return std::nullopt;
    std::uint64_t number = 0;
    for (const char digit : text) {
        const bool letter = digit >= 'a' && digit <= 'f';
        if (!letter && (digit < '0' || digit > '9')) return std::nullopt;
        number = number * 16 + static_cast<std::uint64_t>(letter ? digit - 'a' + 10 : digit - '0');
    }
    return number;
}

class SymmetricSetsCheck {
  public:
    SymmetricSetsCheck(const adjacency::Position& position, const Means& means)
        : position_{position}, means_{means}, empty_{position.empty()} {
        const BoardSize size = position.size();
        for (const Square cell : squares(empty_)) {
            const Bitboard both = Bitboard::of(cell) | image(Symmetry::rotation_by_180(), cell);
            if (both.first() == cell) pairs_.push_back(both);
        }
        for (int i = 1; i < symmetry_count(size); ++i) {
            const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
            if (adjacency::image(empty_, symmetry, size) != empty_) continue;
            images_.push_back(symmetry);
            // Rotation maps each pair to itself.
            if (symmetry != Symmetry::rotation_by_180()) kept_.push_back(symmetry);
        }
    }

    // Why the kind does not apply, if it does not.
    [[nodiscard]] std::optional<std::string> objection(const Claim& claim) const {
        const BoardSize size = position_.size();
        if (claim.relation != Relation::AtMost) return "it can only show that a value is at most";
        if (position_.plies_left() != empty_.count()) return "the board is not played full";
        if (size.columns % 2 == 1 && size.rows % 2 == 1) return "the board has a centre cell";
        if (empty_.empty() ||
            adjacency::image(empty_, Symmetry::rotation_by_180(), size) != empty_) {
            return "the empty cells are not their own image";
        }
        if (pairs_.size() > kMostPairs) return "there are too many empty cells";
        const Bitboard settled = ~empty_ & ~adjacency::beside(empty_);
        const int now = (position_.own() & settled).count() - (position_.enemy() & settled).count();
        if (claim.score.points() < now - 2) return fmt::format("it can show {} at best", now - 2);
        return std::nullopt;
    }

    void read(Body& body) {
        const std::size_t words_of_table = (std::size_t{1} << pairs_.size()) / 64 + 1;
        if (words_of_table * sizeof(std::uint64_t) > means_.memory.bytes()) {
            throw OutOfMeans{"the table of sets takes more memory than it may"};
        }
        excepted_.assign(words_of_table, 0);
        except(0);  // nobody wins anything there
        while (const auto line = body.next()) {
            const auto parts = words(*line);
            const auto pairs = parts.size() > 3 ? parse_whole_number(parts[1]) : std::nullopt;
            if (!pairs || parts[0] != "except" || parts[2] != ":") {
                body.fail("expected 'except PAIRS : SET ...'");
            }
            std::uint64_t set = 0;
            for (std::size_t i = 3; i < parts.size(); ++i) {
                const auto more = parse_hexadecimal(parts[i]);
                if (!more) body.fail("no set of pairs is called " + in_quotes(parts[i]));
                set += *more;
                if (set >> pairs_.size() != 0 || std::popcount(set) != static_cast<int>(*pairs)) {
                    body.fail(fmt::format("a set has not {} of {} pairs", *pairs, pairs_.size()));
                }
                except(set);
                ++named_;
            }
        }
    }

    [[nodiscard]] Verdict check() {
        const std::uint64_t all = (std::uint64_t{1} << pairs_.size()) - 1;
        means_.whole = means_.whole || all <= means_.samples;
        if (is_excepted(all)) return Verdict::broken("the set of all pairs is excepted");
        const std::uint64_t chunks =
            means_.whole ? all / kSetsAChunk + 1 : (means_.samples + kSetsAChunk - 1) / kSetsAChunk;
        of_ = means_.whole ? all + 1 : means_.samples;
        std::atomic<std::uint64_t> next{0};
        // The second search is hardly ever needed.
        constexpr std::uint64_t kShareOfThorough = 8;
        const std::uint64_t memory = std::max<std::uint64_t>(1, memory_for_searches().count);
        GainMemory quick{MebiBytes{memory}};
        GainMemory thorough{MebiBytes{std::max<std::uint64_t>(1, memory / kShareOfThorough)}};
        on_workers(means_.threads, [&](int) {
            const auto is_won = [this](Bitboard cells) { return !is_excepted(set_of(cells)); };
            using Others = AdjacencyGain::Others;
            Searches searches{{position_.size(), Others::Zero, is_won, quick, images_},
                              {position_.size(), Others::Searched, is_won, thorough, images_}};
            searches.quick.may_go_on = [this] { return !is_over(); };
            searches.thorough.may_go_on = [this] { return !is_over(); };
            Tally tally;
            for (std::uint64_t turn = next++; turn < chunks && !is_over(); turn = next++) {
                check_chunk(means_.whole ? scattered(turn, chunks) : turn, all, searches, tally);
            }
            tally.nodes = searches.quick.nodes() + searches.thorough.nodes();
            add(tally);
        });
        if (!broken_.empty()) return Verdict::broken(broken_, sum_.sets + sum_.nodes);
        if (means_.stop != nullptr && means_.stop->raised()) throw OutOfMeans{"interrupted"};
        Verdict verdict = Verdict::held(detail(), sum_.sets + sum_.nodes);
        verdict.in_part = !means_.whole;
        return verdict;
    }

  private:
    struct Tally {
        std::uint64_t sets = 0;
        std::uint64_t excepted = 0;  // drawn, but nothing is claimed of them
        std::uint64_t searched = 0;
        std::uint64_t open = 0;  // searches that took too long for a sample
        std::uint64_t nodes = 0;
    };

    // Nearly all answers are found at once when excepted sets count as nothing won.
    struct Searches {
        AdjacencyGain quick;
        AdjacencyGain thorough;
    };

    // Beside the table of sets, and no more than pays: with a pair more there is twice as much to
    // remember, and memory that is used for the first time takes time.
    [[nodiscard]] MebiBytes memory_for_searches() const {
        constexpr std::uint64_t kShares = 8;
        constexpr std::uint64_t kForFewPairs = 64;
        constexpr std::size_t kFewPairs = 16;
        const std::uint64_t table = excepted_.size() * sizeof(std::uint64_t) >> 20;
        const std::uint64_t left = means_.memory.count - std::min(means_.memory.count, table);
        const std::size_t more = std::max(pairs_.size(), kFewPairs) - kFewPairs;
        return {std::min(left * (kShares - 1) / kShares, kForFewPairs << more)};
    }

    [[nodiscard]] std::string detail() const {
        const std::string sets =
            means_.whole
                ? fmt::format("{} sets of pairs checked, one of each and its images", sum_.sets)
                : fmt::format("in the {} sets of pairs that were looked at{}", sum_.sets,
                              sum_.excepted == 0 ? ""
                                                 : fmt::format(" ({} of the {} drawn are excepted)",
                                                               sum_.excepted, of_));
        std::string text = fmt::format("{}, {} of them with a search", sets, sum_.searched);
        if (sum_.open > 0) text += fmt::format(", {} left open", sum_.open);
        text += fmt::format("; {} excepted", named_);
        if (!means_.whole) text += fmt::format("; drawn with seed {}", means_.seed.value);
        return text;
    }

    [[nodiscard]] Bitboard image(Symmetry symmetry, Square cell) const {
        return adjacency::image(Bitboard::of(cell), symmetry, position_.size());
    }
    [[nodiscard]] Bitboard cells_of(std::uint64_t set) const {
        Bitboard cells;
        for (const Square pair : squares(Bitboard{set})) {
            cells |= pairs_[static_cast<std::size_t>(pair.index())];
        }
        return cells;
    }
    [[nodiscard]] std::uint64_t set_of(Bitboard cells) const {
        std::uint64_t set = 0;
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            if ((pairs_[i] & cells).any()) set |= std::uint64_t{1} << i;
        }
        return set;
    }
    [[nodiscard]] std::uint64_t image_of(std::uint64_t set, Symmetry symmetry) const {
        return set_of(adjacency::image(cells_of(set), symmetry, position_.size()));
    }
    void except(std::uint64_t set) {
        excepted_[static_cast<std::size_t>(set / 64)] |= std::uint64_t{1} << (set % 64);
        for (const Symmetry symmetry : kept_) {
            const std::uint64_t other = image_of(set, symmetry);
            excepted_[static_cast<std::size_t>(other / 64)] |= std::uint64_t{1} << (other % 64);
        }
    }
    [[nodiscard]] bool is_excepted(std::uint64_t set) const {
        return (excepted_[static_cast<std::size_t>(set / 64)] >> (set % 64) & 1U) != 0;
    }
    [[nodiscard]] bool is_over() const {
        return over_ || (means_.stop != nullptr && means_.stop->raised());
    }

    void check_chunk(std::uint64_t chunk, std::uint64_t all, Searches& searches, Tally& tally) {
        const std::uint64_t first = chunk * kSetsAChunk;
        if (means_.whole) {
            for (std::uint64_t set = first; set <= std::min(all, first + kSetsAChunk - 1); ++set) {
                if (!is_excepted(set) && is_least_image(set)) check_set(set, searches, tally);
                count_one();
                if (is_over()) return;
            }
            return;
        }
        Random random{means_.seed.derive(chunk)};
        for (std::uint64_t i = first; i < std::min(means_.samples, first + kSetsAChunk); ++i) {
            const std::uint64_t set = i == 0 ? all : draw(random);
            if (is_excepted(set)) {
                ++tally.excepted;
            } else {
                check_set(set, searches, tally);
            }
            count_one();
            if (is_over()) return;
        }
    }

    // Hard sets lie together, and all chunks come in an order that scatters them: so what is left
    // takes about as long for each set as what is done.
    [[nodiscard]] static std::uint64_t scattered(std::uint64_t turn, std::uint64_t chunks) {
        constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;  // prime to every power of two
        return std::has_single_bit(chunks) ? turn * kOdd % chunks : turn;
    }

    // Of a set and its images one is checked: what is named is named with its images.
    [[nodiscard]] bool is_least_image(std::uint64_t set) const {
        return std::all_of(kept_.begin(), kept_.end(), [this, set](Symmetry symmetry) {
            return set <= image_of(set, symmetry);
        });
    }

    // Who comes while another one tells goes on: it will be told soon enough.
    void count_one() {
        constexpr std::uint64_t kBetween = 64;
        const std::uint64_t done = ++done_;
        if (done % kBetween != 0 || !means_.progress) return;
        const std::unique_lock lock{telling_, std::try_to_lock};
        if (lock) means_.progress(done, of_);
    }

    // All sizes are equally likely, and all sets of a size.
    [[nodiscard]] std::uint64_t draw(Random& random) const {
        std::uint64_t wanted = random.below(pairs_.size()) + 1;
        std::uint64_t set = 0;
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            if (random.below(pairs_.size() - i) >= wanted) continue;
            set |= std::uint64_t{1} << i;
            --wanted;
        }
        return set;
    }

    // Whatever pair the first player opens, the second wins 2: the image gains 2 more than the move
    // did, or leads to a set in which 2 are won, or another answer is found by a search.
    void check_set(std::uint64_t set, Searches& searches, Tally& tally) {
        ++tally.sets;
        const AdjacencyGain& gain = searches.quick;
        const Bitboard cells = cells_of(set);
        bool searched = false;
        for (const Square pair : squares(Bitboard{set})) {
            if (!is_excepted(set ^ (std::uint64_t{1} << pair.index()))) continue;
            const Bitboard both = pairs_[static_cast<std::size_t>(pair.index())];
            const Square cell = both.first();
            bool image_gains_more = false;
            for (const Square v : squares(gain.closed(cell))) {
                image_gains_more = image_gains_more || (gain.closed(v) & cells) == both;
            }
            if (image_gains_more) continue;
            searched = true;
            const Bitboard left = cells & ~Bitboard::of(cell);
            const int bound = gain.gain(cells, cell) + 2;
            auto answer = searches.quick.is_at_least(
                left, bound, means_.whole ? kMostNodesAtFirst : kMostNodesOfASample);
            if (answer != AdjacencyGain::Answer::Yes) {
                answer = searches.thorough.is_at_least(
                    left, bound, means_.whole ? ~std::uint64_t{0} >> 1 : kMostNodesOfASample);
            }
            if (answer == AdjacencyGain::Answer::Unknown) ++tally.open;
            if (answer == AdjacencyGain::Answer::No) return refuse(set);
        }
        if (searched) ++tally.searched;
    }

    void refuse(std::uint64_t set) {
        const std::lock_guard lock{mutex_};
        broken_ = fmt::format("the second player does not win 2 in the set {:x}", set);
        over_ = true;
    }
    void add(const Tally& tally) {
        const std::lock_guard lock{mutex_};
        sum_.sets += tally.sets;
        sum_.excepted += tally.excepted;
        sum_.searched += tally.searched;
        sum_.open += tally.open;
        sum_.nodes += tally.nodes;
    }

    adjacency::Position position_;
    Means means_;
    Bitboard empty_;
    std::vector<Bitboard> pairs_;
    std::vector<Symmetry> images_;         // symmetries of the empty cells
    std::vector<Symmetry> kept_;           // those of them that move pairs
    std::vector<std::uint64_t> excepted_;  // a bit for each set
    std::uint64_t named_ = 0;
    std::atomic<std::uint64_t> done_{0};  // sets, of so many:
    std::uint64_t of_ = 0;
    std::mutex telling_;
    std::mutex mutex_;
    std::atomic<bool> over_{false};
    std::string broken_;
    Tally sum_;
};

}  // namespace

Verdict check_symmetric_sets(const std::string& position, const Claim& claim, Body& body,
                             const Means& means) {
    SymmetricSetsCheck check{adjacency::parse_position(position), means};
    if (const auto objection = check.objection(claim)) {
        while (body.next()) {
        }
        return Verdict::broken(*objection);
    }
    check.read(body);
    return check.check();
}

}  // namespace lawan::proofs
