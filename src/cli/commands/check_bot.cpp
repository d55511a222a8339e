// lawan check-bot: does a program speak the protocol? Step by step, with the line that was wrong.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/check_trials.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/help.hpp"
#include "cli/results.hpp"
#include "cli/sandbox_option.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/status_line.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "formats/text_width.hpp"
#include "module/catalog.hpp"
#include "play/play_game.hpp"
#include "protocol/process_bot.hpp"
#include "protocol/programs.hpp"
#include "protocol/simple_dialect.hpp"
#include "work/threads.hpp"

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
        if (file < 0) throw Failure{words::kNoTemporaryFile, {}};
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

bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    if (first == 0xC2) return static_cast<unsigned char>(character[1]) < 0xA0;  // C1
    return (first < ' ' && first != '\n' && first != '\t') || first == 0x7F;
}

// Programs may write anything; a terminal shall show it and not obey it.
std::string shown(std::string_view text) {
    std::string visible;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
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
std::optional<Phrase> advice_on(EndReason reason) {
    switch (reason) {
        case EndReason::TimeOut:
            return words::kAdviceOnTimeOut;
        case EndReason::BadProtocol:
            return words::kAdviceOnProtocol;
        default:
            return std::nullopt;
    }
}

// What is printed while a program is tried.
enum class Shown : std::uint8_t { Nothing, Trials, AllLines };

class Check {
  public:
    Check(Spec spec, Isolation isolation, Shown show, std::size_t games, const StopSignal& stop)
        : spec_{std::move(spec)}, isolation_{isolation}, show_{show}, games_{games}, stop_{stop} {
        spec_.options.emplace_back("log", errors_.path());
    }

    // One program plays both sides of a trial, one game after the other.
    bool run(const PlannedTrial& trial) {
        const GameModule& entry = *trial.game;
        const AnyGame game =
            entry.make(Options{as_it_is(entry.name), entry.settings, trial.settings});
        const auto bot =
            make_program(game, spec_, {isolation_},
                         [&](Speaker speaker, const std::string& line) { heard(speaker, line); });
        errors_before_ = errors_.text().size();
        return plays(trial, game, *bot, Side::X) && (stopped_ || plays(trial, game, *bot, Side::O));
    }

    [[nodiscard]] const nlohmann::ordered_json& report() const { return report_; }
    // Was a game broken off? It counts for nothing.
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    using Clock = std::chrono::steady_clock;

    struct MoveTimes {
        int moves = 0;
        double mean = 0;  // seconds
        double longest = 0;
    };

    // How a trial failed, as far as another one may fail in the same way.
    struct Failing {
        EndReason reason;
        Phrase detail;
        std::string last_line;
        std::string errors;  // that the program wrote to stderr in this trial

        friend bool operator==(const Failing&, const Failing&) = default;
    };

    bool plays(const PlannedTrial& trial, const AnyGame& game, Bot& bot, Side side) {
        lines_.clear();
        const auto opponent = make_bot(*trial.game, game, Spec{"random", {}});
        PerSide<Player> players;
        players[side] = {&bot, told(words::kTheProgram)};
        players[opponent_of(side)] = {opponent.get(), "random"};
        GameConditions conditions;
        conditions.limits = trial.limits;
        conditions.clock = trial.clock;
        conditions.seed = Seed{2026}.derive(static_cast<std::uint64_t>(side));
        conditions.stop = &stop_;
        conditions.on_move = [&](const MoveRecord&, const AnyPosition&) { ++plies_; };
        const std::string what = told(words::kPlaysAs, {trial.about, std::string(1, letter(side))});
        const GameRecord record =
            watched(what, [&] { return play_game(game, players, conditions); });
        if (record.result->reason == EndReason::Stopped) {
            stopped_ = true;
            return true;
        }
        const MoveTimes times = times_of(record, side, game.start().side_to_move());
        if (went_wrong(*record.result, side)) {
            note(trial, side, record, times);
            if (show_ != Shown::Nothing) fail(what, *record.result);
            return false;
        }
        note(trial, side, record, times);
        if (show_ == Shown::Nothing) return true;
        print("{}\n", told(words::kTrialOk, {what, times.moves, decimal(1000 * times.mean, 1),
                                             decimal(1000 * times.longest, 1)}));
        flush_output();
        return true;
    }

    // Nobody sits before a screen that says nothing: it is told which game goes on, and while the
    // program thinks, for how long.
    template <class Play>
    GameRecord watched(const std::string& what, Play play) {
        GameRecord record;
        std::atomic<bool> done{false};
        asked_ = Clock::now().time_since_epoch().count();
        plies_ = 0;
        ++game_;
        on_workers(2, [&](int worker) {
            if (worker == 1) {
                watch(what, done);
                return;
            }
            const struct Done {
                std::atomic<bool>& done;
                ~Done() { done = true; }
            } ending{done};
            record = play();
        });
        return record;
    }

    void watch(const std::string& what, const std::atomic<bool>& done) {
        constexpr std::chrono::milliseconds kBetweenLooks{20};
        constexpr Seconds kSlow{2};
        StatusLine line;
        while (!done) {
            std::this_thread::sleep_for(kBetweenLooks);
            const Clock::time_point asked{Clock::duration{asked_.load()}};
            const Seconds waited = Clock::now() - asked;
            if (!line.is_due()) continue;
            if (waited >= kSlow) {
                line.show(told(words::kWaitsForProgram, {duration_text(waited)}));
            } else if (show_ != Shown::AllLines) {  // those say more
                line.show(told(words::kTrialGoesOn, {game_, games_, what, plies_ + 1}));
            }
        }
    }

    void note(const PlannedTrial& trial, Side side, const GameRecord& record,
              const MoveTimes& times) {
        const bool wrong = went_wrong(*record.result, side);
        nlohmann::ordered_json json{{"game", trial.game->name},
                                    {"trial", told(trial.about)},
                                    {"side", std::string(1, letter(side))},
                                    {"ok", !wrong},
                                    {"moves", times.moves},
                                    {"mean_seconds", times.mean},
                                    {"longest_seconds", times.longest}};
        if (wrong) {
            json["reason"] = to_text(record.result->reason);
            json["detail"] = told(record.result->detail);
            json["last_lines"] = lines_;
            json["stderr"] = shown(errors_.text().substr(errors_before_));
        }
        report_.push_back(std::move(json));
    }

    void heard(Speaker speaker, const std::string& line) {
        constexpr std::size_t kMost = 14;
        constexpr std::size_t kLongest = 160;
        std::string text = (speaker == Speaker::Arena ? "> " : "< ") + shown(line);
        if (text.size() > kLongest) text = std::string{first_columns(text, kLongest)} + " ...";
        if (speaker == Speaker::Arena) asked_ = Clock::now().time_since_epoch().count();
        if (show_ == Shown::AllLines) print("      {}\n", text);
        lines_.push_back(std::move(text));
        if (lines_.size() > kMost) lines_.pop_front();
    }

    [[nodiscard]] static bool went_wrong(const GameResult& result, Side side) {
        return result.winner == opponent_of(side) && result.reason != EndReason::Finished &&
               result.reason != EndReason::Resigned;
    }

    static MoveTimes times_of(const GameRecord& record, Side side, Side first) {
        double total = 0;
        double longest = 0;
        int moves = 0;
        Side mover = first;
        for (const MoveRecord& move : record.moves) {
            if (mover == side) {
                total += move.time.count();
                longest = std::max(longest, move.time.count());
                ++moves;
            }
            mover = opponent_of(mover);
        }
        return {moves, moves > 0 ? total / moves : 0, longest};
    }

    void fail(const std::string& what, const GameResult& result) {
        const Phrase wrong{words::kTrialWrong, {what, result.detail, to_text(result.reason)}};
        Failing failing{result.reason, result.detail, lines_.empty() ? "" : lines_.back(),
                        errors_.text().substr(errors_before_)};
        if (failed_ == failing) {  // what is behind it was shown
            print("{}\n", told(words::kTrialWrongAgain, {wrong}));
            flush_output();
            return;
        }
        print("{}\n", told(wrong));
        explain(failing);
        failed_ = std::move(failing);
        flush_output();
    }

    void explain(const Failing& failing) const {
        const auto print_line = [](const std::string& line) { print("      {}\n", line); };
        if (show_ != Shown::AllLines) {
            print_line(told(words::kLastLines));
            for (const std::string& line : lines_) print_line(line);
        }
        if (const auto advice = advice_on(failing.reason)) print_line(told(*advice));
        const std::string& errors = failing.errors;
        if (errors.empty()) return;
        constexpr std::size_t kMost = 2000;
        print_line(told(words::kWroteToStderr));
        print("{}\n", shown(errors.size() > kMost ? errors.substr(errors.size() - kMost) : errors));
    }

    Spec spec_;
    Isolation isolation_;
    Shown show_;
    std::size_t games_;     // in all
    std::size_t game_ = 0;  // the one that goes on, from 1
    const StopSignal& stop_;
    bool stopped_ = false;
    std::atomic<Clock::rep> asked_{0};  // when the program was last told something
    std::atomic<int> plies_{0};         // of the game that goes on
    nlohmann::ordered_json report_ = nlohmann::ordered_json::array();
    TemporaryFile errors_;
    std::size_t errors_before_ = 0;  // bytes of earlier trials
    std::optional<Failing> failed_;  // that was explained last
    std::deque<std::string> lines_;
};

ExitCode check_bot(const CheckBotArguments& arguments) {
    const Options options = arguments.options.checked();
    const std::string& protocol = options.text("protocol");
    Spec spec{"process", {{"command", arguments.command}, {"protocol", protocol}}};
    if (options.has("startup")) spec.options.emplace_back("startup", options.text("startup"));
    if (options.has("patience")) spec.options.emplace_back("patience", options.text("patience"));
    std::vector<PlannedTrial> all = planned_trials(protocol);
    if (options.has("game")) {
        const std::string wanted = find_game(options.text("game")).name;
        all.erase(
            std::remove_if(all.begin(), all.end(),
                           [&](const PlannedTrial& trial) { return trial.game->name != wanted; }),
            all.end());
        if (all.empty()) throw InputError{words::kNotPlayedIn, {wanted, protocol}};
    }
    const Isolation isolation = isolation_from(options);
    if (!locked_in(isolation)) say(told(told_of(isolation)) + '\n');
    const bool json = options.flag("json");
    Check check{spec, isolation,
                json                        ? Shown::Nothing
                : options.flag("all-lines") ? Shown::AllLines
                                            : Shown::Trials,
                2 * all.size(), stop_on_interrupt()};
    int wrong = 0;
    std::size_t tried = 0;
    for (const PlannedTrial& trial : all) {
        wrong += check.run(trial) ? 0 : 1;
        if (check.stopped()) break;
        ++tried;
    }
    if (json) {
        fmt::print("{}", json_text({{"command", arguments.command},
                                    {"protocol", protocol},
                                    {"complies", wrong == 0 && !check.stopped()},
                                    {"stopped", check.stopped()},
                                    {"trials", check.report()}}));
        if (check.stopped()) return ExitCode::Interrupted;
        return wrong == 0 ? ExitCode::Done : ExitCode::Failed;
    }
    if (check.stopped()) {
        print("{}\n", told(words::kTrialsInterrupted, {tried, all.size(), wrong}));
        return ExitCode::Interrupted;
    }
    if (wrong == 0) {
        print("{}\n", told(words::kComplies, {in_quotes(arguments.command), protocol}));
        return ExitCode::Done;
    }
    print("{}\n", told(words::kTrialsWentWrong, {wrong, all.size()}));
    return ExitCode::Failed;
}

}  // namespace

