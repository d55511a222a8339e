#include "games/adjacency/proofs/sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <mutex>
#include <optional>
#include <vector>

#include "core/hash.hpp"
#include "core/random.hpp"
#include "games/adjacency/proofs/checked_chunks.hpp"
#include "games/adjacency/proofs/coverage.hpp"
#include "games/adjacency/proofs/gain.hpp"
#include "games/adjacency/proofs/gain_memory.hpp"
#include "games/adjacency/proofs/pairs.hpp"
#include "games/adjacency/proofs/subset_answers.hpp"
#include "games/adjacency/proofs/words.hpp"
#include "games/adjacency/rules/cells.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "proofs/words.hpp"
#include "work/threads.hpp"

namespace lawan::proofs {
namespace {

constexpr int kMostPairs = 28;
constexpr std::uint64_t kMostNodesOfASample = 2'000'000;
constexpr std::uint64_t kMostNodesAtFirst = 100'000'000;
constexpr std::uint64_t kSamplesAChunk = 1 << 12;

// Why the kind does not apply, if it does not.
[[nodiscard]] std::optional<Phrase> objection(const adjacency::Position& position,
                                              const Pairs& pairs, const Claim& claim) {
    const BoardSize size = position.size();
    const Bitboard empty = position.empty();
    if (claim.relation != Relation::AtMost) return adjacency::words::kOnlyAtMost;
    if (position.plies_left() != empty.count()) return adjacency::words::kNotPlayedFull;
    if (size.columns % 2 == 1 && size.rows % 2 == 1) return adjacency::words::kHasCentre;
    if (empty.empty() || adjacency::image(empty, Symmetry::rotation_by_180(), size) != empty) {
        return adjacency::words::kNotOwnImage;
    }
    if (pairs.count() > kMostPairs) return adjacency::words::kTooManyEmpty;
    const Bitboard settled = ~empty & ~adjacency::beside(empty);
    const int now = (position.own() & settled).count() - (position.enemy() & settled).count();
    if (claim.score.points() < now - 2) return Phrase{adjacency::words::kBestShown, {now - 2}};
    return std::nullopt;
}

class SymmetricSetsCheck {
  public:
    SymmetricSetsCheck(BoardSize size, const Pairs& pairs, const ExceptedSets& excepted,
                       const Means& means)
        : size_{size}, pairs_{&pairs}, excepted_{&excepted}, means_{means} {}

    [[nodiscard]] Verdict check() {
        means_.whole = means_.whole || pairs_->all() <= means_.samples;
        if (excepted_->holds(pairs_->all())) return Verdict::broken(adjacency::words::kAllExcepted);
        of_ = means_.whole ? excepted_->in_order().size() : means_.samples;
        // An excepted set of many pairs can take minutes: a check that is stopped loses one a
        // thread.
        const std::uint64_t a_chunk = means_.whole ? 1 : kSamplesAChunk;
        const std::size_t chunks = static_cast<std::size_t>((of_ + a_chunk - 1) / a_chunk);
        CheckedChunks checked{means_.whole ? means_.checkpoint : std::string{}, fingerprint(),
                              chunks};
        done_ = checked.done() * a_chunk;
        work_to_do_ = work_to_do(checked);
        check_chunks(checked, chunks);
        checked.save();
        found_ = checked.found();
        if (broken_) return Verdict::broken(*broken_, found_.moves + found_.nodes);
        if (means_.are_over()) throw interrupted();
        if (means_.progress) means_.progress(of_, of_, 1);
        Verdict verdict = Verdict::held(detail(), found_.moves + found_.nodes);
        verdict.in_part = !means_.whole;
        return verdict;
    }

  private:
    // What samples are said to show besides.
    struct Tally {
        FoundInChunk found;
        std::uint64_t excepted = 0;  // drawn, but nothing is claimed of them
        std::uint64_t open = 0;      // sets whose search took too long for a sample
        bool is_complete = false;    // it was not stopped before
    };

