#include "lessons/exam.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "lessons/exam_words.hpp"
#include "lessons/search_lesson.hpp"

namespace lawan {
namespace {

constexpr int kExamDepth = 3;
constexpr int kGreatestLeaf = 20;  // as in Practice

struct ExamKind {
    const char* search;
    int branching;
    Words asks;
};

constexpr std::array<ExamKind, 4> kExamKinds{{{"minimax", 2, words::kAskMinimax},
                                              {"alphabeta", 2, words::kAskAlphaBeta},
                                              {"negascout", 3, words::kAskNegaScout},
                                              {"mtdf", 3, words::kAskMtdf}}};

void add_nodes(const PracticePosition& position, std::optional<std::size_t> parent,
               const std::string& name, std::vector<ExamNode>& nodes) {
    const auto moves = position.legal_moves();
    const std::size_t here = nodes.size();
    nodes.push_back({parent, name.empty() ? "root" : name});
    if (moves.empty()) nodes.back().leaf = position.final_score();
    for (const Branch branch : moves) {
        add_nodes(position.after(branch), here, name + std::to_string(branch.number + 1), nodes);
    }
}

std::string name_of(const SearchTree<AnyMove>& tree, std::size_t node) {
    std::string name;
    for (std::optional<std::size_t> at = node; at; at = tree.nodes[*at].parent) {
        const auto& move = tree.nodes[*at].entering.move;
        if (move) name.insert(0, std::to_string(move->as<Branch>().number + 1));
    }
    return name.empty() ? "root" : name;
}

std::string bound_text(Score bound) {
    if (bound >= Score::infinity()) return "+inf";
    if (bound <= -Score::infinity()) return "-inf";
    return std::to_string(bound.points());
}

std::string answer_of(const TreeNode<AnyMove>& node, bool with_window) {
    std::string value = std::to_string(node.leaving.value.points());
    if (!with_window) return value;
    return bound_text(node.entering.alpha) + ' ' + bound_text(node.entering.beta) + ' ' + value +
           (node.leaving.ending == Ending::Cut ? " cut" : " all");
}

// A blank for each inner node; "-" where the search does not come.
void ask_every_node(const SearchTree<AnyMove>& tree, bool with_window, ExamQuestion& question) {
    std::map<std::string, std::string> answers;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        answers[name_of(tree, i)] = answer_of(tree.nodes[i], with_window);
    }
    for (const ExamNode& node : question.nodes) {
        if (node.leaf) continue;
        const auto found = answers.find(node.name);
        question.blanks.push_back({std::to_string(question.number) + '.' + node.name,
                                   found == answers.end() ? "-" : found->second});
    }
}

// The value, and which leaves nobody looks at.
void ask_in_all(const SearchLesson& lesson, ExamQuestion& question) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < lesson.tree.nodes.size(); ++i) {
        seen.insert(name_of(lesson.tree, i));
    }
    std::string unseen;
    for (const ExamNode& node : question.nodes) {
        if (!node.leaf || seen.contains(node.name)) continue;
        unseen += (unseen.empty() ? "" : " ") + node.name;
    }
    const std::string number = std::to_string(question.number);
    question.blanks = {{number + ".value", std::to_string(lesson.value->points())},
                       {number + ".unseen", unseen.empty() ? "-" : unseen}};
}

ExamQuestion question_of(int number, Seed seed) {
    const ExamKind& kind = kExamKinds[static_cast<std::size_t>(number - 1) % kExamKinds.size()];
    ExamQuestion question{number, kind.search, kind.asks,
                          PracticeTree{seed, kExamDepth, kind.branching, kGreatestLeaf}};
    const PracticePosition root{question.tree};
    add_nodes(root, std::nullopt, "", question.nodes);
    LessonRun run;
    run.search = kind.search;
    run.depth = kExamDepth;
    run.limits = Limits::none();
    run.recorded = 10'000;
    const SearchLesson lesson = search_lesson(
        ErasedPosition::of(root), erased_evaluator<PracticePosition>(LeavesOnly{}), run);
    const bool windows = question.search == "alphabeta";
    if (windows || question.search == "minimax") {
        ask_every_node(lesson.tree, windows, question);
    } else {
        ask_in_all(lesson, question);
    }
    return question;
}

// What word processors make of a minus, of infinity and of a blank, and what people put between
// numbers.
struct Sign {
    std::string_view printed;
    std::string_view typed;
};
constexpr std::array kSigns{Sign{"\xE2\x88\x92", "-"},   Sign{"\xE2\x80\x93", "-"},
                            Sign{"\xE2\x80\x91", "-"},   Sign{"\xEF\xBC\x8D", "-"},
                            Sign{"\xE2\x88\x9E", "inf"}, Sign{"\xC2\xA0", " "}};

