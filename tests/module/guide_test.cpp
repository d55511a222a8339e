// What people are shown of a game before they play it.
#include "module/guide.hpp"

#include <gtest/gtest.h>

#include "module/catalog.hpp"
#include "module/levels.hpp"

namespace lawan {
namespace {

bool speaks(const Phrase& phrase) {
    return !phrase.in(Language::English).empty() && !phrase.in(Language::Indonesian).empty();
}

TEST(Guides, OfferGamesThatCanBeMade) {
    for (const GameModule& game : catalog()) {
        for (const Preset& preset : game.guide.presets) {
            EXPECT_TRUE(speaks(preset.title) && speaks(preset.summary)) << preset.name;
            const Options options{as_it_is(game.name), game.settings, preset.settings};
            EXPECT_FALSE(game.make(options).start().is_over()) << game.name << ' ' << preset.name;
        }
    }
}

TEST(Guides, ShowLegalMovesOnly) {
    for (const GameModule& game : catalog()) {
        for (const RulePicture& picture : game.guide.rules) {
            EXPECT_TRUE(speaks(picture.says));
            const AnyPosition position = game.set_up(picture.position).start();
            if (picture.move.empty()) continue;
            const auto move = position.parse_move(picture.move);
            ASSERT_TRUE(move) << picture.move;
            EXPECT_TRUE(position.is_legal(*move)) << game.name << ' ' << picture.position;
        }
    }
}

// An exercise that any move solves would teach nothing.
TEST(Guides, AskForMovesThatExist) {
    for (const GameModule& game : catalog()) {
        for (const Exercise& exercise : game.guide.exercises) {
            EXPECT_TRUE(speaks(exercise.asks) && speaks(exercise.praise));
            const AnyPosition position = game.set_up(exercise.position).start();
            EXPECT_FALSE(exercise.answers.empty());
            for (const std::string& answer : exercise.answers) {
                const auto move = position.parse_move(answer);
                ASSERT_TRUE(move) << answer;
                EXPECT_TRUE(position.is_legal(*move)) << game.name << ' ' << answer;
            }
        }
    }
}

TEST(Levels, SayWhomTheySuit) {
    for (const GameModule& game : catalog()) {
        for (const Level& level : levels_of(game)) EXPECT_TRUE(speaks(level.summary));
    }
}

}  // namespace
}  // namespace lawan
