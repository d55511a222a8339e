// lawan games: files of Othello games, listed, chosen, judged and written in another format.
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "catalog/levels.hpp"
#include "catalog/mistakes.hpp"
#include "cli/commands.hpp"
#include "cli/experiment_progress.hpp"
#include "cli/game_choice.hpp"
#include "cli/games_out.hpp"
#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/othello_games.hpp"
#include "play/history.hpp"
#include "session/review.hpp"
#include "work/jobs.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct GamesArguments {
    std::vector<std::string> files;
    CommandOptions options;
};

// Games of the files by their places among all of them, from 0 on. They stay packed, but for the
// one that is looked at: there may be millions.
using Places = std::vector<std::size_t>;

// What a review found of one side.
struct Losses {
    int discs = 0;
    int slips = 0;
    bool in_discs = true;  // otherwise the bot counts something else
};
using Judged = std::optional<PerSide<Losses>>;  // none where the game could not be judged

AnyGame rules_of(const CollectedGame& game) {
    return find_game("othello").set_up(game.record.start);
}

Judged judged(const CollectedGame& game, const Spec& bot, Seconds time, const StopSignal& stop) {
    if (!game.is_playable() || game.record.moves.empty()) return std::nullopt;
    const GameEntry& entry = find_game("othello");
    const AnyGame rules = rules_of(game);
    const History history = replay(rules, game.record);
    session::Review review{entry, rules, history, bot, time};
    while (review.go_on(Seconds{1}, &stop)) {
    }
    if (stop.raised()) return std::nullopt;
    PerSide<Losses> losses;
    losses.x.in_discs = losses.o.in_discs = estimates_final_scores(rules, bot);
    for (std::size_t i = 0; i < history.moves().size(); ++i) {
        const session::ReviewedPly& ply = review.plies()[i];
        Losses& side = losses[history.positions()[i].side_to_move()];
        if (ply.loss) side.discs += ply.loss->points();
        if (ply.slip) ++side.slips;
    }
    return losses;
}

std::vector<Judged> judged_all(const GameCollection& games, const Places& places,
                               const Options& options, const Spec& bot, const StopSignal& stop) {
    const GameEntry& entry = find_game("othello");
    std::vector<Judged> all(places.size());
    const auto first = std::find_if(places.begin(), places.end(),
                                    [&](std::size_t place) { return games[place].is_playable(); });
    if (first == places.end()) return all;
    (void)make_bot(entry, rules_of(games[*first]), bot);  // a wrong one is told of at once
    const Seconds time{options.decimal("time")};
    ProgressBar bar;
    std::size_t next = 0;
    std::size_t done = 0;
    const auto began = std::chrono::steady_clock::now();
    const auto threads = static_cast<int>(options.integer("threads"));
    run_jobs(
        std::min(threads == 0 ? available_workers() : threads, static_cast<int>(places.size())),
        [&]() -> std::optional<std::size_t> {
            if (next == places.size() || stop.raised()) return std::nullopt;
            return next++;
        },
        [&](int, std::size_t at) {
            return std::pair{at, judged(games[places[at]], bot, time, stop)};
        },
        [&](std::pair<std::size_t, Judged> one) {
            all[one.first] = one.second;
            ++done;
            if (!options.flag("quiet")) {
                bar.show({"games judged", done, places.size(),
                          std::chrono::steady_clock::now() - began});
            }
        });
    bar.clear();
    return all;
}

std::string score_text(const std::optional<int>& score) {
    return score ? fmt::format("{:+d}", *score) : "?";
}

// "black gave away 1 disc in 0 mistakes"; without the discs where the judge does not count in them.
std::string losses_text(std::string_view side, const Losses& losses) {
    const std::string slips = count_text(static_cast<std::size_t>(losses.slips), "mistake");
    if (!losses.in_discs) return fmt::format("{} made {}", side, slips);
    return fmt::format("{} gave away {} in {}", side,
                       count_text(static_cast<std::size_t>(losses.discs), "disc"), slips);
}

// Cells of a table, as wide as their texts need.
class Columns {
  public:
    enum class Align : std::uint8_t { Left, Right };

    explicit Columns(std::vector<std::pair<std::string, Align>> headings) {
        for (auto& [heading, align] : headings) {
            aligns_.push_back(align);
            widths_.push_back(0);
            rows_.resize(1);
            rows_.front().push_back(std::move(heading));
        }
    }
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    // A column in which nothing but the heading stands is left out; the last one is not padded.
    void print() {
        for (std::size_t row = 1; row < rows_.size(); ++row) widen(rows_[row]);
        const std::vector<std::size_t> filled = widths_;
        widen(rows_.front());
        for (const auto& row : rows_) {
            std::string line;
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (filled[i] == 0) continue;
                if (!line.empty()) line += "  ";
                const std::string blanks(widths_[i] - length(row[i]), ' ');
                line += aligns_[i] == Align::Left ? row[i] + blanks : blanks + row[i];
            }
            line.erase(line.find_last_not_of(' ') + 1);
            fmt::print("{}\n", line);
        }
    }

  private:
    // In characters: those bytes of UTF-8 that begin one.
    [[nodiscard]] static std::size_t length(const std::string& text) {
        return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
            return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        }));
    }
    void widen(const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths_[i] = std::max(widths_[i], length(row[i]));
        }
    }

    std::vector<Align> aligns_;
    std::vector<std::size_t> widths_;
    std::vector<std::vector<std::string>> rows_;  // the headings first
};

