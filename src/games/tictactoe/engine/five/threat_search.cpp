#include "games/tictactoe/engine/five/threat_search.hpp"

#include <algorithm>
#include <limits>

#include "games/tictactoe/engine/five/moves.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr std::uint32_t kInfinite = std::numeric_limits<std::uint32_t>::max() / 4;
constexpr int kFourNodes = 60;
constexpr int kMostMarks = 60;  // played in one line
constexpr std::uint64_t kOfAttacker = 0x9B6D3C51E2A7F084U;

}  // namespace

ThreatSearch::ThreatSearch(Board& board, FourSearch& fours, std::size_t remembered)
    : board_{board}, fours_{fours}, table_(remembered) {}

std::uint64_t ThreatSearch::key_of(Side to_move) const {
    return board_.key(to_move) ^ (attacker_ == Side::X ? kOfAttacker : 0);
}

bool ThreatSearch::wins(Side attacker, Budget& budget) {
    budget_ = &budget;
    attacker_ = attacker;
    return search(true, key_of(attacker), {kInfinite, kInfinite}).proof == 0;
}

void ThreatSearch::add(Outlook& outlook, Point point, bool attacks, std::uint32_t harder) const {
    const Side mover = attacks ? attacker_ : opponent_of(attacker_);
    const std::uint64_t key =
        board_.key_after(point, mover) ^ (attacker_ == Side::X ? kOfAttacker : 0);
    const Entry& entry = place_of(key);
    Numbers numbers = attacks ? Numbers{harder, 1} : Numbers{1, harder};
    if (entry.key == key) numbers = entry.numbers;
    outlook.children.push_back({point, key, numbers});
}

ThreatSearch::Outlook ThreatSearch::outlook(bool attacks) {
    return attacks ? attack() : defence();
}

ThreatSearch::Outlook ThreatSearch::attack() {
    constexpr Numbers kWon{0, kInfinite};
    constexpr Numbers kNot{kInfinite, 0};
    const Side enemy = opponent_of(attacker_);
    if (board_.count(attacker_, Threat::Five) > 0) return {kWon, {}};
    const int dangers = board_.count(enemy, Threat::Five);
    if (dangers > 1) return {kNot, {}};
    Outlook outlook;
    if (dangers == 1) {
        const Point answer = board_.cells(enemy, Threat::Five).first();
        if (board_.forbids(answer, attacker_)) return {kNot, {}};
        add(outlook, answer, true, 1);
        return outlook;
    }
    if (board_.count(attacker_, Threat::WinningFour) > 0) return {kWon, {}};
    if (fours_.win(attacker_, kFourNodes, *budget_)) return {kWon, {}};
    PointSet points = board_.cells(attacker_, Threat::Four);
    // A three is too slow where the opponent makes two ways first.
    if (board_.count(enemy, Threat::WinningFour) == 0)
        points |= board_.cells(attacker_, Threat::Three);
    Moves moves;
    points.for_each([&](Point point) {
        moves.add(point, 2 * board_.kind(point, attacker_).rank + board_.kind(point, enemy).rank);
    });
    if (moves.empty()) return {kNot, {}};
    for (std::size_t i = 0; i < moves.size(); ++i)
        add(outlook, moves.pick(i), true, static_cast<std::uint32_t>(1 + i / 2));
    return outlook;
}

ThreatSearch::Outlook ThreatSearch::defence() {
    constexpr Numbers kWon{0, kInfinite};
    constexpr Numbers kNot{kInfinite, 0};
    const Side enemy = opponent_of(attacker_);
    if (board_.count(enemy, Threat::Five) > 0) return {kNot, {}};
    const int wins = board_.count(attacker_, Threat::Five);
    if (wins > 1) return {kWon, {}};
    Outlook outlook;
    if (wins == 1) {
        const Point answer = board_.cells(attacker_, Threat::Five).first();
        if (board_.forbids(answer, enemy)) return {kWon, {}};
        add(outlook, answer, false, 1);
        return outlook;
    }
    if (board_.count(attacker_, Threat::WinningFour) == 0) return {kNot, {}};
    answers_to_winning_fours(board_, enemy).for_each([&](Point point) {
        const bool four = board_.cells(enemy, Threat::Four).has(point);
        add(outlook, point, false, four ? 2 : 1);
    });
    if (outlook.children.empty()) outlook.numbers = kWon;
    return outlook;
}

