// A series of Adjacency games as a report prints it, and the same series played here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/side.hpp"
#include "core/words.hpp"
#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

// Where the one who is named first sits, and which side made the first move.
struct Seats {
    Side first = Side::X;
    Side begins = Side::X;
    bool begins_is_known = false;  // else X, with which the window begins unless told otherwise
};
// Where a replay, or the board itself, shows that X began.
inline constexpr Seats kXBegan{Side::X, Side::X, true};

// One game of a published series: "28 rounds, 33-31, Minimax", and the picture of its end.
struct PrintedGame {
    int rounds = 0;
    int first = 0;       // marks of the one who is named first
    int second = 0;      // marks of the other
    std::string winner;  // as the report or its window names it
    std::string board;   // of its picture; see printed_board()
    Seats seats = {};
};

enum class Chance : std::uint8_t { None, Draws };  // whether a bot's games differ

// Whether the published program moves otherwise than the text describes.
enum class AsPublished : std::uint8_t { Otherwise, TheSame };

struct SeriesPlayer {
    Words label;
    std::string bot = {};  // the catalog's name; empty for a human
    Chance chance = Chance::None;
    AsPublished published = AsPublished::Otherwise;
    // Positions a move for a bot that thinks as long as it may, as described and as published, so
    // that the same seed gives the same games on every machine.
    std::optional<std::uint64_t> described_nodes = std::nullopt;
    std::optional<std::uint64_t> published_nodes = std::nullopt;

    [[nodiscard]] bool is_human() const { return bot.empty(); }
    [[nodiscard]] bool differs_as_published() const {
        return !is_human() && published == AsPublished::Otherwise;
    }
};

struct Series {
    std::string name;
    Phrase source;  // the report and its table
    SeriesPlayer first;
    SeriesPlayer second;
    std::vector<PrintedGame> games;
    Phrase printed_total;  // the report's own count
    int usual_games = 0;   // for each row, where chance plays a part
    std::vector<Phrase> remarks = {};
    bool published_too = true;  // against stand-ins of a human; programs may be too slow for many

    [[nodiscard]] bool has_human() const { return first.is_human() || second.is_human(); }
    [[nodiscard]] bool by_chance() const {
        return has_human() || first.chance == Chance::Draws || second.chance == Chance::Draws;
    }
    [[nodiscard]] bool differs_as_published() const {
        return first.differs_as_published() || second.differs_as_published();
    }
    [[nodiscard]] Phrase title() const;  // "minimax against local search"
};

// Who sits in the human's place: bots that do not always play the best move they see.
struct Level {
    Words name;
    std::string bot;
};
[[nodiscard]] const std::vector<Level>& human_levels();

[[nodiscard]] std::vector<Series> adjacency_a();
[[nodiscard]] std::vector<Series> adjacency_b();
[[nodiscard]] std::vector<Series> adjacency_c();

[[nodiscard]] Report run_series(const Series& series, Run& run);

[[nodiscard]] Report run_local_search(Run& run);

}  // namespace lawan::experiments
