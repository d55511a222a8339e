// Random trees to practise alpha-beta on.
#include <cstdint>

#include "core/hash.hpp"
#include "formats/json.hpp"
#include "lessons/search_lesson.hpp"
#include "session/kept_tree.hpp"

namespace lawan::session {
namespace {

struct Branch {
    std::uint32_t number = 0;
    friend bool operator==(Branch, Branch) = default;
};

// A node; all about it follows from the seed and the way to it. The last ply has the leaves.
class PracticePosition {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 8;

    PracticePosition() = default;
    explicit PracticePosition(const PracticeTree& tree)
        : way_{tree.seed.value},
          left_{static_cast<std::uint8_t>(tree.depth)},
          branching_{static_cast<std::uint8_t>(tree.branching)},
          greatest_{static_cast<std::uint8_t>(tree.greatest)} {}

    [[nodiscard]] Side side_to_move() const { return ply_ % 2 == 0 ? Side::X : Side::O; }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (std::uint32_t i = 0; left_ > 0 && i < branching_; ++i) moves.push_back({i});
        return moves;
    }
    [[nodiscard]] PracticePosition after(Move move) const {
        PracticePosition next = *this;
        next.way_ = mix(way_, move.number);
        ++next.ply_;
        --next.left_;
        return next;
    }
    [[nodiscard]] Score final_score() const {
        const unsigned values = 2U * greatest_ + 1U;
        return Score{static_cast<int>(mix(way_, 1000) % values) - greatest_};
    }
    [[nodiscard]] std::uint64_t key() const { return mix(way_, ply_); }
    bool operator==(const PracticePosition&) const = default;

  private:
    std::uint64_t way_ = 0;
    std::uint8_t ply_ = 0;
    std::uint8_t left_ = 0;
    std::uint8_t branching_ = 2;
    std::uint8_t greatest_ = 9;
};

struct LeavesOnly {
    [[nodiscard]] static Score evaluate(const PracticePosition&) { return Score{0}; }
    [[nodiscard]] static Score outcome(const PracticePosition& p) { return p.final_score(); }
};

PracticePosition after(const PracticeTree& tree, const std::vector<AnyMove>& way) {
    PracticePosition position{tree};
    for (const AnyMove move : way) position = position.after(move.as<Branch>());
    return position;
}

}  // namespace

SearchLesson<AnyMove> practice_lesson(const PracticeTree& tree, const LessonRun& run) {
    const AnyEvaluator<PracticePosition> evaluator{LeavesOnly{}};
    const auto lesson =
        LessonSearch<PracticePosition>{PracticePosition{tree}, evaluator, run}.result();
    return erased(lesson);
}

KeptTree::Ground ground_of(const PracticeTree& tree) {
    return {
        [tree](const std::vector<AnyMove>& way) { return after(tree, way).side_to_move(); },
        [](const std::vector<AnyMove>&, AnyMove move) {
            return Json{{"move", std::to_string(move.as<Branch>().number + 1)}, {"cell", nullptr}};
        },
        [tree](const std::vector<AnyMove>& way) {
            std::vector<AnyMove> moves;
            for (const Branch branch : after(tree, way).legal_moves()) {
                moves.push_back(AnyMove::of(branch));
            }
            return moves;
        }};
}

}  // namespace lawan::session