    // What a thread finds answers with. Of the whole, tables of all subsets give all of them, where
    // the memory is enough for these; what is left is searched. In a search nearly all answers are
    // found at once when excepted sets count as nothing won.
    struct Searches {
        SubsetAnswers tables;
        AdjacencyGain quick;
        AdjacencyGain thorough;

        [[nodiscard]] std::uint64_t nodes() const {
            return tables.sets() + quick.nodes() + thorough.nodes();
        }
    };

    [[nodiscard]] OutOfMeans interrupted() const {
        OutOfMeans error{words::kInterrupted};
        error.checked = {done_, of_};
        return error;
    }

    [[nodiscard]] std::uint64_t fingerprint() const {
        std::uint64_t sum = mix(pairs_->count());
        for (const PairSet set : excepted_->in_order()) sum = mix(sum ^ set);
        return sum;
    }

    [[nodiscard]] double work_to_do(const CheckedChunks& checked) const {
        if (!means_.whole) return static_cast<double>(of_);
        double work = 0;
        for (std::size_t chunk = 0; chunk < excepted_->in_order().size(); ++chunk) {
            if (!checked.is_done(chunk)) work += work_of(excepted_->in_order()[chunk]);
        }
        return work;
    }

    void check_chunks(CheckedChunks& checked, std::size_t chunks) {
        // The second search is hardly ever needed.
        constexpr std::uint64_t kShareOfThorough = 8;
        const std::uint64_t memory = std::max<std::uint64_t>(1, memory_for_searches().count);
        GainMemory quick{MebiBytes{memory}};
        GainMemory thorough{MebiBytes{std::max<std::uint64_t>(1, memory / kShareOfThorough)}};
        std::vector<Symmetry> images = pairs_->kept();
        images.push_back(Symmetry::rotation_by_180());
        std::atomic<std::size_t> next{0};
        on_workers(means_.threads, [&](int) {
            const auto is_won = [this](Bitboard cells) {
                return !excepted_->holds(pairs_->set_of(cells));
            };
            using Others = AdjacencyGain::Others;
            Searches searches{{size_, memory_for_tables()},
                              {size_, Others::Zero, is_won, quick, images},
                              {size_, Others::Searched, is_won, thorough, images}};
            searches.tables.may_go_on = [this] { return !is_over(); };
            searches.quick.may_go_on = [this] { return !is_over(); };
            searches.thorough.may_go_on = [this] { return !is_over(); };
            for (std::size_t chunk = next++; chunk < chunks && !is_over(); chunk = next++) {
                if (checked.is_done(chunk)) continue;
                const Tally tally =
                    means_.whole ? check_below(chunk, searches) : check_samples(chunk, searches);
                if (tally.is_complete) checked.finish(chunk, tally.found);
                add(tally);
            }
        });
    }

    // Beside the table of sets, and no more than pays: with a pair more there is twice as much to
    // remember, and memory that is used for the first time takes time.
    [[nodiscard]] MebiBytes memory_for_searches() const {
        constexpr std::uint64_t kShares = 8;
        constexpr std::uint64_t kForFewPairs = 64;
        constexpr std::uint64_t kForSamples = 256;  // which have little in common
        constexpr std::size_t kFewPairs = 16;
        const std::uint64_t left = memory_beside_sets().count;
        const std::size_t more = std::max(pairs_->count(), kFewPairs) - kFewPairs;
        const std::uint64_t useful =
            means_.whole ? kForFewPairs << more : std::min(kForFewPairs << more, kForSamples);
        const std::uint64_t allowed =
            means_.whole ? left / kShares : left * (kShares - 1) / kShares;
        return {std::min(allowed, useful)};
    }

    // In bytes, for each thread; an eighth stays for searches, and as much unused.
    [[nodiscard]] std::uint64_t memory_for_tables() const {
        const std::uint64_t left = memory_beside_sets().bytes();
        return left / 4 * 3 / static_cast<std::uint64_t>(std::max(means_.threads, 1));
    }

