#include "games/adjacency/evaluators/evaluators.hpp"

#include <string>

#include "module/choices.hpp"

namespace lawan::adjacency {
namespace {

using Evaluator = AnyEvaluator<Position>;

// All 64 cells at this weight stay far below what decisive() gives a won game.
constexpr double kMostWeight = 1000;

constexpr OptionWords kStable{Words{"Safe marks", "Tanda aman"},
                              Words{"weight of a mark that cannot be flipped any more",
                                    "bobot tanda yang tidak dapat dibalik lagi"}};
constexpr OptionWords kUnstable{
    Words{"Other marks", "Tanda lain"},
    Words{"weight of a mark that can still be flipped", "bobot tanda yang masih dapat dibalik"}};
constexpr OptionWords kImmutable{
    Words{"Safe are", "Yang aman"},
    Words{"what cannot be flipped: text, a mark with no empty cell beside it; program, a mark with "
          "nothing but marks of its own side beside it",
          "yang tidak dapat dibalik: text, tanda tanpa petak kosong di sebelahnya; program, tanda "
          "yang hanya bersebelahan dengan tanda sepihak"}};

using Immutable = VolatileMarks::Immutable;
constexpr Choices<Immutable, 2> kImmutables{
    {{"text", Immutable::AsInText, Words{"as in the text", "seperti dalam teks"}},
     {"program", Immutable::AsInProgram, Words{"as in the program", "seperti dalam program"}}}};

OptionSpec weight(const char* name, const OptionWords& words, int value) {
    return titled(words.title,
                  {name, OptionType::Integer, words.help, std::to_string(value), 0, kMostWeight});
}

NamedEvaluator<Position> mark_difference() {
    return {"mark-difference",
            Words{"mark difference", "selisih tanda"},
            Words{"own marks minus enemy marks", "tanda sendiri dikurangi tanda lawan"},
            {},
            [](const Options&) { return Evaluator{MarkDifference{}}; }};
}

NamedEvaluator<Position> volatile_marks() {
    const VolatileMarks::Weights defaults;
    return {"volatile",
            Words{"volatile marks", "tanda mudah berubah"},
            Words{"marks that cannot be flipped any more weigh more than those that can",
                  "tanda yang tidak dapat dibalik lagi berbobot lebih daripada yang masih dapat"},
            {weight("stable", kStable, defaults.stable),
             weight("unstable", kUnstable, defaults.unstable),
             choice_option("immutable", kImmutable, kImmutables)},
            [](const Options& options) {
                const VolatileMarks::Weights weights{static_cast<int>(options.integer("stable")),
                                                     static_cast<int>(options.integer("unstable"))};
                return Evaluator{VolatileMarks{weights, chosen(options, "immutable", kImmutables)}};
            }};
}

NamedEvaluator<Position> linear_volatility() {
    return {"linear-volatility",
            Words{"linear volatility", "volatilitas linear"},
            Words{"neighbours of its own side, summed over own marks minus enemy marks",
                  "tetangga sepihak, dijumlahkan atas tanda sendiri dikurangi tanda lawan"},
            {},
            [](const Options&) { return Evaluator{LinearVolatility{}}; }};
}

}  // namespace

}  // namespace lawan::adjacency

namespace lawan {

std::vector<NamedEvaluator<adjacency::Position>> EvaluatorsOf<adjacency::Game>::list() {
    return {adjacency::mark_difference(), adjacency::volatile_marks(),
            adjacency::linear_volatility()};
}

}  // namespace lawan
