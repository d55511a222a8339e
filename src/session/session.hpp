// One user: boards with games on them, tasks that think about them, and the messages that go out.
// What can be asked of it stands in handlers/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "session/ask.hpp"
#include "session/boards.hpp"
#include "session/guests.hpp"
#include "session/json.hpp"
#include "session/kept_trees.hpp"
#include "session/outbox.hpp"
#include "session/services.hpp"
#include "session/tasks.hpp"

namespace lawan::session {

struct Handler;

// How somebody did, as the page counts it.
struct Practice {
    std::int64_t puzzles = 0;  // solved
    std::int64_t right = 0;    // answers to exercises
    std::int64_t given = 0;
};

class Session {
  public:
    // With guests it is a game that people were invited to.
    Session(const Services& services, std::string token, const std::vector<StoredBoard>& boards,
            std::optional<Guests> guests = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    [[nodiscard]] bool has_game();  // of those that people are invited to

    struct Arrival {
        ConnectionId id;
        std::optional<std::int64_t> hello_id;
        std::string token;  // that it came with, or is given to come back with
        bool resumed;
        std::optional<std::string> player = {};  // of a guest who sits at the game
        bool looks_on = false;                   // over the shoulder of whose session it is
        bool teacher = false;
        std::optional<std::string> name = {};  // what somebody is called
    };
    void join(const Arrival& arrival, Listener listener);
    void leave(ConnectionId id);

    // A request that is as the schema says. Throws Refusal or InputError for an error message.
    void handle(const Handler& handler, const Ask& ask);

    // An answer to one connection, such as an error.
    void answer(const Ask& ask, const char* type, Json message);
    // Answers with fields that are JSON text already (see written_again).
    void answer_again(const Ask& ask, const char* type, const std::string& fields);

    // An answer that waits until the store calls what is returned: then all is saved.
    [[nodiscard]] Store::Done promise(const Ask& ask, const char* type, Json message);

    // What a teacher sees of this user; none where nobody is connected, or no pupil is.
    [[nodiscard]] std::optional<Json> portrait();
    // A number that tells users apart while they are here. It gives access to nothing.
    [[nodiscard]] std::uint64_t person() const { return person_; }
    void set_name(std::string name) { name_ = std::move(name); }  // with the boards' lock held
    void set_practice(Practice practice) { practice_ = practice; }

    [[nodiscard]] const Services& services() const { return services_; }
    // Says where the user comes from: all tokens that are made for one user have the same mark.
    [[nodiscard]] const std::string& mark() const { return mark_; }
    [[nodiscard]] Boards& boards() { return *boards_; }
    [[nodiscard]] Tasks& tasks() { return *tasks_; }
    [[nodiscard]] const std::shared_ptr<KeptTrees>& trees() { return trees_; }

  private:
    void tell_who_is_here();

    const Services& services_;
    std::string mark_;
    std::shared_ptr<Outbox> outbox_ = std::make_shared<Outbox>();
    std::shared_ptr<Boards> boards_;
    std::optional<Guests> guests_;
    std::shared_ptr<Tasks> tasks_;
    std::shared_ptr<KeptTrees> trees_;
    std::uint64_t person_;
    std::set<ConnectionId> onlookers_;  // a teacher, who does nothing but look
    std::string name_;
    Practice practice_;
    bool teacher_ = false;  // it is a teacher's own
};

}  // namespace lawan::session
