// The Othello engine's opening book as something to grow: games against itself walk through what is
// there by chance, good moves more often than others, and where one leaves the book, the position
// is searched and added (Buro: Toward opening book learning, ICCA Journal 22, 1999).
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <set>
#include <string>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "games/othello/engine/book.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/games.hpp"
#include "games/othello/training/weights_option.hpp"
#include "games/othello/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::Board;
using othello::BookMove;
using othello::OpeningBook;

// Positions that are chosen before any of them is searched: more than any machine has cores, and
// always as many, so that the book does not depend on their number.
constexpr std::size_t kBatch = 64;

struct Plan {
    std::size_t positions = 1000;
    int plies = 16;
    othello::Reach reach;
    int margin = 3;
    double stray = 1;     // discs that a move may be worse by to be taken half as often
    double surprise = 0;  // chance that one of the two sides plays any move at all
    std::string weights;  // their file's name; empty for those that come with the program
};

// The command that makes a book of so many positions.
[[nodiscard]] std::string origin_of(const Plan& plan, Seed seed, std::size_t positions) {
    std::string origin = fmt::format(
        "lawan train othello-book --seed {} --positions {} --plies {} --depth {} --margin {} "
        "--stray {}",
        seed.value, positions, plan.plies, plan.reach.depth, plan.margin, plan.stray);
    if (plan.surprise > 0) origin += fmt::format(" --surprise {}", plan.surprise);
    if (!plan.weights.empty()) origin += fmt::format(" --weights {}", plan.weights);
    return origin;
}

// What sets the first command apart from the second, which is ours.
[[nodiscard]] Phrase difference(const std::string& theirs, const std::string& ours) {
    const auto was = split_words(theirs);
    const auto is = split_words(ours);
    std::size_t at = 0;
    while (at < was.size() && at < is.size() && was[at] == is[at]) ++at;
    constexpr std::size_t kWordsOfCommand = 3;
    if (at < kWordsOfCommand) return othello::words::kMadeByAnotherCommand;
    // An option that only one of the two has.
    const auto option = [at](const auto& all) {
        return at < all.size() && all[at].substr(0, 2) == "--" ? all[at] : std::string_view{};
    };
    if (option(is) == "--surprise") return {othello::words::kMadeWithout, {"--surprise"}};
    if (option(was) == "--surprise") return {othello::words::kMadeWith, {"--surprise"}};
    if (at == was.size() || at == is.size()) return othello::words::kMadeWithOtherWeights;
    return {othello::words::kMadeWithNot, {was[at - 1], in_quotes(was[at]), in_quotes(is[at])}};
}

// A book has one origin: positions searched otherwise would go by a name that is not theirs.
[[nodiscard]] OpeningBook resumed(const std::string& path, const Plan& plan, Seed seed) {
    OpeningBook book = OpeningBook::read(path);
    const std::string ours = origin_of(plan, seed, book.size());
    if (book.origin() == ours) return book;
    throw InputError{othello::words::kBookOfAnotherCommand,
                     {in_quotes(path), difference(book.origin(), ours)}};
}

[[nodiscard]] const BookMove& drawn(const std::vector<BookMove>& moves, double stray,
                                    Random& random) {
    std::vector<double> weights;
    double all = 0;
    for (const BookMove& move : moves) {
        weights.push_back(std::exp2((move.score - moves.front().score) / stray));
        all += weights.back();
    }
    double left = random.unit() * all;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        left -= weights[i];
        if (left < 0) return moves[i];
    }
    return moves.front();
}

// Where one walk leaves the book; none where it comes to the end of what the book is for. One side
// plays by the book; the other surprises it now and then, for opponents do not know the book.
[[nodiscard]] std::optional<Board> way_out(const OpeningBook& book, const Plan& plan,
                                           Random& random) {
    Board board = othello::kUsualStart;
    const int surprising = random.chance(0.5) ? 0 : 1;
    for (int ply = 0; ply < plan.plies; ++ply) {
        if (othello::moves_of(board) == 0) return std::nullopt;
        const auto moves = book.moves(board);
        if (moves.empty()) return board;
        const bool surprises = ply % 2 == surprising && random.chance(plan.surprise);
        board = othello::after(board, surprises ? picked(othello::moves_of(board), random)
                                                : drawn(moves, plan.stray, random).square);
    }
    return std::nullopt;
}

// Different positions at which walks leave the book; fewer than asked for when it is complete.
[[nodiscard]] std::vector<Board> ways_out(const OpeningBook& book, const Plan& plan,
                                          std::size_t wanted, Random& random) {
    constexpr int kMostInVain = 3000;
    std::vector<Board> found;
    std::set<std::pair<std::uint64_t, std::uint64_t>> seen;
    for (int in_vain = 0; found.size() < wanted && in_vain < kMostInVain; ++in_vain) {
        const auto board = way_out(book, plan, random);
        if (!board) continue;
        const Board least = othello::least_image(*board).board;
        if (!seen.insert({least.player, least.opponent}).second) continue;
        found.push_back(least);
        in_vain = 0;
    }
    return found;
}

struct Searched {
    Board board;
    std::vector<BookMove> moves;
};

