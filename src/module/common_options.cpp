#include "module/common_options.hpp"

#include "core/physical_memory.hpp"
#include "module/choices.hpp"
#include "module/words.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

constexpr double kMostPlies = 400;
constexpr double kMostNodes = 1e15;
constexpr double kLongestMove = 86400;
constexpr double kGreatestSeed = 1e15;
constexpr double kMostThreads = 256;
constexpr double kMostMemory = 1 << 20;  // MiB

constexpr Choices<ChosenOrder, 2> kOrders{
    {{"static", ChosenOrder::by_static_score(), Words{"by evaluator", "menurut penilai"}},
     {"none", ChosenOrder::none(), Words{"as they come", "apa adanya"}}}};

}  // namespace

OptionSpec depth_option(int default_depth) {
    return titled(Words{"Depth", "Kedalaman"},
                  {"depth", OptionType::Integer,
                   Words{"plies to look ahead", "langkah yang dilihat ke depan"},
                   std::to_string(default_depth), 1, kMostPlies});
}

OptionSpec nodes_option() {
    return titled(Words{"Nodes", "Simpul"},
                  {"nodes",
                   OptionType::Integer,
                   Words{"positions to visit at most", "posisi yang dikunjungi, paling banyak"},
                   {},
                   1,
                   kMostNodes});
}

// The papers give a bot five seconds.
OptionSpec move_time_option() {
    return titled(Words{"Seconds per move", "Detik per langkah"},
                  {"move-time", OptionType::Decimal,
                   Words{"seconds per move at most", "detik per langkah, paling lama"}, "5", 0.001,
                   kLongestMove});
}

OptionSpec seed_option() {
    return titled(Words{"Seed", "Benih acak"},
                  {"seed",
                   OptionType::Integer,
                   Words{"seed of its random numbers [the match's]",
                         "benih bilangan acaknya [milik pertandingan]"},
                   {},
                   0,
                   kGreatestSeed});
}

OptionSpec order_option() {
    return choice_option("order",
                         {Words{"Order of moves", "Urutan langkah"},
                          Words{"order in which moves are tried: by the evaluator's value of the "
                                "next position, or as they come",
                                "urutan mencoba langkah: menurut nilai posisi berikutnya dari "
                                "penilai, atau apa adanya"}},
                         kOrders);
}

OptionSpec threads_option() {
    return titled(Words{"Threads", "Utas"}, {"threads", OptionType::Integer,
                                             Words{"cores to search on; 0 for all",
                                                   "inti prosesor untuk mencari; 0 untuk semua"},
                                             "1", 0, kMostThreads});
}

OptionSpec memory_option() {
    return titled(Words{"Memory", "Memori"},
                  {"memory", OptionType::Integer,
                   Words{"MiB to remember positions in", "MiB untuk mengingat posisi"}, "64", 1,
                   kMostMemory});
}

OptionSpec gives_way(OptionSpec option) {
    option.help = Phrase{words::kGivesWay, {option.help}};
    return option;
}

OptionSpec iterations_option() {
    return titled(Words{"Playouts", "Permainan acak"},
                  {"iterations", OptionType::Integer,
                   Words{"games to play out at most",
                         "permainan yang dimainkan sampai selesai, paling banyak"},
                   std::to_string(kDefaultIterations), 1, kMostNodes});
}

OptionSpec exploration_option() {
    return titled(
        Words{"Exploration", "Penjelajahan"},
        {"exploration", OptionType::Decimal,
         Words{"weight of moves that were rarely tried", "bobot langkah yang jarang dicoba"}, "0.3",
         0, 100});
}

BotLimits limits_from(const Options& options) {
    BotLimits limits;
    const auto place = [&](std::string_view name) -> Limits& {
        return options.given(name) ? limits.own : limits.fallback;
    };
    if (const auto depth = options.maybe_integer("depth")) {
        place("depth").depth = static_cast<int>(*depth);
    }
    if (const auto nodes = options.maybe_integer("nodes")) {
        place("nodes").nodes = static_cast<std::uint64_t>(*nodes);
    }
    if (const auto iterations = options.maybe_integer("iterations")) {
        place("iterations").nodes = static_cast<std::uint64_t>(*iterations);
    }
    if (const auto time = options.maybe_decimal("move-time")) {
        place("move-time").time = Seconds{*time};
    }
    return limits;
}

std::optional<Seed> seed_from(const Options& options) {
    const auto seed = options.maybe_integer("seed");
    return seed ? std::optional{Seed{static_cast<std::uint64_t>(*seed)}} : std::nullopt;
}

ChosenOrder order_from(const Options& options) {
    return chosen(options, "order", kOrders);
}

int threads_from(const Options& options) {
    const auto threads = static_cast<int>(options.integer("threads"));
    return threads == 0 ? available_workers() : threads;
}

MebiBytes memory_from(const Options& options) {
    return checked_memory({static_cast<std::uint64_t>(options.integer("memory"))});
}

}  // namespace lawan
