// How many may be connected at once, in all and from one address. Whoever comes when it is full is
// told so, and the health of the server can be asked for even then: of those without a place the
// newest are heard.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include <boost/asio/ip/address.hpp>

namespace lawan::server {

class Doorkeeper;

// A place that is free again when the ticket is gone.
class Ticket {
  public:
    // Whoever has no place has a number instead.
    Ticket(Doorkeeper& doorkeeper, std::string address, std::string owner,
           std::optional<std::uint64_t> number)
        : doorkeeper_{&doorkeeper},
          address_{std::move(address)},
          owner_{std::move(owner)},
          number_{number} {}
    ~Ticket();
    Ticket(Ticket&& other) noexcept
        : doorkeeper_{std::exchange(other.doorkeeper_, nullptr)},
          address_{std::move(other.address_)},
          owner_{std::move(other.owner_)},
          number_{other.number_} {}
    Ticket& operator=(Ticket&&) = delete;
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;

    // There was no place for more than a question about the server's health.
    [[nodiscard]] bool full() const { return number_.has_value(); }
    // Of whoever holds it.
    [[nodiscard]] const std::string& address() const { return address_; }
    // The same, but of IPv6 the network.
    [[nodiscard]] const std::string& owner() const { return owner_; }

    // Whoever is without a place has to be ready to leave for the next one who is: it is called
    // once at most, on any thread.
    void leaves_by(std::function<void()> leave);

  private:
    Doorkeeper* doorkeeper_;
    std::string address_;
    std::string owner_;
    std::optional<std::uint64_t> number_;
};

class Doorkeeper {
  public:
    // `open` counts the connections for whoever watches the server.
    Doorkeeper(std::size_t most, std::atomic<std::int64_t>& open) : most_{most}, open_{open} {}

    // None: not even a refusal can be sent.
    [[nodiscard]] std::optional<Ticket> admit(const boost::asio::ip::address& address);

  private:
    friend class Ticket;
    void leave(const std::string& owner);
    void leave(std::uint64_t number);
    [[nodiscard]] std::optional<Ticket> admit_to_be_refused(std::string address, std::string owner,
                                                            std::function<void()>& oldest_leaves);
    [[nodiscard]] bool has_its_share(const boost::asio::ip::address& address,
                                     std::size_t connections) const;

    std::size_t most_;
    std::atomic<std::int64_t>& open_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> connections_;  // by owner
    std::size_t all_ = 0;                             // of them
    // Those without a place, the oldest first, and how each is told to leave, until it was.
    std::map<std::uint64_t, std::function<void()>> refused_;
    std::uint64_t next_number_ = 0;
};

}  // namespace lawan::server