    [[nodiscard]] MebiBytes memory_beside_sets() const {
        const std::uint64_t table = (std::uint64_t{1} << pairs_->count()) / 8 >> 20;
        return {means_.memory.count - std::min(means_.memory.count, table)};
    }

    [[nodiscard]] Phrase detail() const {
        namespace text = adjacency::words;
        if (means_.whole) {
            return {text::kAllChecked, {found_.moves, found_.searched, excepted_->named()}};
        }
        const Phrase open = sum_.open > 0 ? Phrase{text::kLeftOpen, {sum_.open}} : Phrase{};
        const Phrase drawn =
            sum_.excepted > 0 ? Phrase{text::kDrawnExcepted, {sum_.excepted, of_}} : Phrase{};
        return {
            text::kSomeChecked,
            {found_.moves, drawn, found_.searched, open, excepted_->named(), means_.seed.value}};
    }

    [[nodiscard]] bool is_over() const { return over_ || means_.are_over(); }

    // Whatever the first player opens in a set that is not excepted, nothing has to be shown unless
    // an excepted set is left: so it is enough to go through these, and what lies a pair above.
    // What is named is named with its images. Small sets come first, and what is found of them
    // serves the searches of larger ones.
    [[nodiscard]] Tally check_below(std::size_t chunk, Searches& searches) {
        Tally tally;
        const std::uint64_t before = searches.nodes();
        const PairSet below = excepted_->in_order()[chunk];
        std::vector<GainQuestion> questions;
        for (const Square pair : squares(Bitboard{pairs_->all() & ~below})) {
            const PairSet above = below | PairSet{1} << pair.index();
            if (excepted_->holds(above)) continue;
            ++tally.found.moves;
            if (const auto question = question_after(above, pair)) questions.push_back(*question);
        }
        tally.found.searched = questions.size();
        const Bitboard cells = pairs_->cells_of(below);
        if (const auto lost = searches.tables.answer(cells, questions)) {
            refuse(pairs_->set_of(cells | Bitboard::of(lost->more)));
        }
        for (const GainQuestion& question : questions) {
            if (is_over()) return tally;
            if (!search(cells, question, searches, tally)) {
                refuse(pairs_->set_of(cells | Bitboard::of(question.more)));
            }
        }
        if (is_over()) return tally;
        tally.found.nodes = searches.nodes() - before;
        tally.is_complete = true;
        count_one(below);
        return tally;
    }

    [[nodiscard]] Tally check_samples(std::size_t chunk, Searches& searches) {
        Tally tally;
        const std::uint64_t before = searches.nodes();
        const std::uint64_t first = chunk * kSamplesAChunk;
        Random random{means_.seed.derive(chunk)};
        for (std::uint64_t i = first; i < std::min(means_.samples, first + kSamplesAChunk); ++i) {
            const PairSet set = i == 0 ? pairs_->all() : pairs_->draw(random);
            if (excepted_->holds(set)) {
                ++tally.excepted;
            } else {
                check_set(set, searches, tally);
            }
            count_one(set);
            if (is_over()) return tally;
        }
        tally.found.nodes = searches.nodes() - before;
        tally.is_complete = true;
        return tally;
    }

    // Who comes while another one tells goes on: it will be told soon enough. What is told is read
    // by the one that tells, so that it never goes back.
    void count_one(PairSet set) {
        constexpr std::uint64_t kBetween = 16;
        add_work(work_of(set));
        if (++done_ % kBetween != 0 || !means_.progress) return;
        const std::unique_lock lock{telling_, std::try_to_lock};
        if (lock) means_.progress(done_, of_, std::min(work() / work_to_do_, 1.0));
    }

