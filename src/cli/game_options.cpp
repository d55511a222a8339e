#include "cli/game_options.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/input_error.hpp"

namespace lawan::cli {
namespace {

constexpr const char* kGroup = "Game";

const OptionSpec* find(const std::vector<OptionSpec>& specs, const std::string& name) {
    const auto found = std::find_if(specs.begin(), specs.end(),
                                    [&](const OptionSpec& spec) { return spec.name == name; });
    return found != specs.end() ? &*found : nullptr;
}

std::string help_with_default(const OptionSpec& spec) {
    return spec.default_value ? fmt::format("{} [{}]", spec.help, *spec.default_value) : spec.help;
}

// One help text where the games agree, else what each of them says.
std::string help_of(const std::string& setting) {
    std::vector<std::pair<std::string, std::string>> games_by_help;
    bool everywhere = true;
    for (const GameEntry& game : catalog()) {
        const OptionSpec* spec = find(game.settings, setting);
        everywhere = everywhere && spec != nullptr;
        if (spec == nullptr) continue;
        const std::string help = help_with_default(*spec);
        const auto same = std::find_if(games_by_help.begin(), games_by_help.end(),
                                       [&](const auto& entry) { return entry.first == help; });
        if (same != games_by_help.end()) {
            same->second += ", " + game.name;
        } else {
            games_by_help.emplace_back(help, game.name);
        }
    }
    if (everywhere && games_by_help.size() == 1) return games_by_help.front().first;
    std::string text;
    for (const auto& [help, games] : games_by_help) {
        text += (text.empty() ? "" : "; ") + games + ": " + help;
    }
    return text;
}

std::vector<CommandOption> all_settings() {
    std::vector<OptionSpec> specs;
    for (const GameEntry& game : catalog()) {
        for (const OptionSpec& spec : game.settings) {
            if (find(specs, spec.name) == nullptr) specs.push_back(spec);
        }
    }
    std::vector<CommandOption> options;
    for (OptionSpec& spec : specs) {
        spec.help = help_of(spec.name);
        options.push_back({spec});
    }
    return options;
}

std::string names_of(const std::vector<OptionSpec>& specs) {
    std::string text;
    for (const OptionSpec& spec : specs) text += " --" + spec.name;
    return text;
}

}  // namespace

void GameOptions::add_to(Command& command, Place place) {
    std::string games;
    for (const GameEntry& game : catalog()) games += (games.empty() ? "" : ", ") + game.name;
    command.words.push_back({"GAME", place, games, {Candidates::Kind::Game}, &name_});
    settings_.add_to(command, kGroup, all_settings());
    position_.add_to(
        command, kGroup,
        {{{"position", OptionType::Text, "start from this position, in one line"}, "P"}});
}

std::optional<std::string> GameOptions::game_name() const {
    return name_.empty() ? std::nullopt : std::optional{name_};
}

bool GameOptions::settings_given() const {
    return !settings_.given().empty() || !position_.given().empty();
}

std::optional<std::string> GameOptions::position() const {
    const OptionTexts given = position_.given();
    return given.empty() ? std::nullopt : std::optional{given.front().second};
}

const GameEntry& GameOptions::entry() const {
    return find_game(name_);
}

AnyGame GameOptions::make(const GameEntry& entry) const {
    const OptionTexts given = settings_.given();
    for (const auto& [name, text] : given) {
        if (find(entry.settings, name) == nullptr) {
            throw InputError{fmt::format("{} has no option --{}: it has{}", entry.name, name,
                                         names_of(entry.settings))};
        }
    }
    const OptionTexts position = position_.given();
    if (position.empty()) return entry.make(Options{entry.name, entry.settings, given});
    if (!given.empty()) {
        throw InputError{fmt::format("--position says all that --{} could say: give one of them",
                                     given.front().first)};
    }
    return entry.set_up(position.front().second);
}

}  // namespace lawan::cli
