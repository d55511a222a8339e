// Exams of search trees: the answers are right, typed ones are marked, bad input is refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>

#include "core/input_error.hpp"
#include "lessons/exam.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// By hand: the greatest of the negated values below.
int value_of(const ExamQuestion& question, std::size_t node) {
    if (question.nodes[node].leaf) return question.nodes[node].leaf->points();
    int best = -1000;
    for (std::size_t i = node + 1; i < question.nodes.size(); ++i) {
        if (question.nodes[i].parent == node) best = std::max(best, -value_of(question, i));
    }
    return best;
}

TEST(Exam, AnswersAreMinimaxValues) {
    for (const ExamQuestion& question : exam(12, Seed{3})) {
        const std::string root = std::to_string(value_of(question, 0));
        if (question.search == "minimax") {
            std::size_t blank = 0;
            for (std::size_t i = 0; i < question.nodes.size(); ++i) {
                if (question.nodes[i].leaf) continue;
                EXPECT_EQ(question.blanks[blank++].answer, std::to_string(value_of(question, i)));
            }
            EXPECT_EQ(blank, question.blanks.size());
        } else if (question.search == "alphabeta") {
            EXPECT_EQ(question.blanks.size(), 7U);
            EXPECT_EQ(question.blanks.front().answer, "-inf +inf " + root + " all");
        } else {
            ASSERT_EQ(question.blanks.size(), 2U);
            EXPECT_EQ(question.blanks[0].answer, root) << question.search;
        }
    }
}

std::string right_answers(const std::vector<ExamQuestion>& questions) {
    std::string text = "# mine\n\n";
    for (const ExamQuestion& question : questions) {
        for (const ExamBlank& blank : question.blanks) {
            text += blank.id + " :  " + blank.answer + " \n";
        }
    }
    return text;
}

// As word processors and people write: a long minus before numbers, a plus where there is none, the
// sign of infinity, a capital letter, a blank that keeps words together.
std::string as_printed(std::string text) {
    const auto replace = [&](const char* from, const char* to) {
        text = std::regex_replace(text, std::regex{from}, to);
    };
    replace(" ([1-9])", " +$1");
    replace(" -inf", " \xE2\x88\x92Inf");
    replace(" [+]inf", "\xC2\xA0\xE2\x88\x9E");
    replace(" -", " \xE2\x88\x92");
    replace(" cut", " Cut");
    return text;
}

TEST(Exam, TypedAnswersAreMarked) {
    const auto questions = exam(4, Seed{7});
    std::string answers = right_answers(questions);
    int blanks = 0;
    for (const ExamMark& mark : marked(questions, answers)) {
        EXPECT_EQ(mark.right, mark.blanks);
        EXPECT_TRUE(mark.wrong.empty());
        blanks += mark.blanks;
    }
    EXPECT_EQ(blanks, 7 + 7 + 2 + 2);
    const std::string id = questions[2].blanks[0].id + " :";
    answers.replace(answers.find(id) + id.size(), 2, " 99");
    const auto marks = marked(questions, answers);
    EXPECT_EQ(marks[2].right, 1);
    ASSERT_EQ(marks[2].wrong.size(), 1U);
    EXPECT_EQ(marks[2].wrong[0].answer, questions[2].blanks[0].answer);

    const std::string printed = as_printed(right_answers(questions));
    for (const char* sign : {"\xE2\x88\x92Inf", "\xC2\xA0\xE2\x88\x9E", " +1"}) {
        EXPECT_THAT(printed, HasSubstr(sign));
    }
    for (const ExamMark& mark : marked(questions, printed)) {
        EXPECT_TRUE(mark.wrong.empty()) << mark.wrong.front().answer;
    }

    // A name above them, and a blank that was left out.
    const std::string all_right = right_answers(questions);
    const auto in_part =
        marked(questions, "Ann Smith: 7\n" + all_right.substr(0, all_right.rfind("4.unseen")));
    EXPECT_EQ(in_part[2].right, 2);
    EXPECT_EQ(in_part[3].right, 1);
    EXPECT_EQ(in_part[3].blanks, 2);

    const auto refused = [&](const std::string& text) {
        try {
            (void)marked(questions, text);
        } catch (const InputError& error) {
            return std::string{error.what()};
        }
        return std::string{};
    };
    const std::string all = right_answers(questions);
    EXPECT_EQ(refused(all + "3.value: 3\n"), "blank 3.value is answered twice");
    EXPECT_EQ(refused(all + "9.value: 3\n"), "this exam has no blank '9.value'");
    EXPECT_EQ(refused(all + "3.more 7\n"), "'3.more 7' is not an answer: write ID: ANSWER");
    EXPECT_EQ(refused("Ann Smith\n"),
              "there are no answers; write them as lines such as 1.root: 6");
}

TEST(PracticeCode, IsReadAndForgeriesAreNot) {
    const std::string code = to_text(PracticeCode{1, "alphabeta", 3, 3, 14, 16});
    EXPECT_EQ(code, "1.alphabeta.3.3.14.16.0cup");  // as the page's own test has it
    const PracticeCode read = parse_practice_code(code);
    EXPECT_EQ(read.right, 14);
    EXPECT_EQ(read.given, 16);
    std::string forged = code;
    forged.replace(forged.find(".14."), 4, ".16.");
    for (const std::string& bad :
         {forged, std::string{}, std::string{"1.2"}, code + "x", std::string{"....1.2."}}) {
        EXPECT_THROW((void)parse_practice_code(bad), InputError) << bad;
    }
}

TEST(PracticeCommand, PrintsMarksAndRefuses) {
    const Ran exam = run_lawan("practice --count 2 --seed 7");
    EXPECT_EQ(exam.code, 0) << exam.err;
    EXPECT_THAT(exam.out,
                HasSubstr("2. Alpha-beta (Learn, Practice: seed 8, depth 3, 2 branches)."));
    EXPECT_THAT(exam.out, HasSubstr("2.root: \n"));
    const Ran page = run_shell(
        "\"$LAWAN\" practice --count 4 --seed 7 --html exam.html && cat exam.html && "
        "\"$LAWAN\" practice --count 4 --seed 7 --answers | grep '^[0-9]*[.][a-z0-9]*:' > a.txt && "
        "\"$LAWAN\" practice --count 4 --seed 7 --mark a.txt");
    EXPECT_EQ(page.code, 0) << page.err;
    EXPECT_THAT(page.out, HasSubstr("<svg"));
    EXPECT_THAT(page.out, HasSubstr("in total: 18 of 18 right"));
    const std::string code = to_text(PracticeCode{1, "alphabeta", 3, 3, 14, 16});
    EXPECT_THAT(run_lawan("practice --check " + code).out,
                HasSubstr("14 of 16 answers right: alphabeta, seed 1, depth 3, 3 branches"));
    for (const std::string& bad :
         {std::string{"practice --count 0"}, std::string{"practice --mark nowhere.txt"},
          std::string{"practice --check 1.2.3"}, "practice --seed 2 --check " + code}) {
        const Ran ran = run_lawan(bad);
        EXPECT_EQ(ran.code, 2) << bad;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
    EXPECT_THAT(run_lawan("--lang id practice --count 1").out, HasSubstr("Belajar, Latihan: "));
}

}  // namespace
}  // namespace lawan::test
