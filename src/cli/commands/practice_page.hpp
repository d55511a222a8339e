// An exam as a page to print.
#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/words.hpp"
#include "lessons/exam.hpp"

namespace lawan::cli {

// "2. Alpha-beta (Learn, Practice: seed 8, depth 3, 2 branches)."
[[nodiscard]] Phrase exam_heading(const ExamQuestion& question);

[[nodiscard]] std::string exam_page(const std::vector<ExamQuestion>& questions, Seed seed,
                                    bool answers);

}  // namespace lawan::cli
