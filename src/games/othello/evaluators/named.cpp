#include "games/othello/evaluators/named.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "core/options.hpp"
#include "games/othello/evaluators/disc_difference.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/evaluators/mobility.hpp"

namespace lawan::othello {
namespace {

OptionSpec weight(std::string name, std::string help, std::string usual) {
    constexpr double kMost = 1000;
    return {std::move(name), OptionType::Integer, std::move(help), std::move(usual), -kMost, kMost};
}

int weight_from(const Options& options, std::string_view name) {
    return static_cast<int>(options.integer(name));
}

EdgeTablesWeights edge_tables_weights(const Options& options) {
    return {weight_from(options, "mobility"), weight_from(options, "frontier"),
            weight_from(options, "corner"), weight_from(options, "x-square"),
            weight_from(options, "c-square")};
}

}  // namespace

// Mobility comes first: cheap, checked by eye, and sound enough for a search of a few plies (three
// plies deep it takes 95 of 100 games from disc-difference). The paper's evaluation is somewhat
// stronger at equal depth and costs about five times as much.
//
// The weights of edge-tables were fitted on self-play by training/othello_paper_weights.hpp with
// its default plan (lawan train othello-paper-weights).
template <int Size>
std::vector<NamedEvaluator<BasicPosition<Size>>> named_evaluators() {
    using Any = AnyEvaluator<BasicPosition<Size>>;
    return {
        {"mobility",
         "moves of the side to move less moves of the other, and corners",
         {weight("corner", "what a corner is worth, in moves", "10")},
         [](const Options& options) {
             return Any{Mobility<Size>{weight_from(options, "corner")}};
         }},
        {"edge-tables",
         "the Othello paper's: moves by line from edge tables, frontier, corners",
         {weight("mobility", "for each move, counted on each of its lines", "16"),
          weight("frontier", "taken off for each disc beside an empty square", "29"),
          weight("corner", "for each corner", "1000"),
          weight("x-square", "for each disc diagonally beside a corner", "-420"),
          weight("c-square", "for each disc beside a corner on the edge", "-28")},
         [](const Options& options) {
             return Any{EdgeTablesEvaluation<Size>{edge_tables_weights(options)}};
         }},
        {"disc-difference",
         "discs of the side to move less discs of the other",
         {},
         [](const Options&) { return Any{DiscDifference<Size>{}}; }},
    };
}

template std::vector<NamedEvaluator<BasicPosition<8>>> named_evaluators<8>();
template std::vector<NamedEvaluator<BasicPosition<6>>> named_evaluators<6>();
template std::vector<NamedEvaluator<BasicPosition<4>>> named_evaluators<4>();

}  // namespace lawan::othello
