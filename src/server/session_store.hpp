// The boards of all sessions in an SQLite file. What was acknowledged survives kill -9 and a loss
// of power.
#pragma once

#include <filesystem>
#include <memory>

#include "session/services.hpp"

namespace lawan::server {

// One thread writes; what has come in while it was busy goes into the next transaction together.
class SessionStore final : public session::Store {
  public:
    // Throws InputError where the file cannot be used.
    explicit SessionStore(const std::filesystem::path& path);
    ~SessionStore() override;  // writes what is waiting

    [[nodiscard]] std::vector<session::StoredBoard> load(const std::string& token) override;
    void save(const std::string& token, session::StoredBoard board, Done done) override;
    void forget(const std::string& token, const std::string& board, Done done) override;

  private:
    class Writer;
    std::unique_ptr<Writer> writer_;
};

}  // namespace lawan::server
