#include "cli/commands/games_out.hpp"

#include <optional>
#include <string_view>

#include "cli/commands/game_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/replaced_file.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"

namespace lawan::cli {
namespace {

[[nodiscard]] bool ends_in(std::string_view path, std::string_view ending) {
    return path.size() >= ending.size() &&
           lower(path.substr(path.size() - ending.size())) == ending;
}

// ".ggf or .txt": those of the formats that can be written, but for one.
[[nodiscard]] Phrase endings_but(const GameFiles& files, const GameFormat* left_out) {
    std::optional<Phrase> all;
    for (const GameFormat& format : files.formats) {
        if (!format.write || &format == left_out) continue;
        const Phrase one = as_it_is(format.endings.front());
        all = all ? Phrase{words::kOneEndingOrOther, {*all, one}} : one;
    }
    return all.value_or(Phrase{});
}

[[nodiscard]] const GameFormat& format_for(const GameFiles& files, const std::string& path) {
    for (const GameFormat& format : files.formats) {
        for (const std::string& ending : format.endings) {
            if (format.write && ends_in(path, ending)) return format;
        }
    }
    throw InputError{words::kWrongEnding, {endings_but(files, nullptr)}};
}

[[nodiscard]] bool holds_games(const GameFormat& format, std::string_view text) {
    if (format.recognises) return format.recognises(text);
    try {
        return !format.read(text)->empty();
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

std::optional<std::size_t> write_games(const GameFiles& files, const GameCollection& games,
                                       const std::vector<std::size_t>& places,
                                       const std::string& path, const StopSignal& stop) {
    const GameFormat& format = format_for(files, path);
    check_replaceable(path, words::kAFileOfGames,
                      [&](std::string_view text) { return holds_games(format, text); });
    PartFile file{path};  // not in memory first: millions of games would take gigabytes
    std::size_t count = 0;
    for (const std::size_t place : places) {
        if (stop.raised()) return std::nullopt;
        const CollectedGame game = games[place];
        if (!game.is_playable()) continue;
        try {
            file.write(format.write(game) + '\n');
        } catch (const InputError& error) {
            throw InputError{
                words::kFormatCannotTell,
                {place + 1, format.endings.front(), error.phrase(), endings_but(files, &format)}};
        }
        ++count;
    }
    file.take_place();
    return count;
}

}  // namespace lawan::cli
