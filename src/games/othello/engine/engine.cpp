#include "games/othello/engine/engine.hpp"

#include <algorithm>
#include <bit>

#include "core/bitboard.hpp"
#include "games/othello/engine/windows.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] int empties_of(const Board& board) {
    return std::popcount(board.empty());
}

// No step is begun that would hardly end, unless that costs nothing: a step that is broken off may
// still have found a better move.
[[nodiscard]] bool worth_another_step(const Budget& budget, UnusedTime unused) {
    const double part = unused == UnusedTime::Lost ? 1.0 : 0.7;
    const auto time = budget.limits().time;
    return !budget.spent() && (!time || budget.elapsed() < part * *time);
}

}  // namespace

std::uint64_t moves_of(const Board& board) {
    return move_squares(Bitboard{board.player}, Bitboard{board.opponent}, Bitboard{board.empty()})
        .bits();
}

Board after(const Board& board, int square) {
    if (square == kNoSquare) return {board.opponent, board.player};
    const std::uint64_t turned =
        flips(Bitboard{board.player}, Bitboard{board.opponent}, Square{square}).bits();
    return {board.opponent ^ turned, board.player ^ turned ^ (std::uint64_t{1} << square)};
}

int final_score_of(const Board& board) {
    const int lead = std::popcount(board.player) - std::popcount(board.opponent);
    const int empty = empties_of(board);
    return lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0;
}

Engine::Engine(std::shared_ptr<const Evaluation> evaluation, const EngineSettings& settings)
    : evaluation_{std::move(evaluation)},
      settings_{settings},
      table_{settings.memory},
      searcher_{make_searcher({table_, *evaluation_, settings.threads})} {}

Engine::~Engine() = default;

SearchOutcome Engine::searched(const Board& board, Window window, Reach reach, Budget& budget) {
    return searcher_->search({board, window, reach.depth, reach.confidence}, budget);
}

SearchOutcome Engine::by_windows(const Board& board, int guess, Reach reach, Budget& budget) {
    const bool exact = reach.depth >= empties_of(board) && reach.confidence == kCertain;
    return within_windows(guess, exact ? 1 : 3,
                          [&](Window window) { return searched(board, window, reach, budget); });
}

// MTD(f) (Plaat, Schaeffer, Pijls, de Bruin: Best-first fixed-depth minimax algorithms, 1996).
SearchOutcome Engine::by_tests(const Board& board, int guess, Reach reach, Budget& budget) {
    int lower = -64;
    int upper = 64;
    SearchOutcome best;
    int score = std::clamp(guess, -64, 64);
    while (lower < upper) {
        const int beta = score == lower ? score + 1 : score;
        const SearchOutcome outcome = searched(board, {beta - 1, beta}, reach, budget);
        if (!outcome.finished) return best.best != kNoSquare ? best : outcome;
        score = outcome.score;
        if (score < beta) {
            upper = score;
            if (best.best == kNoSquare) best = outcome;
        } else {
            lower = score;
            best = outcome;
        }
        best.finished = false;
    }
    best.score = score;
    best.finished = true;
    return best;
}

bool Engine::step(Finding& finding, const Board& board, Reach reach, Budget& budget) {
    const int guess = finding.guess_for(reach.depth);
    const SearchOutcome outcome = settings_.root == RootSearch::Mtdf
                                      ? by_tests(board, guess, reach, budget)
                                      : by_windows(board, guess, reach, budget);
    if (!outcome.finished) {
        // The best of a step that was broken off is better than that of the step before.
        if (outcome.best != kNoSquare) finding.best = outcome.best;
        return false;
    }
    const bool one_less = finding.reach.depth > 0 && finding.reach.depth + 1 == reach.depth;
    finding.before = one_less ? std::optional{finding.score} : std::nullopt;
    finding.score = outcome.score;
    finding.best = outcome.best;
    finding.reach = reach;
    finding.proved = reach.depth >= empties_of(board) && reach.confidence == kCertain;
    return true;
}

std::vector<int> Engine::line(const Board& board, const Finding& finding, Budget& budget) {
    std::vector<int> squares{finding.best};
    Board at = after(board, finding.best);
    int score = -finding.score;
    // A proved line goes to the end of the game, passes and all.
    while (finding.proved || static_cast<int>(squares.size()) < finding.reach.depth) {
        const std::uint64_t moves = moves_of(at);
        if (moves == 0) {
            if (moves_of({at.opponent, at.player}) == 0) break;
            squares.push_back(kNoSquare);
        } else {
            Remembered known;
            int square = kNoSquare;
            if (finding.proved && empties_of(at) <= 24) {
                const Window window{std::max(-64, score - 1), std::min(64, score + 1)};
                const Reach end{empties_of(at), kCertain};
                square = searched(at, window, end, budget).best;
            } else if (table_.find(TranspositionTable::key(at.player, at.opponent), known)) {
                square = known.best;
            }
            if (square == kNoSquare || ((moves >> square) & 1U) == 0) break;
            squares.push_back(square);
        }
        at = after(at, squares.back());
        score = -score;
    }
    return squares;
}

