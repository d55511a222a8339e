// Who may come in. The page's files are for everybody; a WebSocket is for whoever has a pass: a
// browser gets one as a cookie for the token in the address that the server printed, or for the
// code that a class is told. Where the door is open, nobody needs one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/limits.hpp"
#include "core/time_source.hpp"

namespace lawan::server {

// What keeps people out.
enum class Lock : std::uint8_t { None, Token, Code };

// A secret of the system's randomness: 128 bits.
[[nodiscard]] std::string new_secret();

// Letters and figures that nobody takes for each other, to be read from a wall and typed: one of
// 31^8, about 850 thousand million.
inline constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
inline constexpr std::size_t kCodeLength = 8;

// Where somebody knocks. Many may share an address, and of IPv6 whoever has one address has all of
// its network.
struct Knock {
    std::string address;
    std::string network;
};

// Who wants to come in from one address may try 25 wrong codes, and then one in four seconds: that
// is the longest that anybody waits. A wrong code that was tried before tells a guesser nothing and
// costs no more than a right one, of which there may be a hundred, and then one a second. All of a
// network of IPv6 have ten times as much together. Guessing for a whole day, an address finds the
// code with a probability of 1 in 39 million, a network with one of 1 in 3.9 million.
class Attempts {
  public:
    explicit Attempts(const TimeSource& clock) : clock_{clock} {}

    // None: now. Otherwise how long to wait.
    [[nodiscard]] std::optional<Seconds> wait(const Knock& from) const;
    void count(const Knock& from, std::string_view code, bool right);

  private:
    struct Patience {
        double left;
        Seconds at;
        std::deque<std::size_t> wrong = {};  // what was tried, the newest last
    };
    [[nodiscard]] double left_of(const std::string& who) const;
    Patience& of(const std::string& who);
    void forget_the_patient();

    const TimeSource& clock_;
    std::map<std::string, Patience> patience_;
};

// Somebody who came in.
struct Visitor {
    std::string person = {};  // which browser it is; none where the door is open
    bool teacher = false;
};

class Door {
  public:
    struct Wait {
        Seconds time;
    };
    struct WrongCode {};
    using Joined = std::variant<std::string, WrongCode, Wait>;  // a cookie, or why not

    Door(Lock lock, bool teacher, bool encrypted,
         const TimeSource& clock = TimeSource::of_machine());

    void set_port(std::uint16_t port);  // once it is known: a browser shares cookies between ports

    // Behind the server's address: "?token=…", "#join=…", or nothing.
    [[nodiscard]] std::string address_part() const;
    [[nodiscard]] std::string teacher_part() const;  // nothing where there is no teacher
    [[nodiscard]] const std::string& code() const { return code_; }

    // The header Set-Cookie for an address with a token of ours.
    [[nodiscard]] std::optional<std::string> cookie_for(std::string_view target) const;
    // By the header Cookie; none stays outside.
    [[nodiscard]] std::optional<Visitor> visitor(std::string_view cookies);
    [[nodiscard]] Joined join(std::string_view code, const Knock& from);

  private:
    [[nodiscard]] std::string cookie(const std::string& pass) const;
    void forget_oldest_pass();

    const std::string token_;
    const std::string teacher_;
    const std::string code_;
    const bool open_;
    const bool encrypted_;
    std::string name_ = "lawan";
    std::mutex mutex_;  // guards what follows
    Attempts attempts_;
    std::map<std::string, std::uint64_t, std::less<>> passes_;  // and when each was used
    std::uint64_t uses_ = 0;
};

}  // namespace lawan::server
