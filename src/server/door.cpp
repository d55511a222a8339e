#include "server/door.hpp"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"

namespace lawan::server {
namespace {

constexpr std::size_t kMostPasses = 4096;
constexpr std::size_t kMostAddresses = 4096;

// What an address may use up. For a network everything costs a tenth.
constexpr double kMostPatience = 100;
constexpr double kPatienceASecond = 1;
constexpr double kCostOfRight = 1;
constexpr double kCostOfWrong = 4;
constexpr double kPartOfNetwork = 0.1;
constexpr std::size_t kMostRemembered = 64;  // wrong codes of an address

template <std::size_t kSize>
std::array<unsigned char, kSize> random_bytes() {
    std::array<unsigned char, kSize> bytes{};
    if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
        throw std::runtime_error{"the system gives no random numbers"};
    }
    return bytes;
}

// Every letter is as likely as any other: what would not be divided evenly is drawn again.
std::string new_code() {
    constexpr std::size_t kFair = 256 / kCodeLetters.size() * kCodeLetters.size();
    std::string code;
    while (code.size() < kCodeLength) {
        const std::size_t byte = random_bytes<1>().front();
        if (byte < kFair) code += kCodeLetters[byte % kCodeLetters.size()];
    }
    return code;
}

// How long it takes says nothing about where they differ.
bool matches(std::string_view one, std::string_view other) {
    if (one.size() != other.size() || one.empty()) return false;
    unsigned differ = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        differ |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    }
    return differ == 0;
}

// As it was typed: in either case, with spaces or a hyphen.
std::string normal_code(std::string_view typed) {
    std::string code;
    for (const char c : typed.substr(0, 4 * kCodeLength)) {
        if (c != ' ' && c != '-') {
            code += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
    }
    return code;
}

// The values of a name in a list such as "a=1; b=2" or "a=1&b=2".
std::vector<std::string_view> values_of(std::string_view name, std::string_view list,
                                        char between) {
    std::vector<std::string_view> values;
    while (!list.empty()) {
        const auto end = list.find(between);
        const std::string_view part = trimmed(list.substr(0, end));
        if (part.substr(0, name.size()) == name && part.substr(name.size(), 1) == "=") {
            values.push_back(part.substr(name.size() + 1));
        }
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    }
    return values;
}

}  // namespace

std::string new_secret() {
    std::string secret;
    for (const unsigned char byte : random_bytes<16>()) secret += fmt::format("{:02x}", byte);
    return secret;
}

double Attempts::left_of(const std::string& who) const {
    const auto found = patience_.find(who);
    if (found == patience_.end()) return kMostPatience;
    const Seconds since = clock_.now() - found->second.at;
    return std::min(kMostPatience, found->second.left + kPatienceASecond * since.count());
}

// Who has all patience again need not be remembered.
void Attempts::forget_the_patient() {
    for (auto it = patience_.begin();
         patience_.size() >= kMostAddresses && it != patience_.end();) {
        it = left_of(it->first) >= kMostPatience ? patience_.erase(it) : std::next(it);
    }
}

Attempts::Patience& Attempts::of(const std::string& who) {
    forget_the_patient();
    const double left = left_of(who);
    Patience& patience = patience_[who];
    patience.left = left;
    patience.at = clock_.now();
    return patience;
}

std::optional<Seconds> Attempts::wait(const Knock& from) const {
    const double left = std::min(left_of(from.address), left_of(from.network));
    if (left >= kCostOfRight) return std::nullopt;
    return Seconds{(kCostOfRight - left) / kPatienceASecond};
}

void Attempts::count(const Knock& from, std::string_view code, bool right) {
    Patience& own = of(from.address);
    double cost = kCostOfRight;
    if (!right) {
        const std::size_t tried = std::hash<std::string_view>{}(code);
        const bool again = std::find(own.wrong.begin(), own.wrong.end(), tried) != own.wrong.end();
        if (!again) {
            cost = kCostOfWrong;
            own.wrong.push_back(tried);
            if (own.wrong.size() > kMostRemembered) own.wrong.pop_front();
        }
    }
    own.left -= cost;
    if (from.network != from.address) of(from.network).left -= kPartOfNetwork * cost;
}

Door::Door(Lock lock, bool teacher, bool encrypted, const TimeSource& clock)
    : token_{lock == Lock::Token ? new_secret() : ""},
      teacher_{teacher ? new_secret() : ""},
      code_{lock == Lock::Code ? new_code() : ""},
      open_{lock == Lock::None},
      encrypted_{encrypted},
      attempts_{clock} {}

void Door::set_port(std::uint16_t port) {
    name_ = "lawan-" + std::to_string(port);
}

std::string Door::address_part() const {
    return !token_.empty() ? "?token=" + token_ : !code_.empty() ? "#join=" + code_ : "";
}

std::string Door::teacher_part() const {
    return teacher_.empty() ? "" : "?token=" + teacher_ + "#class";
}

std::string Door::cookie(const std::string& pass) const {
    return name_ + '=' + pass + "; Path=/; HttpOnly; SameSite=Strict" +
           (encrypted_ ? "; Secure" : "");
}

std::optional<std::string> Door::cookie_for(std::string_view target) const {
    const auto query = target.find('?');
    if (query == std::string_view::npos) return std::nullopt;
    for (const std::string_view value : values_of("token", target.substr(query + 1), '&')) {
        if (matches(value, token_)) return cookie(token_);
        if (matches(value, teacher_)) return cookie(teacher_);
    }
    return std::nullopt;
}

std::optional<Visitor> Door::visitor(std::string_view cookies) {
    for (const std::string_view value : values_of(name_, cookies, ';')) {
        if (matches(value, teacher_)) return Visitor{"", true};
        if (matches(value, token_)) return Visitor{};
        const std::lock_guard lock{mutex_};
        const auto pass = passes_.find(value);
        if (pass == passes_.end()) continue;
        pass->second = ++uses_;
        return Visitor{pass->first, false};
    }
    return open_ ? std::optional{Visitor{}} : std::nullopt;
}

Door::Joined Door::join(std::string_view code, const Knock& from) {
    const std::lock_guard lock{mutex_};
    if (const auto time = attempts_.wait(from)) return Wait{*time};
    const std::string typed = normal_code(code);
    const bool right = matches(typed, code_);
    attempts_.count(from, typed, right);
    if (!right) return WrongCode{};
    if (passes_.size() >= kMostPasses) forget_oldest_pass();
    const std::string pass = new_secret();
    passes_[pass] = ++uses_;
    return cookie(pass);
}

void Door::forget_oldest_pass() {
    passes_.erase(std::min_element(
        passes_.begin(), passes_.end(),
        [](const auto& one, const auto& other) { return one.second < other.second; }));
}

}  // namespace lawan::server
