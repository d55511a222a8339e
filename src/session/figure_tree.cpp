#include "session/figure_tree.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "lessons/search_lesson.hpp"
#include "play/legal_move.hpp"
#include "session/messages.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::string_view kAllOthers = "*";

struct FigureJudge {
    [[nodiscard]] static Score evaluate(const FigurePosition& at) { return at.value(); }
    [[nodiscard]] static Score outcome(const FigurePosition& at) { return at.value(); }
};

FigurePosition after(const FigureTree& tree, const std::vector<AnyMove>& way) {
    FigurePosition position{tree};
    for (const AnyMove move : way) position = position.after(move.as<Branch>());
    return position;
}

}  // namespace

std::vector<std::string> lines_of_figure(const std::string& order) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < order.size();) {
        const std::size_t end = std::min(order.find(',', start), order.size());
        lines.emplace_back(trimmed(std::string_view{order}.substr(start, end - start)));
        start = end + 1;
    }
    return lines;
}

FigureTree::FigureTree(const AnyPosition& root, const std::vector<std::string>& lines,
                       const PositionJudge& judge)
    : nodes_{{root, judge(root)}} {
    for (const std::string& line : lines) {
        std::uint32_t at = 0;
        for (const std::string_view word : split_words(line)) {
            const AnyPosition here = nodes_[at].position;
            if (word == kAllOthers) {
                for (const AnyMove move : here.legal_moves()) child(at, move, judge);
                break;
            }
            const auto move = legal_move(here, word);
            if (!move) throw InputError{words::kLineOfFigure, {std::string{word}, line}};
            at = child(at, *move, judge);
        }
    }
}

std::uint32_t FigureTree::child(std::uint32_t parent, AnyMove move, const PositionJudge& judge) {
    const auto& children = nodes_[parent].children;
    const auto known = std::find_if(children.begin(), children.end(),
                                    [&](const auto& each) { return each.first == move; });
    if (known != children.end()) return known->second;
    const AnyPosition position = nodes_[parent].position.after(move);
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    nodes_[parent].children.emplace_back(move, number);
    nodes_.push_back({position, judge(position)});
    return number;
}

Side FigurePosition::side_to_move() const {
    const Side side = node().position.side_to_move();
    return nowhere_ ? opponent_of(side) : side;
}

MoveList<Branch, FigurePosition::kMaxMoves> FigurePosition::legal_moves() const {
    MoveList<Branch, kMaxMoves> moves;
    if (nowhere_) return moves;
    const std::size_t count = std::clamp<std::size_t>(node().children.size(), 1, kMaxMoves);
    for (std::uint32_t i = 0; i < count; ++i) moves.push_back({i});
    return moves;
}

FigurePosition FigurePosition::after(Branch move) const {
    FigurePosition next = *this;
    if (node().children.empty()) {
        next.nowhere_ = true;
    } else {
        next.at_ = node().children[move.number].second;
    }
    return next;
}

Score FigurePosition::value() const {
    return nowhere_ ? -node().value : node().value;
}

SearchLesson figure_lesson(const FigureTree& tree, const LessonRun& run) {
    return search_lesson(ErasedPosition::of(FigurePosition{tree}),
                         erased_evaluator<FigurePosition>(FigureJudge{}), run);
}

KeptTree::Ground ground_of(const std::shared_ptr<const FigureTree>& tree) {
    return {[tree](const std::vector<AnyMove>& way) { return after(*tree, way).side_to_move(); },
            [tree](const std::vector<AnyMove>& way, AnyMove move) {
                const FigurePosition position = after(*tree, way);
                const FigureTree::Node& node = position.node();
                const std::uint32_t number = move.as<Branch>().number;
                if (number >= node.children.size()) return Json{{"move", ""}, {"cell", nullptr}};
                return move_message(node.position, node.children[number].first);
            },
            [tree](const std::vector<AnyMove>& way) {
                std::vector<AnyMove> moves;
                for (const Branch branch : after(*tree, way).legal_moves()) {
                    moves.push_back(AnyMove::of(branch));
                }
                return moves;
            }};
}

}  // namespace lawan::session
