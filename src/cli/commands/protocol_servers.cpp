// lawan ugi, lawan gtp, lawan nboard and lawan gomocup: our bots for the programs of others.
#include <algorithm>
#include <iostream>
#include <memory>
#include <type_traits>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "module/catalog.hpp"
#include "module/levels.hpp"
#include "protocol/gomocup_server.hpp"
#include "protocol/gtp_server.hpp"
#include "protocol/nboard_server.hpp"
#include "protocol/ugi_server.hpp"

namespace lawan::cli {
namespace {

struct UgiArguments {
    GameOptions game;
    CommandOptions options;
};

struct ProtocolArguments {
    std::string game;
    CommandOptions options;
};

// Who asks for a move has a clock that runs: what a bot reads for its first game is read before.
std::unique_ptr<Bot> ready(std::unique_ptr<Bot> bot, const AnyGame& game) {
    bot->new_game({game.start(), game.start().side_to_move(), 0, Seed{1}});
    return bot;
}

ServedEngine engine_of(const GameModule& entry, const AnyGame& game, const Options& options) {
    const std::string text = options.has("bot") ? options.text("bot") : to_text(analyst_of(entry));
    const Spec spec = parse_spec(text);
    return {
        game,
        text,
        [&entry, spec](const AnyGame& of) { return ready(lawan::make_bot(entry, of, spec), of); },
        entry.set_up,
        [&entry](int size) {
            return entry.make(
                Options{as_it_is(entry.name), entry.settings, {{"size", std::to_string(size)}}});
        },
        find_bot(entry, spec.name).options,
        spec.options,
        [&entry, name = spec.name](const AnyGame& of, const OptionTexts& set) {
            return ready(lawan::make_bot(entry, of, Spec{name, set}), of);
        }};
}

CommandOption serving_bot_option() {
    return bot_option({"the bot that answers [lawan where the game has it, else alphabeta]",
                       "bot yang menjawab [lawan bila permainan punya, atau alphabeta]"});
}

template <class Server>
ExitCode serve_with(const GameModule& entry, const AnyGame& game, const Options& options) {
    exit_on_interrupt();
    std::cout.exceptions(std::ios::badbit);  // answers that reach nobody end it
    const ServedEngine engine = engine_of(entry, game, options);
    // The others make a bot at once: a wrong name or option comes to light now.
    if constexpr (std::is_same_v<Server, GomocupServer>) (void)engine.make_bot(game);
    Server server{engine, std::cout};
    serve(server, std::cin);
    return ExitCode::Done;
}

const GameProtocol* find_protocol(const GameModule& game, const std::string& name) {
    const auto found = std::find_if(game.protocols.begin(), game.protocols.end(),
                                    [&](const GameProtocol& each) { return each.name == name; });
    return found != game.protocols.end() ? &*found : nullptr;
}

std::vector<std::string> games_that_speak(const std::string& protocol) {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) {
        if (find_protocol(game, protocol) != nullptr) names.push_back(game.name);
    }
    return names;
}

// The game that was named, else the first that speaks the protocol.
template <class Server>
ExitCode serve_protocol(const std::string& protocol, const ProtocolArguments& arguments) {
    const auto names = games_that_speak(protocol);
    if (arguments.game.empty() && names.empty()) {
        throw InputError{words::kNoGameSpeaks, {protocol}};
    }
    const GameModule& entry = find_game(arguments.game.empty() ? names.front() : arguments.game);
    const GameProtocol* const spoken = find_protocol(entry, protocol);
    if (spoken == nullptr) {
        throw InputError{words::kGameDoesNotSpeak, {entry.name, protocol, joined(names, ", ")}};
    }
    const AnyGame game =
        entry.make(Options{as_it_is(entry.name), entry.settings, spoken->usual.settings});
    return serve_with<Server>(entry, game, arguments.options.checked());
}

// A protocol that was made for some games.
template <class Server>
Command protocol_command(const char* name, const Words& summary, const char* bot) {
    const auto arguments = std::make_shared<ProtocolArguments>();
    Command command{name, summary,
                    [arguments, name] { return serve_protocol<Server>(name, *arguments); }};
    command.examples = {{fmt::format("lawan {}", name)},
                        {fmt::format("lawan {} --bot '{}'", name, bot)}};
    command.lines = {words::kReferenceLines, Server::forms()};
    command.words.push_back({words::kGame,
                             Place::Optional,
                             {words::kGamesOfProtocol, {joined(games_that_speak(name), ", ")}},
                             Candidates::of(games_that_speak(name)),
                             &arguments->game});
    arguments->options.add_to(command, words::kGroupEngine, {serving_bot_option()});
    return command;
}

}  // namespace

Command ugi_command() {
    const auto arguments = std::make_shared<UgiArguments>();
    Command command{"ugi",
                    Words{"Speak UGI, the UCI for any game, on stdin and stdout.",
                          "Berbicara UGI, UCI untuk permainan apa pun, di stdin dan stdout."},
                    [arguments] {
                        const GameModule& entry = arguments->game.entry();
                        return serve_with<UgiServer>(entry, arguments->game.make(entry),
                                                     arguments->options.checked());
                    }};
    command.lines = {words::kReferenceLines, UgiServer::forms()};
    command.examples = examples_of_games("ugi", "--bot 'mtdf(move-time=1)'");
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(command, words::kGroupEngine, {serving_bot_option()});
    return command;
}

Command gtp_command() {
    return protocol_command<GtpServer>("gtp",
                                       {"Play over GTP, the Go Text Protocol, on stdin and stdout.",
                                        "Bermain lewat GTP, Go Text Protocol, di stdin dan "
                                        "stdout."},
                                       "alphabeta(depth=6)");
}

Command nboard_command() {
    return protocol_command<NBoardServer>(
        "nboard", {"Serve as an engine for NBoard.", "Menjadi mesin untuk NBoard."},
        "mtdf(move-time=2)");
}

Command gomocup_command() {
    return protocol_command<GomocupServer>("gomocup",
                                           {"Play for a Gomocup manager such as Piskvork.",
                                            "Bermain untuk pengelola Gomocup seperti Piskvork."},
                                           "lawan(level=5)");
}

}  // namespace lawan::cli
