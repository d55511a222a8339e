#include "games/othello/engine/weights.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <list>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/program_folder.hpp"
#include "games/othello/engine/network_file.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "module/for_command_line.hpp"

namespace lawan::othello {
namespace {

constexpr std::size_t kLargestNetwork = std::size_t{32} << 20U;  // ours has less than 12 MB

[[nodiscard]] std::string found_file(const char* name) {
    if (const char* folder = std::getenv("LAWAN_DATA")) return std::string{folder} + '/' + name;
    const std::vector<std::string> folders{data_installed_with_program().string(),
                                           LAWAN_INSTALLED_DATA, LAWAN_SOURCE_DATA};
    for (const std::string& folder : folders) {
        std::string path = folder + '/' + name;
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored)) return path;
    }
    return folders.back() + '/' + name;
}

// Only a plain file is opened: a pipe would keep us waiting for who writes into it.
[[nodiscard]] bool holds_network(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return false;
    std::ifstream in{path, std::ios::binary};
    std::string beginning(64, '\0');  // a line could be as long as the file
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    return is_network_file(beginning);
}

[[nodiscard]] std::shared_ptr<const Network> network_in(const std::string& path) {
    return from_network_file(read_named(path, kLargestNetwork), path);
}

[[nodiscard]] ShippedBook read_book() {
    const std::string path = found_file("othello.book");
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return {};  // one can play without
    try {
        return {std::make_shared<const OpeningBook>(OpeningBook::read(path))};
    } catch (const InputError& error) {
        return {nullptr, error.phrase()};
    }
}

// Read once. A page without a server has to fetch the files, and where that failed, whoever asks
// next tries again; what somebody was given before stays where it is.
template <class Shipped, class Read>
[[nodiscard]] const Shipped& read_when_asked(Read read) {
    if constexpr (kForCommandLine) {
        static const Shipped once = read();
        return once;
    } else {
        static std::list<Shipped> tries;
        if (tries.empty() || !tries.back().problem.empty()) tries.push_back(read());
        return tries.back();
    }
}

}  // namespace

ShippedWeights weights_in(const std::string& weights, const std::string& network) {
    ShippedWeights read;
    Evaluation evaluation;
    try {
        evaluation = read_weight_file(weights);
    } catch (const InputError& error) {
        return {nullptr, error.phrase()};
    }
    try {
        evaluation.set_network(network_in(network));
    } catch (const InputError& error) {
        read.problem = error.phrase();
    }
    read.evaluation = std::make_shared<const Evaluation>(std::move(evaluation));
    return read;
}

const ShippedWeights& shipped_weights() {
    return read_when_asked<ShippedWeights>(
        [] { return weights_in(found_file("othello.weights"), found_file("othello.network")); });
}

std::shared_ptr<const Evaluation> read_evaluation(const std::string& path) {
    if (!holds_network(path)) return std::make_shared<const Evaluation>(read_weight_file(path));
    Evaluation evaluation = read_weight_file(found_file("othello.weights"));
    evaluation.set_network(network_in(path));
    return std::make_shared<const Evaluation>(std::move(evaluation));
}

const ShippedBook& shipped_book() {
    return read_when_asked<ShippedBook>(read_book);
}

}  // namespace lawan::othello
