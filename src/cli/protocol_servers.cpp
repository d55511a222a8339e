// lawan ugi, lawan gtp, lawan nboard and lawan gomocup: our bots for the programs of others.
#include <algorithm>
#include <iostream>
#include <memory>
#include <type_traits>

#include "catalog/catalog.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "core/input_error.hpp"
#include "protocol/gomocup_server.hpp"
#include "protocol/gtp_server.hpp"
#include "protocol/nboard_server.hpp"
#include "protocol/othello_only.hpp"
#include "protocol/ugi_server.hpp"

namespace lawan::cli {
namespace {

struct ProtocolServersArguments {
    GameOptions game;
    CommandOptions options;
};

// Our own engine where the game has one.
std::string usual_bot(const GameEntry& entry) {
    const bool engine = std::any_of(entry.bots.begin(), entry.bots.end(),
                                    [](const BotEntry& bot) { return bot.name == "lawan"; });
    return engine ? "lawan" : "alphabeta";
}

ServedEngine engine_of(const GameEntry& entry, const AnyGame& game, const Options& options) {
    const std::string text = options.has("bot") ? options.text("bot") : usual_bot(entry);
    const Spec spec = parse_spec(text);
    return {game, text,
            [&entry, spec](const AnyGame& of) { return lawan::make_bot(entry, of, spec); },
            entry.set_up};
}

CommandOption bot_option() {
    CommandOption option;
    option.spec.name = "bot";
    option.spec.type = OptionType::Text;
    option.spec.help = "the bot that answers [lawan where the game has it, else alphabeta]";
    option.placeholder = "BOT";
    option.candidates = {Candidates::Kind::Bot};
    return option;
}

template <class Server>
ExitCode serve_with(const GameEntry& entry, const AnyGame& game, const Options& options) {
    exit_on_interrupt();
    std::cout.exceptions(std::ios::badbit);  // answers that reach nobody end it
    const ServedEngine engine = engine_of(entry, game, options);
    // The others make a bot at once: a wrong name or option comes to light now.
    if constexpr (std::is_same_v<Server, GomocupServer>) (void)engine.make_bot(game);
    Server server{engine, std::cout};
    serve(server, std::cin);
    return ExitCode::Done;
}

template <class Server>
Command othello_command(const char* name, const char* summary, const char* examples) {
    const auto arguments = std::make_shared<ProtocolServersArguments>();
    Command command{name, summary, examples, [arguments] {
                        const GameEntry& entry = find_game("othello");
                        const AnyGame game = entry.make(Options{entry.name, entry.settings, {}});
                        return serve_with<Server>(entry, game, arguments->options.checked());
                    }};
    arguments->options.add_to(command, "Engine", {bot_option()});
    return command;
}

}  // namespace

Command ugi_command() {
    const auto arguments = std::make_shared<ProtocolServersArguments>();
    Command command{"ugi", "Speak UGI, the UCI for any game, on stdin and stdout.",
                    "  lawan ugi othello\n"
                    "  lawan ugi tictactoe --size 7x6 --in-a-row 4 --bot 'mtdf(move-time=1)'",
                    [arguments] {
                        const GameEntry& entry = arguments->game.entry();
                        return serve_with<UgiServer>(entry, arguments->game.make(entry),
                                                     arguments->options.checked());
                    }};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(command, "Engine", {bot_option()});
    return command;
}

Command gtp_command() {
    return othello_command<GtpServer>("gtp", "Play Othello over GTP on stdin and stdout.",
                                      "  lawan gtp\n"
                                      "  lawan gtp --bot 'alphabeta(depth=6)'");
}

Command nboard_command() {
    return othello_command<NBoardServer>("nboard", "Be an engine for the Othello board NBoard.",
                                         "  lawan nboard\n"
                                         "  lawan nboard --bot 'mtdf(move-time=2)'");
}

Command gomocup_command() {
    const auto arguments = std::make_shared<ProtocolServersArguments>();
    Command command{"gomocup", "Play five in a row for a Gomocup manager such as Piskvork.",
                    "  lawan gomocup\n"
                    "  lawan gomocup --bot 'lawan(level=5)'",
                    [arguments] {
                        const GameEntry& entry = find_game("tictactoe");
                        const AnyGame game = entry.make(Options{
                            entry.name, entry.settings, {{"size", "15"}, {"in-a-row", "5"}}});
                        return serve_with<GomocupServer>(entry, game, arguments->options.checked());
                    }};
    arguments->options.add_to(command, "Engine", {bot_option()});
    return command;
}

}  // namespace lawan::cli
