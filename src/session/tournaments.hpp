// Tournaments that are played elsewhere, to look on while they run; a carrier brings them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/bradley_terry.hpp"
#include "core/side.hpp"
#include "core/words.hpp"
#include "play/game_record.hpp"

namespace lawan::session {

// Bots are named by their places in WatchedTournament::bots.
struct WatchedScore {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
};

struct WatchedRow {
    std::size_t bot = 0;
    WatchedScore score;
    double points = 0;
    std::optional<Rating> rating = std::nullopt;  // none without games
    int forfeits = 0;
};

struct WatchedGame {
    std::int64_t number = 0;
    int round = 0;
    PerSide<std::size_t> bots;
    EndReason reason = EndReason::Finished;
    std::optional<Side> winner = std::nullopt;
    int score = 0;  // X − O
};

// A game under way.
struct WatchedRunning {
    std::int64_t number = 0;
    int round = 0;
    PerSide<std::size_t> bots;
    std::size_t plies = 0;
};

struct WatchedTournament {
    std::string name;
    std::string game;
    std::string format;  // "round-robin"
    std::vector<std::string> bots;
    std::size_t played = 0;
    std::size_t expected = 0;
    bool finished = false;
    std::vector<WatchedRow> standings = {};               // the leader first
    std::vector<std::vector<WatchedScore>> between = {};  // [row][column], from the row's side
    std::vector<WatchedGame> latest = {};                 // the newest first, not all of them
    std::vector<WatchedRunning> running = {};             // by number
};

// One that cannot be read, and why.
struct LeftOutTournament {
    std::string name;
    Phrase why;
};

struct WatchedTournaments {
    std::vector<std::shared_ptr<const WatchedTournament>> shown = {};
    std::vector<LeftOutTournament> left_out = {};
};

class Tournaments {
  public:
    virtual ~Tournaments() = default;

    // May be called from any thread.
    [[nodiscard]] virtual WatchedTournaments all() = 0;
    [[nodiscard]] virtual std::shared_ptr<const WatchedTournament> find(
        const std::string& name) = 0;
    // A game that is still being played has no result yet.
    [[nodiscard]] virtual std::optional<GameRecord> game(const std::string& name,
                                                         std::int64_t number) = 0;
};

}  // namespace lawan::session