Finding Engine::think(const Task& task, Budget& budget) {
    const std::uint64_t nodes_before = budget.nodes();
    table_.new_search();
    const Board& board = task.board;
    const int empties = empties_of(board);
    const int deepest = std::min(empties, task.depth.value_or(empties));
    Finding finding;
    finding.best = std::countr_zero(moves_of(board));
    const bool forced = task.after_pass || std::has_single_bit(moves_of(board));
    // Once the end is so near, the next step goes right there.
    constexpr int kLeap = 10;
    // Where the depth is given, every other step is enough: scores of one parity lead to each
    // other, and so do best moves.
    const bool given = deepest < empties && task.depth;
    const int stride = given ? 2 : 1;
    Reach reach{given ? 2 - deepest % 2 : 1, task.midgame_confidence};
    while (worth_another_step(budget, task.unused_time)) {
        if (!step(finding, board, reach, budget)) break;
        finding.nodes = budget.nodes() - nodes_before;
        if (task.on_finding) task.on_finding(finding);
        if (finding.proved) break;
        // Time is kept for moves that can be chosen; a depth that was asked for is searched to.
        if (forced && budget.limits().time && !budget.limits().depth && reach.depth >= 8) break;
        if (reach.depth < deepest) {
            reach.depth += stride;
            if (deepest == empties && reach.depth > empties - kLeap && empties > kLeap) {
                reach = {empties, task.midgame_confidence};
            }
            if (deepest == empties && empties <= kLeap) reach = {empties, kCertain};
        } else if (deepest == empties && reach.confidence < task.confidence) {
            // In the last squares nothing is gained by trusting first.
            reach.confidence = empties <= 16 ? kCertain : reach.confidence + 1;
        } else {
            break;
        }
    }
    finding.line = line(board, finding, budget);
    finding.nodes = budget.nodes() - nodes_before;
    return finding;
}

Finding Engine::solve(const Board& board, Budget& budget, const FindingSink& sink) {
    const std::uint64_t nodes_before = budget.nodes();
    const int empties = empties_of(board);
    table_.new_search_to_the_end(empties);
    Finding finding;
    finding.best = std::countr_zero(moves_of(board));
    constexpr int kLeap = 8;
    std::vector<Reach> steps;
    for (int depth = 6; depth < empties - kLeap; depth += 2) steps.push_back({depth, 0});
    if (empties > 14) steps.push_back({empties, 0});
    if (empties > 18) steps.push_back({empties, empties > 27 ? 2 : 1});
    if (empties > 27) steps.push_back({empties, 3});
    if (empties > 27) steps.push_back({empties, 4});
    steps.push_back({empties, kCertain});
    for (const Reach& reach : steps) {
        if (!step(finding, board, reach, budget)) break;
        finding.nodes = budget.nodes() - nodes_before;
        if (sink) sink(finding);
    }
    finding.nodes = budget.nodes() - nodes_before;
    if (finding.proved) finding.line = line(board, finding, budget);
    return finding;
}

std::optional<bool> Engine::exceeds(const Board& board, int bound, Budget& budget) {
    const SearchOutcome outcome =
        searched(board, {bound, bound + 1}, {empties_of(board), kCertain}, budget);
    if (!outcome.finished) return std::nullopt;
    return outcome.score > bound;
}

std::vector<Finding> Engine::near_best(const Board& board, Reach reach, int margin,
                                       Budget& budget) {
    Task task;
    task.board = board;
    task.depth = reach.depth;
    task.midgame_confidence = reach.confidence;
    std::vector<Finding> findings{think(task, budget)};
    const int best = findings.front().score;
    const int worst = std::max(-64, best - margin);
    for (std::uint64_t left = moves_of(board); left != 0; left &= left - 1) {
        Finding finding;
        finding.best = std::countr_zero(left);
        if (finding.best == findings.front().best) continue;
        const Board next = after(board, finding.best);
        // Where the opponent has to pass or the game is over: rare in the openings, and such a
        // move would have been found the best were it good.
        if (moves_of(next) == 0) continue;
        const int depth = std::min(reach.depth - 1, empties_of(next));
        const SearchOutcome outcome =
            searched(next, {-best, -worst}, {depth, reach.confidence}, budget);
        if (!outcome.finished) return {};
        if (-outcome.score <= worst) continue;
        finding.score = std::min(-outcome.score, best);
        finding.reach = reach;
        finding.line = {finding.best};
        findings.push_back(std::move(finding));
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.score > b.score; });
    return budget.spent() ? std::vector<Finding>{} : findings;
}

// All moves one ply deeper, then all of them again: whenever time is up, all have been looked at.
std::vector<Finding> Engine::each_move(const Board& board, Reach reach, Budget& budget) {
    table_.new_search();
    std::vector<Finding> findings;
    for (std::uint64_t left = moves_of(board); left != 0; left &= left - 1) {
        Finding finding;
        finding.best = std::countr_zero(left);
        finding.line = {finding.best};
        findings.push_back(std::move(finding));
    }
    for (int depth = 1; depth <= reach.depth && !budget.spent(); ++depth) {
        std::vector<Finding> deeper = findings;
        for (Finding& finding : deeper)
            search_after(finding, board, {depth, reach.confidence}, budget);
        if (budget.spent()) break;
        findings = std::move(deeper);
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return a.score > b.score; });
    return findings;
}

// The score of one move by a search of the position after it.
void Engine::search_after(Finding& finding, const Board& board, Reach reach, Budget& budget) {
    Board next = after(board, finding.best);
    int sign = -1;
    if (moves_of(next) == 0) {
        next = after(next, kNoSquare);
        sign = 1;
    }
    finding.reach = reach;
    if (moves_of(next) == 0) {
        finding.score = sign * final_score_of(next);
        finding.proved = true;
        return;
    }
    Finding answer;
    answer.score = sign * finding.score;
    const int depth = std::min(reach.depth - 1, empties_of(next));
    if (depth <= 0) {
        answer.score = (searcher_->evaluate(next) + kUnitsADisc / 2) / kUnitsADisc;
    } else {
        (void)step(answer, next, {depth, reach.confidence}, budget);
    }
    finding.score = sign * answer.score;
    finding.proved = answer.proved;
}

}  // namespace lawan::othello
