// What the catalog says to people is there in every language.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "lessons/lessons.hpp"
#include "module/catalog.hpp"
#include "module/levels.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

// Names that Indonesians write as the English do.
constexpr std::array<std::string_view, 6> kSame{"Adjacency",    "Othello", "Tic-tac-toe",
                                                "Connect Four", "X",       "O"};

// In Indonesian it is empty, or the English text.
[[nodiscard]] bool is_untranslated(const Phrase& phrase) {
    const std::string english = phrase.in(Language::English);
    const std::string indonesian = phrase.in(Language::Indonesian);
    const bool may_be_same = std::find(kSame.begin(), kSame.end(), english) != kSame.end();
    return english.empty() || indonesian.empty() || (english == indonesian && !may_be_same);
}

void check(const Phrase& phrase, const std::string& where) {
    EXPECT_FALSE(is_untranslated(phrase)) << where << ": \"" << phrase.english() << '"';
}

void check_in_form(const std::vector<OptionSpec>& options, const std::string& where) {
    for (const OptionSpec& option : options) {
        const std::string name = where + ", option " + option.name;
        check(option.help, name);
        check(option.title, "title of " + name);
        if (option.type == OptionType::Choice) {
            EXPECT_EQ(option.choice_titles.size(), option.choices.size()) << name;
        }
        for (std::size_t i = 0; i < option.choice_titles.size(); ++i) {
            const Phrase& title = option.choice_titles[i];
            if (title == as_it_is(option.choices[i])) continue;  // a number or a name
            check(title, name + '=' + option.choices[i]);
        }
    }
}

TEST(WordsOfTheCatalog, NameGamesAndTheirSettings) {
    for (const GameModule& game : catalog()) {
        check(game.title, game.name);
        check(game.sides.x, game.name);
        check(game.sides.o, game.name);
        check(game.summary, game.name);
        check_in_form(game.settings, game.name);
        for (const Example& example : game.examples) check(example.title, example.name);
    }
}

TEST(WordsOfTheCatalog, NameBotsAndEvaluators) {
    for (const GameModule& game : catalog()) {
        for (const BotEntry& bot : game.bots) {
            check(bot.summary, bot.name);
            check_in_form(bot.options, game.name + ", bot " + bot.name);
        }
        for (const EvaluatorEntry& evaluator : game.evaluators) {
            check(evaluator.title, evaluator.name);
            check(evaluator.summary, evaluator.name);
            check_in_form(evaluator.options, game.name + ", evaluator " + evaluator.name);
        }
    }
}

TEST(WordsOfTheCatalog, NameTrainersAndProofs) {
    for (const GameModule& game : catalog()) {
        for (const training::Trainer& trainer : game.trainers) {
            check(trainer.summary, trainer.name);
            for (const OptionSpec& option : trainer.options) {
                check(option.help, trainer.name + ", option " + option.name);
            }
        }
        for (const proofs::Kind& kind : game.proof_kinds) {
            check(kind.summary, game.name + ", proofs by " + kind.name);
        }
    }
}

TEST(WordsOfTheCatalog, NameWhatLearnShows) {
    for (const GameModule& game : catalog()) {
        for (const OverlayEntry& overlay : overlays_of(game)) {
            check(overlay.title, game.name + ", title of overlay " + overlay.name);
            check(overlay.summary, game.name + ", overlay " + overlay.name);
        }
    }
}

// A program that knows a code knows what it means, whatever the game is.
TEST(Reasons, HaveCodesOfTheirOwn) {
    std::set<std::string_view> codes;
    const auto add = [&](const Words& words) {
        EXPECT_FALSE(words.code().empty()) << words.in(Language::English);
        EXPECT_TRUE(codes.insert(words.code()).second) << words.code();
        EXPECT_NE(words.in(Language::English), words.in(Language::Indonesian)) << words.code();
        EXPECT_EQ(words.help(Language::English).empty(), words.help(Language::Indonesian).empty())
            << words.code();
    };
    for (const Words& words : words::kReasons) add(words);
    for (const GameModule& game : catalog()) {
        for (const Words& words : game.reasons) add(words);
    }
}

// What is said is on the lists that others read: the documentation, and whoever knows codes.
TEST(Reasons, AreListed) {
    std::map<std::string, int> said;
    for (const GameModule& entry : catalog()) {
        const AnyGame game = entry.make(Options{as_it_is(entry.name), entry.settings, {}});
        const auto bot = make_bot(entry, game, analyst_of(entry));
        bot->new_game({game.start(), Side::X, 0, Seed{3}});
        std::vector<AnyMove> played;
        AnyPosition position = game.start();
        for (int ply = 0; ply < 6 && !position.is_over(); ++ply) {
            const Thought<AnyMove> thought =
                bot->think({position, played, Limits::of_nodes(2'000), nullptr});
            for (const Reason& reason : thought.reasons) {
                const auto is_it = [&](const Words& words) { return reason.says(words); };
                EXPECT_TRUE(std::any_of(words::kReasons.begin(), words::kReasons.end(), is_it) ||
                            std::any_of(entry.reasons.begin(), entry.reasons.end(), is_it))
                    << entry.name << ": " << reason.code();
                ++said[entry.name];
            }
            played.push_back(thought.best);
            position = position.after(thought.best);
        }
        EXPECT_GT(said[entry.name], 0) << entry.name;
    }
}

}  // namespace
}  // namespace lawan
