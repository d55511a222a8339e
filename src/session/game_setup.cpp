#include "session/game_setup.hpp"

#include <algorithm>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "module/levels.hpp"
#include "play/legal_move.hpp"
#include "play/words.hpp"
#include "session/bot_admission.hpp"
#include "session/checks.hpp"
#include "session/opening_message.hpp"
#include "session/place.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

std::string name_from(const Json& choice) {
    if (!choice.contains("name")) return {};
    return checked_name(choice.at("name").get_ref<const std::string&>());
}

Seat seat_from(const Services& services, const GameModule& entry, const Json& choice) {
    Seat seat;
    seat.name = name_from(choice);
    const auto& kind = choice.at("kind").get_ref<const std::string&>();
    if (kind == "human") return seat;
    if (kind == "bot") {
        if (!choice.contains("bot")) throw Refusal{ErrorKind::BadField, words::kBotMissing};
        seat.kind = PlayerKind::Bot;
        seat.bot = parse_spec(choice.at("bot").get_ref<const std::string&>());
    } else {
        if (!choice.contains("level")) throw Refusal{ErrorKind::BadField, words::kLevelMissing};
        seat.kind = PlayerKind::Level;
        seat.level = choice.at("level").get<int>();
        seat.bot = bot_of_level(entry, *seat.level);
    }
    check_bot(services, *seat.bot);
    if (choice.contains("move_time")) {
        seat.move_time = Seconds{choice.at("move_time").get<double>()};
    }
    return seat;
}

void check_names(const PerSide<Seat>& seats) {
    if (seats.x.name.empty() || seats.x.name != seats.o.name) return;
    throw InputError{words::kSameNames, {in_quotes(seats.x.name)}};
}

std::optional<GameClock> clock_from(const Json& request) {
    if (!request.contains("clock") || request.at("clock").is_null()) return std::nullopt;
    const Json& clock = request.at("clock");
    return GameClock{Seconds{clock.at("seconds").get<double>()},
                     Seconds{clock.value("increment", 0.0)}};
}

}  // namespace

BoardSetup game_setup(const Services& services, const Json& request) {
    const GameModule& entry = find_game(request.at("game").get_ref<const std::string&>());
    OptionTexts settings = settings_from(request);
    const AnyGame game = game_from(entry, request, settings);
    const Json& players = request.at("players");
    BoardSetup setup{&entry, std::move(settings), page_table(game),
                     Seconds{request.value("delay", kUsualDelay.count())}};
    TableSetup& table = setup.table;
    table.seats = {seat_from(services, entry, players.at("X")),
                   seat_from(services, entry, players.at("O"))};
    check_names(table.seats);
    table.time.game = clock_from(request);
    table.paused = request.value("paused", false);
    table.seed = Seed{request.value("seed", kUsualSeed.value)};
    table.swap2 = opening_from(request);
    if (table.swap2 && !swap2::fits(game)) throw InputError{words::kOpeningNeedsRoom};
    return setup;
}

std::vector<std::string> moves_from(const Json& request) {
    if (!request.contains("moves")) return {};
    return request.at("moves").get<std::vector<std::string>>();
}

void play_moves(Table& table, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        const AnyPosition& position = table.position();
        const auto move = legal_move(position, text);
        if (table.over() || !move) {
            throw InputError{lawan::words::kMoveNotLegal, {table.ply() + 1, in_quotes(text)}};
        }
        table.replay({*move, {position.move_text(*move)}});
    }
    const auto& choices = table.setup().swap2;
    if (choices && !swap2::is_possible(table.ply(), *choices)) {
        throw InputError{words::kOpeningStands};
    }
}

}  // namespace lawan::session
