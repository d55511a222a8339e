// lawan check-bot: does a program speak the protocol? Step by step, with the line that was wrong.
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include <fmt/format.h>
#include <unistd.h>

#include "catalog/programs.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/status_line.hpp"
#include "cli/streams.hpp"
#include "cli/terminal.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "play/referee.hpp"
#include "protocol/process_bot.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct CheckBotArguments {
    std::string command;
    CommandOptions options;
};

// A file that goes away with its owner.
class TemporaryFile {
  public:
    TemporaryFile() {
        std::string pattern = (fs::temp_directory_path() / "lawan-check-XXXXXX").string();
        const int file = mkstemp(pattern.data());
        if (file < 0) throw Failure{"cannot make a temporary file"};
        close(file);
        path_ = pattern;
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        std::error_code ignored;
        fs::remove(path_, ignored);
    }

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string text() const {
        std::ifstream file{path_, std::ios::binary};
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }

  private:
    std::string path_;
};

// Of a character of UTF-8 that stands at the beginning; 0 where there is none.
std::size_t character_length(std::string_view text) {
    constexpr std::size_t kLongest = 4;
    for (std::size_t length = 1; length <= std::min(kLongest, text.size()); ++length) {
        if (is_utf8(text.substr(0, length))) return length;
    }
    return 0;
}

bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    if (first == 0xC2) return static_cast<unsigned char>(character[1]) < 0xA0;  // C1
    return (first < ' ' && first != '\n' && first != '\t') || first == 0x7F;
}

// Programs may write anything; a terminal shall show it and not obey it.
std::string shown(std::string_view text) {
    std::string visible;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0 || is_control(text.substr(0, length))) {
            visible += '?';
        } else {
            visible += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return visible;
}

// What is most often behind it.
const char* advice_on(EndReason reason) {
    switch (reason) {
        case EndReason::TimeOut:
            return "an answer that was not flushed stays in the program: flush=True, std::endl";
        case EndReason::BadProtocol:
            return "one line is one answer: other output goes to stderr, or begins with #";
        default:
            return nullptr;
    }
}

struct Trial {
    std::string game;
    OptionTexts settings;
    std::string about;
    Limits limits = {};
    std::optional<GameClock> clock = {};
};

std::vector<Trial> trials(const std::string& protocol) {
    const Limits second = Limits::of_time(Seconds{1});
    if (protocol == "gtp" || protocol == "nboard") {
        return {{"othello", {}, "Othello", {}},
                {"othello", {}, "Othello with a second a move", second}};
    }
    if (protocol == "gomocup") {
        const OptionTexts usual{{"size", "15"}, {"in-a-row", "5"}};
        return {{"tictactoe", usual, "five in a row on 15x15", second},
                {"tictactoe",
                 usual,
                 "five in a row with a clock for the whole game",
                 {},
                 GameClock{Seconds{60}, Seconds{0.1}}}};
    }
    return {{"tictactoe", {}, "tic-tac-toe on 3x3", {}},
            {"tictactoe", {{"size", "7x6"}, {"in-a-row", "4"}}, "four in a row on 7x6", second},
            {"adjacency", {}, "Adjacency, 8 rounds", {}},
            {"othello", {}, "Othello", second},
            {"othello",
             {{"size", "6"}},
             "Othello on 6x6 with a clock for the whole game",
             {},
             GameClock{Seconds{60}, Seconds{0.1}}}};
}

class Check {
  public:
    Check(Spec spec, bool show_all) : spec_{std::move(spec)}, show_all_{show_all} {
        spec_.options.emplace_back("log", errors_.path());
    }

    // One program plays both sides of a trial, one game after the other.
    bool run(const Trial& trial) {
        const GameEntry& entry = find_game(trial.game);
        const AnyGame game = entry.make(Options{entry.name, entry.settings, trial.settings});
        const auto bot = make_program(
            game, spec_, [&](Speaker speaker, const std::string& line) { heard(speaker, line); });
        errors_before_ = errors_.text().size();
        for (const Side side : {Side::X, Side::O}) {
            lines_.clear();
            const auto opponent = make_bot(entry, game, Spec{"random", {}});
            PerSide<Player> players;
            players[side] = {bot.get(), "the program"};
            players[opponent_of(side)] = {opponent.get(), "random"};
            GameConditions conditions;
            conditions.limits = trial.limits;
            conditions.clock = trial.clock;
            conditions.seed = Seed{2026}.derive(static_cast<std::uint64_t>(side));
            const GameRecord record = play_game(game, players, conditions);
            const std::string what = fmt::format("plays {} as {}", trial.about, letter(side));
            const bool lost = record.result->winner == opponent_of(side);
            if (record.result->reason != EndReason::Finished && lost &&
                record.result->reason != EndReason::Resigned) {
                fail(what, *record.result);
                return false;
            }
            fmt::print("ok    {}: {}, {:.1f} ms each\n", what,
                       count_text(record.moves.size(), "move"),
                       1000 * mean_time(record, side, game.start().side_to_move()));
        }
        return true;
    }