std::string as_typed(std::string_view answer) {
    std::string text;
    while (!answer.empty()) {
        const auto sign = std::find_if(kSigns.begin(), kSigns.end(), [&](const Sign& each) {
            return answer.starts_with(each.printed);
        });
        const bool found = sign != kSigns.end();
        text += found ? sign->typed : answer.substr(0, 1);
        answer.remove_prefix(found ? sign->printed.size() : 1);
    }
    return text;
}

// Single spaces, small letters, numbers without a plus, and infinity with its sign.
std::string plain(std::string_view answer) {
    std::string text;
    const std::string typed = lower(as_typed(answer));
    for (std::string_view word : split_words(typed)) {
        if (!text.empty()) text += ' ';
        if (word.size() > 1 && word.front() == '+' && is_digit(word[1])) word.remove_prefix(1);
        if (word == "inf" || word == "infinity" || word == "+infinity") word = "+inf";
        if (word == "-infinity") word = "-inf";
        text += word;
    }
    return text;
}

// "3.root", as no other line of a sheet begins.
bool is_blank_id(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == 0 || point == std::string_view::npos || point + 1 == text.size()) return false;
    return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(point), is_digit) &&
           std::none_of(text.begin(), text.end(), is_space);
}

// Other lines are those of the sheet, and what somebody wrote beside them.
std::map<std::string, std::string> typed(std::string_view answers) {
    std::map<std::string, std::string> given;
    for (std::size_t start = 0; start < answers.size();) {
        const std::size_t end = std::min(answers.find('\n', start), answers.size());
        const std::string_view line = trimmed(answers.substr(start, end - start));
        start = end + 1;
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string id = lower(trimmed(line.substr(0, colon)));
        const auto first = split_words(line);
        if (colon == line.size() && !first.empty() && is_blank_id(first.front())) {
            throw InputError{words::kExamLine, {in_quotes(line)}};
        }
        if (colon == line.size() || !is_blank_id(id)) continue;
        if (!given.emplace(id, plain(line.substr(colon + 1))).second) {
            throw InputError{words::kExamTwice, {id}};
        }
    }
    if (given.empty()) throw InputError{words::kExamNoAnswers, {}};
    return given;
}

// FNV-1a, as the page has it.
std::string check_of(std::string_view body) {
    std::uint32_t hash = 2166136261U;
    for (const char c : body) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    std::string text;
    for (int i = 0; i < 4; ++i) {
        text += "0123456789abcdefghijklmnopqrstuvwxyz"[hash % 36];
        hash /= 36;
    }
    return text;
}

std::string body_of(const PracticeCode& code) {
    return std::to_string(code.seed) + '.' + code.search + '.' + std::to_string(code.depth) + '.' +
           std::to_string(code.branching) + '.' + std::to_string(code.right) + '.' +
           std::to_string(code.given);
}

std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('.', start), text.size());
        parts.emplace_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

}  // namespace

std::vector<ExamQuestion> exam(int count, Seed seed) {
    std::vector<ExamQuestion> questions;
    for (int number = 1; number <= count; ++number) {
        const auto offset = static_cast<std::uint64_t>(number - 1);
        questions.push_back(question_of(number, Seed{seed.value + offset}));
    }
    return questions;
}

std::vector<ExamMark> marked(const std::vector<ExamQuestion>& exam, std::string_view answers) {
    auto given = typed(answers);
    std::vector<ExamMark> marks;
    for (const ExamQuestion& question : exam) {
        ExamMark mark{question.number};
        for (const ExamBlank& blank : question.blanks) {
            ++mark.blanks;
            const auto found = given.find(blank.id);
            if (found != given.end() && found->second == blank.answer) {
                ++mark.right;
            } else {
                mark.wrong.push_back(blank);
            }
            given.erase(blank.id);
        }
        marks.push_back(std::move(mark));
    }
    if (!given.empty()) throw InputError{words::kExamNoBlank, {in_quotes(given.begin()->first)}};
    return marks;
}

std::string to_text(const PracticeCode& code) {
    const std::string body = body_of(code);
    return body + '.' + check_of(body);
}

PracticeCode parse_practice_code(std::string_view text) {
    const auto wrong = [&] { return InputError{words::kPracticeCode, {std::string{text}}}; };
    const std::vector<std::string> parts = parts_of(text);
    const auto number = [&](const std::string& part) {
        const auto read = parse_whole_number(part);
        if (!read) throw wrong();
        return *read;
    };
    if (parts.size() != 7) throw wrong();
    PracticeCode code{
        static_cast<std::uint64_t>(number(parts[0])), parts[1],
        static_cast<int>(number(parts[2])),           static_cast<int>(number(parts[3])),
        static_cast<int>(number(parts[4])),           static_cast<int>(number(parts[5]))};
    if (to_text(code) != text || code.right > code.given) throw wrong();
    return code;
}

}  // namespace lawan
