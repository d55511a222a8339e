// A secret between the server and whoever was told its address: it stands in the address that is
// printed, a browser that opens that keeps it as a cookie, and nobody else may open a WebSocket.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace lawan::server {

class Secret {
  public:
    // Empty where everybody may come in.
    explicit Secret(std::string token) : token_{std::move(token)} {}

    void set_port(std::uint16_t port);  // once it is known: a browser shares cookies between ports

    [[nodiscard]] std::string address_part() const;  // "?token=…", or nothing
    [[nodiscard]] bool is_in_address(std::string_view target) const;
    [[nodiscard]] std::string cookie() const;                     // for the header Set-Cookie
    [[nodiscard]] bool is_known(std::string_view cookies) const;  // of the header Cookie

  private:
    [[nodiscard]] bool matches(std::string_view token) const;

    std::string token_;
    std::string name_ = "lawan";
};

}  // namespace lawan::server
