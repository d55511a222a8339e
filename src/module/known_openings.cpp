#include "module/known_openings.hpp"

#include <map>
#include <string_view>
#include <utility>

#include "core/input_words.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"
#include "play/legal_move.hpp"

namespace lawan {
namespace {

AnyPosition usual_start(const GameModule& game) {
    return game.make(Options{Phrase{words::kGameNamed, {game.name}}, game.settings, {}}).start();
}

// The position after the move; a pass that was left out comes before it. None where neither is
// legal.
std::optional<AnyPosition> after_text(const AnyPosition& position, std::string_view text) {
    if (const auto move = legal_move(position, text)) return position.after(*move);
    const auto pass = forced_pass(position);
    if (!pass) return std::nullopt;
    const AnyPosition passed = position.after(*pass);
    const auto move = legal_move(passed, text);
    return move ? std::optional{passed.after(*move)} : std::nullopt;
}

// The same for all images of a position.
std::string symmetric_text(const AnyPosition& position) {
    std::string least;
    for (const AnyPosition& image : position.images()) {
        std::string text = image.text();
        if (least.empty() || text < least) least = std::move(text);
    }
    return least;
}

// By positions.
using Names = std::map<std::string, Phrase>;

Names names_of(const GameModule& game) {
    Names names;
    if (game.openings.names.empty()) return names;
    const AnyPosition start = usual_start(game);
    for (const NamedLine& line : game.openings.names) {
        std::optional<AnyPosition> at = start;
        for (const std::string_view move : split_words(line.moves)) {
            if (at) at = after_text(*at, move);
        }
        if (at) names.emplace(symmetric_text(*at), line.name);
    }
    return names;
}

// Made once, for all games: whoever asks may be on any thread.
const Names& names_in(const AnyPosition& position) {
    static const auto all = [] {
        std::map<std::string, Names, std::less<>> by_game;
        for (const GameModule& game : catalog()) by_game.emplace(game.name, names_of(game));
        return by_game;
    }();
    return all.find(position.game_name())->second;
}

// The continuations of one position, found by what they lead to.
class Continuations {
  public:
    explicit Continuations(const AnyPosition& position) : key_{symmetric_text(position)} {
        for (const AnyMove move : position.legal_moves()) {
            const AnyPosition next = position.after(move);
            nexts_.push_back({move, next, symmetric_text(next)});
        }
    }

    [[nodiscard]] const std::string& key() const { return key_; }

    // The one that leads to the position or to an image of it: as it is written, if possible.
    std::optional<std::size_t> add(const AnyPosition& next) {
        const std::string key = symmetric_text(next);
        if (const auto known = places_.find(key); known != places_.end()) return known->second;
        const std::string text = next.text();
        const Next* found = nullptr;
        for (const Next& each : nexts_) {
            if (each.key == key && (found == nullptr || each.position.text() == text)) {
                found = &each;
            }
        }
        if (found == nullptr) return std::nullopt;
        places_.emplace(key, moves_.size());
        moves_.push_back({found->move, opening_name(found->position)});
        return moves_.size() - 1;
    }

    void add_named() {
        for (const Next& each : nexts_) {
            if (opening_name(each.position) != nullptr) add(each.position);
        }
    }

    Continuation& at(std::size_t place) { return moves_[place]; }
    [[nodiscard]] std::vector<Continuation> take() { return std::move(moves_); }

  private:
    struct Next {
        AnyMove move;
        AnyPosition position;
        std::string key;
    };

    std::string key_;
    std::vector<Next> nexts_;
    std::map<std::string, std::size_t> places_;
    std::vector<Continuation> moves_;
};

// Where the last move of a line leads, if it is made in the position with this key.
std::optional<AnyPosition> end_of(const AnyPosition& start, const std::string& line,
                                  const std::string& key) {
    std::optional<AnyPosition> before;
    AnyPosition at = start;
    for (const std::string_view move : split_words(line)) {
        auto next = after_text(at, move);
        if (!next) return std::nullopt;
        before = std::exchange(at, *std::move(next));
    }
    if (!before) return std::nullopt;
    if (symmetric_text(*before) == key) return at;
    // The position may be the one after a pass that the line leaves out.
    const auto pass = forced_pass(*before);
    if (pass && symmetric_text(before->after(*pass)) == key) return at;
    return std::nullopt;
}

}  // namespace

const Phrase* opening_name(const AnyPosition& position) {
    const Names& names = names_in(position);
    if (names.empty()) return nullptr;
    const auto found = names.find(symmetric_text(position));
    return found == names.end() ? nullptr : &found->second;
}

Explored explore(const AnyPosition& position, const std::vector<std::string>& lines) {
    const GameModule& game = module_of(position);
    Explored explored;
    Continuations continuations{position};
    const AnyPosition start = usual_start(game);
    for (const std::string& line : lines) {
        const auto end = end_of(start, line, continuations.key());
        explored.lines.push_back(end ? continuations.add(*end) : std::nullopt);
    }
    if (game.openings.book) {
        for (const BookedMove& booked : game.openings.book(position)) {
            const auto place = continuations.add(position.after(booked.move));
            if (place) continuations.at(*place).score = booked.score;
        }
    }
    continuations.add_named();
    explored.moves = continuations.take();
    return explored;
}

}  // namespace lawan
