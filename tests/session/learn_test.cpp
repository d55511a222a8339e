// Algorithms looked at through messages.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

#include "formats/json_text.hpp"
#include "lessons/lessons.hpp"
#include "module/catalog.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

const Json kSmall{{"game", "othello"}, {"position", "-----OX--XO----- X"}};

class Learning : public OneTab {
  protected:
    Json tree(const std::string& algorithm, int depth, const std::string& order = "none") {
        return tab.ask_and_wait({{"type", "tree"},
                                 {"where", kSmall},
                                 {"run", {{"algorithm", algorithm}, {"order", order}}},
                                 {"depth", depth}});
    }
};

TEST_F(Learning, EveryExactSearchFindsWhatMinimaxFinds) {
    const Json minimax = tree("minimax", 4);
    ASSERT_EQ(minimax["type"], "tree");
    EXPECT_EQ(minimax["visited"], minimax["minimax"]);
    EXPECT_EQ(minimax["counts"]["cuts"], 0);
    for (const char* name : {"alphabeta", "alphabeta-memory", "negascout", "mtdf"}) {
        const Json other = tree(name, 4, "static");
        EXPECT_EQ(other["value"], minimax["value"]) << name;
        EXPECT_EQ(other["best"], minimax["best"]) << name;
        EXPECT_EQ(other["minimax"], minimax["visited"]) << name;
        EXPECT_LE(other["visited"], minimax["visited"]) << name;
    }
    EXPECT_GT(tree("mtdf", 4)["counts"]["probes"], 1);
}

// Each move of a figure is judged once, however many there are beside it.
TEST_F(Learning, AFigureOfThousandsOfMovesIsJudgedAtOnce) {
    constexpr int kSize = 20;
    std::string board;
    for (int row = 0; row < kSize; ++row) board += "20/";
    board.back() = ' ';
    Json lines = Json::array();
    for (int row = 1; row <= kSize; ++row) lines.push_back("a" + std::to_string(row) + " *");
    const auto begun = std::chrono::steady_clock::now();
    const Json told = tab.ask_and_wait({{"type", "tree"},
                                        {"where", at("tictactoe", board + "X 5")},
                                        {"run", {{"algorithm", "minimax"}}},
                                        {"depth", 2},
                                        {"lines", lines}});
    ASSERT_EQ(told["type"], "tree") << json_line(told);
    EXPECT_EQ(told["visited"], 1 + kSize + kSize * (kSize * kSize - 1));
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds{30});
}

// The page shows any search by what the search says of itself.
TEST_F(Learning, SearchesDescribeThemselves) {
    const Json searches = tab.ask({{"type", "catalog"}})["searches"];
    std::size_t with_memory = 0;
    for (const Json& search : searches) {
        EXPECT_NE(search["title"]["id"], "");
        std::set<std::string> steps;
        for (const Json& line : search["code"]) {
            EXPECT_NE(line["text"], "");
            if (line["name"] != "") steps.insert(line["name"]);
        }
        EXPECT_TRUE(steps.count("head") == 1 && steps.count("leaf") == 1) << search.dump();
        with_memory += steps.count("table");
        EXPECT_EQ(tree(search["name"], 2)["type"], "tree");
    }
    EXPECT_EQ(searches.size(), 6U);
    EXPECT_EQ(with_memory, 2U) << "MTD(f) shows the search that it calls";
    EXPECT_EQ(searches[0]["ordered"], false);
    EXPECT_EQ(searches[1]["ordered"], true);
    EXPECT_EQ(tree("maximin", 2)["code"], "bad-input");
}