  private:
    void heard(Speaker speaker, const std::string& line) {
        constexpr std::size_t kMost = 14;
        constexpr std::size_t kLongest = 160;
        std::string text = (speaker == Speaker::Arena ? "> " : "< ") + shown(line);
        if (text.size() > kLongest) text = std::string{first_columns(text, kLongest)} + " ...";
        if (show_all_) fmt::print("      {}\n", text);
        lines_.push_back(std::move(text));
        if (lines_.size() > kMost) lines_.pop_front();
    }

    static double mean_time(const GameRecord& record, Side side, Side first) {
        double total = 0;
        int moves = 0;
        Side mover = first;
        for (const MoveRecord& move : record.moves) {
            if (mover == side) {
                total += move.time.count();
                ++moves;
            }
            mover = opponent_of(mover);
        }
        return moves > 0 ? total / moves : 0;
    }

    void fail(const std::string& what, const GameResult& result) const {
        fmt::print("WRONG {}: {} ({})\n", what, result.detail, to_text(result.reason));
        if (!show_all_) {
            fmt::print("      the last lines, > to the program, < from it:\n");
            for (const std::string& line : lines_) fmt::print("      {}\n", line);
        }
        if (const char* advice = advice_on(result.reason)) fmt::print("      {}\n", advice);
        // Of this trial: what went wrong before was shown then.
        if (const std::string errors = errors_.text().substr(errors_before_); !errors.empty()) {
            constexpr std::size_t kMost = 2000;
            fmt::print(
                "      it wrote to stderr:\n{}\n",
                shown(errors.size() > kMost ? errors.substr(errors.size() - kMost) : errors));
        }
        flush_output();
    }

    Spec spec_;
    bool show_all_;
    TemporaryFile errors_;
    std::size_t errors_before_ = 0;  // bytes of earlier trials
    std::deque<std::string> lines_;
};

ExitCode check_bot(const CheckBotArguments& arguments) {
    const Options options = arguments.options.checked();
    const std::string protocol = options.text("protocol");
    Spec spec{"process", {{"command", arguments.command}, {"protocol", protocol}}};
    if (options.has("startup")) spec.options.emplace_back("startup", options.text("startup"));
    spec.options.emplace_back("patience", options.text("patience"));
    std::vector<Trial> all = trials(protocol);
    if (options.has("game")) {
        const std::string wanted = find_game(options.text("game")).name;
        std::vector<Trial> some;
        for (Trial& trial : all) {
            if (trial.game == wanted) some.push_back(std::move(trial));
        }
        if (some.empty()) throw InputError{fmt::format("{} is not played in {}", wanted, protocol)};
        all = std::move(some);
    }
    Check check{spec, options.flag("all-lines")};
    int wrong = 0;
    for (const Trial& trial : all) wrong += check.run(trial) ? 0 : 1;
    if (wrong == 0) {
        fmt::print("{} complies with the protocol {}\n", in_quotes(arguments.command), protocol);
        return ExitCode::Done;
    }
    fmt::print("{} of {} trials went wrong; docs/bots.md describes the protocol\n", wrong,
               all.size());
    return ExitCode::Failed;
}

}  // namespace

Command check_bot_command() {
    const auto arguments = std::make_shared<CheckBotArguments>();
    Command command{"check-bot",
                    "Check whether a program can take part: step by step, with what was wrong.",
                    "  lawan check-bot 'python3 bots/bot.py'\n"
                    "  lawan check-bot ./bot --game othello --all-lines\n"
                    "  lawan check-bot './engine -gtp' --protocol gtp",
                    [arguments] { return check_bot(*arguments); }};
    command.words.push_back(
        {"CMD", Place::Needed, "what starts the program, as one word", {}, &arguments->command});
    arguments->options.add_to(
        command, "Check",
        {{{"protocol",
           OptionType::Choice,
           "the language that it speaks [simple]",
           "simple",
           {},
           {},
           {"simple", "ugi", "gtp", "nboard", "gomocup"}}},
         {{"game", OptionType::Text, "only this game"}, "GAME", {}, {Candidates::Kind::Game}},
         {{"startup", OptionType::Decimal, "seconds until it must be ready [20]", {}, 0.01, 3600}},
         {{"patience", OptionType::Decimal, "seconds for a move without a clock [5]", "5", 0.01,
           3600}},
         {{"all-lines", OptionType::Flag, "show everything that is said"}}});
    return command;
}

}  // namespace lawan::cli