void print_list(const GameCollection& games, const Places& places,
                const std::vector<Judged>& reviews) {
    if (places.empty()) return;
    using Align = Columns::Align;
    Columns columns{{{"game", Align::Right},
                     {"year", Align::Right},
                     {"tournament", Align::Left},
                     {"black", Align::Left},
                     {"white", Align::Left},
                     {"score", Align::Right},
                     {"moves", Align::Right},
                     {"review", Align::Left},
                     {"problem", Align::Left}}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const CollectedGame game = games[places[i]];
        std::string review;
        if (!reviews.empty() && reviews[i]) {
            review =
                losses_text("black", reviews[i]->x) + ", " + losses_text("white", reviews[i]->o);
        }
        columns.add({std::to_string(places[i] + 1), game.year ? std::to_string(*game.year) : "",
                     game.event, game.record.players.x, game.record.players.o,
                     score_text(game.score()), std::to_string(game.record.moves.size()), review,
                     game.problem});
    }
    columns.print();
}

Json game_json(const CollectedGame& game, std::size_t place, const Judged* review) {
    const auto or_null = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json json{{"number", place + 1},
              {"black", game.record.players.x},
              {"white", game.record.players.o},
              {"event", game.event},
              {"year", or_null(game.year)},
              {"score", or_null(game.score())},
              {"theoretical_score", or_null(game.theoretical_score)},
              {"theoretical_from", game.theoretical_score && game.solved_from > 0
                                       ? Json(game.solved_from)
                                       : Json(nullptr)},  // so many empty squares
              {"start", game.record.start},
              {"moves", Json::array()},
              {"problem", game.problem.empty() ? Json(nullptr) : Json(game.problem)}};
    for (const MoveRecord& move : game.record.moves) json["moves"].push_back(move.move);
    if (review != nullptr && *review) {
        const auto losses = [](const Losses& side) {
            return Json{{"discs_lost", side.in_discs ? Json(side.discs) : Json(nullptr)},
                        {"mistakes", side.slips}};
        };
        json["review"] = {{"black", losses((*review)->x)}, {"white", losses((*review)->o)}};
    }
    return json;
}

// How the games went as a whole.
struct Summary {
    std::size_t wins = 0;  // of black
    std::size_t draws = 0;
    std::size_t losses = 0;
    double sum = 0;

    Summary(const GameCollection& games, const Places& places) {
        for (const std::size_t place : places) {
            const auto score = games.heading(place).score;
            if (!score) continue;
            ++(*score > 0 ? wins : *score < 0 ? losses : draws);
            sum += *score;
        }
    }
    [[nodiscard]] std::size_t scored() const { return wins + draws + losses; }
    [[nodiscard]] std::optional<double> mean() const {
        if (scored() == 0) return std::nullopt;
        return sum / static_cast<double>(scored());
    }
};

// Games that are there in part, or only by name.
struct Flawed {
    std::map<std::string, std::size_t> skipped = {};  // how many for which reason
    std::size_t cut = 0;                              // at the first illegal move

    Flawed(const GameCollection& games, const Places& places) {
        for (const std::size_t place : places) {
            if (!games.heading(place).has_problem) continue;
            const CollectedGame game = games[place];
            ++(game.is_playable() ? cut : skipped[game.problem]);
        }
    }
};

void print_flawed(const Flawed& flawed) {
    constexpr int kMostReasons = 8;
    int shown = 0;
    for (const auto& [reason, count] : flawed.skipped) {
        if (++shown > kMostReasons) break;
        say(fmt::format("skipped {}: {}\n", count, reason));
    }
    if (shown > kMostReasons) {
        say(fmt::format("… and for {} more reasons\n", flawed.skipped.size() - kMostReasons));
    }
    if (flawed.cut > 0) {
        say(fmt::format("cut {} at a move that is not legal\n", count_text(flawed.cut, "game")));
    }
}

Json skipped_json(const Flawed& flawed) {
    Json list = Json::array();
    for (const auto& [reason, count] : flawed.skipped) {
        list.push_back({{"reason", reason}, {"count", count}});
    }
    return list;
}