// What the page draws: alpha rises with the children, a cut has a child that explains it, and the
// moves that were cut are those that nobody searched.
TEST_F(Learning, ATreeExplainsItself) {
    const Json found = tree("alphabeta", 3);
    ASSERT_EQ(found["recorded"], found["visited"]);
    const Json& nodes = found["nodes"];
    ASSERT_EQ(nodes.size(), found["recorded"]);
    ASSERT_EQ(found["steps"], 2 * found["recorded"].get<int>());
    int cuts = 0;
    for (const Json& node : nodes) {
        EXPECT_LT(node["entered"], node["left"]);
        if (node["ending"] != "cut") continue;
        ++cuts;
        EXPECT_GE(node["value"], node["beta"]);
        const Json children = tab.ask(
            {{"type", "tree-nodes"}, {"tree", found["tree"]}, {"parent", node["node"]}})["nodes"];
        ASSERT_EQ(children.size(), node["children"]);
        EXPECT_EQ(-children.back()["value"].get<int>(), node["value"]);
        std::set<std::string> searched;
        for (const Json& child : children) {
            EXPECT_NE(child["side"], node["side"]);
            searched.insert(child["move"]["move"]);
        }
        for (const Json& move : node["cut"]) EXPECT_EQ(searched.count(move["move"]), 0U);
    }
    EXPECT_EQ(cuts, found["counts"]["cuts"]);
    EXPECT_GT(cuts, 0);
    EXPECT_EQ(tab.ask({{"type", "tree-nodes"}, {"tree", 999}})["code"], "unknown-tree");
}

TEST_F(Learning, PracticeTreesFollowFromTheirSeed) {
    const auto practice = [&](int seed) {
        return tab.ask_and_wait({{"type", "tree"},
                                 {"practice", {{"seed", seed}, {"depth", 3}, {"branching", 3}}},
                                 {"run", {{"algorithm", "alphabeta"}}},
                                 {"depth", 3}});
    };
    const Json one = practice(1);
    EXPECT_EQ(one["minimax"], 40);
    EXPECT_EQ(one["nodes"], practice(1)["nodes"]);
    EXPECT_NE(one["nodes"], practice(2)["nodes"]);
}

TEST_F(Learning, SearchesSideBySide) {
    const Json runs{{{"algorithm", "minimax"}},
                    {{"algorithm", "alphabeta"}},
                    {{"algorithm", "negascout"}, {"order", "static"}}};
    const Json table =
        tab.ask_and_wait({{"type", "compare"}, {"where", kSmall}, {"runs", runs}, {"depth", 4}});
    ASSERT_TRUE(table["done"]);
    ASSERT_EQ(table["rows"].size(), 3U);
    EXPECT_EQ(table["rows"][0]["value"], table["rows"][2]["value"]);
    EXPECT_GT(table["rows"][0]["nodes"], table["rows"][1]["nodes"]);
}

TEST_F(Learning, PopulationsEvolve) {
    for (const char* variant : {"sequence", "pairs", "reservation-tree"}) {
        SCOPED_TRACE(variant);
        const Json told = tab.ask_and_wait(
            {{"type", "evolve"},
             {"where", kSmall},
             {"bot", std::string{"genetic(variant="} + variant + ",generations=5,population=6)"}});
        ASSERT_EQ(told["type"], "evolution") << json_line(told);
        ASSERT_FALSE(told["generations"].empty());
        for (const Json& generation : told["generations"]) {
            EXPECT_GE(generation["best"], generation["worst"]);
            EXPECT_FALSE(generation["individuals"].empty());
        }
    }
    EXPECT_EQ(tab.ask_and_wait({{"type", "evolve"}, {"where", kSmall}, {"bot", "minimax"}})["code"],
              "bad-input");
}

TEST_F(Learning, OfManyGenerationsTheFirstAreTold) {
    const Json told = tab.ask_and_wait(
        {{"type", "evolve"}, {"where", kSmall}, {"bot", "genetic(generations=1200,population=2)"}});
    ASSERT_EQ(told["type"], "evolution") << json_line(told);
    EXPECT_EQ(told["generations"].size(), 1000U);
}

