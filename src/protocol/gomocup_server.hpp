// Our engine as a program for Gomocup managers such as Piskvork: five in a row on boards of 5 to 20
// columns and rows. (The protocol of the Gomocup tournament, plastovicka.github.io/protocl2en.htm;
// SWAP2BOARD: gomocup.org/news/experimental-tournament-update-2020.)
#pragma once

#include <atomic>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "core/limits.hpp"
#include "core/thought.hpp"
#include "protocol/gomocup_allowance.hpp"
#include "protocol/gomocup_board.hpp"
#include "protocol/line_form.hpp"
#include "protocol/line_server.hpp"

namespace lawan {

class GomocupServer final : public LineServer {
  public:
    GomocupServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;
    // END ends a search that is under way. A whole game in one pipe is played first: there END
    // comes before the search has begun.
    [[nodiscard]] bool stops(std::string_view line) const override;
    [[nodiscard]] bool is_last(std::string_view line) const override;
    [[nodiscard]] static std::vector<LineForm> forms();

  private:
    using Command = LineCommand<void (GomocupServer::*)(std::string_view arguments)>;
    [[nodiscard]] static const std::vector<Command>& commands();

    // What the commands do.
    void start_square(std::string_view side);
    void start_rectangle(std::string_view sides);
    void restart(std::string_view none);
    void begin(std::string_view none);
    void take_turn(std::string_view cell);
    void lay_own(std::string_view cell);
    void read_board(std::string_view none);
    void read_swap2_board(std::string_view none);
    void take_back(std::string_view cell);
    void set_turn_time(std::string_view milliseconds);
    void set_match_time(std::string_view milliseconds);
    void set_time_left(std::string_view milliseconds);
    void set_memory(std::string_view bytes);
    void set_rule(std::string_view sum);
    void pass_over(std::string_view key_and_value);
    void introduce(std::string_view none);
    void end(std::string_view none);

    void obey(const std::string& line);
    void start(BoardSize size);
    void forget();                          // what the bot knows of the game
    [[nodiscard]] gomocup::Board& board();  // refused where none was started
    void read_board_line(std::string_view line);
    void answer_swap2(const gomocup::ComingBoard& coming);
    void lay_stones(const AnyPosition& from, int stones, const Limits& limits);
    void refuse_after_the_end() const;
    [[nodiscard]] bool ends_with(Coordinate at);
    void answer();
    void tell(Coordinate at);
    [[nodiscard]] AnyGame game_of(const gomocup::Board& board) const;
    [[nodiscard]] Thought<AnyMove> think(const AnyGame& game, const Limits& limits);
    [[nodiscard]] std::unique_ptr<Bot> made_bot(const AnyGame& game) const;

    ServedEngine engine_;
    std::ostream& out_;
    std::optional<gomocup::Board> board_;
    bool is_over_ = false;                        // the game on it
    std::optional<gomocup::ComingBoard> coming_;  // the board whose lines are being read
    bool passes_over_stones_ = false;             // of a board that was refused
    std::string rule_;                            // as positions call it; empty: five or more win
    gomocup::Allowance allowance_;
    std::unique_ptr<Bot> bot_;
    bool is_new_game_ = true;                // to the bot
    std::atomic<double> thinking_since_{0};  // 0: it does not think
};

}  // namespace lawan
