#include "cli/game_options.hpp"

#include <algorithm>

#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"

namespace lawan::cli {
namespace {

Phrase help_with_default(const OptionSpec& spec) {
    if (!spec.default_value) return spec.help;
    return {words::kWithDefault, {spec.help, *spec.default_value}};
}

// One help text where the games agree, else what each of them says.
Phrase help_of(const std::string& setting) {
    std::vector<std::pair<Phrase, std::string>> games_by_help;
    bool everywhere = true;
    for (const GameModule& game : catalog()) {
        const OptionSpec* spec = option_named(game.settings, setting);
        everywhere = everywhere && spec != nullptr;
        if (spec == nullptr) continue;
        const Phrase help = help_with_default(*spec);
        const auto same = std::find_if(games_by_help.begin(), games_by_help.end(),
                                       [&](const auto& entry) { return entry.first == help; });
        if (same != games_by_help.end()) {
            same->second += ", " + game.name;
        } else {
            games_by_help.emplace_back(help, game.name);
        }
    }
    if (everywhere && games_by_help.size() == 1) return games_by_help.front().first;
    std::optional<Phrase> all;
    for (const auto& [help, games] : games_by_help) {
        const Phrase one{words::kEachGameSays, {games, help}};
        all = all ? Phrase{words::kListed, {*all, one}} : one;
    }
    return *all;
}

std::vector<CommandOption> all_settings() {
    std::vector<OptionSpec> specs;
    for (const GameModule& game : catalog()) {
        for (const OptionSpec& spec : game.settings) {
            if (option_named(specs, spec.name) == nullptr) specs.push_back(spec);
        }
    }
    std::vector<CommandOption> options;
    for (OptionSpec& spec : specs) {
        spec.help = help_of(spec.name);
        spec.default_value.reset();  // each game has its own, and fills it in
        options.emplace_back(std::move(spec));
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
    for (const GameModule& game : catalog()) games += (games.empty() ? "" : ", ") + game.name;
    command.words.push_back(
        {words::kGame, place, as_it_is(games), {Candidates::Kind::Game}, &name_});
    settings_.add_to(command, words::kGroupGame, all_settings());
    position_.add_to(command, words::kGroupGame,
                     {text_option("position", {"start from this position, in one line",
                                               "mulai dari posisi ini, dalam satu baris"})
                          .written(words::kPosition)});
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

const GameModule& GameOptions::entry() const {
    return find_game(name_);
}

AnyGame GameOptions::make(const GameModule& entry) const {
    const OptionTexts given = settings_.given();
    for (const auto& [name, text] : given) {
        if (option_named(entry.settings, name) == nullptr) {
            throw InputError{words::kGameHasNoOption, {entry.name, name, names_of(entry.settings)}};
        }
    }
    const OptionTexts position = position_.given();
    if (position.empty()) {
        const Options settings{as_it_is(""), entry.settings, given};
        AnyGame game = entry.make(settings);
        const auto note = entry.settings_note ? entry.settings_note(settings) : std::nullopt;
        if (note) say(told(*note) + '\n');
        return game;
    }
    if (!given.empty()) {
        throw InputError{words::kPositionSaysAll, {given.front().first}};
    }
    return entry.set_up(position.front().second);
}

}  // namespace lawan::cli
