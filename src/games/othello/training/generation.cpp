#include "games/othello/training/generation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "games/othello/training/store.hpp"
#include "games/othello/training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {

GamesOfPlay generation_of(const OthelloPlan& plan, int generation,
                          const othello::Evaluation& evaluation, const Training& training) {
    GamesOfPlay set{play_of(plan, generation), {}};
    const Seed seed = training.seed().derive(static_cast<std::uint64_t>(generation));
    const std::string path =
        plan.store.empty() ? "" : fmt::format("{}.{}", plan.store, generation + 1);
    OthelloStore store{
        path, fmt::format("lawan-othello-games 2 generation {} of {}", generation + 1, plan.typed)};
    std::map<std::uint64_t, std::vector<OthelloGame>> batches = std::move(store.kept());
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(
        static_cast<std::size_t>(training.workers()));
    const std::uint64_t all = (plan.games + kGamesABatch - 1) / kGamesABatch;
    Budget play{plan.play_time ? Limits::of_time(*plan.play_time) : Limits::none()};
    const Phrase what{othello::words::kPlaying, {generation + 1}};
    std::uint64_t next = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::uint64_t> {
            while (next < all && batches.count(next) != 0) ++next;
            play.poll();
            if (next == all || play.spent() || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t number) {
            auto& player = players[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(evaluation, set.play);
            GameBatch batch{number, {}};
            for (std::uint64_t i = 0; i < kGamesABatch; ++i) {
                if (training.interrupted()) return GameBatch{number, {}};  // of no use in part
                const std::uint64_t at = number * kGamesABatch + i;
                if (at >= plan.games) break;
                if (plan.given.empty()) {
                    batch.games.push_back(player->game(seed.derive(at)));
                } else {
                    batch.games.push_back(player->judged(plan.given[static_cast<std::size_t>(at)]));
                }
            }
            return batch;
        },
        [&](GameBatch batch) {
            if (batch.games.empty()) return;
            store.add(batch.number, batch.games);
            batches[batch.number] = std::move(batch.games);
            training.progress(
                {what, std::min(batches.size() * kGamesABatch, plan.games), plan.games});
        });
    for (auto& [number, games] : batches) {
        for (OthelloGame& game : games) set.games.push_back(std::move(game));
    }
    return set;
}

}  // namespace lawan::training