TEST_F(Learning, LocalSearchesShowTheirWay) {
    for (const char* bot : {"hillclimb", "hillclimb(variant=restart)", "hillclimb(variant=plateau)",
                            "annealing(stop=last,tries=10)"}) {
        SCOPED_TRACE(bot);
        const Json told =
            tab.ask_and_wait({{"type", "landscape"}, {"where", kSmall}, {"bot", bot}, {"seed", 3}});
        ASSERT_EQ(told["type"], "landscape") << json_line(told);
        EXPECT_EQ(told["heights"].size(), 4U);
        EXPECT_EQ(told["steps"].back()["event"], "end");
        EXPECT_EQ(told["steps"].back()["move"], told["best"]["move"]);
        EXPECT_GT(told["steps"].size(), 1U);
    }
}

TEST_F(Learning, OverlaysAreThePapersNumbers) {
    // The board that is like the paper's Figure 8: a frontier of five white and six black discs.
    const Json where{
        {"game", "othello"},
        {"position", "-------------------OOX-----XXO-----OXX-----X-------XO----------- X"}};
    const Json told = tab.ask({{"type", "overlays"},
                               {"where", where},
                               {"names", {"frontier", "line-mobility", "liberties", "flips"}}});
    ASSERT_EQ(told["type"], "overlays") << json_line(told);
    EXPECT_EQ(told["overlays"][0]["totals"]["X"], 6);
    EXPECT_EQ(told["overlays"][0]["totals"]["O"], 5);
    // By line, the squares add up to what the edge tables say.
    double lines = 0;
    for (const Json& cell : told["overlays"][1]["cells"])
        lines += cell.is_null() ? 0 : cell.get<double>();
    EXPECT_EQ(told["overlays"][1]["totals"]["X"], lines);
    EXPECT_EQ(told["overlays"][2]["cells"][0], 3);

    const Json block{{"game", "tictactoe"}, {"position", "XX1/1O1/3 O 3"}};
    const Json costs =
        tab.ask({{"type", "overlays"}, {"where", block}, {"names", {"attack", "defence"}}});
    EXPECT_EQ(costs["overlays"][1]["cells"][2], "inf");
    EXPECT_EQ(tab.ask({{"type", "overlays"}, {"where", block}, {"names", {"frontier"}}})["code"],
              "bad-input");
}

TEST_F(Learning, EveryOverlayOfTheCatalogCanBeDrawn) {
    for (const GameModule& entry : catalog()) {
        Json names = Json::array();
        for (const OverlayEntry& overlay : overlays_of(entry)) names.push_back(overlay.name);
        tab.ask(new_game(entry.name, human(), human()));
        const Json told =
            tab.ask({{"type", "overlays"}, {"where", {{"board", "play"}}}, {"names", names}});
        EXPECT_EQ(told["type"], "overlays") << json_line(told);
    }
}

TEST_F(Learning, EveryExampleOpens) {
    const Json list = tab.ask({{"type", "examples"}})["examples"];
    EXPECT_GE(list.size(), 10U);
    for (const Json& example : list) {
        SCOPED_TRACE(example["name"]);
        const Json where{{"game", example["game"]}, {"position", example["position"]}};
        Json answer;
        if (example["look"] == "tree") {
            Json request{{"type", "tree"},
                         {"where", where},
                         {"run", example["run"]},
                         {"depth", example["depth"]},
                         {"evaluator", example["evaluator"]}};
            if (!example["lines"].empty()) request["lines"] = example["lines"];
            answer = tab.ask_and_wait(request);
            EXPECT_EQ(answer["type"], "tree") << json_line(answer);
        } else if (example["look"] == "overlays") {
            answer =
                tab.ask({{"type", "overlays"}, {"where", where}, {"names", example["overlays"]}});
            EXPECT_EQ(answer["type"], "overlays") << json_line(answer);
        } else if (example["look"] == "steps") {
            answer =
                tab.ask({{"type", "demonstration"}, {"where", where}, {"name", example["name"]}});
            EXPECT_EQ(answer["type"], "demonstration") << json_line(answer);
        }
        answer =
            tab.ask({{"type", "open"}, {"text", example["position"]}, {"game", example["game"]}});
        EXPECT_EQ(answer["type"], "opened") << json_line(answer);
    }
    // Figure 1 of adjacency-a: eight marks to six.
    EXPECT_EQ(list[0]["name"], "adjacency-a-figure-1");
    const Json where{{"game", list[0]["game"]}, {"position", list[0]["position"]}};
    const Json counts = tab.ask({{"type", "view"}, {"where", where}})["position"]["counts"];
    EXPECT_EQ(counts["X"], 8);
    EXPECT_EQ(counts["O"], 6);
}

