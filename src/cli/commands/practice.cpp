// lawan practice: exams of search trees with blanks, for a sheet of paper.
#include <memory>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/parsed_file.hpp"
#include "cli/commands/practice_page.hpp"
#include "cli/commands/practice_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/replaced_file.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "formats/text_width.hpp"
#include "lessons/exam.hpp"

namespace lawan::cli {
namespace {

constexpr double kMostQuestions = 100;
constexpr std::size_t kExamWidth = 80;

struct PracticeArguments {
    CommandOptions options;
};

std::size_t depth_in_exam(const ExamNode& node) {
    return node.name == "root" ? 0 : node.name.size();
}

std::string exam_text(const ExamQuestion& question, bool answers) {
    std::string text =
        wrapped(exam_heading(question).in(language()) + ' ' + question.asks.in(language()),
                kExamWidth, 0) +
        '\n';
    for (const ExamNode& node : question.nodes) {
        text += std::string(2 + 2 * depth_in_exam(node), ' ') + node.name;
        if (node.leaf) text += fmt::format(" = {}", node.leaf->points());
        text += '\n';
    }
    for (const ExamBlank& blank : question.blanks) {
        text += fmt::format("{}: {}\n", blank.id, answers ? blank.answer : "");
    }
    return text;
}

ExitCode mark_answers(const std::vector<ExamQuestion>& questions, const std::string& path) {
    const auto marks =
        parsed_file(path, [&](std::string_view answers) { return marked(questions, answers); });
    int right = 0;
    int blanks = 0;
    for (const ExamMark& mark : marks) {
        print("{}\n", told(words::kQuestionMark, {mark.question, mark.right, mark.blanks}));
        for (const ExamBlank& blank : mark.wrong) {
            print("  {}\n", told(words::kRightAnswer, {blank.id, blank.answer}));
        }
        right += mark.right;
        blanks += mark.blanks;
    }
    print("{}\n", told(words::kExamTotal, {right, blanks}));
    return ExitCode::Done;
}

ExitCode check_code(const Options& options) {
    const PracticeCode code = parse_practice_code(options.text("check"));
    if (options.given("seed") && code.seed != command_seed(options).value) {
        throw InputError{words::kCodeOfAnotherSeed, {code.seed, command_seed(options).value}};
    }
    print("{}\n", told(words::kCodeSays, {code.right, code.given, code.search, code.seed,
                                          code.depth, code.branching}));
    return ExitCode::Done;
}

ExitCode practice(const PracticeArguments& arguments) {
    const Options options = arguments.options.checked();
    for (const char* first : {"check", "mark"}) {
        for (const char* other : {"mark", "html", "answers"}) {
            if (std::string_view{first} != other && options.given(first) && options.given(other)) {
                throw InputError{words::kNotBoth, {first, other}};
            }
        }
    }
    if (options.has("check")) return check_code(options);
    const auto questions = exam(static_cast<int>(options.integer("count")), command_seed(options));
    if (options.has("mark")) return mark_answers(questions, options.text("mark"));
    const bool answers = options.flag("answers");
    if (options.has("html")) {
        check_replaceable(options.text("html"), web_page());
        write_whole(options.text("html"), exam_page(questions, command_seed(options), answers));
        return ExitCode::Done;
    }
    print("{}\n\n", wrapped(std::string{words::kExamRules.in(language())}, kExamWidth, 0));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        print("{}{}", i == 0 ? "" : "\n", exam_text(questions[i], answers));
    }
    return ExitCode::Done;
}

}  // namespace

Command practice_command() {
    const auto arguments = std::make_shared<PracticeArguments>();
    Command command{"practice",
                    Words{"Print search trees with blanks for an exam, and mark the answers.",
                          "Cetak pohon pencarian dengan isian untuk ujian dan nilai jawabannya."},
                    [arguments] { return practice(*arguments); }};
    command.examples = {{"lawan practice --count 4 --seed 7 --html exam.html"},
                        {"lawan practice --count 4 --seed 7 --html answers.html --answers"},
                        {"lawan practice --count 4 --seed 7 --mark answers.txt"}};
    arguments->options.add_to(
        command, {"Exam", "Ujian"},
        {integer_option("count", {"questions", "soal"}).between(1, kMostQuestions).usually("4"),
         seed_option(), flag_option("answers", {"with the answers", "dengan jawabannya"}),
         file_option("mark", {"mark the answers of this file, lines ID: ANSWER; others are skipped",
                              "nilai jawaban di berkas ini, baris NOMOR: JAWABAN; baris lain "
                              "dilewati"}),
         text_option("check", {"read the code that Practice shows to a teacher",
                               "baca kode yang ditunjukkan Latihan kepada pengajar"})
             .written({"CODE", "KODE"})});
    arguments->options.add_to(
        command, words::kGroupOutput,
        {file_option("html", {"write a page to print instead", "tulis halaman untuk dicetak"})});
    return command;
}

}  // namespace lawan::cli
