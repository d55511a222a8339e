// Requests that put a game on a board.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "catalog/file_options.hpp"
#include "catalog/levels.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/commands.hpp"
#include "session/messages.hpp"
#include "session/pasted.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kMostBoards = 16;
constexpr std::uint64_t kUsualSeed = 1;

std::string setting_text(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number_integer()) return json_line(value);
    const double number = value.get<double>();
    if (number == std::floor(number) && std::abs(number) < 1e15) {
        return fmt::format("{}", static_cast<std::int64_t>(number));
    }
    return fmt::format("{}", number);
}

OptionTexts settings_from(const Json& request) {
    OptionTexts settings;
    if (!request.contains("settings")) return settings;
    for (const auto& [name, value] : request.at("settings").items()) {
        settings.emplace_back(name, setting_text(value));
    }
    return settings;
}

void check_board_name(const std::string& name) {
    const auto fine = [](char c) {
        return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '-' || c == '_';
    };
    if (!std::all_of(name.begin(), name.end(), fine)) {
        throw Refusal{"bad-field", "a board's name has letters, digits, - and _ only"};
    }
}

std::string name_from(const Json& choice) {
    if (!choice.contains("name")) return {};
    const std::string name{trimmed(choice.at("name").get_ref<const std::string&>())};
    const auto hidden = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; };
    if (name.empty() || std::any_of(name.begin(), name.end(), hidden)) {
        throw InputError{"a player's name is not blank and has no control characters"};
    }
    return name;
}

PerSide<Seat> two_humans() {
    return {};
}

}  // namespace

std::optional<Refusal> Session::not_allowed(const Spec& spec) const {
    if (services_.program != nullptr) return std::nullopt;
    if (runs_a_command(spec)) {
        return Refusal{"not-allowed",
                       "bots that run a program need a server started with --allow-commands",
                       {spec.name}};
    }
    for (const auto& [option, value] : spec.options) {
        if (!names_a_file(spec.name, option)) continue;
        return Refusal{"not-allowed",
                       "bots that read a file need a server started with --allow-commands",
                       {spec.name, option}};
    }
    return std::nullopt;
}

void Session::check_bot(const Spec& spec) const {
    if (const auto refusal = not_allowed(spec)) throw Refusal{*refusal};
    if (runs_a_command(spec)) {
        (void)Options{"bot " + spec.name, services_.program->options, spec.options};
    }
}

Seat Session::seat_from(const Json& choice, const GameEntry& entry) const {
    Seat seat;
    seat.name = name_from(choice);
    const auto& kind = choice.at("kind").get_ref<const std::string&>();
    if (kind == "human") return seat;
    if (kind == "bot") {
        if (!choice.contains("bot")) throw Refusal{"bad-field", "a bot needs a field 'bot'"};
        seat.kind = PlayerKind::Bot;
        seat.bot = parse_spec(choice.at("bot").get_ref<const std::string&>());
    } else {
        if (!choice.contains("level")) throw Refusal{"bad-field", "a level needs a field 'level'"};
        seat.kind = PlayerKind::Level;
        seat.level = choice.at("level").get<int>();
        seat.bot = bot_of_level(entry, *seat.level);
    }
    check_bot(*seat.bot);
    if (choice.contains("move_time")) {
        seat.move_time = Seconds{choice.at("move_time").get<double>()};
    }
    return seat;
}

void Session::new_game(const Ask& ask) {
    const Json& request = ask.request;
    const GameEntry& entry = find_game(request.at("game").get_ref<const std::string&>());
    OptionTexts settings = settings_from(request);
    const bool set_up = request.contains("position");
    if (set_up && !settings.empty()) {
        throw InputError{"a position brings its own settings: leave the others out"};
    }
    const Json& players = request.at("players");
    TableSetup setup{&entry,
                     settings,
                     set_up ? entry.set_up(request.at("position").get_ref<const std::string&>())
                            : entry.make(Options{"game " + entry.name, entry.settings, settings}),
                     {seat_from(players.at("X"), entry), seat_from(players.at("O"), entry)},
                     {},
                     Seconds{request.value("delay", 0.5)},
                     request.value("paused", false),
                     Seed{request.value("seed", kUsualSeed)}};
    if (!setup.seats.x.name.empty() && setup.seats.x.name == setup.seats.o.name) {
        throw InputError{fmt::format("both players are called {}: give them different names",
                                     in_quotes(setup.seats.x.name))};
    }
    if (request.contains("clock") && !request.at("clock").is_null()) {
        const Json& clock = request.at("clock");
        const Seconds whole{clock.at("seconds").get<double>()};
        setup.clock = Clock{{whole, whole}, whole, Seconds{clock.value("increment", 0.0)}};
    }
    std::vector<std::string> moves;
    if (request.contains("moves")) moves = request.at("moves").get<std::vector<std::string>>();
    put(ask, request.at("board").get<std::string>(), std::move(setup), moves);
}

