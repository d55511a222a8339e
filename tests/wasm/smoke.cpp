// Under Node: the bench signature, for the searches visit the same positions as everywhere else,
// and the kernel that only browsers run.
#include <cstdint>
#include <cstdio>
#include <vector>

#include "core/version.hpp"
#include "module/catalog.hpp"
#include "tests/wasm/othello_kernel.hpp"
#include "tests/wasm/program.hpp"

namespace {

std::uint64_t nodes_of(const lawan::GameModule& entry, const lawan::BenchSearch& search) {
    using namespace lawan;
    const AnyGame game = entry.make(Options{as_it_is(entry.name), entry.settings, search.settings});
    const auto bot = make_bot(entry, game, parse_spec(search.bot));
    AnyPosition position = game.start();
    bot->new_game({position, position.side_to_move(), 0, Seed{}});
    std::uint64_t nodes = 0;
    std::vector<AnyMove> played;
    for (int ply = 0; ply < search.plies && !position.is_over(); ++ply) {
        const Thought<AnyMove> thought = bot->think({position, played, Limits::none()});
        nodes += thought.nodes;
        played.push_back(thought.best);
        position = position.after(thought.best);
    }
    return nodes;
}

}  // namespace

int run_program(int, char**) {
    std::uint64_t signature = 0;
    for (const auto& game : lawan::catalog()) {
        for (const auto& search : game.bench) signature += nodes_of(game, search);
    }
    std::printf("lawan %s: signature %llu, expected %llu\n", lawan::version().data(),
                static_cast<unsigned long long>(signature),
                static_cast<unsigned long long>(LAWAN_SIGNATURE));
    const bool kernel = lawan::othello::kernel_judges_as_plain_sums_do();
    return signature == LAWAN_SIGNATURE && kernel ? 0 : 1;
}
