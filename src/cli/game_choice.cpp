#include "cli/game_choice.hpp"

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/transcript.hpp"
#include "games/othello/game.hpp"

namespace lawan::cli {
namespace {

[[nodiscard]] std::string part_of_name(const Options& options, const std::string& name) {
    return options.has(name) ? lower(options.text(name)) : "";
}

[[nodiscard]] std::optional<int> number(const Options& options, const std::string& name) {
    const auto value = options.maybe_integer(name);
    return value ? std::optional{static_cast<int>(*value)} : std::nullopt;
}

[[nodiscard]] bool has(const std::string& name, const std::string& part) {
    return lower(name).find(part) != std::string::npos;
}

[[nodiscard]] bool within(const std::optional<int>& value, const std::optional<int>& from,
                          const std::optional<int>& to) {
    if (!from && !to) return true;
    return value && (!from || *value >= *from) && (!to || *value <= *to);
}

void check_order(std::string_view what, const std::optional<int>& from,
                 const std::optional<int>& to) {
    if (!from || !to || *from <= *to) return;
    throw InputError{fmt::format("no {} is from {} to {}: exchange --{}-from and --{}-to", what,
                                 *from, *to, what, what)};
}

}  // namespace

std::vector<CommandOption> game_choice_options() {
    constexpr double kLastYear = 9999;
    return {{{"player", OptionType::Text, "part of the name of either player"}, "NAME"},
            {{"black", OptionType::Text, "part of the name of the player of black"}, "NAME"},
            {{"white", OptionType::Text, "part of the name of the player of white"}, "NAME"},
            {{"tournament", OptionType::Text, "part of the name of the tournament"}, "NAME"},
            {{"year-from", OptionType::Integer, "played in this year or later", {}, 0, kLastYear}},
            {{"year-to", OptionType::Integer, "played in this year or before", {}, 0, kLastYear}},
            {{"score-from", OptionType::Integer, "black minus white at least", {}, -64, 64}},
            {{"score-to", OptionType::Integer, "black minus white at most", {}, -64, 64}},
            {{"opening", OptionType::Text, "first moves, in any of their eight images"}, "MOVES"}};
}

GameChoice::GameChoice(const Options& options)
    : player_{part_of_name(options, "player")},
      black_{part_of_name(options, "black")},
      white_{part_of_name(options, "white")},
      tournament_{part_of_name(options, "tournament")},
      year_from_{number(options, "year-from")},
      year_to_{number(options, "year-to")},
      score_from_{number(options, "score-from")},
      score_to_{number(options, "score-to")} {
    check_order("year", year_from_, year_to_);
    check_order("score", score_from_, score_to_);
    if (!options.has("opening")) return;
    const auto moves = parse_transcript(options.text("opening"));
    CollectedGame line;
    line.record.start = othello::Game{}.position_text(othello::Position{});
    if (moves) {
        for (const std::string& move : *moves) line.record.moves.push_back({move});
        complete_othello(line);
    }
    if (!moves || !line.problem.empty()) {
        throw InputError{fmt::format("option 'opening': {} are not the first moves of a game",
                                     in_quotes(options.text("opening")))};
    }
    opening_plies_ = line.record.moves.size();
    for (const MoveRecord& move : line.record.moves) {
        opening_ = opening_.after(*othello::Game{}.parse_move(move.move));
    }
    opening_ = opening_.canonical().position;
}

bool GameChoice::begins_rightly(const CollectedGame& game) const {
    static const std::string kStart = othello::Game{}.position_text(othello::Position{});
    if (game.record.start != kStart || game.record.moves.size() < opening_plies_) return false;
    othello::Position position;
    for (std::size_t i = 0; i < opening_plies_; ++i) {
        position = position.after(*othello::Game{}.parse_move(game.record.moves[i].move));
    }
    return position.canonical().position == opening_;
}

bool GameChoice::takes(const GameCollection& games, std::size_t at) const {
    const GameHeading game = games.heading(at);
    return (has(game.black, player_) || has(game.white, player_)) && has(game.black, black_) &&
           has(game.white, white_) && has(game.event, tournament_) &&
           within(game.year, year_from_, year_to_) && within(game.score, score_from_, score_to_) &&
           (opening_plies_ == 0 || begins_rightly(games[at]));
}

}  // namespace lawan::cli
