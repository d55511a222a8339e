// The server of the page: HTTP, WebSocket, the games' store and the threads that think.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/words.hpp"

namespace lawan::server {

struct CertificateFiles {
    std::filesystem::path certificate;  // with those that vouch for it behind it
    std::filesystem::path key;
};

struct ServerOptions {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8017;
    int ports_to_try = 20;                            // from there on, where they are taken
    std::vector<std::string> allowed_hosts = {};      // names besides the address and localhost
    std::filesystem::path page = {};                  // the folder that the page was built into
    std::vector<std::filesystem::path> docs = {};     // folders of the documentation
    std::optional<std::filesystem::path> store = {};  // none: games last as long as the server
    int threads = 2;                                  // that carry messages
    int thinkers = 2;                                 // that think
    bool allow_commands = false;
    std::optional<CertificateFiles> certificate = {};  // none: not encrypted
    bool open_door = false;                            // others need no code
    bool teacher = false;  // there is a link for a teacher, who sees everybody
    bool invites = true;   // people may invite others to a game
    std::optional<std::filesystem::path> tournaments = {};  // a store of one, or a folder of them
    // Told why a tournament is not shown, from any thread.
    std::function<void(const std::string& name, const Phrase& why)> leaves_out = {};
    std::size_t most_connections = 2000;
    Seconds request_time{10};  // for a request to arrive in full
    Seconds idle_time{60};     // a WebSocket that is silent this long is asked whether it is there
    bool stop_on_signals = true;  // SIGINT and SIGTERM
};

class Server {
  public:
    // Listens from now on. Throws InputError where the address cannot be had.
    explicit Server(ServerOptions options);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::string url() const;
    // For other machines, the best one first; none where it listens to this one only.
    [[nodiscard]] const std::vector<std::string>& other_urls() const;
    [[nodiscard]] const std::string& code() const;  // that others need; empty for none
    [[nodiscard]] std::string teacher_url() const;  // empty where there is no teacher
    [[nodiscard]] bool page_is_built() const;

    // Serves until stop() is called or a signal comes.
    void run();
    void stop();  // from any thread

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace lawan::server