// Game by game, as JSON takes fifty times the memory of the games.
void print_json(Json json, const GameCollection& games, const Places& places,
                const std::vector<Judged>& reviews) {
    json["games"] = Json::array();
    const std::string whole = json_text(json);
    constexpr std::string_view kEnd = "[]\n}\n";
    fmt::print("{}[", std::string_view{whole}.substr(0, whole.size() - kEnd.size()));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Json game =
            game_json(games[places[i]], places[i], reviews.empty() ? nullptr : &reviews[i]);
        fmt::print("{}", i > 0 ? "," : "");
        const std::string text = json_text(game);
        for (std::string_view left = text; !left.empty();) {
            const auto end = left.find('\n');
            fmt::print("\n    {}", left.substr(0, end));
            left.remove_prefix(end + 1);
        }
    }
    fmt::print("{}]\n}}\n", places.empty() ? "" : "\n  ");
}

ExitCode games(const GamesArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.has("out")) check_writable(options.text("out"));
    const GameChoice choice{options};
    const Spec bot =
        options.given("bot") ? parse_spec(options.text("bot")) : analyst_of(find_game("othello"));
    std::vector<std::string> unreadable;
    const GameCollection all = read_othello_games(arguments.files, &unreadable);
    for (const std::string& wrong : unreadable) say(fmt::format("unreadable: {}\n", wrong));
    if (all.empty() && !unreadable.empty()) throw InputError{"none of the files could be read"};
    Places found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (choice.takes(all, i)) found.push_back(i);
    }
    std::optional<std::size_t> written;
    if (options.has("out")) written = write_games(all, found, options.text("out"));
    Places shown = found;
    const auto most = static_cast<std::size_t>(options.integer("limit"));
    if (most > 0 && shown.size() > most) shown.resize(most);
    const StopSignal& stop = stop_on_interrupt();
    std::vector<Judged> reviews;
    if (options.flag("review") && !shown.empty())
        reviews = judged_all(all, shown, options, bot, stop);
    const Summary summary{all, found};
    const Flawed flawed{all, found};
    if (options.flag("json")) {
        Json json{{"count", all.size()},
                  {"matching", found.size()},
                  {"black_wins", summary.wins},
                  {"draws", summary.draws},
                  {"white_wins", summary.losses},
                  {"mean_score", summary.mean() ? Json(*summary.mean()) : Json{}},
                  {"skipped", skipped_json(flawed)},
                  {"cut", flawed.cut}};
        if (written) json["written"] = *written;
        print_json(std::move(json), all, shown, reviews);
    } else {
        print_list(all, shown, reviews);
        if (shown.size() < found.size()) {
            fmt::print("… {} more: --limit 0 shows all\n", found.size() - shown.size());
        }
        fmt::print("{} of {}; black won {}, drew {}, lost {}{}\n", found.size(),
                   count_text(all.size(), "game"), summary.wins, summary.draws, summary.losses,
                   summary.mean() ? fmt::format("; mean score {:+.2f}", *summary.mean()) : "");
        print_flawed(flawed);
        if (written) fmt::print("wrote {} to {}\n", *written, options.text("out"));
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command games_command() {
    const auto arguments = std::make_shared<GamesArguments>();
    Command command{
        "games", "List, choose, judge and rewrite Othello games: WTHOR, GGF, moves line by line.",
        "  lawan games wthor/ --player tamenori --year-from 2000\n"
        "  lawan games WTH_1999.wtb --tournament world --score-from -2 --score-to 2\n"
        "  lawan games wthor/ --opening f5d6c3d3c4 --out diagonal.ggf --limit 0\n"
        "  lawan games club.ggf --review --time 0.2\n"
        "  lawan analyse othello --game WTH_1999.wtb --number 17",
        [arguments] { return games(*arguments); }};
    Word files{"FILE",
               Place::Needed,
               "files of games, or folders of such files",
               {Candidates::Kind::File},
               nullptr};
    files.all = &arguments->files;
    command.words.push_back(files);
    arguments->options.add_to(command, "Which games", game_choice_options());
    arguments->options.add_to(
        command, "Judging",
        {{{"review", OptionType::Flag, "say how many discs each side gave away"}},
         {{"bot", OptionType::Text, "who judges [the game's own engine]"},
          "BOT",
          {},
          {Candidates::Kind::Bot}},
         {{"time", OptionType::Decimal, "seconds for each position", "0.2", 0.01, 86400},
          "SECONDS"},
         {{"threads", OptionType::Integer, "cores to use; 0 for all there are", "0", 0, 256}}});
    arguments->options.add_to(
        command, "Output",
        {{{"limit", OptionType::Integer, "games to list at most; 0 for all", "20", 0, 1e9}},
         {{"out", OptionType::Text, "write the chosen games to a .ggf, or as moves to a .txt"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         quiet_option("no progress on stderr"),
         json_option()});
    return command;
}

}  // namespace lawan::cli
