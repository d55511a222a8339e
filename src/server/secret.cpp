#include "server/secret.hpp"

#include <algorithm>

namespace lawan::server {

void Secret::set_port(std::uint16_t port) {
    name_ = "lawan-" + std::to_string(port);
}

std::string Secret::address_part() const {
    return token_.empty() ? "" : "?token=" + token_;
}

bool Secret::is_in_address(std::string_view target) const {
    constexpr std::string_view kBefore = "token=";
    const auto query = target.find('?');
    if (token_.empty() || query == std::string_view::npos) return false;
    for (std::string_view rest = target.substr(query + 1); !rest.empty();) {
        const auto end = rest.find('&');
        const std::string_view part = rest.substr(0, end);
        if (part.substr(0, kBefore.size()) == kBefore && matches(part.substr(kBefore.size()))) {
            return true;
        }
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return false;
}

std::string Secret::cookie() const {
    return name_ + '=' + token_ + "; Path=/; HttpOnly; SameSite=Strict";
}

bool Secret::is_known(std::string_view cookies) const {
    if (token_.empty()) return true;
    const std::string before = name_ + '=';
    while (!cookies.empty()) {
        const auto end = cookies.find(';');
        std::string_view part = cookies.substr(0, end);
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        if (part.substr(0, before.size()) == before && matches(part.substr(before.size()))) {
            return true;
        }
        cookies.remove_prefix(end == std::string_view::npos ? cookies.size() : end + 1);
    }
    return false;
}

// How long it takes says nothing about where they differ.
bool Secret::matches(std::string_view token) const {
    if (token.size() != token_.size()) return false;
    unsigned differ = 0;
    for (std::size_t i = 0; i < token.size(); ++i) {
        differ |= static_cast<unsigned char>(token[i]) ^ static_cast<unsigned char>(token_[i]);
    }
    return differ == 0;
}

}  // namespace lawan::server
