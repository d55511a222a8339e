#include "module/algorithm_options.hpp"

#include <utility>

#include "module/common_options.hpp"
#include "module/local_options.hpp"

namespace lawan {
namespace {

[[nodiscard]] OptionSpec time_option() {
    return gives_way(move_time_option());
}

[[nodiscard]] OptionSpec usual_depth_option() {
    return gives_way(depth_option(4));
}

}  // namespace

std::vector<OptionSpec> random_bot_options(const OptionSpec&) {
    return {seed_option()};
}

std::vector<OptionSpec> greedy_bot_options(const OptionSpec& eval) {
    return {eval};
}

std::vector<OptionSpec> minimax_bot_options(const OptionSpec& eval) {
    return {gives_way(depth_option(3)), eval, nodes_option(), time_option()};
}

std::vector<OptionSpec> alpha_beta_bot_options(const OptionSpec& eval) {
    return {usual_depth_option(), eval,           order_option(),
            threads_option(),     nodes_option(), time_option()};
}

std::vector<OptionSpec> negascout_bot_options(const OptionSpec& eval) {
    return {usual_depth_option(), eval, order_option(), nodes_option(), time_option()};
}

std::vector<OptionSpec> mtdf_bot_options(const OptionSpec& eval) {
    return {usual_depth_option(), eval,           order_option(),
            memory_option(),      nodes_option(), time_option()};
}

std::vector<OptionSpec> monte_carlo_bot_options(const OptionSpec&) {
    return {gives_way(iterations_option()), exploration_option(), memory_option(), seed_option(),
            time_option()};
}

std::vector<OptionSpec> hillclimb_bot_options(const OptionSpec& eval) {
    return with_judge(climbing_options(), eval);
}

std::vector<OptionSpec> annealing_bot_options(const OptionSpec& eval) {
    return with_judge(annealing_options(), eval);
}

std::vector<OptionSpec> genetic_bot_options(const OptionSpec& eval) {
    return with_judge(genetic_options(), eval);
}

std::vector<OptionSpec> with_judge(std::vector<OptionSpec> own, const OptionSpec& eval) {
    own.push_back(eval);
    own.push_back(seed_option());
    own.push_back(nodes_option());
    own.push_back(time_option());
    return own;
}

BotEntry general_bot(const char* name, const Words& summary, AlgorithmOptions* options,
                     const OptionSpec& eval,
                     std::function<std::unique_ptr<Bot>(const AnyGame&, const Options&)> make) {
    return {name,
            summary,
            {},
            options != nullptr ? options(eval) : std::vector<OptionSpec>{},
            std::move(make)};
}

}  // namespace lawan
