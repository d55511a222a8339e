// The boards of all sessions in an SQLite file. What was acknowledged survives kill -9 and a loss
// of power.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "session/services.hpp"

namespace lawan::server {

// What is kept: boards that were changed in the last days, and of them the newest. Of too many,
// those go first that came from the address with the most.
struct StoreLimits {
    std::int64_t days = 180;
    std::int64_t boards = 100'000;
};

// One thread writes; what has come in while it was busy goes into the next transaction together.
class SessionStore final : public session::Store {
  public:
    // Throws InputError where the file cannot be used.
    explicit SessionStore(const std::filesystem::path& path, StoreLimits limits = {});
    ~SessionStore() override;  // writes what is waiting

    // Told to whoever wants to use the same file.
    void tell_address(const std::string& url);

    [[nodiscard]] std::vector<session::StoredBoard> load(const std::string& token) override;
    void save(const std::string& token, session::StoredBoard board, Done done) override;
    void forget(const std::string& token, const std::string& board, Done done) override;
    [[nodiscard]] std::int64_t places_of(const std::string& mark) override;

  private:
    class Writer;
    std::unique_ptr<Writer> writer_;
};

}  // namespace lawan::server