    // About how much there is to do for a set, in units of one with few pairs: as it was measured,
    // with a pair more three to four times as much.
    [[nodiscard]] double work_of(PairSet set) const {
        constexpr double kMoreWithAPair = 3.5;
        constexpr int kFewPairs = 8;
        if (!means_.whole) return 1;
        return std::pow(kMoreWithAPair, std::max(0, std::popcount(set) - kFewPairs));
    }
    void add_work(double more) {
        const std::lock_guard lock{mutex_};
        work_ += more;
    }
    [[nodiscard]] double work() {
        const std::lock_guard lock{mutex_};
        return work_;
    }

    void check_set(PairSet set, Searches& searches, Tally& tally) {
        ++tally.found.moves;
        const std::uint64_t before = tally.found.searched;
        const std::uint64_t open_before = tally.open;
        for (const Square pair : squares(Bitboard{set})) {
            if (!excepted_->holds(set ^ (PairSet{1} << pair.index()))) continue;
            const auto question = question_after(set, pair);
            if (!question) continue;
            ++tally.found.searched;
            const Bitboard below = pairs_->cells_of(set ^ (PairSet{1} << pair.index()));
            if (!search(below, *question, searches, tally)) return refuse(set);
        }
        tally.found.searched = std::min(tally.found.searched, before + 1);
        tally.open = std::min(tally.open, open_before + 1);
    }

    // The first player opens this pair of the set: the second wins 2 if the image gains 2 more than
    // the move did. If it does not, this is how much an answer in what is left has to gain.
    [[nodiscard]] std::optional<GainQuestion> question_after(PairSet set, Square pair) const {
        const Bitboard cells = pairs_->cells_of(set);
        const Bitboard both = pairs_->both(pair);
        const Square cell = both.first();
        for (const Square v : squares(closed(cell))) {
            if ((closed(v) & cells) == both) return std::nullopt;
        }
        const int gain = (closed(cell) & coverage_of(cells).once).count();
        return GainQuestion{(both & ~Bitboard::of(cell)).first(), gain + 2};
    }

    [[nodiscard]] Bitboard closed(Square cell) const {
        return (adjacency::beside(cell) | Bitboard::of(cell)) & adjacency::whole_board(size_);
    }

    // False if there is no such answer.
    [[nodiscard]] bool search(Bitboard cells, const GainQuestion& question, Searches& searches,
                              Tally& tally) const {
        const Bitboard left = cells | Bitboard::of(question.more);
        auto answer = searches.quick.is_at_least(
            left, question.bound, means_.whole ? kMostNodesAtFirst : kMostNodesOfASample);
        if (answer != AdjacencyGain::Answer::Yes) {
            answer = searches.thorough.is_at_least(
                left, question.bound, means_.whole ? ~std::uint64_t{0} >> 1 : kMostNodesOfASample);
        }
        if (answer == AdjacencyGain::Answer::Unknown) ++tally.open;
        return answer != AdjacencyGain::Answer::No;
    }

    void refuse(PairSet set) {
        const std::lock_guard lock{mutex_};
        broken_ = Phrase{adjacency::words::kSetNotWon, {fmt::format("{:x}", set)}};
        over_ = true;
    }
    void add(const Tally& tally) {
        const std::lock_guard lock{mutex_};
        sum_.excepted += tally.excepted;
        sum_.open += tally.open;
    }

    BoardSize size_;
    const Pairs* pairs_;
    const ExceptedSets* excepted_;
    Means means_;
    std::atomic<std::uint64_t> done_{0};  // sets that are checked
    std::uint64_t of_ = 0;                // sets to check in all
    double work_ = 0;                     // for what was checked since it began
    double work_to_do_ = 1;               // in all since then
    std::mutex telling_;
    std::mutex mutex_;
    std::atomic<bool> over_{false};
    std::optional<Phrase> broken_;
    Tally sum_;
    FoundInChunk found_;
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
    ExceptedSets excepted{pairs, means};
    excepted.read(body);
    return SymmetricSetsCheck{start.size(), pairs, excepted, means}.check();
}

}  // namespace lawan::proofs
