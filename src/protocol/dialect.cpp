#include "protocol/dialect.hpp"

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "protocol/gomocup_dialect.hpp"
#include "protocol/gtp_dialect.hpp"
#include "protocol/nboard_dialect.hpp"
#include "protocol/simple_dialect.hpp"
#include "protocol/ugi_dialect.hpp"
#include "protocol/words.hpp"

namespace lawan {

AnyMove move_in(const AnyPosition& position, std::string_view written, std::string_view line) {
    const auto move = position.parse_move(trimmed(written));
    if (move) return *move;
    std::string legal;
    for (const AnyMove each : position.legal_moves()) legal += ' ' + position.move_text(each);
    throw BotFailure{EndReason::BadProtocol, {words::kNamesNoMove, {in_quotes(line), legal}}};
}

std::unique_ptr<Dialect> make_dialect(Protocol protocol) {
    switch (protocol) {
        case Protocol::Ugi:
            return std::make_unique<UgiDialect>();
        case Protocol::Gtp:
            return std::make_unique<GtpDialect>();
        case Protocol::NBoard:
            return std::make_unique<NBoardDialect>();
        case Protocol::Gomocup:
            return std::make_unique<GomocupDialect>();
        case Protocol::Simple:
            break;
    }
    return std::make_unique<SimpleDialect>();
}

}  // namespace lawan
