#include "server/doorkeeper.hpp"

#include <algorithm>

namespace lawan::server {
namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t kSpare = 16;  // places for refusals and questions about the health

// A network of IPv6 gives each of its machines as many addresses as it likes: the first half
// counts.
std::string owner_of(const ip::address& address) {
    if (!address.is_v6()) return address.to_string();
    const ip::address_v6 six = address.to_v6();
    if (six.is_v4_mapped()) {
        return ip::make_address_v4(ip::v4_mapped, six).to_string();
    }
    ip::address_v6::bytes_type bytes = six.to_bytes();
    std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6{bytes}.to_string();
}

}  // namespace

Ticket::~Ticket() {
    if (doorkeeper_ != nullptr) doorkeeper_->leave(address_);
}

// Whoever sits behind a proxy of this machine comes from here, too: only the whole number counts.
bool Doorkeeper::has_its_share(const ip::address& address, std::size_t connections) const {
    constexpr std::size_t kShares = 4;
    return !address.is_loopback() && connections >= std::max<std::size_t>(1, most_ / kShares);
}

std::optional<Ticket> Doorkeeper::admit(const ip::address& address) {
    std::string owner = owner_of(address);
    const std::lock_guard lock{mutex_};
    if (all_ >= most_ + kSpare) return std::nullopt;
    std::size_t& own = connections_[owner];
    const bool full = all_ >= most_ || has_its_share(address, own);
    ++own;
    ++all_;
    ++open_;
    return std::optional<Ticket>{std::in_place, *this, std::move(owner), full};
}

void Doorkeeper::leave(const std::string& address) {
    const std::lock_guard lock{mutex_};
    const auto found = connections_.find(address);
    if (found != connections_.end() && --found->second == 0) connections_.erase(found);
    --all_;
    --open_;
}

}  // namespace lawan::server
