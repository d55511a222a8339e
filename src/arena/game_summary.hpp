// What the tables need of a game, and what the store keeps of it besides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "arena/elo.hpp"
#include "core/limits.hpp"
#include "core/side.hpp"
#include "play/game_record.hpp"

namespace lawan {

// What a bot spent on its moves of one or several games.
struct Effort {
    int moves = 0;
    Seconds time{0};
    Seconds longest{0};
    std::uint64_t nodes = 0;
    // Of all processors; for moves whose time somebody counted, those of programs.
    Seconds cpu{0};
    Seconds most_cpu{0};  // of one move
    int cpu_moves = 0;

    Effort& operator+=(const Effort& more);

    // Nothing where nobody counted it.
    [[nodiscard]] std::optional<Seconds> cpu_a_move() const {
        return cpu_moves > 0 ? std::optional{cpu / cpu_moves} : std::nullopt;
    }
    // These are 0 without moves.
    [[nodiscard]] Seconds time_a_move() const { return moves > 0 ? time / moves : Seconds{0}; }
    [[nodiscard]] double nodes_a_move() const {
        return moves > 0 ? static_cast<double>(nodes) / moves : 0;
    }
};

// Of each side. The moves of the opening are nobody's; `first` is the side that made the first move
// of the record.
[[nodiscard]] PerSide<Effort> efforts_of(const GameRecord& record, Side first,
                                         std::size_t opening_plies);

struct GameSummary {
    std::int64_t number = 0;  // in the order of the schedule, from 1
    std::size_t pairing = 0;
    int round = 0;
    PerSide<std::size_t> bots;  // by their places in the plan
    Side first = Side::X;       // who moved first
    int opening_plies = 0;
    EndReason reason = EndReason::Finished;
    std::optional<Side> winner;
    int score = 0;  // X − O
    PerSide<Effort> efforts;
    // A hash of the start and the moves, equal where one game repeats another; 0: not known.
    std::uint64_t course = 0;

    // Points of the bot that plays this side.
    [[nodiscard]] double points(Side side) const {
        if (!winner) return 0.5;
        return *winner == side ? 1 : 0;
    }
    [[nodiscard]] double points_of_first() const {  // of the bots of the plan
        return points(bots.x == 0 ? Side::X : Side::O);
    }
    // Did somebody lose by a failure rather than by the rules?
    [[nodiscard]] bool forfeited() const {
        return reason != EndReason::Finished && reason != EndReason::Resigned &&
               reason != EndReason::Adjudicated && reason != EndReason::Stopped;
    }
};

struct TournamentGame {
    GameSummary summary;
    GameRecord record;
    std::string ended = {};  // when, as 2003-12-15T18:30:00Z; the store knows
};

// `moves` are words of a line.
[[nodiscard]] std::uint64_t course_of(std::string_view start, std::string_view moves);
[[nodiscard]] std::uint64_t course_of(const GameRecord& record);

// Counts the two games of a pair by what the first bot of the plan has made of them.
void add_pair(PairCounts& pairs, const GameSummary& one, const GameSummary& two);

// Pairs of games from one opening of the first two bots, by the numbers of their games.
[[nodiscard]] PairCounts pairs_of(const std::vector<GameSummary>& games);

// What an estimate counts. The two games of a pair, with sides swapped, depend on each other.
enum class EstimateOf : std::uint8_t { Games, Pairs, DifferentGames };
[[nodiscard]] std::string_view to_text(EstimateOf of);

// Tells, game after game, whether one repeats none before it: the same seats, moves and end.
class NewGames {
  public:
    [[nodiscard]] bool operator()(const GameSummary& game);

  private:
    using Course =
        std::tuple<std::size_t, std::size_t, std::uint64_t, EndReason, std::optional<Side>>;
    std::set<Course> seen_;
};

// What the games of the first two bots tell of their strength. A game that repeats another, with
// the same seats, moves and end, makes nothing more certain. It still belongs to the score: bots
// that play by chance repeat what they do most often.
struct Evidence {
    PairCounts pairs{};
    WinDrawLoss games;  // of the first bot
    std::int64_t repeats = 0;

    [[nodiscard]] std::int64_t different() const { return games.games() - repeats; }
    // Of all games, and no more certain than the different ones make it.
    [[nodiscard]] Scores scores() const;
    [[nodiscard]] EstimateOf estimate_of() const;
    // How many of those there are.
    [[nodiscard]] std::int64_t counted() const;
};
[[nodiscard]] Evidence evidence_of(const std::vector<GameSummary>& games);

// The summary of a record; number, pairing, round, bots and first are the caller's.
void summarise(const GameRecord& record, GameSummary& summary);

}  // namespace lawan
