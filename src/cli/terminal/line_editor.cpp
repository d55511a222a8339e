#include "cli/terminal/line_editor.hpp"

#if LAWAN_HAS_EDIT

#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string_view>

#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include "cli/terminal/streams.hpp"

namespace lawan::cli {
namespace {

struct EndEditing {
    void operator()(EditLine* editor) const { el_end(editor); }
};
struct EndHistory {
    void operator()(::History* history) const { history_end(history); }
};

// A signal handler has no other way to tell the editor.
volatile std::sig_atomic_t resized = 0;
volatile std::sig_atomic_t suspended_by = 0;

// Ctrl-Z and Ctrl-\ reach the program while a line is edited only after the terminal is as the
// shell expects it, and a window of another size is noticed. libedit's own handlers (EL_SIGNAL) are
// set again only by its own reading of characters, which we replace.
class Signals {
  public:
    Signals() {
        set(
            SIGWINCH, [](int) { resized = 1; }, window_);
        set(
            SIGTSTP, [](int number) { suspended_by = number; }, suspend_);
        set(
            SIGQUIT, [](int number) { suspended_by = number; }, quit_);
    }
    ~Signals() {
        sigaction(SIGWINCH, &window_, nullptr);
        sigaction(SIGTSTP, &suspend_, nullptr);
        sigaction(SIGQUIT, &quit_, nullptr);
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    // Does what came meanwhile.
    static void obey(EditLine* editor) {
        if (const int number = suspended_by; number != 0) {
            suspended_by = 0;
            el_set(editor, EL_PREP_TERM, 0);
            struct sigaction ours {};
            struct sigaction usual {};
            usual.sa_handler = SIG_DFL;
            sigaction(number, &usual, &ours);
            raise(number);  // back from here once the shell lets us go on
            sigaction(number, &ours, nullptr);
            el_set(editor, EL_PREP_TERM, 1);
            el_resize(editor);
            el_set(editor, EL_REFRESH);
        }
        if (resized != 0) {
            resized = 0;
            el_resize(editor);
        }
    }

  private:
    static void set(int signal, void (*handler)(int), struct sigaction& before) {
        struct sigaction action {};
        action.sa_handler = handler;  // without SA_RESTART: waiting for a key ends
        sigemptyset(&action.sa_mask);
        sigaction(signal, &action, &before);
    }

    struct sigaction window_ {};
    struct sigaction suspend_ {};
    struct sigaction quit_ {};
};

class Editor final : public LineEditor {
  public:
    explicit Editor(const StopSignal& stop) : stop_{stop}, history_{history_init()} {
        // libedit shows characters as the locale has them.
        std::setlocale(LC_CTYPE, "");
        flush_output();
        editor_.reset(el_init("lawan", stdin, stdout, stderr));
        if (!editor_ || !history_) return;
        constexpr int kLinesKept = 200;
        HistEvent event;
        ::history(history_.get(), &event, H_SETSIZE, kLinesKept);
        ::history(history_.get(), &event, H_SETUNIQUE, 1);
        el_set(editor_.get(), EL_CLIENTDATA, this);
        el_set(editor_.get(), EL_PROMPT, &Editor::prompt_of);
        el_set(editor_.get(), EL_EDITOR, "emacs");
        el_set(editor_.get(), EL_HIST, ::history, history_.get());
        el_wset(editor_.get(), EL_GETCFN, &Editor::next_character);
        el_source(editor_.get(), nullptr);  // ~/.editrc, where somebody has one
    }

    [[nodiscard]] bool works() const { return editor_ && history_; }

    [[nodiscard]] std::optional<std::string> read(const std::string& question) override {
        question_ = question;
        flush_output();
        el_resize(editor_.get());  // perhaps since the last line
        const Signals signals;
        int count = 0;
        const char* const typed = el_gets(editor_.get(), &count);
        if (typed == nullptr || count <= 0 || stop_.raised()) return std::nullopt;
        std::string line{typed, static_cast<std::size_t>(count)};
        while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
        if (line.find_first_not_of(' ') != std::string::npos) {
            HistEvent event;
            ::history(history_.get(), &event, H_ENTER, line.c_str());
        }
        return line;
    }

  private:
    [[nodiscard]] static Editor& of(EditLine* editor) {
        void* self = nullptr;
        el_get(editor, EL_CLIENTDATA, &self);
        return *static_cast<Editor*>(self);
    }
    [[nodiscard]] static char* prompt_of(EditLine* editor) { return of(editor).question_.data(); }

    // libedit's own goes on after a signal; ours ends when that was an interruption.
    [[nodiscard]] static int next_character(EditLine* editor, wchar_t* character) {
        const Editor& self = of(editor);
        std::mbstate_t state{};
        for (;;) {
            // A signal may come just before we wait, so waiting has to end by itself.
            constexpr int kLookEveryMs = 100;
            pollfd input{STDIN_FILENO, POLLIN, 0};
            const int ready = poll(&input, 1, kLookEveryMs);
            if (self.stop_.raised()) return -1;
            Signals::obey(editor);
            if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
            char byte = 0;
            const ssize_t size = ::read(STDIN_FILENO, &byte, 1);
            if (size < 0 && errno == EINTR) continue;
            if (size <= 0) return static_cast<int>(size);
            constexpr auto kWrong = static_cast<std::size_t>(-1);
            std::size_t read = std::mbrtowc(character, &byte, 1, &state);
            if (read == kWrong) {  // the byte that breaks a character may begin another
                state = {};
                read = std::mbrtowc(character, &byte, 1, &state);
            }
            if (read <= 1) return 1;
            // Part of a character waits for the rest; a wrong byte is left out.
            if (read == kWrong) state = {};
        }
    }

    const StopSignal& stop_;
    std::unique_ptr<::History, EndHistory> history_;
    std::unique_ptr<EditLine, EndEditing> editor_;
    std::string question_;
};

[[nodiscard]] bool has_cursor_keys() {
    const char* const terminal = std::getenv("TERM");
    return terminal != nullptr && *terminal != '\0' && std::string_view{terminal} != "dumb";
}

}  // namespace

bool LineEditor::is_built_in() {
    return true;
}

std::unique_ptr<LineEditor> LineEditor::where_possible(const StopSignal& stop) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 || !has_cursor_keys()) {
        return nullptr;
    }
    auto editor = std::make_unique<Editor>(stop);
    if (!editor->works()) return nullptr;
    return editor;
}

}  // namespace lawan::cli

#else

namespace lawan::cli {

bool LineEditor::is_built_in() {
    return false;
}

std::unique_ptr<LineEditor> LineEditor::where_possible(const StopSignal&) {
    return nullptr;
}

}  // namespace lawan::cli

#endif
