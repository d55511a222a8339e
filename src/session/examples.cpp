#include "session/examples.hpp"

#include <string>
#include <vector>

#include "formats/json.hpp"

namespace lawan::session {
namespace {

struct Example {
    const char* name;  // also the code of its title
    const char* paper;
    const char* game;
    const char* position;
    const char* look;
    const char* algorithm = nullptr;  // of a tree
    int depth = 0;
    const char* evaluator = nullptr;
    std::vector<const char*> overlays = {};
};

// Adjacency-a, Figure 1: after f1 d5 f3 e5 g3 f4, eight marks of X to six of O.
constexpr const char* kFigure1 = "5XXO/6XO/5OX1/5O2/3OO3/8/XX6/XX6 X 5 5";

const std::vector<Example>& examples() {
    static const std::vector<Example> list{
        {"adjacency-a-figure-1", "adjacency-a", "adjacency", kFigure1, "analysis"},
        {"adjacency-a-alpha-beta", "adjacency-a", "adjacency", "2OO/4/4/XX2 X 2 2", "tree",
         "alphabeta", 3, "mark-difference"},
        {"adjacency-b-volatile",
         "adjacency-b",
         "adjacency",
         kFigure1,
         "overlays",
         nullptr,
         0,
         nullptr,
         {"volatile", "linear-volatility"}},
        {"adjacency-c-sorted", "adjacency-c", "adjacency", "2OO/4/4/XX2 X 2 2", "tree", "alphabeta",
         3, "mark-difference"},
        {"tictactoe-costs",
         "tictactoe",
         "tictactoe",
         "3/1X1/3 O 3",
         "overlays",
         nullptr,
         0,
         nullptr,
         {"attack", "defence"}},
        {"tictactoe-must-block",
         "tictactoe",
         "tictactoe",
         "XX1/1O1/3 O 3",
         "overlays",
         nullptr,
         0,
         nullptr,
         {"attack", "defence"}},
        {"othello-liberties-figure-7",
         "othello",
         "othello",
         "---------------------------OX------XO--------------------------- X",
         "overlays",
         nullptr,
         0,
         nullptr,
         {"liberties"}},
        {"othello-frontier-like-figure-8",
         "othello",
         "othello",
         "-------------------OOX-----XXO-----OXX-----X-------XO----------- X",
         "overlays",
         nullptr,
         0,
         nullptr,
         {"frontier", "line-mobility"}},
        {"othello-negascout", "othello", "othello", "-----OX--XO----- X", "tree", "negascout", 4,
         "mobility"},
        {"othello-mtdf", "othello", "othello", "-----OX--XO----- X", "tree", "mtdf", 4, "mobility"},
    };
    return list;
}

}  // namespace

Json examples_message() {
    Json list = Json::array();
    for (const Example& each : examples()) {
        const bool sorted = std::string{each.name} == "adjacency-c-sorted";
        Json run = nullptr;
        if (each.algorithm != nullptr) {
            run = {{"algorithm", each.algorithm}, {"order", sorted ? "static" : "none"}};
        }
        list.push_back(
            {{"name", each.name},
             {"paper", each.paper},
             {"title", {{"code", each.name}, {"arguments", Json::array()}}},
             {"game", each.game},
             {"position", each.position},
             {"look", each.look},
             {"run", std::move(run)},
             {"depth", each.depth > 0 ? Json(each.depth) : Json(nullptr)},
             {"evaluator", each.evaluator != nullptr ? Json(each.evaluator) : Json(nullptr)},
             {"overlays", each.overlays}});
    }
    return {{"examples", std::move(list)}};
}

}  // namespace lawan::session
