// What sessions need of the world around them; a carrier brings it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/time_source.hpp"
#include "module/catalog.hpp"
#include "session/bot_means.hpp"
#include "session/tournaments.hpp"
#include "work/pool.hpp"

namespace lawan::session {

struct StoredBoard {
    std::string name;
    std::string text;  // as board_store.hpp writes it
};

// Room in a store is counted in places: a board takes one, and one more each kBytesAPlace bytes.
inline constexpr std::int64_t kBytesAPlace = 40 * 1024;
[[nodiscard]] inline std::int64_t places_for(std::size_t bytes) {
    return 1 + static_cast<std::int64_t>(bytes) / kBytesAPlace;
}

// Where games outlive the program.
class Store {
  public:
    // Called once what was given is safe, or cannot be made so; in the order of the calls.
    using Done = std::function<void(bool safe)>;

    virtual ~Store() = default;
    [[nodiscard]] virtual std::vector<StoredBoard> load(const std::string& token) = 0;
    virtual void save(const std::string& token, StoredBoard board, Done done) = 0;
    virtual void forget(const std::string& token, const std::string& board, Done done) = 0;
    // How many places the boards take whose tokens have a mark that begins with `mark`.
    // A store that nobody else uses need not count.
    [[nodiscard]] virtual std::int64_t places_of(const std::string& mark) {
        (void)mark;
        return 0;
    }
};

// The clock of the tables, and what happens later by it.
class Timer : public TimeSource {
  public:
    virtual void later(Seconds delay, std::function<void()> what) = 0;
    [[nodiscard]] Seconds worked() const override { return TimeSource::of_machine().worked(); }
};

struct Counters {
    std::atomic<std::uint64_t> messages{0};
    std::atomic<std::uint64_t> errors{0};
    std::atomic<std::uint64_t> sessions_opened{0};
    std::atomic<std::uint64_t> games_started{0};
    std::atomic<std::uint64_t> moves_played{0};
    std::atomic<std::uint64_t> tasks_started{0};
    std::atomic<std::uint64_t> saves_failed{0};
    std::atomic<std::int64_t> connections{0};
    std::atomic<std::int64_t> sessions{0};
};

// A page of the documentation, and the language that it is in: "en" or "id".
struct DocPage {
    std::string language;
    std::string markdown;
};

// What a teacher shows to those who are to come in.
struct Classroom {
    std::vector<std::string> addresses = {};
    std::string code = {};  // none: the door is open
};

// What the store keeps for one person, and for one address, in places.
struct Quota {
    std::int64_t person = 100;
    std::int64_t address = 4000;
};

struct Services {
    Pool& pool;
    Store& store;
    Timer& timer;
    Counters& counters;
    std::function<std::string()> new_token;  // that nobody can guess
    // In this language, or else in English; none when there is no such page.
    std::function<std::optional<DocPage>(const std::string& name, const std::string& language)> doc;
    // The bot that runs other programs, where that is allowed.
    const BotEntry* program = nullptr;
    BotMeans means = {};
    std::shared_ptr<MemoryBudget> memory = std::make_shared<MemoryBudget>(MebiBytes{2048});
    Tournaments* tournaments = nullptr;    // to look on; none unless wished for
    bool invites = false;                  // whether people may invite others to a game
    std::optional<Quota> quota = {};       // none: whoever comes may keep what there is room for
    const Classroom* classroom = nullptr;  // where people have names, and a teacher sees them
    const TimeSource* thinking_clock = &TimeSource::of_machine();  // that searches go by
};

}  // namespace lawan::session
