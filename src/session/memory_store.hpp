// Games that last as long as the program: for tests, and where there is nothing to write to.
#pragma once

#include <map>
#include <mutex>

#include "session/services.hpp"

namespace lawan::session {

class MemoryStore final : public Store {
  public:
    [[nodiscard]] std::vector<StoredBoard> load(const std::string& token) override;
    void save(const std::string& token, StoredBoard board, Done done) override;
    void forget(const std::string& token, const std::string& board, Done done) override;
    [[nodiscard]] std::int64_t places_of(const std::string& mark) override;

  private:
    std::mutex mutex_;
    std::map<std::string, std::map<std::string, std::string>> boards_;  // by token, by name
};

}  // namespace lawan::session
