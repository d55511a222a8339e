// Tournaments in files of the arena, which another process may be writing.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/words.hpp"
#include "session/tournaments.hpp"

namespace lawan::server {

class TournamentFiles final : public session::Tournaments {
  public:
    // Why a tournament cannot be shown, once for each reason.
    using Complain = std::function<void(const std::string& name, const Phrase& why)>;

    // A store of a tournament, or a folder of them. However many look on, a file is read only when
    // what was seen is older than `fresh`. Throws InputError when there is no such thing.
    explicit TournamentFiles(std::filesystem::path path,
                             std::chrono::milliseconds fresh = std::chrono::milliseconds{500},
                             Complain complain = {});

    [[nodiscard]] session::WatchedTournaments all() override;
    [[nodiscard]] std::shared_ptr<const session::WatchedTournament> find(
        const std::string& name) override;
    [[nodiscard]] std::optional<GameRecord> game(const std::string& name,
                                                 std::int64_t number) override;

  private:
    struct Seen {
        std::shared_ptr<const session::WatchedTournament> tournament;  // none: it is no such file
        std::optional<std::chrono::steady_clock::time_point> at;
        std::optional<Phrase> problem;  // that was told last
    };

    // By name; the newest of a folder.
    [[nodiscard]] std::map<std::string, std::filesystem::path> files() const;
    [[nodiscard]] Seen seen(const std::string& name, const std::filesystem::path& file);
    // Whether that is news.
    [[nodiscard]] static bool leave_out(Seen& seen, const std::filesystem::path& file,
                                        const Phrase& why);

    std::filesystem::path path_;
    std::chrono::milliseconds fresh_;
    Complain complain_;
    std::mutex mutex_;  // guards what was seen; complaints, which may block, are made without it
    std::map<std::string, Seen> seen_;
};

}  // namespace lawan::server
