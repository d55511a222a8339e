#include "server/doorkeeper.hpp"

#include <algorithm>

namespace lawan::server {
namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t kSpare = 16;  // for refusals and questions about the health

// One of IPv4 may come as one of IPv6.
ip::address unmapped(const ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

// A network of IPv6 gives each of its machines as many addresses as it likes: the first half
// counts.
std::string owner_of(const ip::address& address) {
    if (!address.is_v6()) return address.to_string();
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6{bytes}.to_string();
}

}  // namespace

Ticket::~Ticket() {
    if (doorkeeper_ == nullptr) return;
    number_ ? doorkeeper_->leave(*number_) : doorkeeper_->leave(owner_);
}

void Ticket::leaves_by(std::function<void()> leave) {
    const std::lock_guard lock{doorkeeper_->mutex_};
    if (number_) doorkeeper_->refused_[*number_] = std::move(leave);
}

// Whoever sits behind a proxy of this machine comes from here, too: only the whole number counts.
bool Doorkeeper::has_its_share(const ip::address& address, std::size_t connections) const {
    constexpr std::size_t kShares = 4;
    return !address.is_loopback() && connections >= std::max<std::size_t>(1, most_ / kShares);
}

std::optional<Ticket> Doorkeeper::admit(const ip::address& from) {
    const ip::address address = unmapped(from);
    std::string owner = owner_of(address);
    std::unique_lock lock{mutex_};
    const auto found = connections_.find(owner);
    const std::size_t own = found == connections_.end() ? 0 : found->second;
    if (all_ >= most_ || has_its_share(address, own)) {
        std::function<void()> leave;
        auto ticket = admit_to_be_refused(address.to_string(), std::move(owner), leave);
        lock.unlock();  // whoever leaves comes back to us
        if (leave) leave();
        return ticket;
    }
    ++connections_[owner];
    ++all_;
    ++open_;
    return std::optional<Ticket>{std::in_place, *this, address.to_string(), std::move(owner),
                                 std::nullopt};
}

// The oldest makes room. Who was told to leave takes a moment: there may be some of those.
std::optional<Ticket> Doorkeeper::admit_to_be_refused(std::string address, std::string owner,
                                                      std::function<void()>& oldest_leaves) {
    if (refused_.size() >= kSpare) {
        const auto oldest = std::find_if(refused_.begin(), refused_.end(), [](const auto& one) {
            return static_cast<bool>(one.second);
        });
        if (oldest == refused_.end() || refused_.size() >= 2 * kSpare) return std::nullopt;
        oldest_leaves = std::exchange(oldest->second, nullptr);
    }
    refused_[++next_number_];
    ++open_;
    return std::optional<Ticket>{std::in_place, *this, std::move(address), std::move(owner),
                                 next_number_};
}

void Doorkeeper::leave(const std::string& owner) {
    const std::lock_guard lock{mutex_};
    const auto found = connections_.find(owner);
    if (found != connections_.end() && --found->second == 0) connections_.erase(found);
    --all_;
    --open_;
}

void Doorkeeper::leave(std::uint64_t number) {
    std::function<void()> unused;  // let go of without the lock
    const std::lock_guard lock{mutex_};
    const auto found = refused_.find(number);
    unused = std::move(found->second);
    refused_.erase(found);
    --open_;
}

}  // namespace lawan::server
