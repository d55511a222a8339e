#include "protocol/line_server.hpp"

#include <condition_variable>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <streambuf>
#include <string>

#include "core/text.hpp"
#include "core/time_manager.hpp"
#include "module/game_module.hpp"
#include "play/bot_answer.hpp"
#include "play/clock.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

// Lines on their way from the reader to the server; none is the end.
class Queue {
  public:
    void push(std::optional<std::string> line) {
        const std::lock_guard lock{mutex_};
        lines_.push_back(std::move(line));
        filled_.notify_one();
    }
    [[nodiscard]] std::optional<std::string> pop() {
        std::unique_lock lock{mutex_};
        filled_.wait(lock, [this] { return !lines_.empty(); });
        std::optional<std::string> line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }
    void close() {
        const std::lock_guard lock{mutex_};
        closed_ = true;
    }
    [[nodiscard]] bool closed() {
        const std::lock_guard lock{mutex_};
        return closed_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable filled_;
    std::deque<std::optional<std::string>> lines_;
    bool closed_ = false;
};

// A line of any length, at most so much of it kept. A program that sends no end of line must not
// take all the memory there is, and half a line must not be taken for a whole one.
[[nodiscard]] bool read_line(std::istream& in, std::string& line) {
    constexpr std::size_t kLongest = std::size_t{1} << 20U;
    line.clear();
    std::streambuf& from = *in.rdbuf();
    std::size_t length = 0;
    for (;;) {
        const auto next = from.sbumpc();
        if (next == std::char_traits<char>::eof()) {
            if (length == 0) return false;
            break;
        }
        if (next == '\n') break;
        if (++length <= kLongest) line += std::char_traits<char>::to_char_type(next);
    }
    if (length > kLongest) line = kTooLongLine;
    return true;
}

struct Closing {
    Queue& queue;
    ~Closing() { queue.close(); }
};

// Also where the reader could not answer a line at once: a search must not go on for nobody.
struct Ending {
    LineServer& server;
    Queue& queue;
    ~Ending() {
        server.input_ended();
        queue.push(std::nullopt);
    }
};

}  // namespace

Refused unknown_command(std::string_view line) {
    if (line == kTooLongLine) return Refused{"the line is longer than 1 MiB"};
    return Refused{"unknown command " + in_quotes(line)};
}

Seconds time_of_clock(Bot& bot, Side mover, const PerSide<Seconds>& left, Seconds increment,
                      int plies_left) {
    if (auto* const watcher = clock_watcher(bot)) {
        watcher->told_of_control({{}, GameClock{left[mover], increment}});
        watcher->told_of_time_left(left);
        return left[mover];
    }
    return time_for_move({left[mover], increment}, (plies_left + 1) / 2);
}

std::string shown_name(const ServedEngine& engine) {
    constexpr std::string_view kOwn = kOwnEngine;
    const std::string_view name = engine.name;
    const bool own = name.substr(0, kOwn.size()) == kOwn &&
                     (name.size() == kOwn.size() || name[kOwn.size()] == '(');
    return "Lawan" + (own ? engine.name.substr(kOwn.size()) : ' ' + engine.name);
}

// GTP may number its commands, and asks for some by name: "known_command quit" ends nothing.
bool LineServer::is_last(std::string_view line) const {
    const auto said = split_words(line);
    if (said.size() == 2 && parse_whole_number(said.front())) return said.back() == "quit";
    return said.size() == 1 && said.front() == "quit";
}

void LineServer::stop_was_read() {
    const std::lock_guard lock{mutex_};
    ++waiting_stops_;
    stop.raise();
}

void LineServer::stop_was_handled() {
    const std::lock_guard lock{mutex_};
    if (waiting_stops_ > 0) --waiting_stops_;
    if (waiting_stops_ == 0) stop.clear();
}

void serve(LineServer& server, std::istream& in) {
    Queue queue;
    on_workers(2, [&](int worker) {
        if (worker == 0) {
            const Ending ending{server, queue};
            for (std::string line; !queue.closed() && read_line(in, line);) {
                if (server.stops(line)) server.stop_was_read();
                if (server.answered_at_once(line)) continue;
                const bool quits = server.is_last(line);
                queue.push(std::move(line));
                if (quits) break;
            }
            return;
        }
        // Also where the answer could not be written: the reader need not go on.
        const Closing closing{queue};
        while (const auto line = queue.pop()) {
            if (server.handle(*line) == Served::Quit) break;
        }
    });
}

}  // namespace lawan
