// A series of Adjacency games as a report prints it, and the same series played here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/side.hpp"
#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

// One game of a published series: "28 rounds, 33-31, Minimax".
struct PrintedGame {
    int rounds = 0;
    int first = 0;                        // marks of the one who is named first
    int second = 0;                       // marks of the other
    std::string winner;                   // in the report's own words
    Side first_side = Side::X;            // the one named first is not always X
    std::vector<std::string> board = {};  // row by row, where we check it
};

enum class Chance : std::uint8_t { None, Draws };  // whether a bot's games differ

struct SeriesPlayer {
    std::string label;
    std::string bot = {};  // the catalog's name; empty for a human
    Chance chance = Chance::None;
    // Positions a move for a bot that thinks as long as it may, as described and as published, so
    // that the same seed gives the same games on every machine.
    std::optional<std::uint64_t> described_nodes = std::nullopt;
    std::optional<std::uint64_t> published_nodes = std::nullopt;

    [[nodiscard]] bool is_human() const { return bot.empty(); }
};

struct Series {
    std::string name;
    std::string source;  // the report and its table
    SeriesPlayer first;
    SeriesPlayer second;
    std::vector<PrintedGame> games;
    std::string printed_total;  // the report's own count
    int usual_games = 0;        // for each row, where chance plays a part
    std::vector<std::string> remarks = {};
    bool published_too = true;  // against stand-ins of a human; programs may be too slow for many

    [[nodiscard]] bool has_human() const { return first.is_human() || second.is_human(); }
    [[nodiscard]] bool by_chance() const {
        return has_human() || first.chance == Chance::Draws || second.chance == Chance::Draws;
    }
    [[nodiscard]] std::string title() const { return first.label + " against " + second.label; }
};

// Who sits in the human's place: bots that do not always play the best move they see.
struct Level {
    std::string name;
    std::string bot;
};
[[nodiscard]] const std::vector<Level>& human_levels();

[[nodiscard]] std::vector<Series> adjacency_a();
[[nodiscard]] std::vector<Series> adjacency_b();
[[nodiscard]] std::vector<Series> adjacency_c();

[[nodiscard]] Report run_series(const Series& series, Run& run);

}  // namespace lawan::experiments
