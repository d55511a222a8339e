#include "games/othello/formats/collected_game.hpp"

#include <utility>
#include <variant>

#include "core/text.hpp"
#include "core/utf8.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/rules/notation.hpp"
#include "games/othello/rules/settings.hpp"
#include "module/forfeit.hpp"
#include "play/words.hpp"

namespace lawan {
namespace {

constexpr std::size_t kLongestName = 120;  // in bytes of UTF-8

// UTF-8 without what steers a terminal, cut between characters.
[[nodiscard]] std::string shown(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::string_view character = text.substr(0, utf8_length(text));
        if (result.size() + character.size() > kLongestName) break;
        result += has_control_characters(character) ? "?" : character;
        text.remove_prefix(character.size());
    }
    return result;
}

template <class G>
void complete(CollectedGame& game, const G& rules) {
    auto position = rules.start();
    game.record.start = rules.position_text(position);
    std::vector<MoveRecord> moves;
    for (MoveRecord& written : game.record.moves) {
        auto legal = position.legal_moves();
        const auto move = rules.parse_move(written.move);
        const bool must_pass = legal.size() == 1 && legal[0].is_pass();
        if (must_pass && move && !move->is_pass()) {
            moves.push_back({rules.move_text(legal[0])});
            position = position.after(legal[0]);
            legal = position.legal_moves();
        }
        bool is_legal = false;
        for (const auto each : legal) is_legal = is_legal || (move && each == *move);
        if (!is_legal) {
            game.problem =
                Phrase{lawan::words::kMoveNotLegal, {moves.size() + 1, in_quotes(written.move)}};
            break;
        }
        written.move = rules.move_text(*move);
        moves.push_back(std::move(written));
        position = position.after(*move);
    }
    game.record.moves = std::move(moves);
    if (game.record.result && !game.stated_score) {
        game.stated_score = forfeited_score(*game.record.result, AnyGame{rules});
    }
    if (position.move_count() > 0 || game.record.result) return;
    const int lead = rules.shown_score(position);
    std::optional<Side> winner;
    if (lead != 0) winner = lead > 0 ? Side::X : Side::O;
    game.record.result = GameResult{EndReason::Finished, winner, lead, {}};
}

}  // namespace

void complete_othello(CollectedGame& game) {
    std::visit([&](const auto& rules) { complete(game, rules); },
               othello::game_from_position(game.record.start));
}

std::string name_from_latin1(std::string_view bytes) {
    std::string text;
    for (const char c : trimmed(bytes).substr(0, kLongestName)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xC0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return shown(text);
}

std::string name_from_any(std::string_view bytes) {
    const std::string_view text = trimmed(bytes);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8_length(text.substr(at));
        if (length == 0) return name_from_latin1(text);
        at += length;
    }
    return shown(text);
}

}  // namespace lawan
