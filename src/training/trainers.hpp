// The trainers, one file each. A new one is a line here and a line in trainers.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "training/trainer.hpp"

namespace lawan::training {

[[nodiscard]] Trainer othello_paper_weights_trainer();
[[nodiscard]] Trainer othello_trainer();
[[nodiscard]] Trainer othello_book_trainer();
[[nodiscard]] Trainer othello_judgement_trainer();
[[nodiscard]] Trainer adjacency_trainer();
[[nodiscard]] Trainer adjacency_full_trainer();

[[nodiscard]] std::vector<Trainer> trainers();

// Throws InputError that names the nearest one.
[[nodiscard]] Trainer find_trainer(std::string_view name);

}  // namespace lawan::training
