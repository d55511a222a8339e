#include "server/hosts.hpp"

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

Hosts::Hosts(const std::string& bound, const std::vector<std::string>& allowed)
    : names_{"localhost", "127.0.0.1", "[::1]", lower(bound)},
      addresses_{!is_this_machine_only(bound)} {
    for (const std::string& name : allowed) names_.push_back(lower(name));
}

bool Hosts::accepts(std::string_view host) const {
    const Parts parts = split(host);
    const std::string port = parts.port.empty() ? "80" : std::string{parts.port};
    if (port != std::to_string(port_)) return false;
    if (addresses_ && is_address(parts.name)) return true;
    return std::find(names_.begin(), names_.end(), parts.name) != names_.end();
}

bool Hosts::accepts_origin(std::string_view origin, std::string_view host) const {
    constexpr std::string_view kScheme = "http://";
    return origin.substr(0, kScheme.size()) == kScheme &&
           lower(origin.substr(kScheme.size())) == lower(host);
}

}  // namespace lawan::server
