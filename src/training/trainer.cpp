#include "training/trainer.hpp"
#include "training/words.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

namespace lawan::training {

OptionSpec games_option(int default_games) {
    constexpr double kMost = 1e9;
    return {"games", OptionType::Integer, words::kGames, std::to_string(default_games), 1, kMost};
}

OptionSpec depth_option(int default_depth) {
    constexpr double kMost = 60;
    return {"depth", OptionType::Integer, words::kDepth, std::to_string(default_depth), 1, kMost};
}

OptionSpec out_option() {
    return {"out", OptionType::File, words::kOut};
}

OptionSpec resume_option() {
    return {"resume", OptionType::Flag, words::kResume};
}

std::string name_in_origin(const std::string& path) {
    std::filesystem::path whole{path};
    if (!whole.has_filename()) whole = whole.parent_path();  // a folder, with a stroke behind it
    std::string name = whole.filename().string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
    return name;
}

}  // namespace lawan::training