Json row_texts(const Json& step) {
    Json rows = Json::array();
    for (const Json& row : step["rows"]) {
        std::string text;
        for (const Json& item : row["items"])
            text += (text.empty() ? "" : " ") + item["text"].get<std::string>();
        rows.push_back(text);
    }
    return rows;
}

// Steps and nodes are numbered as the page reads them, and every demonstration has both languages.
TEST_F(Learning, EveryDemonstrationHangsTogether) {
    std::size_t told = 0;
    for (const GameModule& entry : catalog()) {
        tab.ask(new_game(entry.name, human(), human()));
        for (const DemonstrationEntry& one : demonstrations_of(entry)) {
            SCOPED_TRACE(one.name);
            const Json answer = tab.ask(
                {{"type", "demonstration"}, {"where", {{"board", "play"}}}, {"name", one.name}});
            ASSERT_EQ(answer["type"], "demonstration") << json_line(answer);
            const std::size_t steps = answer["steps"].size();
            for (const Json& step : answer["steps"]) {
                EXPECT_NE(step["says"]["en"], step["says"]["id"]);
                const bool drawn = step["node"].is_null() || step["node"] < answer["nodes"].size();
                EXPECT_TRUE(drawn);
            }
            for (const Json& node : answer["nodes"]) {
                EXPECT_LT(node["entered"], steps);
                EXPECT_TRUE(node["parent"].is_null() || node["parent"] < node["node"]);
                EXPECT_TRUE(node["left"].is_null() || node["left"] > node["entered"]);
            }
            ++told;
        }
    }
    EXPECT_EQ(told, 8U);
    const Json none = tab.ask(
        {{"type", "demonstration"}, {"where", {{"board", "play"}}}, {"name", "five-queens"}});
    EXPECT_EQ(none["type"], "error");
}

// The numbers of the tic-tac-toe paper's chapter II.
TEST_F(Learning, FourQueensHaveThePapersNodes) {
    const Json where{{"game", "tictactoe"}, {"position", "4/4/4/4 X 4"}};
    const std::vector<std::pair<std::string, std::size_t>> expected{
        {"four-queens-whole", 65}, {"four-queens-backtracking", 16}, {"four-queens-bounded", 11}};
    for (const auto& [name, nodes] : expected) {
        const Json told = tab.ask({{"type", "demonstration"}, {"where", where}, {"name", name}});
        EXPECT_EQ(told["nodes"].size(), nodes) << name;
        const auto solutions =
            std::count_if(told["nodes"].begin(), told["nodes"].end(),
                          [](const Json& node) { return node["fate"] == "solution"; });
        EXPECT_EQ(solutions, name == "four-queens-whole" ? 2 : 1) << name;
    }
}

