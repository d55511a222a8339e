#include "server/hosts.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>

#include "core/text.hpp"

namespace lawan::server {
namespace {

struct Parts {
    std::string name;
    std::string_view port;
};

// "name:8017", "[::1]:8017": the port may be missing.
Parts split(std::string_view host) {
    const auto bracket = host.rfind(']');
    const auto colon = host.rfind(':');
    const bool has_port =
        colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
    return {lower(host.substr(0, has_port ? colon : host.size())),
            has_port ? host.substr(colon + 1) : std::string_view{}};
}

bool is_address(const std::string& name) {
    if (name.size() > 2 && name.front() == '[' && name.back() == ']') return true;
    const auto fine = [](char c) { return is_digit(c) || c == '.'; };
    return !name.empty() && std::all_of(name.begin(), name.end(), fine) &&
           std::count(name.begin(), name.end(), '.') == 3;
}

bool is_this_machine_only(const std::string& address) {
    return address == "::1" || address == "localhost" || address.rfind("127.", 0) == 0;
}

}  // namespace

std::vector<std::string> own_addresses() {
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0) return {};
    std::vector<std::string> four;
    std::vector<std::string> six;
    for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
        const bool of_this_machine_only = (one->ifa_flags & IFF_LOOPBACK) != 0;
        if (one->ifa_addr == nullptr || of_this_machine_only) continue;
        char text[INET6_ADDRSTRLEN] = {};
        if (one->ifa_addr->sa_family == AF_INET) {
            const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
            if (::inet_ntop(AF_INET, &address->sin_addr, text, sizeof text))
                four.emplace_back(text);
        } else if (one->ifa_addr->sa_family == AF_INET6) {
            const auto* address = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr);
            if (IN6_IS_ADDR_LINKLOCAL(&address->sin6_addr)) continue;
            if (::inet_ntop(AF_INET6, &address->sin6_addr, text, sizeof text))
                six.emplace_back(text);
        }
    }
    ::freeifaddrs(all);
    four.insert(four.end(), six.begin(), six.end());
    return four;
}

Hosts::Hosts(const std::string& bound, const std::vector<std::string>& allowed)
    : names_{"localhost", "127.0.0.1", "[::1]", lower(bound)},
      addresses_{!is_this_machine_only(bound)} {
    for (const std::string& name : allowed) names_.push_back(lower(name));
}

bool Hosts::accepts(std::string_view host) const {
    const Parts parts = split(host);
    const std::string port =
        parts.port.empty() ? (encrypted_ ? "443" : "80") : std::string{parts.port};
    if (port != std::to_string(port_)) return false;
    if (addresses_ && is_address(parts.name)) return true;
    return std::find(names_.begin(), names_.end(), parts.name) != names_.end();
}

bool Hosts::accepts_origin(std::string_view origin, std::string_view host) const {
    const std::string_view scheme = encrypted_ ? "https://" : "http://";
    return origin.substr(0, scheme.size()) == scheme &&
           lower(origin.substr(scheme.size())) == lower(host);
}

}  // namespace lawan::server
