// Everything that decides which games a tournament consists of: two runs of one plan play the same
// games. How fast they are played (threads, hosts) is no part of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/sprt.hpp"
#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "play/clock.hpp"

namespace lawan {

enum class Format : std::uint8_t { RoundRobin, Gauntlet, Knockout, Swiss };

[[nodiscard]] std::string_view to_text(Format format);     // "round-robin"
[[nodiscard]] Format parse_format(std::string_view text);  // throws InputError

struct PlannedBot {
    std::string name;  // no two have the same
    std::string spec;

    friend bool operator==(const PlannedBot&, const PlannedBot&) = default;
};

enum class OpeningKind : std::uint8_t { None, Random, Balanced, File };

struct OpeningPlan {
    OpeningKind kind = OpeningKind::Balanced;
    std::optional<int> plies = std::nullopt;  // a number that suits the board unless said
    std::string file = {};

    friend bool operator==(const OpeningPlan&, const OpeningPlan&) = default;
};

// A bound that holds for some moves in a row.
struct ScoreRule {
    int score = 0;
    int moves = 0;

    friend bool operator==(const ScoreRule&, const ScoreRule&) = default;
};

struct AdjudicationPlan {
    bool proved = false;                             // both sides have proved the same result
    std::optional<ScoreRule> resign = std::nullopt;  // a side sees itself that far behind
    std::optional<ScoreRule> draw = std::nullopt;    // both see themselves that near to 0
    std::optional<int> most_moves = std::nullopt;    // plies, then it is a draw

    friend bool operator==(const AdjudicationPlan&, const AdjudicationPlan&) = default;
};

struct TournamentPlan {
    std::string game;
    OptionTexts settings = {};  // of the game
    std::optional<std::string> position = std::nullopt;
    std::vector<PlannedBot> bots = {};
    Format format = Format::RoundRobin;
    int games = 2;                             // of two who meet
    int champions = 1;                         // of a gauntlet: the first so many meet the others
    std::optional<int> rounds = std::nullopt;  // of a Swiss tournament
    Seed seed = {};
    TimeControl time = {};
    OpeningPlan openings = {};
    AdjudicationPlan adjudication = {};
    std::optional<SprtSettings> sprt = std::nullopt;  // two bots play until it is decided

    friend bool operator==(const TournamentPlan&, const TournamentPlan&) = default;
};

// "alice:process(…)" names the bot; otherwise it is called what it is.
[[nodiscard]] PlannedBot planned_bot(std::string_view text);

// Names that occur more than once get #1, #2, …
void make_names_unique(std::vector<PlannedBot>& bots);

// Throws InputError when the plan makes no sense.
void check(const TournamentPlan& plan);

// What differs first between two plans; none when they are the same.
[[nodiscard]] std::optional<Phrase> difference(const TournamentPlan& a, const TournamentPlan& b);

}  // namespace lawan