[[nodiscard]] Searched searched(othello::Engine& engine, const Board& board, const Plan& plan,
                                const StopSignal* stop) {
    engine.forget();
    Budget budget{Limits::none(), stop};
    Searched result{board, {}};
    // All searches end with the same side to move: what they say can be compared, whatever having
    // the move is worth to the evaluation.
    othello::Reach reach = plan.reach;
    reach.depth += (std::popcount(board.player | board.opponent) + reach.depth) % 2;
    for (const auto& finding : engine.near_best(board, reach, plan.margin, budget)) {
        result.moves.push_back({finding.best, finding.score});
    }
    return result;
}

[[nodiscard]] Plan plan_of(const Options& options) {
    Plan plan;
    plan.positions = static_cast<std::size_t>(options.integer("positions"));
    plan.plies = static_cast<int>(options.integer("plies"));
    plan.reach = {static_cast<int>(options.integer("depth")), 0};
    plan.margin = static_cast<int>(options.integer("margin"));
    plan.stray = options.decimal("stray");
    plan.surprise = options.decimal("surprise");
    if (options.has("weights")) plan.weights = name_in_origin(options.text("weights"));
    return plan;
}

// Searches the positions at which walks leave the book, on all threads.
class BatchSearch {
  public:
    BatchSearch(const Plan& plan, std::shared_ptr<const othello::Evaluation> evaluation,
                const Training& training)
        : plan_{plan},
          evaluation_{std::move(evaluation)},
          training_{training},
          engines_(static_cast<std::size_t>(training.workers())) {}

    // None where it was broken off: half of a batch would not be the same on every run.
    [[nodiscard]] std::optional<std::vector<Searched>> operator()(const std::vector<Board>& leaves,
                                                                  std::size_t in_book) {
        std::size_t next = 0;
        std::vector<Searched> done;
        run_jobs(
            training_.workers(),
            [&]() -> std::optional<std::size_t> {
                if (next == leaves.size() || training_.stopped()) return std::nullopt;
                return next++;
            },
            [&](int worker, std::size_t at) {
                return searched(engine(worker), leaves[at], plan_, training_.interrupt());
            },
            [&](Searched one) {
                done.push_back(std::move(one));
                training_.progress({words::kPositions, in_book + done.size(), plan_.positions});
            });
        // Searches that were under way when it was broken off have found nothing.
        const bool broken_off = done.size() < leaves.size() ||
                                std::any_of(done.begin(), done.end(),
                                            [](const auto& one) { return one.moves.empty(); });
        if (broken_off) return std::nullopt;
        return done;
    }

  private:
    [[nodiscard]] othello::Engine& engine(int worker) {
        auto& engine = engines_[static_cast<std::size_t>(worker)];
        if (!engine) {
            engine = std::make_unique<othello::Engine>(evaluation_,
                                                       othello::EngineSettings{1, MebiBytes{32}});
        }
        return *engine;
    }

    const Plan& plan_;
    std::shared_ptr<const othello::Evaluation> evaluation_;
    const Training& training_;
    std::vector<std::unique_ptr<othello::Engine>> engines_;
};

[[nodiscard]] TrainingReport report_of(const OpeningBook& book) {
    const auto best = book.moves(othello::kUsualStart);
    TrainingReport report;
    report.figures = {
        {"positions", words::kPositions, static_cast<std::int64_t>(book.size())},
        {"score_of_start", othello::words::kScoreOfStart,
         static_cast<std::int64_t>(best.empty() ? 0 : best.front().score)},
        {"file_bytes", words::kFileBytes, static_cast<std::int64_t>(book.to_file().size())}};
    return report;
}

[[nodiscard]] TrainingReport grow_book(const Options& options, const Training& training) {
    ResultFile out{options};
    const Plan plan = plan_of(options);
    BatchSearch search{plan, weights_of(options, "weights"), training};
    OpeningBook book;
    if (options.flag("resume")) {
        if (!out.is_wanted()) throw InputError{words::kOptionNeeds, {"resume", "out"}};
        book = resumed(options.text("out"), plan, training.seed());
    }
    bool complete = false;
    while (book.size() < plan.positions && !training.stopped() && !complete) {
        // What is drawn depends on how far the book is, so that a run can be broken off.
        Random random{training.seed().derive(book.size())};
        const std::size_t wanted = std::min(kBatch, plan.positions - book.size());
        const std::vector<Board> leaves = ways_out(book, plan, wanted, random);
        complete = leaves.empty();
        const auto done = search(leaves, book.size());
        if (!done) break;
        for (const Searched& one : *done) book.add(one.board, one.moves);
        book.settle();
        book.set_origin(origin_of(plan, training.seed(), book.size()));
        if (!complete) out.write(book.to_file());
    }
    TrainingReport report = report_of(book);
    report.complete = book.size() >= plan.positions || complete;
    report.not_written = out.failure();
    return report;
}

}  // namespace

Trainer othello_book_trainer() {
    constexpr double kMost = 1e9;
    return {"othello-book",
            othello::words::kTrainsBook,
            {{"positions", OptionType::Integer, othello::words::kBookSize, "1000", 1, kMost},
             {"plies", OptionType::Integer, othello::words::kBookPlies, "16", 1, 40},
             depth_option(16),
             {"margin", OptionType::Integer, othello::words::kMargin, "3", 1, 64},
             {"stray", OptionType::Decimal, othello::words::kStray, "1", 0.01, 64},
             {"surprise", OptionType::Decimal, othello::words::kSurprise, "0", 0, 0.9},
             {"weights", OptionType::File, othello::words::kBookWeights},
             out_option(),
             resume_option()},
            grow_book};
}

}  // namespace lawan::training
