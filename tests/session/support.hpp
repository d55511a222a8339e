// Sessions without a carrier: time and thinking move on only when a test says so.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "protocol/programs.hpp"
#include "session/lobby.hpp"
#include "session/memory_store.hpp"
#include "session/schema.hpp"

namespace lawan::session::testing_support {

class HandTimer final : public Timer {
  public:
    void later(Seconds delay, std::function<void()> what) override {
        waiting_.push_back({now_ + delay, std::move(what)});
    }
    [[nodiscard]] Seconds now() const override { return now_; }

    [[nodiscard]] std::size_t waiting() const { return waiting_.size(); }

    void pass(Seconds time) {
        const Seconds until = now_ + time;
        for (;;) {
            const auto next =
                std::min_element(waiting_.begin(), waiting_.end(),
                                 [](const auto& a, const auto& b) { return a.first < b.first; });
            if (next == waiting_.end() || next->first > until) break;
            now_ = std::max(now_, next->first);
            const auto what = std::move(next->second);
            waiting_.erase(next);
            what();
        }
        now_ = until;
    }

  private:
    Seconds now_{100};
    std::vector<std::pair<Seconds, std::function<void()>>> waiting_;
};

// One server, as it were.
class World {
  public:
    explicit World(Store& store, bool allow_commands = false, MebiBytes memory = {2048},
                   Tournaments* tournaments = nullptr, bool invites = true,
                   const Classroom* classroom = nullptr, std::optional<Quota> quota = {},
                   const TimeSource& thinking_clock = TimeSource::of_machine(), int threads = 0)
        : pool{threads, 100},
          lobby_{
              {pool, store, timer, counters,
               [this] { return "token-" + std::to_string(++tokens_) + '-' + name_; },
               [](const std::string& name, const std::string& language) -> std::optional<DocPage> {
                   if (name != "minimax") return std::nullopt;
                   return DocPage{language, "# Minimax"};
               },
               allow_commands ? &program_entry() : nullptr, BotMeans{},
               std::make_shared<MemoryBudget>(memory), tournaments, invites, quota, classroom,
               &thinking_clock}} {}

    void think() {
        while (pool.run_one()) {
        }
    }
    [[nodiscard]] Lobby& lobby() { return lobby_; }

    Counters counters;
    HandTimer timer;
    Pool pool;

  private:
    static std::string next_name() {
        static int worlds = 0;
        return std::to_string(++worlds);
    }
    int tokens_ = 0;
    std::string name_ = next_name();
    Lobby lobby_;
};

// A browser tab: every message that it hears must be as the schema says.
class Tab {
  public:
    explicit Tab(World& world, const Caller& caller = {}) : world_{world} {
        connection_ = world.lobby().connect(
            [this](const std::shared_ptr<const std::string>& text) {
                Json message = parse_json(*text);
                const auto definition = "reply." + message.at("type").get<std::string>();
                ASSERT_TRUE(Schema::protocol().has(definition)) << *text;
                const auto complaint = Schema::protocol().complaint(message, definition);
                ASSERT_FALSE(complaint) << complaint->english() << "\n" << *text;
                heard.push_back(std::move(message));
            },
            caller);
    }

    void say(const std::string& text) { connection_->receive(text); }

    // Says it with a new id; the last answer to it, null when none has come yet.
    Json ask(Json request) {
        request["id"] = ++id_;
        say(json_line(request));
        return answer_to(id_);
    }
    // Lets everybody think before it looks for the answer.
    Json ask_and_wait(const Json& request) {
        (void)ask(request);
        world_.think();
        return answer_to(id_);
    }
    [[nodiscard]] Json answer_to(int id) const {
        for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
            if (message->contains("re") && message->at("re") == id) return *message;
        }
        return nullptr;
    }
    [[nodiscard]] Json last(const std::string& type) const {
        for (auto message = heard.rbegin(); message != heard.rend(); ++message) {
            if (message->at("type") == type) return *message;
        }
        return nullptr;
    }
    [[nodiscard]] int last_id() const { return id_; }
    void close() { connection_.reset(); }

    std::vector<Json> heard;

  private:
    World& world_;
    std::unique_ptr<Connection> connection_;
    int id_ = 0;
};

// A server and somebody who has said hello.
class OneTab : public testing::Test {
  protected:
    MemoryStore store;
    World world{store};
    Tab tab{world};

    void SetUp() override { ASSERT_EQ(tab.ask({{"type", "hello"}})["type"], "welcome"); }
};

// A position to analyse, as `where` of a request.
[[nodiscard]] inline Json at(const std::string& game, const std::string& position) {
    return {{"game", game}, {"position", position}};
}

// After g1 the other side has to pass.
inline constexpr const char* kPassAfterG1 =
    "XOOOOO-XXOXXXXXXXOXXXXXXXXOOXXXXXOXOOXXXXOXXOOXXXOXOXO-XXXXXXX-- X";

[[nodiscard]] inline Json human() {
    return {{"kind", "human"}};
}
[[nodiscard]] inline Json named(const std::string& name) {
    return {{"kind", "human"}, {"name", name}};
}
[[nodiscard]] inline Json bot(const std::string& spec) {
    return {{"kind", "bot"}, {"bot", spec}};
}
[[nodiscard]] inline Json level(int number) {
    return {{"kind", "level"}, {"level", number}};
}

[[nodiscard]] inline Json new_game(const std::string& game, const Json& x, const Json& o,
                                   Json more = Json::object()) {
    Json request{
        {"type", "new"}, {"board", "play"}, {"game", game}, {"players", {{"X", x}, {"O", o}}}};
    for (auto& [name, value] : more.items()) request[name] = value;
    return request;
}

// A request about the position on the board, or after one of its plies.
[[nodiscard]] inline Json at_board(const std::string& type, Json more = Json::object()) {
    Json request{{"type", type}, {"where", {{"board", "play"}}}};
    for (auto& [name, value] : more.items()) {
        (name == "ply" ? request["where"] : request)[name] = value;
    }
    return request;
}

[[nodiscard]] inline Json on_board(const std::string& type, Json more = Json::object()) {
    Json request{{"type", type}, {"board", "play"}};
    for (auto& [name, value] : more.items()) request[name] = value;
    return request;
}

}  // namespace lawan::session::testing_support
