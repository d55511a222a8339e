// Our engine for NBoard, the board of Chris Welty, version 2 of its protocol.
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

class NBoardServer final : public LineServer {
  public:
    NBoardServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;
    // It sends a ping when it wants something else.
    [[nodiscard]] bool stops(std::string_view line) const override;
    [[nodiscard]] static std::vector<LineForm> forms();

  private:
    using Command = LineCommand<void (NBoardServer::*)(std::string_view arguments)>;
    [[nodiscard]] static const std::vector<Command>& commands();
    // What the commands do.
    void introduce(std::string_view version);
    void answer_ping(std::string_view number);
    void set_game(std::string_view ggf);
    void set_depth(std::string_view text);
    void set_contempt(std::string_view text);
    void make_move(std::string_view text);
    void go(std::string_view none);
    void hint(std::string_view count);
    void learn(std::string_view none);
    void quit(std::string_view none);

    void read_game(std::string_view ggf);
    void check_position() const;
    void tell_best_moves(int count);
    void say(const std::string& line);
    [[nodiscard]] Thought<AnyMove> thought_at(const AnyPosition& position,
                                              const std::vector<AnyMove>& played);

    ServedEngine engine_;
    std::ostream& out_;
    AnyGame game_;
    AnyPosition position_;
    std::vector<AnyMove> played_;
    std::unique_ptr<Bot> bot_;
    std::optional<int> depth_;
    bool quits_ = false;
    bool has_position_ = true;  // false after a game that could not be set
};

}  // namespace lawan
