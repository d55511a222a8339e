// What local and genetic searches tell of their way while they run, kept for Learn.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "lessons/lessons.hpp"

namespace lawan {

// Keeps the fittest of each of the first generations.
class GenerationRecorder {
  public:
    static constexpr bool kListens = true;
    static constexpr std::size_t kKept = 24;
    static constexpr std::size_t kMostGenerations = 1000;  // who shows them wants no more

    explicit GenerationRecorder(std::vector<Generation>& generations)
        : generations_{&generations} {}

    void individual(const std::vector<AnyMove>& line, std::int64_t fitness) {
        now_.push_back({fitness, line});
    }
    void complete() {
        if (now_.empty() || generations_->size() >= kMostGenerations) return now_.clear();
        std::stable_sort(now_.begin(), now_.end(),
                         [](const auto& a, const auto& b) { return a.fitness > b.fitness; });
        Generation generation{now_.front().fitness, 0, now_.back().fitness, {}};
        for (const Individual& each : now_) generation.mean += static_cast<double>(each.fitness);
        generation.mean /= static_cast<double>(now_.size());
        now_.resize(std::min(now_.size(), kKept));
        generation.fittest = std::move(now_);
        generations_->push_back(std::move(generation));
        now_.clear();
    }

  private:
    std::vector<Generation>* generations_;
    std::vector<Individual> now_;
};

class ToldWalk {
  public:
    explicit ToldWalk(std::vector<WalkStep>& steps) : steps_{&steps} {}

    void saw(WalkEvent event, AnyMove move, Score height, std::optional<double> temperature = {}) {
        if (steps_->size() < kMost) steps_->push_back({event, move, height, temperature});
    }

  private:
    static constexpr std::size_t kMost = 10'000;
    std::vector<WalkStep>* steps_;
};

}  // namespace lawan
