// Our engine as a GTP program.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/line_form.hpp"
#include "protocol/line_server.hpp"

namespace lawan {

class GtpServer final : public LineServer {
  public:
    GtpServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;
    [[nodiscard]] static std::vector<LineForm> forms();

  private:
    using Said = std::vector<std::string_view>;  // the words of a line, the command first
    using Command = LineCommand<std::string (GtpServer::*)(const Said&)>;
    [[nodiscard]] static const std::vector<Command>& commands();

    // What the commands answer. Throw Refused.
    [[nodiscard]] std::string list_commands(const Said& said);
    [[nodiscard]] std::string known_command(const Said& said);
    [[nodiscard]] std::string set_size(const Said& said);
    [[nodiscard]] std::string set_komi(const Said& said);
    [[nodiscard]] std::string clear_board(const Said& said);
    [[nodiscard]] std::string play_move(const Said& said);
    [[nodiscard]] std::string make_move(const Said& said);     // and plays it
    [[nodiscard]] std::string suggest_move(const Said& said);  // without playing it
    [[nodiscard]] std::string undo(const Said& said);
    [[nodiscard]] std::string show_board(const Said& said);
    [[nodiscard]] std::string set_time(const Said& said);
    [[nodiscard]] std::string set_time_left(const Said& said);
    [[nodiscard]] std::string final_score(const Said& said);
    [[nodiscard]] std::string say_nothing(const Said& said);
    [[nodiscard]] std::string say_protocol(const Said& said);
    [[nodiscard]] std::string say_name(const Said& said);
    [[nodiscard]] std::string say_version(const Said& said);

    void begin();  // on the empty board of the size that was asked for
    void play(AnyMove move);
    void turn_to(Side side);
    [[nodiscard]] AnyMove chosen();
    // None where the game is over.
    [[nodiscard]] std::optional<AnyMove> chosen_for(std::string_view colour);

    ServedEngine engine_;
    std::ostream& out_;
    std::vector<AnyPosition> positions_;  // the start, and the one after each move
    std::vector<AnyMove> played_;
    std::unique_ptr<Bot> bot_;
    std::optional<Seconds> a_move_;              // time for each move
    PerSide<std::optional<Seconds>> left_;       // of the time for all of them
    PerSide<std::optional<Seconds>> in_period_;  // for each move of the period
    std::optional<Side> told_;                   // the side of the game that the bot was told of
};

}  // namespace lawan