// The Othello paper's own entries, and the lines of a board that add up to its evaluation.
TEST_F(Learning, EdgeTablesAreLookedUp) {
    const Json where{
        {"game", "othello"},
        {"position", "-------------------OOX-----XXO-----OXX-----X-------XO----------- X"}};
    const Json printed =
        tab.ask({{"type", "demonstration"}, {"where", where}, {"name", "othello-edge-entries"}});
    const std::vector<std::string> entries{
        "Table 1, index 7: white 1, black 0.", "Table 1, index 45: white 1, black 1.",
        "Table 1, index 142: white 1, black 1.", "Table 1, index 1278: white 1, black 2."};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        EXPECT_EQ(printed["steps"][i + 2]["says"]["en"], entries[i]);
    }
    EXPECT_EQ(printed["steps"].back()["says"]["en"], "Figure 6, index 216: white 0; 2 so far.");
    EXPECT_EQ(row_texts(printed["steps"][1])[1], "0 0 0 0 1 0 2 0");

    const Json told =
        tab.ask({{"type", "demonstration"}, {"where", where}, {"name", "othello-edge-tables"}});
    ASSERT_EQ(told["steps"].size(), 36U);  // an introduction, 34 lines, the sum
    const Json overlay = tab.ask(
        {{"type", "overlays"}, {"where", where}, {"names", {"line-mobility"}}})["overlays"][0];
    const std::string sum = "white " + std::to_string(overlay["totals"]["O"].get<int>()) +
                            ", black " + std::to_string(overlay["totals"]["X"].get<int>());
    EXPECT_NE(told["steps"].back()["says"]["en"].get<std::string>().find(sum), std::string::npos)
        << told["steps"].back()["says"]["en"];
}

// 12, 1, 56, 23 of adjacency-a; 145, 12345 x 67891 and 12945 of adjacency-c.
TEST_F(Learning, ChromosomesAreThePapers) {
    const Json where{{"game", "adjacency"}, {"position", "6OO/6OO/8/8/8/8/XX6/XX6 X 3 3"}};
    const auto told = [&](const char* name) {
        return tab.ask({{"type", "demonstration"}, {"where", where}, {"name", name}})["steps"];
    };
    const Json a = told("adjacency-a-genetic");
    EXPECT_EQ(row_texts(a[0]), Json::array({"12 1 56 23"}));
    EXPECT_EQ(a[4]["position"]["cells"].get<std::string>().substr(0, 24),
              "-O----OO--X---OO---O----");
    EXPECT_EQ(a[5]["says"]["en"],
              "The line has been played: 6 marks of X, 6 of O. The fitness is 6 − 6 = 0.");
    EXPECT_EQ(row_texts(a[7]),
              Json::array({"12 1 56 23", "26 23 5 52", "12 1 5 52", "26 23 56 23"}));
    const std::string mutated = row_texts(a[8])[1];
    EXPECT_EQ(mutated.substr(0, 9), "26 23 56 ");
    EXPECT_NE(mutated, "26 23 56 23");

    const Json c = told("adjacency-c-genetic");
    EXPECT_EQ(row_texts(c[0]), Json::array({"1 4 5"}));
    EXPECT_EQ(row_texts(c[c.size() - 2]),
              Json::array({"1 2 3 4 5", "6 7 8 9 1", "1 2 3 9 1", "6 7 8 4 5"}));
    EXPECT_EQ(row_texts(c.back()), Json::array({"1 2 3 4 5", "1 2 9 4 5"}));
    // The leaf of the principal line has H + 1.
    const Json& judged = c[c.size() - 3]["rows"];
    EXPECT_TRUE(std::any_of(judged.begin(), judged.end(),
                            [](const Json& row) { return row["value"]["en"] == "3 − 0 + 1 = 4"; }));

    const Json b = told("adjacency-b-genetic");
    EXPECT_EQ(b.back()["rows"].size(), 8U);
}

