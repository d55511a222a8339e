// lawan replay: a game of a tournament once more, on the board or with the bots.
#include <memory>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/play/screen.hpp"
#include "cli/results.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/diagram.hpp"
#include "formats/game_record_json.hpp"
#include "formats/phrases.hpp"
#include "play/history.hpp"
#include "play/play_game.hpp"
#include "protocol/programs.hpp"
#include "tournaments/export.hpp"
#include "tournaments/game_player.hpp"
#include "tournaments/store.hpp"

namespace lawan::cli {
namespace {

struct ReplayArguments {
    std::string store;
    std::string number;
    CommandOptions options;
};

TournamentGame find(const TournamentStore& store, const std::string& text) {
    const auto number = parse_whole_number(text);
    if (!number) throw InputError{words::kNumberOfAGame, {in_quotes(text)}};
    auto game = store.game(*number);
    if (!game) {
        throw InputError{words::kNoGameInStore, {*number, in_quotes(store.path().string())}};
    }
    return *std::move(game);
}

// The job that this game was, found by going through the schedule as the tournament did.
GameJob job_of(const TournamentStore& store, std::int64_t number) {
    std::vector<GameSummary> before;
    for (const GameSummary& game : store.summaries()) {
        if (game.number != number) before.push_back(game);
    }
    Tournament tournament{store.plan(), before};
    while (const auto job = tournament.next()) {
        if (job->number == number) return *job;
    }
    throw InputError{words::kCannotBePlayedAgain, {}};
}

void play_again(const TournamentStore& store, const TournamentGame& game) {
    PlayerSettings settings;
    settings.fresh_programs = true;
    GamePlayer player{store.plan(), settings};
    const TournamentGame again =
        player.play(job_of(store, game.summary.number), &stop_on_interrupt());
    print("{}", game_text(store.plan(), again));
    bool same = again.record.moves.size() == game.record.moves.size();
    for (std::size_t i = 0; same && i < again.record.moves.size(); ++i) {
        same = again.record.moves[i].move == game.record.moves[i].move;
    }
    print("{}\n", told(same ? words::kSameMoves : words::kOtherMoves));
}

// Games of older versions have no processor's time of our own bots.
void print_times(const TournamentGame& game) {
    const auto shown = [](Seconds time) { return decimal(time.count(), 3); };
    for (const Side side : {Side::X, Side::O}) {
        const Effort& effort = game.summary.efforts[side];
        if (effort.cpu_moves == 0) continue;
        print("{}\n", told(words::kTimesOfPlayer,
                           {game.record.players[side], shown(effort.time), shown(effort.longest),
                            shown(effort.cpu), shown(effort.most_cpu)}));
    }
}

ExitCode replay_game(const ReplayArguments& arguments) {
    const Options options = arguments.options.checked();
    const TournamentStore store = TournamentStore::look_at(typed_path(arguments.store));
    const TournamentGame game = find(store, arguments.number);
    if (options.flag("json")) {
        fmt::print("{}", to_json(game.record));
        return ExitCode::Done;
    }
    if (options.flag("again")) {
        for (const Side side : {Side::X, Side::O}) {
            const std::string& spec = store.plan().bots[game.summary.bots[side]].spec;
            if (is_program(parse_spec(spec)) && !options.flag("allow-commands")) {
                throw InputError{words::kGameStartsProgram, {in_quotes(spec)}};
            }
        }
        play_again(store, game);
        return ExitCode::Done;
    }
    const AnyGame rules = game_of(store.plan());
    print("{}", game_text(store.plan(), game));
    const History history = replay(rules, game.record);
    const PlayScreen screen{terminal_charset(), terminal_colour("auto")};
    print("{}", screen.text({rules, history.position(), game.record.players, std::nullopt,
                             game.record.result}));
    print("{}\n", result_text(rules, game.record));
    print_times(game);
    return ExitCode::Done;
}

}  // namespace

Command replay_command() {
    const auto arguments = std::make_shared<ReplayArguments>();
    Command command{
        "replay",
        Words{"Show a game of a tournament, or let its bots play it again.",
              "Tampilkan permainan sebuah turnamen, atau biarkan botnya mengulanginya."},
        [arguments] { return replay_game(*arguments); }};
    command.examples = {{"lawan replay cup.db 17"},
                        {"lawan replay cup.db 17 --again --allow-commands"},
                        {"lawan replay cup.db 17 --json > game.json"}};
    command.words.push_back({{"STORE", "BERKAS"},
                             Place::Needed,
                             Words{"the file of the tournament", "berkas turnamen"},
                             {Candidates::Kind::File},
                             &arguments->store});
    command.words.push_back({words::kNumber,
                             Place::Needed,
                             Words{"the number of the game", "nomor permainan"},
                             {},
                             &arguments->number});
    arguments->options.add_to(
        command, {"Replay", "Pemutaran"},
        {flag_option("again", {"let the bots play it again from the same seeds",
                               "biarkan bot mengulanginya dengan benih yang sama"}),
         flag_option("allow-commands",
                     {"let the file start programs", "izinkan berkas itu menjalankan program"}),
         json_option()});
    return command;
}

}  // namespace lawan::cli
