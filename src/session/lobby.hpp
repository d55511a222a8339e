// Where connections meet sessions: the one way in for a carrier.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/guests.hpp"
#include "session/outbox.hpp"
#include "session/services.hpp"

namespace lawan::session {

class Lobby;
class Session;
struct Ask;
struct Handler;

inline constexpr std::size_t kLongestMessage = std::size_t{256} << 10U;

// Who connects, as far as the carrier knows.
struct Caller {
    std::string address = {};  // where it comes from
    std::string person = {};   // a name of the carrier's for the browser that it let in
    bool teacher = false;
};

// One browser tab, or whoever else speaks the protocol. Calls come one at a time.
class Connection {
  public:
    Connection(Lobby& lobby, ConnectionId id, Listener send, const Caller& caller);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Answers through the listener; never throws on what is in the message.
    void receive(std::string_view text);

  private:
    void respond(const Ask& ask, const Handler& handler);
    void hello(const Ask& ask);
    void tell_class(const Ask& ask);
    void refuse(std::optional<std::int64_t> re, const std::exception& error);
    [[nodiscard]] bool too_fast();

    Lobby& lobby_;
    ConnectionId id_;
    Listener send_;
    std::string mark_;  // of where it comes from, for a new token
    bool teacher_;
    std::shared_ptr<Session> session_;
    double allowance_;      // messages that may come now
    Seconds last_message_;  // when the allowance was counted
};

class Lobby {
  public:
    // The services outlive the lobby, and the lobby its connections.
    explicit Lobby(Services services) : services_{std::move(services)} {}

    // Tokens are marked with where the caller comes from, so that a store which is full can tell
    // who filled it.
    [[nodiscard]] std::unique_ptr<Connection> connect(Listener send, const Caller& caller = {});
    [[nodiscard]] const Services& services() const { return services_; }

  private:
    friend class Connection;
    struct Entered {
        std::shared_ptr<Session> session;
        std::string token;
        bool resumed;
        std::optional<std::string> player = {};
        bool looks_on = false;
    };
    struct Opened {
        std::weak_ptr<Session> session;
        std::uint64_t number = 0;  // in the order in which sessions were opened
    };
    [[nodiscard]] Entered enter(const std::optional<std::string>& token, const std::string& mark);
    // By a key that somebody was sent. Throws Refusal where it opens nothing.
    [[nodiscard]] Entered enter_by_key(const std::string& key);
    // For a teacher, who looks over somebody's shoulder. Throws Refusal where nobody is there.
    [[nodiscard]] Entered enter_to_watch(std::int64_t person);
    [[nodiscard]] std::vector<std::shared_ptr<Session>> all_present();
    // The session of a token: the one that is there, or one with the boards that are kept. None
    // where none are.
    [[nodiscard]] std::shared_ptr<Session> session_of(const std::string& token,
                                                      const std::optional<Guests>& guests = {});
    // These with the lock held.
    [[nodiscard]] Opened opened(const std::string& token) const;
    [[nodiscard]] std::shared_ptr<Session> open(const std::string& token,
                                                const std::vector<StoredBoard>& boards,
                                                const std::optional<Guests>& guests = {});
    void sweep();

    Services services_;
    std::mutex mutex_;
    std::map<std::string, Opened> sessions_;  // by token
    std::uint64_t last_opened_ = 0;           // numbers
    std::uint64_t last_forgotten_ = 0;
    std::size_t sweep_at_ = 64;
    ConnectionId next_connection_ = 1;
};

}  // namespace lawan::session
