#include "games/othello/training/games.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/searcher.hpp"
#include "games/othello/engine/windows.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"

namespace lawan::training {

using othello::after;
using othello::Board;
using othello::final_score_of;
using othello::moves_of;

int picked(std::uint64_t squares, Random& random) {
    auto skip = random.below(static_cast<std::uint64_t>(std::popcount(squares)));
    for (; skip > 0; --skip) squares &= squares - 1;
    return std::countr_zero(squares);
}

struct OthelloSelfPlayer::Parts {
    // Small enough for a core's own cache: such searches visit some thousand nodes, those that
    // solve more empty squares some hundred thousand.
    Parts(const othello::Evaluation& evaluation, const OthelloPlay& play)
        : table{MebiBytes{std::max(play.solve_from, play.trust_from) > 16 ? 4U : 1U}},
          searcher{othello::make_searcher({table, evaluation, 1})} {}

    [[nodiscard]] othello::SearchOutcome searched(const Board& board, int guess, int depth,
                                                  int confidence) {
        constexpr int kReachOut = 6;
        return othello::within_windows(guess, kReachOut, [&](othello::Window window) {
            return searcher->search({board, window, depth, confidence}, budget);
        });
    }

    // Deepens step by step: shallow searches order the moves of deeper ones.
    [[nodiscard]] othello::SearchOutcome best(const Board& board, int depth, int confidence) {
        const int empties = std::popcount(board.empty());
        const bool to_the_end = depth >= empties;
        const int first_step = to_the_end ? 2 : 2 - depth % 2;
        const int last_step = to_the_end ? empties - 10 : depth - 2;
        int guess = othello::in_whole_discs(searcher->evaluate(board));
        for (int step = first_step; step <= last_step; step += 2) {
            guess = searched(board, guess, step, to_the_end ? 0 : confidence).score;
        }
        constexpr int kTrustedFirst = 16;
        if (to_the_end && confidence == othello::kCertain && empties >= kTrustedFirst) {
            guess = searched(board, guess, empties, 0).score;
        }
        return searched(board, guess, std::min(depth, empties), confidence);
    }

    // As exactly as the plan of play says for so many empty squares.
    [[nodiscard]] othello::SearchOutcome judged(const Board& board, const OthelloPlay& play) {
        const int empties = std::popcount(board.empty());
        if (empties <= play.solve_from) return best(board, empties, othello::kCertain);
        if (empties <= play.trust_from) return best(board, empties, 0);
        return best(board, play.depth, play.depth >= empties ? othello::kCertain : play.confidence);
    }

