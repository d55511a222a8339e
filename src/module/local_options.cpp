#include "module/local_options.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "module/choices.hpp"
#include "module/dependent_options.hpp"
#include "module/local_words.hpp"

namespace lawan {
namespace {

using local::Annealing;
using local::Climb;

constexpr double kMost = 1'000'000;  // restarts, tries, chromosomes: more is a slip of the finger
constexpr double kMostPopulation = 100'000;
constexpr double kMostGenesOrWidth = 400;

constexpr Choices<Climb, 5> kClimbs{
    {{"steepest", Climb::Steepest, Words{"steepest ascent", "tanjakan tercuram"}},
     {"sideways", Climb::Sideways, Words{"sideways", "menyamping"}},
     {"restart", Climb::Restart, Words{"random restart", "mulai ulang acak"}},
     {"stochastic", Climb::Stochastic, Words{"stochastic", "stokastik"}},
     {"plateau", Climb::Plateau, Words{"along plateaus", "menyusuri dataran"}}}};
constexpr Choices<Annealing::Accept, 2> kAccepts{
    {{"threshold", Annealing::Accept::AboveThreshold,
      Words{"above the threshold", "di atas ambang"}},
     {"draw", Annealing::Accept::ByDraw, Words{"by a draw", "dengan undian"}}}};
constexpr Choices<Annealing::Stop, 2> kStops{
    {{"first", Annealing::Stop::FirstAccepted,
      Words{"at the first accepted", "saat yang pertama diterima"}},
     {"last", Annealing::Stop::LastTry, Words{"at the last try", "saat percobaan terakhir"}}}};
constexpr Choices<Annealing::Reply, 2> kReplies{
    {{"greedy", Annealing::Reply::Greedy, Words{"greedy", "rakus"}},
     {"none", Annealing::Reply::None, Words{"none", "tidak ada"}}}};
constexpr Choices<GeneticVariant, 3> kGenetics{
    {{"sequence", GeneticVariant::Sequence, Words{"lines of moves", "rangkaian langkah"}},
     {"pairs", GeneticVariant::Pairs, Words{"move and reply", "langkah dan balasan"}},
     {"reservation-tree", GeneticVariant::ReservationTree,
      Words{"reservation tree", "pohon reservasi"}}}};

[[nodiscard]] OptionSpec number(std::string name, const OptionWords& words,
                                std::optional<std::string> value, double min, double max) {
    return titled(words.title,
                  {std::move(name), OptionType::Integer, words.help, std::move(value), min, max});
}

[[nodiscard]] OptionSpec decimal(std::string name, const OptionWords& words,
                                 std::optional<std::string> value, double min, double max) {
    return titled(words.title,
                  {std::move(name), OptionType::Decimal, words.help, std::move(value), min, max});
}

void change(int& value, const Options& options, std::string_view name) {
    if (const auto given = options.maybe_integer(name)) value = static_cast<int>(*given);
}

void change(double& value, const Options& options, std::string_view name) {
    if (const auto given = options.maybe_decimal(name)) value = *given;
}

// What every genetic algorithm has.
template <class Genetic>
void change_generations(Genetic& genetic, const Options& options) {
    change(genetic.population, options, "population");
    change(genetic.generations, options, "generations");
    change(genetic.mutation, options, "mutation");
}

}  // namespace

OptionSpec plateau_option() {
    return number("plateau", words::kPlateau, "10", 0, kMost);
}

std::vector<OptionSpec> climbing_options() {
    return {choice_option("variant", words::kClimbVariant, kClimbs),
            number("restarts", words::kRestarts, "10", 1, kMost),
            number("tries", words::kClimbTries, "10", 1, kMost), plateau_option()};
}

local::HillClimbing climbing_from(const Options& options) {
    check_dependent(options, {{"restarts", "variant", "restart"},
                              {"tries", "variant", "stochastic"},
                              {"plateau", "variant", "plateau"}});
    local::HillClimbing climbing;
    climbing.variant = chosen(options, "variant", kClimbs);
    change(climbing.restarts, options, "restarts");
    change(climbing.tries, options, "tries");
    change(climbing.plateau_limit, options, "plateau");
    return climbing;
}

std::vector<OptionSpec> cooling_options() {
    return {decimal("temperature", words::kTemperature, "1", 1e-9, 1e9),
            decimal("cooling", words::kCooling, "0.95", 0, 1),
            number("tries", words::kTries, "100", 1, kMost),
            decimal("threshold", words::kThreshold, "0.9", 0, 1)};
}

std::vector<OptionSpec> annealing_options() {
    auto options = cooling_options();
    options.push_back(choice_option("accept", words::kAccept, kAccepts));
    options.push_back(choice_option("stop", words::kStop, kStops));
    options.push_back(choice_option("reply", words::kReply, kReplies));
    return options;
}

local::Annealing annealing_from(const Options& options) {
    check_dependent(options, {{"threshold", "accept", "threshold"}});
    local::Annealing annealing;
    change(annealing.temperature, options, "temperature");
    change(annealing.cooling, options, "cooling");
    change(annealing.tries, options, "tries");
    change(annealing.threshold, options, "threshold");
    if (options.has("accept")) annealing.accept = chosen(options, "accept", kAccepts);
    if (options.has("stop")) annealing.stop = chosen(options, "stop", kStops);
    if (options.has("reply")) annealing.reply = chosen(options, "reply", kReplies);
    return annealing;
}

OptionSpec population_option(Phrase help) {
    return titled(words::kPopulationTitle,
                  {"population", OptionType::Integer, std::move(help), {}, 2, kMostPopulation});
}

OptionSpec generations_option(Phrase help) {
    return titled(words::kGenerationsTitle,
                  {"generations", OptionType::Integer, std::move(help), {}, 1, kMost});
}

OptionSpec mutation_option(Phrase help) {
    return titled(words::kMutationTitle,
                  {"mutation", OptionType::Decimal, std::move(help), {}, 0, 1});
}

std::vector<OptionSpec> genetic_options() {
    return {choice_option("variant", words::kGeneticVariant, kGenetics),
            population_option(words::kPopulationHelp),
            generations_option(words::kGenerationsHelp),
            mutation_option(words::kMutationHelp),
            number("genes", words::kGenes, {}, 1, kMostGenesOrWidth),
            number("parents", words::kParents, {}, 1, kMostPopulation),
            decimal("crossover", words::kCrossover, {}, 0, 1),
            number("width", words::kWidth, {}, 1, kMostGenesOrWidth)};
}

GeneticVariant genetic_variant(const Options& options) {
    check_dependent(options, {{"parents", "variant", "pairs"},
                              {"crossover", "variant", "reservation-tree"},
                              {"width", "variant", "reservation-tree"}});
    return chosen(options, "variant", kGenetics);
}

genetic::MoveSequence changed_by(const Options& options, genetic::MoveSequence genetic) {
    change_generations(genetic, options);
    change(genetic.genes, options, "genes");
    return genetic;
}

genetic::MovePairs changed_by(const Options& options, genetic::MovePairs genetic) {
    change_generations(genetic, options);
    change(genetic.genes, options, "genes");
    change(genetic.parents, options, "parents");
    return genetic;
}

genetic::TreeGenetic changed_by(const Options& options, genetic::TreeGenetic genetic) {
    change_generations(genetic, options);
    change(genetic.plies, options, "genes");
    change(genetic.crossover, options, "crossover");
    change(genetic.width, options, "width");
    return genetic;
}

}  // namespace lawan
