// Lines that others send to our bots over UGI, GTP, NBoard and Gomocup's protocol. The first
// character says over which: one server at a time is four times as many inputs.
#include <cstddef>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>

#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "protocol/gomocup_server.hpp"
#include "protocol/gtp_server.hpp"
#include "protocol/nboard_server.hpp"
#include "protocol/ugi_server.hpp"

namespace {

// Made once: it takes as long as a few lines.
const lawan::AnyGame& usual_game(const lawan::GameModule& entry) {
    static std::map<std::string, lawan::AnyGame> made;
    const auto found = made.find(entry.name);
    if (found != made.end()) return found->second;
    const lawan::Options usual{lawan::as_it_is(entry.name), entry.settings, {}};
    return made.emplace(entry.name, entry.make(usual)).first->second;
}

lawan::ServedEngine engine(const char* game) {
    const lawan::GameModule& entry = lawan::find_game(game);
    return {
        usual_game(entry), "random",
        [&entry](const lawan::AnyGame& game) {
            return lawan::make_bot(entry, game, lawan::Spec{"random", {}});
        },
        entry.set_up,
        [&entry](int size) {
            const lawan::OptionTexts texts{{"size", std::to_string(size)}};
            return entry.make(lawan::Options{lawan::as_it_is(entry.name), entry.settings, texts});
        }};
}

template <class Server>
void talk(const std::string& text, const char* game = "othello") {
    std::ostringstream out;
    std::istringstream in{text};
    Server server{engine(game), out};
    server.input_ended();  // nobody says stop to an infinite search
    constexpr int kMostLines = 12;
    std::string line;
    for (int i = 0; i < kMostLines && std::getline(in, line); ++i) {
        if (server.handle(line) == lawan::Served::Quit) return;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text{reinterpret_cast<const char*>(data) + 1, size - 1};
    switch (data[0] % 4) {
        case 0:
            talk<lawan::UgiServer>(text);
            break;
        case 1:
            talk<lawan::GtpServer>(text);
            break;
        case 2:
            talk<lawan::NBoardServer>(text);
            break;
        default:
            talk<lawan::GomocupServer>(text, "tictactoe");
    }
    return 0;
}
