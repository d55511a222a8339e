// Our engine as a UGI program.
#pragma once

#include <atomic>
#include <chrono>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/line_form.hpp"
#include "protocol/line_server.hpp"

namespace lawan {

class UgiServer final : public LineServer {
  public:
    UgiServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;
    [[nodiscard]] bool stops(std::string_view line) const override;
    // "isready" is answered while a search goes on, as in UCI.
    [[nodiscard]] bool answered_at_once(std::string_view line) override;
    void input_ended() override;
    [[nodiscard]] static std::vector<LineForm> forms();

  private:
    using Command = LineCommand<void (UgiServer::*)(std::string_view arguments)>;
    struct Go;

    [[nodiscard]] static const std::vector<Command>& commands();
    // What the commands do.
    void introduce(std::string_view none);
    void be_ready(std::string_view none);
    void begin_game(std::string_view none);
    void take_position(std::string_view said);
    void go(std::string_view limits);
    void answer_query(std::string_view what);
    void set_option(std::string_view said);
    void end_search(std::string_view none);
    void quit(std::string_view none);

    void set_position(std::string_view rest);
    void check_position() const;
    [[nodiscard]] Side first_player() const;
    void search(std::string_view said);
    void end_search_by_clock();
    [[nodiscard]] std::unique_ptr<Bot> new_bot(const AnyGame& game) const;
    [[nodiscard]] Thought<AnyMove> thought_of(const Go& go);
    [[nodiscard]] std::optional<Thought<AnyMove>> deepened(Limits limits);
    [[nodiscard]] Go read_go(std::string_view limits);
    void tell_bot_of_game();
    [[nodiscard]] Limits limits_of(const Go& go);
    // The number that stands for a value in what is said.
    [[nodiscard]] Score told(const Valuation& valuation) const;
    [[nodiscard]] std::string info_of(const Thought<AnyMove>& thought) const;
    void say(const std::string& line);
    void wait_for_stop() const;

    ServedEngine engine_;
    std::ostream& out_;
    AnyGame game_;  // from the start that was set last
    AnyPosition position_;
    std::vector<AnyMove> played_;
    bool quits_ = false;
    bool has_position_ = true;  // false after one that could not be set
    std::unique_ptr<Bot> bot_;
    std::vector<AnyMove> known_;  // moves of the game that the bot was told of
    std::optional<Side> told_;    // its side there; none before it was told of any
    std::mutex speaking_;
    std::atomic<int> searches_{0};    // asked for and not answered yet
    std::atomic<bool> ended_{false};  // the input: nobody can say stop any more
    std::atomic<bool> gone_{false};   // whoever asked for the search: the input ended during it
    std::chrono::steady_clock::time_point asked_;  // the last search; of the reader
    std::atomic<bool> timed_{false};  // the search that is under way: by a clock, or until stopped
    std::mutex ending_;               // guards the next, together with the signal to stop
    bool raised_at_end_ = false;
};

}  // namespace lawan