// Everything is tried before anything is changed.
void Session::put(const Ask& ask, const std::string& name, TableSetup setup,
                  const std::vector<std::string>& moves, const std::optional<GameResult>& result) {
    check_board_name(name);
    if (boards_.count(name) == 0 && boards_.size() >= kMostBoards) {
        throw Refusal{"not-possible", fmt::format("a session has at most {} boards", kMostBoards)};
    }
    Board board{Table{std::move(setup)}};
    for (const std::string& text : moves) {
        const auto move = board.table.position().parse_move(text);
        if (board.table.over() || !move || !board.table.position().is_legal(*move)) {
            throw InputError{fmt::format("move {}, {}, is not legal there", board.table.ply() + 1,
                                         in_quotes(text))};
        }
        board.table.play({*move, {board.table.position().move_text(*move)}}, {});
    }
    if (result && !board.table.over()) board.table.end(*result);
    for (const Side side : {Side::X, Side::O}) {
        const auto& bot = board.table.setup().seats[side].bot;
        if (bot && !runs_a_command(*bot)) {
            check_can_play(*board.table.setup().entry, board.table.setup().game, *bot);
        }
    }
    board.table.start_turn(services_.timer.now());
    if (const auto old = boards_.find(name); old != boards_.end()) {
        stop_thinking(old->second);
        board.generation = old->second.generation + 1;
        boards_.erase(old);
    }
    ++services_.counters.games_started;
    Board& placed = boards_.emplace(name, std::move(board)).first->second;
    changed(name, placed, &ask);
}

void Session::rematch(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    put(ask, std::string{name}, board.table.rematch(ask.request.value("swap", true)), {});
}

// Whatever was pasted is played by humans: a text never starts a bot, let alone a program.
void Session::open(const Ask& ask) {
    const Pasted pasted = read_pasted(ask.request.at("text").get_ref<const std::string&>(),
                                      ask.request.value("game", std::string{}));
    TableSetup setup{pasted.entry, pasted.settings, pasted.game, two_humans(),
                     {},           Seconds{0.5},    false,       Seed{kUsualSeed}};
    setup.seats.x.name = pasted.names.x;
    setup.seats.o.name = pasted.names.o;
    const auto name = ask.request.at("board").get<std::string>();
    const Ask unnumbered{ask.connection, {}, ask.request};
    Json opened{{"board", name},
                {"taken_for", reasons_message({pasted.taken_for}).front()},
                {"game", pasted.entry->name},
                {"moves", pasted.moves.size()},
                {"problem", pasted.problem.empty() ? Json(nullptr) : Json(pasted.problem)}};
    put(unnumbered, name, std::move(setup), pasted.moves);
    answer(ask, "opened", std::move(opened));
}

void Session::edit(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    const TableSetup& old = board.table.setup();
    std::optional<std::string> rest;
    if (ask.request.contains("rest")) rest = ask.request.at("rest").get<std::string>();
    const AnyGame game = edited(*old.entry, board.table.position(),
                                ask.request.at("cells").get_ref<const std::string&>(),
                                side_from(ask.request.at("to_move").get<std::string>()), rest);
    TableSetup setup{old.entry, {}, game, old.seats, {}, old.delay, true, old.seed};
    setup.paused = !board.table.two_humans();
    put(ask, std::string{name}, std::move(setup), {});
}

}  // namespace lawan::session
