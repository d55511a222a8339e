#include "training/othello_games.hpp"

#include <algorithm>
#include <bit>
#include <memory>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "engines/othello/searcher.hpp"
#include "games/othello/flips.hpp"
#include "games/othello/mobility.hpp"

namespace lawan::training {
namespace {

using othello::Board;

class NoLimits final : public othello::Control {
  public:
    void look(std::uint64_t /*nodes*/) override {}
};

[[nodiscard]] constexpr Board start() {
    return {0x0000000810000000U, 0x0000001008000000U};
}

[[nodiscard]] std::uint64_t moves_of(const Board& board) {
    return othello::move_squares(Bitboard{board.player}, Bitboard{board.opponent},
                                 Bitboard{board.empty()})
        .bits();
}

[[nodiscard]] Board after(const Board& board, int square) {
    if (square == othello::kNoSquare) return {board.opponent, board.player};
    const std::uint64_t turned =
        othello::flips(Bitboard{board.player}, Bitboard{board.opponent}, Square{square}).bits();
    return {board.opponent ^ turned, board.player ^ turned ^ (std::uint64_t{1} << square)};
}

[[nodiscard]] int final_score(const Board& board) {
    const int lead = std::popcount(board.player) - std::popcount(board.opponent);
    const int empty = std::popcount(board.empty());
    return lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0;
}

[[nodiscard]] int picked(std::uint64_t moves, Random& random) {
    auto skip = random.below(static_cast<std::uint64_t>(std::popcount(moves)));
    for (; skip > 0; --skip) moves &= moves - 1;
    return std::countr_zero(moves);
}

}  // namespace

struct OthelloSelfPlayer::Parts {
    explicit Parts(const othello::Evaluation& evaluation)
        : table{MebiBytes{4}}, searcher{othello::make_searcher({table, evaluation, 1})} {}

    // Deepens step by step: shallow searches order the moves of deeper ones.
    [[nodiscard]] othello::SearchOutcome best(const Board& board, int depth, int confidence) {
        const int empties = std::popcount(board.empty());
        const bool exact = depth >= empties;
        const int first_step = exact ? 2 : 2 - depth % 2;
        const int last_step = exact ? empties - 10 : depth - 2;
        for (int step = first_step; step <= last_step; step += 2) {
            (void)searcher->search({board, {}, step, exact ? 0 : confidence}, control);
        }
        const othello::SearchOutcome outcome = searcher->search(
            {board, {}, std::min(depth, empties), exact ? othello::kCertain : confidence}, control);
        return outcome;
    }

    othello::TranspositionTable table;
    std::unique_ptr<othello::Searcher> searcher;
    NoLimits control;
};

OthelloSelfPlayer::OthelloSelfPlayer(const othello::Evaluation& evaluation, const OthelloPlay& play)
    : play_{play}, parts_{std::make_unique<Parts>(evaluation)} {}

OthelloSelfPlayer::~OthelloSelfPlayer() = default;

OthelloGame OthelloSelfPlayer::game(Seed seed) {
    Random random{seed};
    parts_->searcher->forget();
    OthelloGame game;
    const int span = play_.most_random_plies - play_.fewest_random_plies + 1;
    const int opening = play_.fewest_random_plies +
                        static_cast<int>(random.below(static_cast<std::uint64_t>(span)));
    int stray_at = -1;
    if (random.chance(play_.stray)) stray_at = opening + 2 + static_cast<int>(random.below(30));
    Board board = start();
    bool black = true;
    bool settled = false;
    int ply = 0;
    for (;;) {
        const std::uint64_t moves = moves_of(board);
        const int empties = std::popcount(board.empty());
        if (moves == 0) {
            if (moves_of({board.opponent, board.player}) == 0) {
                if (!settled) {
                    game.outcome =
                        static_cast<std::int8_t>(black ? final_score(board) : -final_score(board));
                }
                break;
            }
            game.turns.push_back({othello::kNoSquare, 0});
        } else {
            const bool exact = empties <= play_.solve_from;
            othello::SearchOutcome found;
            if (exact || !play_.random) {
                found = parts_->best(board, exact ? empties : play_.depth, play_.confidence);
            }
            int square = found.best;
            const bool blind = exact ? random.chance(play_.stray_in_endgame)
                                     : ply < opening || ply == stray_at || play_.random;
            if (blind) square = picked(moves, random);
            // In the exact part every score is true, whatever is played.
            if (blind && !exact) game.last_blind = static_cast<std::uint8_t>(game.turns.size() + 1);
            game.turns.push_back(
                {static_cast<std::uint8_t>(square), static_cast<std::int8_t>(found.score)});
            // The value of the game is that of its first exact position.
            if (exact && !settled) {
                game.outcome = static_cast<std::int8_t>(black ? found.score : -found.score);
                settled = true;
            }
        }
        board = after(board, static_cast<int>(game.turns.back().move));
        black = !black;
        ++ply;
    }
    return game;
}

OthelloGame OthelloSelfPlayer::judged(const std::vector<std::uint8_t>& moves) {
    parts_->searcher->forget();
    OthelloGame game;
    Board board = start();
    bool black = true;
    bool settled = false;
    for (const std::uint8_t move : moves) {
        const int empties = std::popcount(board.empty());
        othello::SearchOutcome found;
        if (move != othello::kNoSquare) {
            const bool exact = empties <= play_.solve_from;
            found = parts_->best(board, exact ? empties : play_.depth, play_.confidence);
            if (exact && !settled) {
                game.outcome = static_cast<std::int8_t>(black ? found.score : -found.score);
                settled = true;
            }
            // People err: what a game came to says little of positions before that.
            if (!exact) game.last_blind = static_cast<std::uint8_t>(game.turns.size() + 1);
        }
        game.turns.push_back({move, static_cast<std::int8_t>(found.score)});
        board = after(board, move);
        black = !black;
    }
    return game;
}

void visit_samples(const OthelloGame& game, const OthelloPlay& play, const SampleSink& sink) {
    Board board = start();
    bool black = true;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        const OthelloTurn& turn = game.turns[i];
        const int empties = std::popcount(board.empty());
        if (turn.move != othello::kNoSquare) {
            const float outcome = static_cast<float>(black ? game.outcome : -game.outcome);
            const auto score = static_cast<float>(turn.score);
            const bool won_for = i >= game.last_blind;
            if (empties <= play.solve_from) {
                sink({board.player, board.opponent, score});
            } else if (!play.random) {
                sink({board.player, board.opponent, won_for ? 0.5F * (outcome + score) : score});
            } else {
                sink({board.player, board.opponent, outcome});
            }
        }
        board = after(board, static_cast<int>(turn.move));
        black = !black;
    }
}

}  // namespace lawan::training
