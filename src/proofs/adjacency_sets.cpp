#include "proofs/adjacency_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "games/adjacency/notation.hpp"
#include "proofs/adjacency_gain.hpp"
#include "proofs/adjacency_gain_memory.hpp"
#include "proofs/adjacency_pairs.hpp"
#include "work/threads.hpp"

namespace lawan::proofs {
namespace {

constexpr int kMostPairs = 28;
constexpr std::uint64_t kMostNodesOfASample = 2'000'000;
constexpr std::uint64_t kMostNodesAtFirst = 100'000'000;
constexpr std::uint64_t kSetsAChunk = 1 << 12;

// Why the kind does not apply, if it does not.
[[nodiscard]] std::optional<std::string> objection(const adjacency::Position& position,
                                                   const Pairs& pairs, const Claim& claim) {
    const BoardSize size = position.size();
    const Bitboard empty = position.empty();
    if (claim.relation != Relation::AtMost) return "it can only show that a value is at most";
    if (position.plies_left() != empty.count()) return "the board is not played full";
    if (size.columns % 2 == 1 && size.rows % 2 == 1) return "the board has a centre cell";
    if (empty.empty() || adjacency::image(empty, Symmetry::rotation_by_180(), size) != empty) {
        return "the empty cells are not their own image";
    }
    if (pairs.count() > kMostPairs) return "there are too many empty cells";
    const Bitboard settled = ~empty & ~adjacency::beside(empty);
    const int now = (position.own() & settled).count() - (position.enemy() & settled).count();
    if (claim.score.points() < now - 2) return fmt::format("it can show {} at best", now - 2);
    return std::nullopt;
}

class SymmetricSetsCheck {
  public:
    SymmetricSetsCheck(BoardSize size, const Pairs& pairs, const ExceptedSets& excepted,
                       const Means& means)
        : size_{size}, pairs_{&pairs}, excepted_{&excepted}, means_{means} {}

    [[nodiscard]] Verdict check() {
        const PairSet all = pairs_->all();
        means_.whole = means_.whole || all <= means_.samples;
        if (excepted_->holds(all)) return Verdict::broken("the set of all pairs is excepted");
        const std::uint64_t chunks =
            means_.whole ? all / kSetsAChunk + 1 : (means_.samples + kSetsAChunk - 1) / kSetsAChunk;
        of_ = means_.whole ? all + 1 : means_.samples;
        std::atomic<std::uint64_t> next{0};
        // The second search is hardly ever needed.
        constexpr std::uint64_t kShareOfThorough = 8;
        const std::uint64_t memory = std::max<std::uint64_t>(1, memory_for_searches().count);
        GainMemory quick{MebiBytes{memory}};
        GainMemory thorough{MebiBytes{std::max<std::uint64_t>(1, memory / kShareOfThorough)}};
        std::vector<Symmetry> images = pairs_->kept();
        images.push_back(Symmetry::rotation_by_180());
        on_workers(means_.threads, [&](int) {
            const auto is_won = [this](Bitboard cells) {
                return !excepted_->holds(pairs_->set_of(cells));
            };
            using Others = AdjacencyGain::Others;
            Searches searches{{size_, Others::Zero, is_won, quick, images},
                              {size_, Others::Searched, is_won, thorough, images}};
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
        constexpr std::uint64_t kForSamples = 256;  // which have little in common
        constexpr std::size_t kFewPairs = 16;
        const std::uint64_t table = (std::uint64_t{1} << pairs_->count()) / 8 >> 20;
        const std::uint64_t left = means_.memory.count - std::min(means_.memory.count, table);
        const std::size_t more = std::max(pairs_->count(), kFewPairs) - kFewPairs;
        const std::uint64_t useful =
            means_.whole ? kForFewPairs << more : std::min(kForFewPairs << more, kForSamples);
        return {std::min(left * (kShares - 1) / kShares, useful)};
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
        text += fmt::format("; {} excepted", excepted_->named());
        if (!means_.whole) text += fmt::format("; drawn with seed {}", means_.seed.value);
        return text;
    }

    [[nodiscard]] bool is_over() const {
        return over_ || (means_.stop != nullptr && means_.stop->raised());
    }

    void check_chunk(std::uint64_t chunk, PairSet all, Searches& searches, Tally& tally) {
        const std::uint64_t first = chunk * kSetsAChunk;
        if (means_.whole) {
            // Of a set and its images one is checked: what is named is named with its images.
            for (PairSet set = first; set <= std::min(all, first + kSetsAChunk - 1); ++set) {
                if (!excepted_->holds(set) && pairs_->is_least_image(set))
                    check_set(set, searches, tally);
                count_one();
                if (is_over()) return;
            }
            return;
        }
        Random random{means_.seed.derive(chunk)};
        for (std::uint64_t i = first; i < std::min(means_.samples, first + kSetsAChunk); ++i) {
            const PairSet set = i == 0 ? all : pairs_->draw(random);
            if (excepted_->holds(set)) {
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

    // Who comes while another one tells goes on: it will be told soon enough.
    void count_one() {
        constexpr std::uint64_t kBetween = 64;
        const std::uint64_t done = ++done_;
        if (done % kBetween != 0 || !means_.progress) return;
        const std::unique_lock lock{telling_, std::try_to_lock};
        if (lock) means_.progress(done, of_);
    }

    // Whatever pair the first player opens, the second wins 2: the image gains 2 more than the move
    // did, or leads to a set in which 2 are won, or another answer is found by a search.
    void check_set(PairSet set, Searches& searches, Tally& tally) {
        ++tally.sets;
        const AdjacencyGain& gain = searches.quick;
        const Bitboard cells = pairs_->cells_of(set);
        bool searched = false;
        for (const Square pair : squares(Bitboard{set})) {
            if (!excepted_->holds(set ^ (PairSet{1} << pair.index()))) continue;
            const Bitboard both = pairs_->both(pair);
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

    void refuse(PairSet set) {
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

    BoardSize size_;
    const Pairs* pairs_;
    const ExceptedSets* excepted_;
    Means means_;
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
    const adjacency::Position start = adjacency::parse_position(position);
    const Pairs pairs{start.empty(), start.size()};
    if (const auto why = objection(start, pairs, claim)) {
        while (body.next()) {
        }
        return Verdict::broken(*why);
    }
    ExceptedSets excepted{pairs, means.memory};
    excepted.read(body);
    return SymmetricSetsCheck{start.size(), pairs, excepted, means}.check();
}

}  // namespace lawan::proofs
