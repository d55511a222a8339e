// Anything as messages to a session, a line each: it answers on, nothing breaks. A session
// hears several inputs, since to make one takes longer than to answer: what it heard so far is in
// /dev/shm/lawan-fuzz-message-PID, which is the input to try where a crash does not come again.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <unistd.h>

#include "session/lobby.hpp"
#include "session/memory_store.hpp"

namespace {

using namespace lawan::session;

// A second passes at each input, so nobody speaks too fast.
class InputTimer final : public Timer {
  public:
    void later(lawan::Seconds, std::function<void()>) override {}
    [[nodiscard]] lawan::Seconds now() const override { return now_; }
    void tick() { now_ += lawan::Seconds{1}; }

  private:
    lawan::Seconds now_{1};
};

class Heard {
  public:
    Heard() : path_{"/dev/shm/lawan-fuzz-message-" + std::to_string(getpid())} {
        static std::string at_exit;
        at_exit = path_;
        (void)std::atexit([] { unlink(at_exit.c_str()); });
        file_ = std::fopen(path_.c_str(), "wb");
        if (file_ == nullptr) std::abort();
    }
    void begin() {
        std::rewind(file_);
        if (ftruncate(fileno(file_), 0) != 0) std::abort();
    }
    void add(std::string_view text) {
        std::fwrite(text.data(), 1, text.size(), file_);
        std::fputc('\n', file_);
        std::fflush(file_);
    }

  private:
    std::string path_;
    std::FILE* file_ = nullptr;
};

class Place {
  public:
    Place() {
        say(R"({"type":"hello"})");
        say(R"({"type":"new","board":"play","game":"tictactoe","moves":["b2"],)"
            R"("players":{"X":{"kind":"human"},"O":{"kind":"human"}}})");
    }

    void hear(std::string_view lines) {
        constexpr int kMostMessages = 4;
        timer_.tick();
        for (int i = 0; i < kMostMessages && !lines.empty(); ++i) {
            const auto end = std::min(lines.find('\n'), lines.size());
            say(lines.substr(0, end));
            lines.remove_prefix(std::min(end + 1, lines.size()));
        }
        // What bots and tasks find would be told later; everything else is.
        const auto before = heard_;
        say("?");
        if (heard_ == before) __builtin_trap();
    }

  private:
    void say(std::string_view line) { connection_->receive(line); }

    MemoryStore store_;
    InputTimer timer_;
    Counters counters_;
    lawan::Pool pool_{0, 8};  // nobody thinks: bots and tasks only wait
    Lobby lobby_{{pool_, store_, timer_, counters_, [] { return std::string{"token"}; },
                  [](const std::string&, const std::string&) { return std::optional<DocPage>{}; }}};
    std::uint64_t heard_ = 0;
    std::unique_ptr<Connection> connection_ =
        lobby_.connect([this](const std::shared_ptr<const std::string>&) { ++heard_; });
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int kInputsOfASession = 32;
    static Heard heard;
    static std::optional<Place> place;
    static int inputs = 0;
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    if (!place || ++inputs % kInputsOfASession == 0) {
        heard.begin();
        place.emplace();
    }
    heard.add(text);
    place->hear(text);
    return 0;
}
