// What a request says of itself: the host, the origin, cookies, the address, a join code.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "server/door.hpp"
#include "server/hosts.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan::server;
    static const std::vector<std::string> allowed{"lab.example"};
    static Hosts hosts = [] {
        Hosts made{"0.0.0.0", allowed};
        made.set_port(8080);
        return made;
    }();
    static Door door{Lock::Code, true, false};
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    const auto half = std::min(text.find('\n'), text.size());
    const std::string_view first = text.substr(0, half);
    const std::string_view second = text.substr(std::min(half + 1, text.size()));
    (void)hosts.accepts(first);
    (void)hosts.accepts_origin(first, second);
    // Nobody can guess what opens it.
    if (door.cookie_for(text) || door.visitor(text)) __builtin_trap();
    const std::string address{second.substr(0, 4)};
    if (std::holds_alternative<std::string>(door.join(first, {address, address}))) __builtin_trap();
    return 0;
}
