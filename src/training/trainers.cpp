#include "training/trainers.hpp"

#include <algorithm>
#include <filesystem>
#include <string>

#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan::training {

std::vector<Trainer> trainers() {
    return {othello_paper_weights_trainer(), othello_trainer(),   othello_book_trainer(),
            othello_judgement_trainer(),     adjacency_trainer(), adjacency_full_trainer()};
}

Trainer find_trainer(std::string_view name) {
    std::vector<std::string> names;
    for (Trainer& each : trainers()) {
        if (each.name == name) return std::move(each);
        names.push_back(each.name);
    }
    throw InputError{unknown_name("trainer", name, names)};
}

OptionSpec games_option(int default_games) {
    constexpr double kMost = 1e9;
    return {"games", OptionType::Integer, "games of self-play", std::to_string(default_games), 1,
            kMost};
}

OptionSpec depth_option(int default_depth) {
    constexpr double kMost = 60;
    return {"depth",
            OptionType::Integer,
            "plies that the players look ahead",
            std::to_string(default_depth),
            1,
            kMost};
}

OptionSpec out_option() {
    return {"out", OptionType::Text, "file that the result is written to"};
}

OptionSpec resume_option() {
    return {"resume", OptionType::Flag, "go on with what the file of --out holds"};
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
