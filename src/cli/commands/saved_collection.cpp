#include "cli/commands/saved_collection.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/commands/game_words.hpp"
#include "cli/saved_games.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "module/forfeit.hpp"

namespace lawan::cli {
namespace {

class SavedCollection final : public GameCollection {
  public:
    explicit SavedCollection(std::vector<CollectedGame> games) : games_{std::move(games)} {}

    [[nodiscard]] std::size_t size() const override { return games_.size(); }
    [[nodiscard]] CollectedGame operator[](std::size_t at) const override { return games_[at]; }
    [[nodiscard]] GameHeading heading(std::size_t at) const override {
        const CollectedGame& game = games_[at];
        return {game.record.players.x, game.record.players.o,   game.event, game.year,
                game.score(),          game.problem.has_value()};
    }

  private:
    std::vector<CollectedGame> games_;
};

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

std::unique_ptr<const GameCollection> saved_collection(const GameModule& entry,
                                                       const std::vector<std::string>& files) {
    std::vector<CollectedGame> games;
    for (const std::string& file : files) {
        CollectedGame game;
        game.record = load_game(file);
        if (game.record.game != entry.name) {
            throw InputError{words::kGameIsOf, {in_quotes(file), game.record.game, entry.name}};
        }
        try {
            cut_at_illegal_move(entry, game);
        } catch (const InputError& error) {
            throw InputError{words::kFileIs, {in_quotes(file), error.phrase()}};
        }
        games.push_back(std::move(game));
    }
    return std::make_unique<const SavedCollection>(std::move(games));
}

}  // namespace lawan::cli
