#include "cli/games_out.hpp"

#include <cstdio>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "formats/ggf_writer.hpp"
#include "games/othello/game.hpp"

namespace lawan::cli {
namespace {

// Takes the place of the old file when all is written. Not in memory first, as millions of games
// would take gigabytes.
class FileInPieces {
  public:
    explicit FileInPieces(const std::string& path)
        : place_{place_of(path)}, file_{place_.beside, std::ios::binary} {}
    FileInPieces(const FileInPieces&) = delete;
    FileInPieces& operator=(const FileInPieces&) = delete;
    ~FileInPieces() {
        if (!done_ && !place_.is_direct()) std::remove(place_.beside.c_str());
    }

    void line(const std::string& text) {
        file_ << text << '\n';
        check(file_.good());
    }
    void finish() {
        file_.close();
        check(!file_.fail() &&
              (place_.is_direct() || std::rename(place_.beside.c_str(), place_.path.c_str()) == 0));
        done_ = true;
    }

  private:
    void check(bool good) const {
        if (!good) throw std::runtime_error{"cannot write " + in_quotes(place_.path)};
    }

    FilePlace place_;
    std::ofstream file_;
    bool done_ = false;
};

// Moves tell a game that begins as usual and has some.
[[nodiscard]] std::string moves_text(const GameRecord& record, std::size_t number) {
    static const std::string usual = othello::Game{}.position_text(othello::Position{});
    std::string text;
    for (const MoveRecord& move : record.moves) {
        if (move.move != "pass") text += move.move;
    }
    if (record.start == usual && !text.empty()) return text;
    throw InputError{
        fmt::format("game {} {}, which a .txt cannot tell: write a .ggf", number,
                    text.empty() ? "has no moves" : "does not begin with the usual start")};
}

[[nodiscard]] std::string ggf_text(const CollectedGame& game) {
    return to_ggf(find_game("othello").set_up(game.record.start), game.record,
                  {game.event, game.year, game.stated_score});
}

}  // namespace

std::size_t write_games(const GameCollection& games, const std::vector<std::size_t>& places,
                        const std::string& path) {
    const auto ends_in = [&](std::string_view ending) {
        return path.size() >= ending.size() &&
               lower(std::string_view{path}.substr(path.size() - ending.size())) == ending;
    };
    const bool as_ggf = ends_in(".ggf");
    if (!as_ggf && !ends_in(".txt")) {
        throw InputError{"option 'out' is a file that ends in .ggf, or in .txt for moves alone"};
    }
    FileInPieces file{path};
    std::size_t count = 0;
    for (const std::size_t place : places) {
        const CollectedGame game = games[place];
        if (!game.is_playable()) continue;
        file.line(as_ggf ? ggf_text(game) : moves_text(game.record, place + 1));
        ++count;
    }
    file.finish();
    return count;
}

}  // namespace lawan::cli