Command check_bot_command() {
    constexpr double kLongestWait = 3600;
    const auto arguments = std::make_shared<CheckBotArguments>();
    Command command{
        "check-bot",
        Words{"Check step by step whether a program can take part, and show what is wrong.",
              "Periksa tahap demi tahap apakah sebuah program dapat ikut, dan tunjukkan yang "
              "keliru."},
        [arguments] { return check_bot(*arguments); }};
    command.examples = {{"lawan check-bot 'python3 bots/bot.py'"},
                        {"lawan check-bot './engine -gtp' --protocol gtp"}};
    command.examples = command.examples + shown_by_games("check-bot");
    command.lines = {words::kReferenceLinesToBot, simple_forms()};
    command.words.push_back({{"CMD", "PROGRAM"},
                             Place::Needed,
                             Words{"the command that starts the program, in quotes",
                                   "perintah yang menjalankan program itu, dalam tanda kutip"},
                             {},
                             &arguments->command});
    arguments->options.add_to(
        command, {"Check", "Pemeriksaan"},
        {choice_option("protocol", {"the protocol that it speaks", "protokol yang dipakainya"},
                       {"simple", "ugi", "gtp", "nboard", "gomocup"})
             .usually("simple"),
         text_option("game", {"only this game", "hanya permainan ini"})
             .written(words::kGame)
             .offers({Candidates::Kind::Game}),
         seconds_option("startup",
                        {"seconds until it must be ready [20]", "detik sampai ia harus siap [20]"})
             .between(0.01, kLongestWait),
         seconds_option("patience", {"seconds for a move without a clock [60]",
                                     "detik untuk satu langkah tanpa jam [60]"})
             .between(0.01, kLongestWait),
         sandbox_option(),
         flag_option("all-lines",
                     {"show everything that is said", "tampilkan semua yang dikatakan"}),
         json_option()});
    return command;
}

}  // namespace lawan::cli
