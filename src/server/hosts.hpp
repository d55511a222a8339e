// Which names the server goes by: a page of another site must not talk to it, whatever its name
// resolves to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lawan::server {

// The addresses of this machine in its networks, in figures; those of IPv4 first.
[[nodiscard]] std::vector<std::string> own_addresses();

class Hosts {
  public:
    // `bound` is the address that the server listens on; `allowed` are further names.
    Hosts(const std::string& bound, const std::vector<std::string>& allowed);

    void set_port(std::uint16_t port) { port_ = port; }  // once it is known
    void set_encrypted() { encrypted_ = true; }

    // The header Host: one of our names, or where others than this machine may connect any address
    // in figures (a name that was made to point here is none), with our port.
    [[nodiscard]] bool accepts(std::string_view host) const;

    // The header Origin of a WebSocket: a page that came from this very host and port. Who sends
    // none is no page.
    [[nodiscard]] bool accepts_origin(std::string_view origin, std::string_view host) const;

  private:
    std::vector<std::string> names_;
    bool addresses_;
    std::uint16_t port_ = 0;
    bool encrypted_ = false;
};

}  // namespace lawan::server
