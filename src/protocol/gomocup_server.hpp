// Our engine as a program for Gomocup managers such as Piskvork: five in a row on boards of 5 to 20
// columns and rows. (The protocol of the Gomocup tournament, plastovicka.github.io/protocl2en.htm.)
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/coordinate.hpp"
#include "core/limits.hpp"
#include "protocol/line_server.hpp"

namespace lawan {

class GomocupServer final : public LineServer {
  public:
    GomocupServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;

  private:
    enum class Cell : std::uint8_t { Empty, Ours, Theirs };

    void start(BoardSize size);
    [[nodiscard]] Cell& cell_at(Coordinate at);
    void put(Coordinate at, Cell whose);
    void take_back(Coordinate at);
    void answer();
    void read_board_line(const std::string& line);
    void read_info(const std::vector<std::string_view>& words);
    void obey(const std::string& line);
    [[nodiscard]] Coordinate coordinate(std::string_view text) const;
    [[nodiscard]] std::string position_text() const;
    [[nodiscard]] Limits limits() const;

    ServedEngine engine_;
    std::ostream& out_;
    std::optional<BoardSize> size_;
    std::vector<Cell> cells_;
    bool reading_board_ = false;
    bool skipping_board_ = false;    // one that could not be read
    std::optional<Seconds> a_move_;  // what one move may take
    std::optional<Seconds> left_;    // of the time for the game
    std::unique_ptr<Bot> bot_;
};

}  // namespace lawan
