#include "module/trainers.hpp"

#include <string>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "module/catalog.hpp"
#include "module/words.hpp"

namespace lawan::training {

std::vector<Trainer> trainers() {
    std::vector<Trainer> all;
    for (const GameModule& game : catalog()) {
        all.insert(all.end(), game.trainers.begin(), game.trainers.end());
    }
    return all;
}

Trainer find_trainer(std::string_view name) {
    std::vector<std::string> names;
    for (Trainer& each : trainers()) {
        if (each.name == name) return std::move(each);
        names.push_back(each.name);
    }
    throw InputError{unknown_name(words::kTrainer, name, names)};
}

}  // namespace lawan::training
