// The games of a session, by the names of their boards: kept, saved and told of.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "play/game_record.hpp"
#include "session/ask.hpp"
#include "session/board.hpp"
#include "session/outbox.hpp"
#include "session/refusal.hpp"
#include "session/services.hpp"
#include "work/pool.hpp"

namespace lawan::session {

// All but later() is called with the lock held. Bots and clocks call back through later().
class Boards : public std::enable_shared_from_this<Boards> {
  public:
    Boards(const Services& services, std::string token, Pool::Owner owner,
           std::shared_ptr<Outbox> outbox);

    [[nodiscard]] std::mutex& mutex() { return mutex_; }
    [[nodiscard]] const Services& services() const { return services_; }
    [[nodiscard]] Pool::Owner owner() const { return owner_; }

    // A board that cannot be read (written by a later version, or of a game that has gone) stays in
    // the store and is not shown.
    void load(const std::vector<StoredBoard>& boards);

    [[nodiscard]] std::vector<std::string> names() const;
    // Throws Refusal where there is no such board.
    [[nodiscard]] Board& at(const std::string& name);
    [[nodiscard]] Board& of(const Ask& ask);
    // Null where there is no such board any more.
    [[nodiscard]] Board* find(const std::string& name);

    // The board that was changed last; null where there is no board.
    [[nodiscard]] const Board* latest() const;

    // Puts a game on a board and tells everybody. Everything is tried before anything is changed.
    // `result` is that of a game which ended otherwise than by the rules.
    void put(const Ask& ask, const std::string& name, BoardSetup setup,
             const std::vector<std::string>& moves, const std::optional<GameResult>& result = {});
    void close(const Ask& ask, const std::string& name);

    // Goes on with a game that has changed, saves it, and tells everybody once it is safe.
    void changed(Board& board, const Ask* ask = nullptr);
    void tell(const Board& board, const Ask* ask = nullptr);
    [[nodiscard]] Json state_of(const Board& board) const;
    void complain(const Refusal& refusal);

    // Somebody listens again, or nobody does any more: then nothing goes on, and no clock runs.
    void wake();
    void sleep();
    [[nodiscard]] bool awake() const { return outbox_->listeners() > 0; }

    // Calls `what` after the delay, with the lock held, unless the board has changed until then.
    void later(Seconds delay, const Board& board, std::function<void(Boards&, Board&)> what);

  private:
    void save(const Board& board, Store::Done done);

    const Services& services_;
    std::string token_;
    Pool::Owner owner_;
    std::shared_ptr<Outbox> outbox_;
    std::mutex mutex_;
    std::map<std::string, Board> boards_;
};

}  // namespace lawan::session
