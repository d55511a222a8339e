#include "engines/othello/weights.hpp"

#include <cstdlib>
#include <filesystem>
#include <vector>

#include "core/input_error.hpp"
#include "engines/othello/weight_file.hpp"

namespace lawan::othello {
namespace {

constexpr const char* kFileName = "othello.weights";

[[nodiscard]] std::string found_file() {
    if (const char* folder = std::getenv("LAWAN_DATA")) {
        return std::string{folder} + '/' + kFileName;
    }
    const std::vector<std::string> folders{LAWAN_INSTALLED_DATA, LAWAN_SOURCE_DATA};
    for (const std::string& folder : folders) {
        std::string path = folder + '/' + kFileName;
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored)) return path;
    }
    return folders.back() + '/' + kFileName;
}

[[nodiscard]] ShippedWeights read() {
    try {
        return {std::make_shared<const Evaluation>(read_weight_file(found_file()))};
    } catch (const InputError& error) {
        return {nullptr, error.what()};
    }
}

}  // namespace

const ShippedWeights& shipped_weights() {
    static const ShippedWeights weights = read();
    return weights;
}

}  // namespace lawan::othello
