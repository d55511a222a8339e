// Trees with blanks, as Learn's Practice asks for them, for a sheet of paper.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "core/score.hpp"
#include "core/words.hpp"
#include "lessons/practice_position.hpp"

namespace lawan {

// A node of the whole tree, whether the search visits it or not.
struct ExamNode {
    std::optional<std::size_t> parent;  // an index; parents come before their children
    std::string name;                   // "root", "2", "21": the branches that lead there
    std::optional<Score> leaf = {};     // for the side to move there
};

struct ExamBlank {
    std::string id;      // "3.21": question and node, or what is asked for
    std::string answer;  // words with single spaces between them
};

struct ExamQuestion {
    int number = 1;
    std::string search;  // one of tree_searches()
    Phrase asks;
    PracticeTree tree;
    std::vector<ExamNode> nodes = {};
    std::vector<ExamBlank> blanks = {};
};

// Minimax, alpha-beta, NegaScout and MTD(f) in turn; question k is Learn's tree of seed + k − 1.
[[nodiscard]] std::vector<ExamQuestion> exam(int count, Seed seed);

// What somebody typed, against what is right.
struct ExamMark {
    int question = 1;
    int right = 0;
    int blanks = 0;
    std::vector<ExamBlank> wrong = {};  // with the right answers
};

// Lines "ID: ANSWER"; all others are skipped, so that a sheet can be given with its questions. What
// is not answered is wrong. Throws InputError where a blank is answered twice, where there is none
// of that name, and where there are no answers at all.
[[nodiscard]] std::vector<ExamMark> marked(const std::vector<ExamQuestion>& exam,
                                           std::string_view answers);

// What Practice shows for a teacher: "1.alphabeta.3.3.14.16.0k3f" is seed, search, depth,
// branching, right answers, answers, and four characters that follow from the rest.
struct PracticeCode {
    std::uint64_t seed = 0;
    std::string search;
    int depth = 0;
    int branching = 0;
    int right = 0;
    int given = 0;
};
[[nodiscard]] PracticeCode parse_practice_code(std::string_view code);  // throws InputError
[[nodiscard]] std::string to_text(const PracticeCode& code);

}  // namespace lawan
