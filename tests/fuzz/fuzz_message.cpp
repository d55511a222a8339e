// Anything as messages to a session, a line each: every one is answered, nothing breaks.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "session/lobby.hpp"
#include "session/memory_store.hpp"

namespace {

class StoppedTimer final : public lawan::session::Timer {
  public:
    void later(lawan::Seconds, std::function<void()>) override {}
    [[nodiscard]] lawan::Seconds now() const override { return lawan::Seconds{1}; }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace lawan::session;
    MemoryStore store;
    StoppedTimer timer;
    Counters counters;
    lawan::Pool pool{0, 4};  // nobody thinks: bots and tasks only wait
    Lobby lobby{{pool, store, timer, counters, [] { return std::string{"token"}; },
                 [](const std::string&, const std::string&) { return std::optional<DocPage>{}; }}};
    std::uint64_t heard = 0;
    const auto connection =
        lobby.connect([&](const std::shared_ptr<const std::string>&) { ++heard; });
    connection->receive(R"({"type":"hello"})");
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        connection->receive(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (heard == 0) __builtin_trap();
    return 0;
}
