// What can be trained, of all games.
#pragma once

#include <string_view>
#include <vector>

#include "training/trainer.hpp"

namespace lawan::training {

[[nodiscard]] std::vector<Trainer> trainers();

// Throws InputError that names the nearest one.
[[nodiscard]] Trainer find_trainer(std::string_view name);

}  // namespace lawan::training
