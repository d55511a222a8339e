// The engine as the page's worker calls it. Texts go in and out as UTF-8 that the caller owns.
#include <memory>
#include <optional>
#include <string>

#include <emscripten.h>

#include "site/engine.hpp"
#include "work/kept_helpers.hpp"
#include "work/threads.hpp"

// clang-format off
// What the worker brings along: web/src/state/engine/worker.ts.
EM_JS(void, lawan_send, (unsigned tab, const char* text), {
    Module.page.send(tab, UTF8ToString(text));
})
EM_JS(void, lawan_keep, (unsigned ticket, const char* token, const char* board, const char* text), {
    Module.page.keep(ticket, UTF8ToString(token), UTF8ToString(board), text ? UTF8ToString(text) : null);
})
EM_JS(void, lawan_attend, (), {
    Module.page.attend();
})
// The language of the page and then its text; null where there is no such page. Freed by the caller.
EM_JS(char*, lawan_doc, (const char* name, const char* language), {
    const page = Module.page.doc(UTF8ToString(name), UTF8ToString(language));
    if (!page) return 0;
    const text = page.language + "\n" + page.markdown;
    const size = lengthBytesUTF8(text) + 1;
    const place = Module._malloc(size);
    stringToUTF8(text, place, size);
    return place;
})
// clang-format on

namespace {

using namespace lawan;

class WorkerPage final : public site::Page {
  public:
    void send(site::TabId tab, const std::string& text) override { lawan_send(tab, text.c_str()); }
    void keep(site::Ticket ticket, const std::string& token, const std::string& board,
              const std::optional<std::string>& text) override {
        lawan_keep(ticket, token.c_str(), board.c_str(), text ? text->c_str() : nullptr);
    }
    void attend() override { lawan_attend(); }
    std::optional<session::DocPage> doc(const std::string& name,
                                        const std::string& language) override {
        const std::unique_ptr<char, decltype(&std::free)> found{
            lawan_doc(name.c_str(), language.c_str()), &std::free};
        if (!found) return std::nullopt;
        const std::string text{found.get()};
        const std::size_t line = text.find('\n');
        return session::DocPage{text.substr(0, line), text.substr(line + 1)};
    }
};

// Of a bot's thought; none: as long as everywhere.
std::optional<Seconds>& longest_thought() {
    static std::optional<Seconds> longest;
    return longest;
}

site::Engine& engine() {
    static WorkerPage page;
    static site::Engine only{page, available_workers(), TimeSource::of_machine(),
                             longest_thought()};
    return only;
}

}  // namespace

extern "C" {

// Before all else; the page has as many workers ready. Nought seconds: bots think as long as they
// do everywhere.
EMSCRIPTEN_KEEPALIVE void lawan_start(int helpers, double seconds) {
    if (seconds > 0) longest_thought() = Seconds{seconds};
    if (helpers > 0) keep_helpers(helpers, [] { engine().attend(); });
}

EMSCRIPTEN_KEEPALIVE void lawan_remember(const char* token, const char* board, const char* text) {
    engine().remember(token, {board, text});
}

EMSCRIPTEN_KEEPALIVE void lawan_open(unsigned tab) {
    engine().open(tab);
}

EMSCRIPTEN_KEEPALIVE void lawan_receive(unsigned tab, const char* text) {
    engine().receive(tab, text);
}

EMSCRIPTEN_KEEPALIVE void lawan_close(unsigned tab) {
    engine().close(tab);
}

EMSCRIPTEN_KEEPALIVE void lawan_kept(unsigned ticket, bool safe) {
    engine().kept(ticket, safe);
}

// In milliseconds; less than nought where nothing waits.
EMSCRIPTEN_KEEPALIVE double lawan_work() {
    const auto wait = engine().work();
    return wait ? wait->count() * 1000 : -1;
}

}  // extern "C"
