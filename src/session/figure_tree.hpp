// A part of a game's tree, as a paper draws it: nothing but these lines of play is searched.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "lessons/lessons.hpp"
#include "lessons/practice_position.hpp"
#include "play/any_position.hpp"
#include "session/kept_tree.hpp"

namespace lawan::session {

// What an example writes in one line: "g3 b6 f1, g3 f2 f1".
[[nodiscard]] std::vector<std::string> lines_of_figure(const std::string& order);

class FigureTree {
  public:
    struct Node {
        AnyPosition position;
        Score value;  // as it was judged, for the side to move
        std::vector<std::pair<AnyMove, std::uint32_t>> children = {};
    };

    // Lines such as "g3 b6 f1", in the order in which they are searched. A "*" at the end of one
    // stands for all other moves there. Throws InputError where a line cannot be played.
    FigureTree(const AnyPosition& root, const std::vector<std::string>& lines,
               const PositionJudge& judge);

    [[nodiscard]] const Node& node(std::uint32_t number) const { return nodes_[number]; }

  private:
    // The node behind this move, made where there is none.
    std::uint32_t child(std::uint32_t parent, AnyMove move, const PositionJudge& judge);

    std::vector<Node> nodes_;
};

// A node of it as a position: a move is the number of a branch. A node that no line goes on from
// has one branch to nowhere, so that it is a leaf by its depth and not the end of a game.
class FigurePosition {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 400;

    FigurePosition() = default;
    explicit FigurePosition(const FigureTree& tree) : tree_{&tree} {}

    [[nodiscard]] Side side_to_move() const;
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const;
    [[nodiscard]] FigurePosition after(Move move) const;
    [[nodiscard]] Score final_score() const { return value(); }
    [[nodiscard]] std::uint64_t key() const { return mix(at_, nowhere_ ? 1 : 0); }
    bool operator==(const FigurePosition&) const = default;

    [[nodiscard]] Score value() const;
    [[nodiscard]] const FigureTree::Node& node() const { return tree_->node(at_); }

  private:
    const FigureTree* tree_ = nullptr;
    std::uint32_t at_ = 0;
    bool nowhere_ = false;
};

[[nodiscard]] SearchLesson figure_lesson(const FigureTree& tree, const LessonRun& run);
[[nodiscard]] KeptTree::Ground ground_of(const std::shared_ptr<const FigureTree>& tree);

}  // namespace lawan::session