    othello::TranspositionTable table;
    std::unique_ptr<othello::Searcher> searcher;
    Budget budget{Limits::none()};
};

OthelloSelfPlayer::OthelloSelfPlayer(const othello::Evaluation& evaluation, const OthelloPlay& play)
    : play_{play}, parts_{std::make_unique<Parts>(evaluation, play)} {}

OthelloSelfPlayer::~OthelloSelfPlayer() = default;

// Moves by chance from the start, to a position with a move; none where the game is over by then.
std::optional<OthelloSelfPlayer::Opening> OthelloSelfPlayer::opening(Random& random) const {
    const int span = play_.most_random_plies - play_.fewest_random_plies + 1;
    const int plies = play_.fewest_random_plies +
                      static_cast<int>(random.below(static_cast<std::uint64_t>(span)));
    Opening opening{othello::kUsualStart, {}};
    for (;;) {
        const std::uint64_t moves = moves_of(opening.board);
        const bool enough = static_cast<int>(opening.turns.size()) >= plies;
        if (moves != 0 && enough) return opening;
        if (moves == 0 && moves_of(after(opening.board, othello::kNoSquare)) == 0) {
            return std::nullopt;
        }
        const int square = moves == 0 ? othello::kNoSquare : picked(moves, random);
        opening.turns.push_back(
            {static_cast<std::uint8_t>(square), OthelloTurn::kUnjudged, moves != 0});
        opening.board = after(opening.board, square);
    }
}

OthelloSelfPlayer::Opening OthelloSelfPlayer::even_opening(Random& random) {
    for (;;) {
        const auto found = opening(random);
        if (!found) continue;
        if (play_.random) return *found;
        parts_->searcher->forget();
        const int score = parts_->best(found->board, play_.depth, play_.confidence).score;
        if (std::abs(score) <= play_.uneven || random.chance(play_.uneven_kept)) return *found;
    }
}

OthelloGame OthelloSelfPlayer::game(Seed seed) {
    Random random{seed};
    parts_->searcher->forget();
    Opening opening = even_opening(random);
    OthelloGame game{std::move(opening.turns), 0};
    std::size_t stray_at = 0;
    if (random.chance(play_.stray)) {
        stray_at = game.turns.size() + 2 + static_cast<std::size_t>(random.below(30));
    }
    Board board = opening.board;
    bool settled = false;
    for (;;) {
        const std::uint64_t moves = moves_of(board);
        const int empties = std::popcount(board.empty());
        const bool black = game.turns.size() % 2 == 0;
        OthelloTurn turn{othello::kNoSquare, OthelloTurn::kUnjudged, false};
        if (moves == 0) {
            if (moves_of({board.opponent, board.player}) == 0) {
                if (!settled) {
                    game.outcome = static_cast<std::int8_t>(black ? final_score_of(board)
                                                                  : -final_score_of(board));
                }
                break;
            }
        } else {
            const bool exact = empties <= play_.solve_from;
            turn.blind =
                exact ? random.chance(play_.stray_in_endgame)
                      : play_.random || game.turns.size() == stray_at ||
                            (play_.stray_in_midgame > 0 && random.chance(play_.stray_in_midgame));
            if (empties > play_.judge_from) {
                constexpr int kShortLook = 2;
                turn.move = static_cast<std::uint8_t>(
                    parts_->best(board, kShortLook, othello::kCertain).best);
            } else if (exact || !play_.random) {
                const auto found = parts_->judged(board, play_);
                turn.score = static_cast<std::int8_t>(found.score);
                turn.move = static_cast<std::uint8_t>(found.best);
            }
            if (turn.blind) turn.move = static_cast<std::uint8_t>(picked(moves, random));
            // The value of the game is that of its first exact position.
            if (exact && !settled) {
                game.outcome = static_cast<std::int8_t>(black ? turn.score : -turn.score);
                settled = true;
            }
        }
        game.turns.push_back(turn);
        board = after(board, static_cast<int>(turn.move));
    }
    return game;
}

OthelloGame OthelloSelfPlayer::judged(const std::vector<std::uint8_t>& moves) {
    parts_->searcher->forget();
    OthelloGame game;
    Board board = othello::kUsualStart;
    bool black = true;
    bool settled = false;
    for (const std::uint8_t move : moves) {
        const int empties = std::popcount(board.empty());
        // People err: what a game came to says little of positions before that.
        OthelloTurn turn{move, OthelloTurn::kUnjudged, true};
        if (move != othello::kNoSquare) {
            const bool exact = empties <= play_.solve_from;
            turn.score = static_cast<std::int8_t>(parts_->judged(board, play_).score);
            if (exact && !settled) {
                game.outcome = static_cast<std::int8_t>(black ? turn.score : -turn.score);
                settled = true;
            }
        }
        game.turns.push_back(turn);
        board = after(board, move);
        black = !black;
    }
    return game;
}

void visit_samples(const OthelloGame& game, const OthelloPlay& play, const SampleSink& sink) {
    // Scores of both parities count: one by one they swing with who moves last. Against searches
    // three times as deep this share was measured to leave the least error.
    constexpr float kLater = 0.8F;
    struct Seen {
        Board board;
        bool exact;
    };
    std::vector<Seen> seen;
    Board board = othello::kUsualStart;
    for (const OthelloTurn& turn : game.turns) {
        seen.push_back({board, std::popcount(board.empty()) <= play.solve_from});
        board = after(board, static_cast<int>(turn.move));
    }
    const bool black_at_end = game.turns.size() % 2 == 0;
    auto outcome = static_cast<float>(black_at_end ? game.outcome : -game.outcome);
    float worth = outcome;  // of the position after the turn, for its side to move
    for (std::size_t i = game.turns.size(); i-- > 0;) {
        const OthelloTurn& turn = game.turns[i];
        outcome = -outcome;
        worth = -worth;
        if (turn.move == othello::kNoSquare) continue;
        const auto score = static_cast<float>(turn.score);
        if (play.random && !seen[i].exact) {
            worth = outcome;
        } else if (!turn.judged()) {
            continue;
        } else if (seen[i].exact || turn.blind) {
            worth = score;
        } else {
            worth = (1 - kLater) * score + kLater * worth;
        }
        sink({seen[i].board.player, seen[i].board.opponent, worth});
    }
}

}  // namespace lawan::training
