#include "games/othello/evaluators/evaluators.hpp"

#include <string>
#include <string_view>

#include "core/options.hpp"
#include "games/othello/evaluators/disc_difference.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/evaluators/mobility.hpp"

namespace lawan::othello {
namespace {

constexpr OptionWords kCornerInMoves{
    Words{"Corner", "Sudut"},
    Words{"what a corner is worth, in moves", "nilai sebuah sudut, dalam langkah"}};
constexpr OptionWords kMobility{Words{"Mobility", "Mobilitas"},
                                Words{"for each move, counted on each of its lines",
                                      "untuk tiap langkah, dihitung pada tiap garisnya"}};
constexpr OptionWords kFrontier{Words{"Frontier", "Garis depan"},
                                Words{"taken off for each disc beside an empty square",
                                      "dikurangkan untuk tiap keping di sebelah petak kosong"}};
constexpr OptionWords kCorner{Words{"Corner", "Sudut"},
                              Words{"for each corner", "untuk tiap sudut"}};
constexpr OptionWords kXSquare{Words{"X square", "Petak X"},
                               Words{"for each disc diagonally beside a corner",
                                     "untuk tiap keping yang bersebelahan diagonal dengan sudut"}};
constexpr OptionWords kCSquare{Words{"C square", "Petak C"},
                               Words{"for each disc beside a corner on the edge",
                                     "untuk tiap keping di sebelah sudut pada tepi"}};

OptionSpec weight(const char* name, const OptionWords& words, int usual) {
    constexpr double kMost = 1000;
    return titled(words.title,
                  {name, OptionType::Integer, words.help, std::to_string(usual), -kMost, kMost});
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

Spec edge_tables_spec(const EdgeTablesWeights& weights) {
    return {"edge-tables",
            {{"mobility", std::to_string(weights.mobility)},
             {"frontier", std::to_string(weights.frontier)},
             {"corner", std::to_string(weights.corner)},
             {"x-square", std::to_string(weights.x_square)},
             {"c-square", std::to_string(weights.c_square)}}};
}

}  // namespace lawan::othello

namespace lawan {

// Mobility comes first: cheap, checked by eye, and sound enough for a search of a few plies (three
// plies deep it takes 95 of 100 games from disc-difference). The paper's evaluation is somewhat
// stronger at equal depth and costs about five times as much.
template <int Size>
std::vector<NamedEvaluator<othello::BasicPosition<Size>>>
EvaluatorsOf<othello::BasicGame<Size>>::list() {
    using namespace othello;
    using Any = AnyEvaluator<BasicPosition<Size>>;
    return {
        {"mobility",
         Words{"mobility", "mobilitas"},
         Words{"moves of the side to move less moves of the other, and corners",
               "langkah pihak yang bergiliran dikurangi langkah lawan, serta sudut"},
         {weight("corner", kCornerInMoves, 10)},
         [](const Options& options) {
             return Any{Mobility<Size>{weight_from(options, "corner")}};
         }},
        {"edge-tables",
         Words{"edge tables", "tabel tepi"},
         Words{"the Othello paper's: moves by line from edge tables, frontier, corners",
               "milik makalah Othello: langkah per garis dari tabel tepi, garis depan, sudut"},
         {weight("mobility", kMobility, kFittedWeights.mobility),
          weight("frontier", kFrontier, kFittedWeights.frontier),
          weight("corner", kCorner, kFittedWeights.corner),
          weight("x-square", kXSquare, kFittedWeights.x_square),
          weight("c-square", kCSquare, kFittedWeights.c_square)},
         [](const Options& options) {
             return Any{EdgeTablesEvaluation<Size>{edge_tables_weights(options)}};
         }},
        {"disc-difference",
         Words{"disc difference", "selisih keping"},
         Words{"discs of the side to move less discs of the other",
               "keping pihak yang bergiliran dikurangi keping lawan"},
         {},
         [](const Options&) { return Any{DiscDifference<Size>{}}; }},
    };
}

template struct EvaluatorsOf<othello::BasicGame<8>>;
template struct EvaluatorsOf<othello::BasicGame<6>>;
template struct EvaluatorsOf<othello::BasicGame<4>>;

}  // namespace lawan
