// Any game and any bot by their names, for programs that do not know them at compile time.
#include <iostream>
#include <lawan/core/spec.hpp>
#include <lawan/module/catalog.hpp>

int main() {
    for (const lawan::GameModule& entry : lawan::catalog()) {
        const lawan::AnyGame game =
            entry.make(lawan::Options{lawan::as_it_is(entry.name), entry.settings, {}});
        const auto bot = lawan::make_bot(entry, game, lawan::parse_spec("alphabeta(depth=3)"));
        const lawan::AnyPosition start = game.start();
        bot->new_game({start, start.side_to_move(), 0, lawan::Seed{1}});
        const auto thought = bot->think({start, {}, lawan::Limits::none()});
        std::cout << entry.name << ": " << start.move_text(thought.best) << ", depth "
                  << thought.depth << '\n';
    }
}
