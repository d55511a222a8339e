// Our engine as a program for Gomocup managers such as Piskvork: five in a row on boards of 5 to 20
// columns and rows. (The protocol of the Gomocup tournament, plastovicka.github.io/protocl2en.htm;
// SWAP2BOARD: gomocup.org/news/experimental-tournament-update-2020.)
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "core/limits.hpp"
#include "core/thought.hpp"
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
    enum class Cell : std::uint8_t { Empty, Ours, Theirs };
    using Cells = std::vector<Cell>;
    // Which lines are to come: commands, the stones of a board, or those of one that was refused.
    enum class Reading : std::uint8_t { Commands, Board, Swap2Board, RefusedBoard };

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
    void forget();  // what the bot knows of the game
    [[nodiscard]] BoardSize size() const;
    [[nodiscard]] Coordinate coordinate(std::string_view text) const;
    [[nodiscard]] std::size_t index(Coordinate at) const;
    void put(Cells& cells, Coordinate at, Cell whose) const;
    void begin_board(Reading reading);
    void read_board_line(const std::string& line);
    void end_board();
    void answer_swap2();
    void lay_stones(const AnyPosition& from, int stones, const Limits& limits);
    void refuse_after_the_end() const;
    [[nodiscard]] bool ended_with(Coordinate at) const;
    void answer();
    void tell(Coordinate at);
    [[nodiscard]] AnyGame game_of(const Cells& cells) const;
    [[nodiscard]] std::string position_text(const Cells& cells) const;
    [[nodiscard]] Thought<AnyMove> think(const AnyGame& game, const Limits& limits);
    [[nodiscard]] std::unique_ptr<Bot> made_bot(const AnyGame& game) const;
    [[nodiscard]] Limits limits() const;

    ServedEngine engine_;
    std::ostream& out_;
    std::optional<BoardSize> size_;
    Cells cells_;
    bool is_over_ = false;  // the game on them
    Reading reading_ = Reading::Commands;
    Cells coming_;                           // the board that is being read
    std::vector<Coordinate> laid_;           // its stones in their order
    std::string rule_;                       // as positions call it; empty: five or more win
    std::optional<Seconds> a_move_;          // what one move may take
    std::optional<Seconds> left_;            // of the time for the game
    std::optional<std::int64_t> mebibytes_;  // for all of the program
    std::unique_ptr<Bot> bot_;
    bool is_new_game_ = true;                // to the bot
    std::atomic<double> thinking_since_{0};  // 0: it does not think
};

}  // namespace lawan
