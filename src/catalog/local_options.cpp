#include "catalog/local_options.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "catalog/choices.hpp"
#include "catalog/meant.hpp"

namespace lawan {
namespace {

using local::Annealing;
using local::Climb;

constexpr double kMost = 1'000'000;  // restarts, tries, chromosomes: more is a slip of the finger
constexpr double kMostPopulation = 100'000;
constexpr double kMostPlies = 400;

constexpr Choices<Climb, 5> kClimbs{{{"steepest", Climb::Steepest},
                                     {"sideways", Climb::Sideways},
                                     {"restart", Climb::Restart},
                                     {"stochastic", Climb::Stochastic},
                                     {"plateau", Climb::Plateau}}};
constexpr Choices<Annealing::Accept, 2> kAccepts{
    {{"threshold", Annealing::Accept::AboveThreshold}, {"draw", Annealing::Accept::ByDraw}}};
constexpr Choices<Annealing::Stop, 2> kStops{
    {{"first", Annealing::Stop::FirstAccepted}, {"last", Annealing::Stop::LastTry}}};
constexpr Choices<Annealing::Reply, 2> kReplies{
    {{"greedy", Annealing::Reply::Greedy}, {"none", Annealing::Reply::None}}};
constexpr Choices<GeneticVariant, 3> kGenetics{
    {{"sequence", GeneticVariant::Sequence},
     {"pairs", GeneticVariant::Pairs},
     {"reservation-tree", GeneticVariant::ReservationTree}}};

[[nodiscard]] OptionSpec number(std::string name, std::string help,
                                std::optional<std::string> value, double min, double max) {
    return {std::move(name), OptionType::Integer, std::move(help), std::move(value), min, max};
}

[[nodiscard]] OptionSpec decimal(std::string name, std::string help,
                                 std::optional<std::string> value, double min, double max) {
    return {std::move(name), OptionType::Decimal, std::move(help), std::move(value), min, max};
}

void change(int& value, const Options& options, std::string_view name) {
    if (const auto given = options.maybe_integer(name)) value = static_cast<int>(*given);
}

void change(double& value, const Options& options, std::string_view name) {
    if (const auto given = options.maybe_decimal(name)) value = *given;
}

}  // namespace

OptionSpec plateau_option() {
    return number("plateau", "steps to an equal value in a row, at most", "10", 0, kMost);
}

std::vector<OptionSpec> climbing_options() {
    return {choice_option("variant",
                          "how to climb: to the first highest move, to the last, from random "
                          "starts, to any that improves, along plateaus",
                          kClimbs),
            number("restarts", "random starts of variant restart", "10", 1, kMost),
            plateau_option()};
}

local::HillClimbing climbing_from(const Options& options) {
    check_meant(options,
                {{"restarts", "variant", {"restart"}}, {"plateau", "variant", {"plateau"}}});
    local::HillClimbing climbing;
    climbing.variant = chosen(options, "variant", kClimbs);
    change(climbing.restarts, options, "restarts");
    change(climbing.plateau_limit, options, "plateau");
    return climbing;
}

std::vector<OptionSpec> cooling_options() {
    return {
        decimal("temperature", "at the start", "1", 1e-9, 1e9),
        decimal("cooling", "factor for the temperature at each try that improves nothing", "0.95",
                0, 1),
        number("tries", "random moves to try, at most", "100", 1, kMost),
        decimal("threshold", "a worse move is accepted when more probable than this", "0.9", 0, 1)};
}

std::vector<OptionSpec> annealing_options() {
    auto options = cooling_options();
    options.push_back(choice_option(
        "accept", "a worse move is accepted above the threshold, or by a draw with its probability",
        kAccepts));
    options.push_back(
        choice_option("stop", "with the first move accepted, or with the last try", kStops));
    options.push_back(
        choice_option("reply", "what the opponent answers to a move tried", kReplies));
    return options;
}

local::Annealing annealing_from(const Options& options) {
    check_meant(options, {{"threshold", "accept", {"threshold"}}});
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

OptionSpec population_option(std::string help) {
    return number("population", std::move(help), {}, 2, kMostPopulation);
}

OptionSpec generations_option(std::string help) {
    return number("generations", std::move(help), {}, 1, kMost);
}

OptionSpec mutation_option(std::string help) {
    return decimal("mutation", std::move(help), {}, 0, 1);
}

std::vector<OptionSpec> genetic_options() {
    return {
        choice_option("variant",
                      "what evolves: lines of moves, rounds of move and greedy reply, or paths in "
                      "a reservation tree",
                      kGenetics),
        population_option("chromosomes; 100 (sequence), 8 (pairs, reservation-tree) unless given"),
        generations_option(
            "at most; 100 (sequence), 200 (pairs), 35 (reservation-tree) unless given"),
        mutation_option("probability; of a gene 0 (sequence) and 0.005 (reservation-tree), of a "
                        "child 0.1 (pairs) unless given"),
        number("genes", "moves, rounds or plies in a chromosome; 8, 8 and 7 unless given", {}, 1,
               kMostPlies),
        number("parents", "drawn in a generation (pairs); 4 unless given", {}, 1, kMostPopulation),
        decimal("crossover", "probability for a pair (reservation-tree); 0.8 unless given", {}, 0,
                1),
        number("width",
               "best moves a node that genes choose from (reservation-tree); all unless "
               "given",
               {}, 1, kMostPlies)};
}

GeneticVariant genetic_variant(const Options& options) {
    check_meant(options, {{"parents", "variant", {"pairs"}},
                          {"crossover", "variant", {"reservation-tree"}},
                          {"width", "variant", {"reservation-tree"}}});
    return chosen(options, "variant", kGenetics);
}

genetic::MoveSequence changed_by(const Options& options, genetic::MoveSequence genetic) {
    change(genetic.population, options, "population");
    change(genetic.generations, options, "generations");
    change(genetic.mutation, options, "mutation");
    change(genetic.genes, options, "genes");
    return genetic;
}

genetic::MovePairs changed_by(const Options& options, genetic::MovePairs genetic) {
    change(genetic.population, options, "population");
    change(genetic.generations, options, "generations");
    change(genetic.mutation, options, "mutation");
    change(genetic.genes, options, "genes");
    change(genetic.parents, options, "parents");
    return genetic;
}

genetic::TreeGenetic changed_by(const Options& options, genetic::TreeGenetic genetic) {
    change(genetic.population, options, "population");
    change(genetic.generations, options, "generations");
    change(genetic.mutation, options, "mutation");
    change(genetic.plies, options, "genes");
    change(genetic.crossover, options, "crossover");
    change(genetic.width, options, "width");
    return genetic;
}

}  // namespace lawan
