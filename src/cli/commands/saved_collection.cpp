#include "cli/commands/saved_collection.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>

#include "cli/commands/game_words.hpp"
#include "cli/saved_games.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "module/forfeit.hpp"

namespace lawan::cli {
namespace {

class JoinedGames final : public GameCollection {
  public:
    JoinedGames(std::unique_ptr<const GameCollection> first,
                std::unique_ptr<const GameCollection> second)
        : first_{std::move(first)}, second_{std::move(second)} {}

    [[nodiscard]] std::size_t size() const override { return first_->size() + second_->size(); }
    [[nodiscard]] CollectedGame operator[](std::size_t at) const override {
        return at < first_->size() ? (*first_)[at] : (*second_)[at - first_->size()];
    }
    [[nodiscard]] GameHeading heading(std::size_t at) const override {
        return at < first_->size() ? first_->heading(at) : second_->heading(at - first_->size());
    }

  private:
    std::unique_ptr<const GameCollection> first_, second_;
};

// "2026-11-18 07:30", of this place; empty where the file does not tell.
std::string date_of(const std::string& file) {
    struct stat about {};
    if (stat(file.c_str(), &about) != 0) return {};
    return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(about.st_mtime));
}

void cut_at_illegal_move(const GameModule& entry, CollectedGame& game) {
    const AnyGame rules = entry.set_up(game.record.start);
    if (game.record.result) game.stated_score = forfeited_score(*game.record.result, rules);
    AnyPosition position = rules.start();
    auto& moves = game.record.moves;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const auto move = position.parse_move(moves[ply].move);
        if (!move || !position.is_legal(*move)) {
            game.problem = Phrase{words::kMoveIsIllegal, {ply + 1, moves[ply].move}};
            game.record.result.reset();
            game.stated_score.reset();
            moves.resize(ply);
            return;
        }
        position = position.after(*move);
    }
    // What the rules decide, they decide at the end.
    const auto& result = game.record.result;
    if (result && result->reason == EndReason::Finished && !position.is_over()) {
        game.record.result.reset();
    }
}

}  // namespace

const GameModule* game_of_saved(const std::string& file) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) return nullptr;
    try {
        return &find_game(load_game(file).game);
    } catch (const InputError&) {
        return nullptr;
    }
}

GameHeading SavedGames::heading(std::size_t at) const {
    const CollectedGame& game = games_[at].game;
    return {game.record.players.x, game.record.players.o,   game.event, game.year,
            game.score(),          game.problem.has_value()};
}

std::unique_ptr<const GameCollection> joined_games(std::unique_ptr<const GameCollection> first,
                                                   std::unique_ptr<const GameCollection> second) {
    return std::make_unique<const JoinedGames>(std::move(first), std::move(second));
}

SavedGame read_saved_game(const std::string& file) {
    SavedGame saved;
    saved.game.record = load_game(file);
    try {
        saved.entry = &find_game(saved.game.record.game);
        cut_at_illegal_move(*saved.entry, saved.game);
    } catch (const InputError& error) {
        throw InputError{words::kFileIs, {in_quotes(file), error.phrase()}};
    }
    saved.name = name_to_load(file);
    saved.date = date_of(file);
    return saved;
}

std::unique_ptr<const GameCollection> saved_collection(const GameModule& entry,
                                                       const std::vector<std::string>& files) {
    auto games = std::make_unique<SavedGames>();
    for (const std::string& file : files) {
        SavedGame saved = read_saved_game(file);
        if (saved.entry != &entry) {
            throw InputError{words::kGameIsOf, {in_quotes(file), saved.entry->name, entry.name}};
        }
        games->add(std::move(saved));
    }
    return games;
}

}  // namespace lawan::cli
