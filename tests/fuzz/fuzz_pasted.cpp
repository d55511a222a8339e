// Whatever somebody pastes, loads or follows a link with: games, positions, drawn boards. It is
// refused with a message, or gives a game that can be played on. The first character says which
// reader reads the rest: a game's own, the one that finds the game by itself, or their parts.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "core/input_error.hpp"
#include "formats/transcript.hpp"
#include "module/catalog.hpp"
#include "session/drawn_board.hpp"
#include "session/exported.hpp"
#include "session/pasted.hpp"
#include "session/refusal.hpp"

namespace {

void play_on(const lawan::session::Pasted& pasted) {
    lawan::AnyPosition position = pasted.game.start();
    for (const std::string& text : pasted.moves) {
        const auto move = position.parse_move(text);
        if (!move || !position.is_legal(*move)) std::abort();
        position = position.after(*move);
    }
}

template <class Read>
void refused_or(const Read& read) {
    try {
        read();
    } catch (const lawan::InputError&) {
    } catch (const lawan::session::Refusal&) {
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan;
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    const auto& games = catalog();
    const std::size_t reader = data[0] % (games.size() + 3);
    if (reader < games.size()) {
        refused_or([&] { play_on(session::read_pasted_of(text, games[reader], std::nullopt)); });
    } else if (reader == games.size()) {
        refused_or([&] { play_on(session::read_pasted(text, "")); });
    } else if (reader == games.size() + 1) {
        refused_or([&] { (void)session::parse_share_text(text); });
        (void)session::parse_drawn_board(text);
    } else {
        (void)parse_transcript(text);
        (void)parse_cell_numbers(text);
    }
    return 0;
}
