#include "formats/collected_game.hpp"

#include <utility>
#include <variant>

#include "core/text.hpp"
#include "games/othello/notation.hpp"
#include "games/othello/settings.hpp"

namespace lawan {
namespace {

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
            game.problem = "move " + std::to_string(moves.size() + 1) + ", " +
                           in_quotes(written.move) + ", is not legal";
            break;
        }
        written.move = rules.move_text(*move);
        moves.push_back(std::move(written));
        position = position.after(*move);
    }
    game.record.moves = std::move(moves);
    if (position.move_count() > 0 || game.record.result) return;
    const int lead = rules.shown_score(position);
    std::optional<Side> winner;
    if (lead != 0) winner = lead > 0 ? Side::X : Side::O;
    game.record.result = GameResult{EndReason::Finished, winner, lead, {}};
}

}  // namespace

std::optional<int> CollectedGame::score() const {
    if (stated_score) return stated_score;
    if (!record.result || record.result->reason == EndReason::Stopped) return std::nullopt;
    return record.result->score;
}

void complete_othello(CollectedGame& game) {
    std::visit([&](const auto& rules) { complete(game, rules); },
               othello::game_from_position(game.record.start));
}

std::string shown_name(std::string_view bytes) {
    constexpr std::size_t kMost = 120;
    std::string text;
    for (const char c : trimmed(bytes)) {
        if (text.size() >= kMost) break;
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F || (byte >= 0x80 && byte < 0xA0)) {
            text += '?';
        } else if (byte < 0x80) {
            text += c;
        } else {
            text += static_cast<char>(0xC0 | byte >> 6);
            text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return text;
}

}  // namespace lawan
