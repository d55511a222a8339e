// Games between bots of the catalog, played and summed up.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "core/statistics.hpp"
#include "experiments/run.hpp"
#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan::experiments {

// What a bot spent on its moves of one or several games.
struct Effort {
    Sample milliseconds;  // a move
    std::uint64_t nodes = 0;

    [[nodiscard]] std::int64_t moves() const { return milliseconds.count(); }
};

struct GamePlan {
    const GameEntry& entry;
    AnyGame game;
    PerSide<Spec> players;
    Seed seed;
    std::uint64_t number = 0;
    std::vector<AnyMove> opening = {};
};

struct PlayedGame {
    GameRecord record;
    AnyPosition end;
    std::size_t opening_moves = 0;

    // Adds what a side spent; moves of the opening are nobody's.
    void add_effort(Side side, Effort& effort) const;
    [[nodiscard]] PerSide<int> counts() const;  // of marks or discs
    [[nodiscard]] std::string moves_text() const;
};

// A spec of this name stands for whoever sits before the screen: RunSettings::human.
inline constexpr const char* kHuman = "human";

// None when the run was stopped on the way. A game that did not end by the rules is a mistake of
// ours: throws std::logic_error.
[[nodiscard]] std::optional<PlayedGame> play(const GamePlan& plan, const Run& run);

// A game of the catalog with these settings: {{"rounds", "8"}}.
[[nodiscard]] AnyGame make_game(const GameEntry& entry, const OptionTexts& settings);

// Adds the option where the bot has it and the spec does not set it.
[[nodiscard]] Spec with_option(const GameEntry& entry, Spec spec, const std::string& option,
                               const std::string& value);

// "0.05": as an option's value.
[[nodiscard]] std::string seconds_text(Seconds time);

// Wins, draws, losses and margins of the first of two players.
class Tally {
  public:
    void add(int own, int other);
    void add(const Tally& more);  // wins, draws and losses only

    [[nodiscard]] std::int64_t games() const { return wins_ + draws_ + losses_; }
    [[nodiscard]] int wins() const { return wins_; }
    [[nodiscard]] int draws() const { return draws_; }
    [[nodiscard]] int losses() const { return losses_; }
    [[nodiscard]] double points() const { return wins_ + 0.5 * draws_; }
    [[nodiscard]] const Sample& own() const { return own_; }
    [[nodiscard]] const Sample& other() const { return other_; }
    [[nodiscard]] const Sample& margin() const { return margin_; }
    [[nodiscard]] double win_rate() const;
    [[nodiscard]] Interval win_interval() const;

  private:
    int wins_ = 0;
    int draws_ = 0;
    int losses_ = 0;
    Sample own_;
    Sample other_;
    Sample margin_;
};

// "62 % [55, 69]"; empty without games.
[[nodiscard]] std::string rate_text(double successes, double trials);

}  // namespace lawan::experiments
