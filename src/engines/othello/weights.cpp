#include "engines/othello/weights.hpp"

#include <cstdlib>
#include <filesystem>
#include <vector>

#include "core/input_error.hpp"
#include "engines/othello/weight_file.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] std::string found_file(const char* name) {
    if (const char* folder = std::getenv("LAWAN_DATA")) return std::string{folder} + '/' + name;
    const std::vector<std::string> folders{LAWAN_INSTALLED_DATA, LAWAN_SOURCE_DATA};
    for (const std::string& folder : folders) {
        std::string path = folder + '/' + name;
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored)) return path;
    }
    return folders.back() + '/' + name;
}

[[nodiscard]] ShippedWeights read_weights() {
    try {
        return {
            std::make_shared<const Evaluation>(read_weight_file(found_file("othello.weights")))};
    } catch (const InputError& error) {
        return {nullptr, error.what()};
    }
}

[[nodiscard]] ShippedBook read_book() {
    const std::string path = found_file("othello.book");
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return {};  // one can play without
    try {
        return {std::make_shared<const OpeningBook>(OpeningBook::read(path))};
    } catch (const InputError& error) {
        return {nullptr, error.what()};
    }
}

}  // namespace

const ShippedWeights& shipped_weights() {
    static const ShippedWeights weights = read_weights();
    return weights;
}

const ShippedBook& shipped_book() {
    static const ShippedBook book = read_book();
    return book;
}

}  // namespace lawan::othello
