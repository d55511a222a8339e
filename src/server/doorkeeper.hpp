// How many may be connected at once, in all and from one address. Whoever comes when it is full is
// told so, and the health of the server can be asked for even then.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
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
    Ticket(Doorkeeper& doorkeeper, std::string address, bool full)
        : doorkeeper_{&doorkeeper}, address_{std::move(address)}, full_{full} {}
    ~Ticket();
    Ticket(Ticket&& other) noexcept
        : doorkeeper_{std::exchange(other.doorkeeper_, nullptr)},
          address_{std::move(other.address_)},
          full_{other.full_} {}
    Ticket& operator=(Ticket&&) = delete;
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;

    // There was no place for more than a question about the server's health.
    [[nodiscard]] bool full() const { return full_; }
    // Of whoever holds it; of IPv6 the network.
    [[nodiscard]] const std::string& address() const { return address_; }

  private:
    Doorkeeper* doorkeeper_;
    std::string address_;
    bool full_;
};

class Doorkeeper {
  public:
    // `open` counts the connections for whoever watches the server.
    Doorkeeper(std::size_t most, std::atomic<std::int64_t>& open) : most_{most}, open_{open} {}

    // None: not even a refusal can be sent.
    [[nodiscard]] std::optional<Ticket> admit(const boost::asio::ip::address& address);

  private:
    friend class Ticket;
    void leave(const std::string& address);
    [[nodiscard]] bool has_its_share(const boost::asio::ip::address& address,
                                     std::size_t connections) const;

    std::size_t most_;
    std::atomic<std::int64_t>& open_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> connections_;  // by address
    std::size_t all_ = 0;
};

}  // namespace lawan::server