// Adjacency-a's Figure 2: the visits 1 to 7 of the paper, its numbers and its cut.
TEST_F(Learning, FigureTwoIsThePapersTree) {
    const Json example = tab.ask({{"type", "examples"}})["examples"][1];
    ASSERT_EQ(example["name"], "adjacency-a-figure-2");
    EXPECT_EQ(example["position"], "6OO/6OO/8/8/8/8/XX6/XX6 X 3 3");
    const Json tree =
        tab.ask_and_wait({{"type", "tree"},
                          {"where", {{"game", example["game"]}, {"position", example["position"]}}},
                          {"lines", example["lines"]},
                          {"run", example["run"]},
                          {"depth", example["depth"]},
                          {"evaluator", example["evaluator"]}});
    // The move, what the node is worth to the side to move there, how it was left.
    const std::vector<std::tuple<std::string, int, std::string>> expected{
        {"", 3, "all-moves"}, {"g3", -3, "all-moves"}, {"b6", 3, "all-moves"}, {"f1", -3, "leaf"},
        {"c6", -3, "leaf"},   {"f2", 5, "cut"},        {"f1", -5, "leaf"}};
    ASSERT_EQ(tree["nodes"].size(), expected.size()) << json_line(tree);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const Json& node = tree["nodes"][i];
        const auto& [move, value, ending] = expected[i];
        EXPECT_EQ(node["move"].is_null() ? "" : node["move"]["move"], move);
        EXPECT_EQ(node["value"], value) << i;
        EXPECT_EQ(node["ending"], ending) << i;
    }
    EXPECT_EQ(tree["nodes"][5]["beta"], 3);  // alpha 5 reaches it
    EXPECT_EQ(tree["nodes"][5]["cut"].size(), 53U);
    EXPECT_EQ(tree["visited"], 7);
}

TEST_F(Learning, LinesThatCannotBePlayedAreRefused) {
    for (const char* line : {"g3 g3", "z9", "g3 b6 a7"}) {
        const Json answer = tab.ask(
            {{"type", "tree"},
             {"where", {{"game", "adjacency"}, {"position", "6OO/6OO/8/8/8/8/XX6/XX6 X 3 3"}}},
             {"lines", {line}},
             {"run", {{"algorithm", "alphabeta"}}},
             {"depth", 3}});
        EXPECT_EQ(answer["type"], "error") << json_line(answer);
        EXPECT_EQ(answer["why"], "field-lines");
    }
}

// The catalog says which bots evolve and landscape take, and they take no others.
TEST_F(Learning, BotsThatCanBeLookedAt) {
    const Json games = tab.ask({{"type", "catalog"}})["games"];
    for (const Json& game : games) {
        const Json where{{"game", game["name"]},
                         {"position", tab.ask(new_game(game["name"], human(), human()))["start"]}};
        for (const std::string lesson : {"evolve", "landscape"}) {
            int takes = 0;
            for (const Json& bot : game["bots"]) {
                const auto& lessons = bot["lessons"];
                if (std::find(lessons.begin(), lessons.end(), lesson) == lessons.end()) continue;
                ++takes;
                const auto spec = bot["name"].get<std::string>() +
                                  (lesson == "evolve" ? "(population=4,generations=2)" : "");
                const Json told =
                    tab.ask_and_wait({{"type", lesson}, {"where", where}, {"bot", spec}});
                EXPECT_NE(told["type"], "error") << told.dump();
            }
            EXPECT_GE(takes, 1) << game["name"] << ' ' << lesson;
            EXPECT_EQ(
                tab.ask_and_wait({{"type", lesson}, {"where", where}, {"bot", "minimax"}})["code"],
                "bad-input");
        }
    }
}

TEST_F(Learning, PagesOfTheDocumentation) {
    const Json page = tab.ask({{"type", "doc"}, {"name", "minimax"}});
    EXPECT_EQ(page["markdown"], "# Minimax");
    EXPECT_EQ(page["language"], "en");
    EXPECT_EQ(tab.ask({{"type", "doc"}, {"name", "minimax"}, {"language", "id"}})["language"],
              "id");
    EXPECT_EQ(tab.ask({{"type", "doc"}, {"name", "minimax"}, {"language", ".."}})["code"],
              "bad-field");
    EXPECT_EQ(tab.ask({{"type", "doc"}, {"name", "nothing"}})["code"], "not-found");
}

}  // namespace
}  // namespace lawan::session