// The attacker's proof number is the least of his moves', his disproof number their sum; the other
// way round for the defender.
ThreatSearch::Numbers ThreatSearch::search(bool attacks, std::uint64_t key, Numbers limits) {
    if (!budget_->spend()) return {};
    const auto store = [&](Numbers numbers) {
        if (!budget_->spent()) place_of(key) = {key, numbers};
        return numbers;
    };
    Outlook here = outlook(attacks);
    if (budget_->spent()) return {};
    if (here.children.empty()) return store(here.numbers);
    const auto own = [&](Numbers& n) -> std::uint32_t& { return attacks ? n.proof : n.disproof; };
    const auto sum = [&](Numbers& n) -> std::uint32_t& { return attacks ? n.disproof : n.proof; };
    for (;;) {
        Numbers now;
        own(now) = kInfinite;
        sum(now) = 0;
        Child* best = &here.children.front();
        std::uint32_t second = kInfinite;
        for (Child& child : here.children) {
            const std::uint32_t its = own(child.numbers);
            if (its < own(best->numbers)) {
                second = own(best->numbers);
                best = &child;
            } else if (&child != best) {
                second = std::min(second, its);
            }
            sum(now) = std::min(kInfinite, sum(now) + sum(child.numbers));
        }
        own(now) = own(best->numbers);
        if (own(now) == 0) sum(now) = kInfinite;
        if (now.settled() || now.proof >= limits.proof || now.disproof >= limits.disproof)
            return store(now);
        Numbers next;
        own(next) = std::min(own(limits), second + 1 + second / 4);
        sum(next) = std::min(kInfinite, sum(limits) - sum(now) + sum(best->numbers));
        board_.play(best->point, attacks ? attacker_ : opponent_of(attacker_));
        best->numbers = search(!attacks, best->key, next);
        board_.take_back();
        if (budget_->spent()) return {};
    }
}

std::vector<Point> ThreatSearch::line() {
    std::vector<Point> line;
    const int start = board_.marks();
    bool attacks = true;
    while (line.size() < kMostMarks) {
        const Side mover = attacks ? attacker_ : opponent_of(attacker_);
        Outlook here = outlook(attacks);
        Point next = kNoPoint;
        if (here.children.empty()) {
            if (!attacks || here.numbers.proof != 0) break;
            if (board_.count(attacker_, Threat::Five) > 0) {
                next = board_.cells(attacker_, Threat::Five).first();
            } else if (const auto win = fours_.win(attacker_, kFourNodes, *budget_)) {
                line.insert(line.end(), win->moves.begin(), win->moves.end());
                break;
            }
        }
        const auto proved = [&] {
            const auto found =
                std::find_if(here.children.begin(), here.children.end(),
                             [](const Child& child) { return child.numbers.proof == 0; });
            return found == here.children.end() ? kNoPoint : found->point;
        };
        if (next == kNoPoint) next = proved();
        if (next == kNoPoint && !here.children.empty()) {  // others have taken its place
            if (search(attacks, key_of(mover), {kInfinite, kInfinite}).proof != 0) break;
            here = outlook(attacks);
            next = proved();
        }
        if (next == kNoPoint) break;
        line.push_back(next);
        board_.play(next, mover);
        attacks = !attacks;
    }
    while (board_.marks() > start) board_.take_back();
    return line;
}

}  // namespace lawan::tictactoe::five
