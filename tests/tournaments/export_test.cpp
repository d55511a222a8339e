// A tournament's games in every format, read back and compared with the store.
#include "tournaments/export.hpp"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/run_program.hpp"
#include "tournaments/run.hpp"

namespace lawan {
namespace {

using test::ScratchFolder;
using ::testing::HasSubstr;

class Exports : public ::testing::Test {
  protected:
    Exports() {
        TournamentPlan plan;
        plan.game = "othello";
        plan.bots = {{"Anna \"the\\first\"", "random"}, {"b", "greedy"}};
        plan.games = 4;
        plan.seed = Seed{5};
        TournamentStore store = TournamentStore::open(folder_.path() / "t.db", plan);
        Tournament tournament{plan, {}};
        run_tournament(tournament, store, {});
        store.for_each_game([&](const TournamentGame& game) { games_.push_back(game); });
    }

    [[nodiscard]] TournamentStore store() const {
        return TournamentStore::look_at(folder_.path() / "t.db");
    }

    ScratchFolder folder_;
    std::vector<TournamentGame> games_;
};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// RFC 4180: quotes around a field, doubled within it.
std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quoted && line[i] == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back() += line[i++];
        } else if (line[i] == '"') {
            quoted = !quoted;
        } else if (line[i] == ',' && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
        }
    }
    return fields;
}

TEST_F(Exports, JsonHoldsEveryMoveWithItsTime) {
    const auto json = parse_json(games_json(store()));
    ASSERT_EQ(json.size(), games_.size());
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const GameSummary& summary = games_[i].summary;
        const GameRecord& record = games_[i].record;
        EXPECT_EQ(json[i]["number"], summary.number);
        EXPECT_EQ(json[i]["x"], record.players.x);
        EXPECT_EQ(json[i]["first"], record.players[summary.first]);
        EXPECT_EQ(json[i]["score"], summary.score);
        EXPECT_EQ(json[i]["reason"], "finished");
        if (summary.winner) {
            EXPECT_EQ(json[i]["winner"], record.players[*summary.winner]);
        } else {
            EXPECT_TRUE(json[i]["winner"].is_null());
        }
        ASSERT_EQ(json[i]["moves"].size(), record.moves.size());
        EXPECT_EQ(json[i]["times"].size(), record.moves.size());
        for (std::size_t k = 0; k < record.moves.size(); ++k) {
            EXPECT_EQ(json[i]["moves"][k], record.moves[k].move);
        }
    }
}

TEST_F(Exports, CsvHasALineForEachGameWithAsManyFieldsAsTheHeading) {
    const auto lines = lines_of(games_csv(store()));
    ASSERT_EQ(lines.size(), 1 + games_.size());
    const auto heading = fields_of(lines[0]);
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const auto fields = fields_of(lines[i + 1]);
        ASSERT_EQ(fields.size(), heading.size()) << lines[i + 1];
        EXPECT_EQ(fields[0], std::to_string(games_[i].summary.number));
        EXPECT_EQ(fields[2], games_[i].record.players.x);
        EXPECT_EQ(fields[3], games_[i].record.players.o);
    }
}

// Tags as in PGN, with quotes and backslashes escaped; moves that can be played.
TEST_F(Exports, TextHasTagsAndMovesThatCanBePlayed) {
    const std::string text = games_text(store());
    EXPECT_THAT(text, HasSubstr(R"([X "Anna \"the\\first\""])"));
    const AnyGame game = game_of(store().plan());
    std::size_t number = 0;
    AnyPosition position = game.start();
    for (const std::string& line : lines_of(text)) {
        EXPECT_LE(line.size(), 100U);
        if (line.rfind("[Number ", 0) == 0) {
            position = game.start();
            ++number;
        }
        if (line.empty() || line[0] == '[') continue;
        std::istringstream words{line};
        for (std::string word; words >> word;) {
            if (word.back() == '.' || word.find("1/2") == 0 || word == "1-0" || word == "0-1") {
                continue;
            }
            const auto move = position.parse_move(word);
            ASSERT_TRUE(move && position.is_legal(*move)) << word << " in game " << number;
            position = position.after(*move);
        }
        if (position.is_over()) {
            EXPECT_EQ(position.winner(), games_[number - 1].summary.winner);
        }
    }
    EXPECT_EQ(number, games_.size());
}

// As the Generic Game Format has it: black and white moves in turn, the result for black.
TEST_F(Exports, GgfHasEveryMoveAndTheResultForBlack) {
    const auto lines = lines_of(games_ggf(store()));
    ASSERT_EQ(lines.size(), games_.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(lines[i].rfind("(;GM[Othello]", 0), 0U);
        EXPECT_EQ(lines[i].substr(lines[i].size() - 2), ";)");
        std::size_t moves = 0;
        for (const char* side : {"]B[", "]W["}) {
            for (std::size_t at = 0; (at = lines[i].find(side, at)) != std::string::npos; ++at) {
                ++moves;
            }
        }
        EXPECT_EQ(moves, games_[i].record.moves.size());
        EXPECT_THAT(lines[i],
                    HasSubstr("RE[" + std::string{games_[i].summary.score > 0 ? "+" : ""} +
                              std::to_string(games_[i].summary.score)));
    }
}

}  // namespace
}  // namespace lawan
