#include "server/server.hpp"

#include <fcntl.h>

#include <algorithm>
#include <csignal>
#include <memory>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "core/input_error.hpp"
#include "core/physical_memory.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "protocol/programs.hpp"
#include "server/asio_timer.hpp"
#include "server/context.hpp"
#include "server/doc_pages.hpp"
#include "server/doorkeeper.hpp"
#include "server/http_connection.hpp"
#include "server/session_store.hpp"
#include "server/tls.hpp"
#include "server/tournament_files.hpp"
#include "server/words.hpp"
#include "session/memory_store.hpp"
#include "work/threads.hpp"

namespace lawan::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t kLongestQueue = 10'000;
constexpr std::chrono::seconds kFarewell{2};         // for open connections to end, when stopping
constexpr std::chrono::milliseconds kTryAgain{100};  // after accepting has failed

std::unique_ptr<session::Store> store_for(const ServerOptions& options) {
    if (!options.store) return std::make_unique<session::MemoryStore>();
    return std::make_unique<SessionStore>(*options.store);
}

std::unique_ptr<TournamentFiles> tournaments_for(const ServerOptions& options) {
    if (!options.tournaments) return nullptr;
    constexpr std::chrono::milliseconds kFresh{500};
    return std::make_unique<TournamentFiles>(*options.tournaments, kFresh, options.leaves_out);
}

// A browser or a bot that is started here must not hold our port when we are gone.
void keep_to_ourselves(int socket) {
    (void)::fcntl(socket, F_SETFD, FD_CLOEXEC);
}

using Strand = asio::strand<asio::io_context::executor_type>;

bool is_of_this_machine(const std::string& host) {
    error_code error;
    const auto address = asio::ip::make_address(host, error);
    return (!error && address.is_loopback()) || host == "localhost";
}

// Whoever could come in from elsewhere could run anything here.
void check_commands(const ServerOptions& options) {
    if (options.allow_commands && !is_of_this_machine(options.host)) {
        throw InputError{words::kCommandsFromElsewhere, {options.host}};
    }
}

Lock lock_for(const ServerOptions& options) {
    if (options.allow_commands) return Lock::Token;
    return is_of_this_machine(options.host) || options.open_door ? Lock::None : Lock::Code;
}

bool is_anywhere(const std::string& host) {
    return host == "0.0.0.0" || host == "::";
}

// Names that somebody chose come before figures.
std::vector<std::string> names_for_others(const ServerOptions& options) {
    std::vector<std::string> names = options.allowed_hosts;
    if (is_anywhere(options.host)) {
        for (const std::string& address : own_addresses()) names.push_back(address);
    } else if (!is_of_this_machine(options.host)) {
        names.push_back(options.host);
    }
    return names;
}

// Alone on this machine one may use it; where others come in, each gets a part.
session::BotMeans means_for(const ServerOptions& options) {
    if (is_of_this_machine(options.host) && options.allowed_hosts.empty())
        return {MebiBytes{1024}, options.thinkers};
    return {MebiBytes{64}, 1};
}

// Where others come in, nobody fills the disk.
std::optional<session::Quota> quota_for(const ServerOptions& options) {
    if (is_of_this_machine(options.host)) return std::nullopt;
    return session::Quota{};
}

// For the bots of all sessions: half of what the machine has.
std::shared_ptr<session::MemoryBudget> memory_of_machine() {
    constexpr MebiBytes kLeast{512};
    const std::uint64_t half = physical_memory().value_or(kLeast).count / 2;
    return std::make_shared<session::MemoryBudget>(MebiBytes{std::max(half, kLeast.count)});
}

tcp::acceptor listening(const Strand& strand, const ServerOptions& options) {
    check_commands(options);
    error_code error;
    tcp::resolver resolver{strand};
    const auto found = resolver.resolve(options.host, "", tcp::resolver::passive, error);
    if (error || found.empty()) {
        throw InputError{words::kNoAddress, {in_quotes(options.host)}};
    }
    const asio::ip::address address = found.begin()->endpoint().address();
    constexpr int kLastPort = 65'535;  // behind it comes 0, which would be any
    const int last = std::min(options.port + options.ports_to_try, kLastPort);
    for (int port = options.port; port <= last; ++port) {
        const tcp::endpoint endpoint{address, static_cast<std::uint16_t>(port)};
        tcp::acceptor acceptor{strand};
        acceptor.open(endpoint.protocol(), error);
        if (error) break;  // such as an address of IPv6 where there is none
        keep_to_ourselves(acceptor.native_handle());
        error_code ignored;
        acceptor.set_option(tcp::acceptor::reuse_address{true}, ignored);
        acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
        if (!error) return acceptor;
        if (error != asio::error::address_in_use || options.port == 0) break;
    }
    throw InputError{words::kCannotListen, {options.host, options.port, system_error(error)}};
}

}  // namespace

class Server::Impl {
  public:
    explicit Impl(ServerOptions options)
        : options_{std::move(options)},
          hosts_{options_.host, options_.allowed_hosts},
          tls_{options_.certificate ? tls_for(*options_.certificate) : nullptr},
          door_{lock_for(options_), options_.teacher, tls_ != nullptr},
          page_{options_.page},
          store_{store_for(options_)},
          tournaments_{tournaments_for(options_)},
          lobby_{{pool_, *store_, timer_, session_counters_, new_secret,
                  [this](const std::string& name, const std::string& language) {
                      return doc_page(options_.docs, name, language);
                  },
                  options_.allow_commands ? &program_entry() : nullptr, means_for(options_),
                  memory_of_machine(), tournaments_.get(), options_.invites, quota_for(options_),
                  options_.teacher || !door_.code().empty() ? &classroom_ : nullptr}},
          acceptor_{listening(strand_, options_)},
          port_{acceptor_.local_endpoint().port()} {
        hosts_.set_port(port_);
        if (tls_) hosts_.set_encrypted();
        door_.set_port(port_);
        classroom_.code = door_.code();
        for (const std::string& name : names_for_others(options_)) {
            classroom_.addresses.push_back(url_at(name));
        }
        if (auto* const file = dynamic_cast<SessionStore*>(store_.get())) {
            file->tell_address(own_url());
        }
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const ServerOptions& options() const { return options_; }
    [[nodiscard]] const Door& door() const { return door_; }
    [[nodiscard]] const session::Classroom& classroom() const { return classroom_; }
    [[nodiscard]] std::string url_at(const std::string& host) const {
        const bool six = host.find(':') != std::string::npos;
        return fmt::format("{}://{}:{}/", tls_ ? "https" : "http", six ? '[' + host + ']' : host,
                           port_);
    }
    [[nodiscard]] std::string own_url() const {
        return url_at(is_anywhere(options_.host) ? "localhost" : options_.host);
    }
    [[nodiscard]] bool page_is_built() { return page_.built(); }

    void run() {
        acceptor_.non_blocking(true);
        asio::signal_set signals{io_};
        if (options_.stop_on_signals) {
            signals.add(SIGINT);
            signals.add(SIGTERM);
            signals.async_wait([this](error_code error, int) {
                if (!error) stop();
            });
        }
        accept();
        on_workers(options_.threads, [this](int) { io_.run(); });
        // Whoever was connected has left, and what they thought about is cancelled.
        pool_.close();
    }

    void stop() {
        asio::post(strand_, [this] {
            if (stopping_) return;
            stopping_ = true;
            error_code ignored;
            acceptor_.close(ignored);
            context_.sockets.close_all();
            end_when_all_left(std::chrono::steady_clock::now() + kFarewell);
        });
    }

  private:
    void accept() {
        acceptor_.async_accept(
            asio::make_strand(io_), [this](error_code error, tcp::socket socket) {
                if (stopping_ || error == asio::error::operation_aborted) return;
                if (error) return accept_after_a_while();  // such as too many open files
                if (welcome(std::move(socket))) accept_those_who_wait();
                accept();
            });
    }

    // One a turn would let those in line wait for long where many connections have much to say.
    // Whoever is only admitted to be refused needs turns to leave.
    void accept_those_who_wait() {
        constexpr int kMostATurn = 256;
        for (int i = 0; i < kMostATurn; ++i) {
            tcp::socket socket{asio::make_strand(io_)};
            error_code error;
            acceptor_.accept(socket, error);
            if (error) return;  // nobody waits, or the next turn will tell
            if (!welcome(std::move(socket))) return;
        }
    }

    // False where there is no room for it.
    bool welcome(tcp::socket socket) {
        error_code error;
        const auto from = socket.remote_endpoint(error);
        if (error) return true;  // it has left already
        auto ticket = doorkeeper_.admit(from.address());
        if (!ticket) {
            ++counters_.refused;
            return false;
        }
        const bool has_room = !ticket->full();
        keep_to_ourselves(socket.native_handle());
        socket.set_option(tcp::no_delay{true}, error);
        serve_http(std::move(socket), std::move(*ticket), tls_.get(), context_);
        return has_room;
    }

    void accept_after_a_while() {
        retry_.expires_after(kTryAgain);
        retry_.async_wait([this](error_code error) {
            if (!error && !stopping_) accept();
        });
    }

    void end_when_all_left(std::chrono::steady_clock::time_point latest) {
        if (context_.sockets.empty() || std::chrono::steady_clock::now() >= latest) {
            return io_.stop();
        }
        retry_.expires_after(std::chrono::milliseconds{20});
        retry_.async_wait([this, latest](error_code) { end_when_all_left(latest); });
    }

    // Connections live in the handlers of io_ and use what stands above it.
    ServerOptions options_;
    session::Counters session_counters_;
    HttpCounters counters_;
    Doorkeeper doorkeeper_{options_.most_connections, counters_.open};
    Hosts hosts_;
    std::unique_ptr<asio::ssl::context> tls_;
    Door door_;
    session::Classroom classroom_;
    PageFiles page_;
    std::unique_ptr<session::Store> store_;
    std::unique_ptr<TournamentFiles> tournaments_;
    AsioTimer timer_{io_};
    Pool pool_{options_.thinkers, kLongestQueue};
    session::Lobby lobby_;
    Context context_{options_, hosts_, page_, counters_, pool_, lobby_, door_};
    asio::io_context io_{options_.threads};
    // Accepting and stopping take turns: what follows is touched on this strand only.
    Strand strand_{asio::make_strand(io_)};
    tcp::acceptor acceptor_;
    std::uint16_t port_;
    asio::steady_timer retry_{strand_};
    bool stopping_ = false;
};

Server::Server(ServerOptions options) : impl_{std::make_unique<Impl>(std::move(options))} {}
Server::~Server() = default;

std::uint16_t Server::port() const {
    return impl_->port();
}

std::string Server::url() const {
    return impl_->own_url() + impl_->door().address_part();
}

const std::vector<std::string>& Server::other_urls() const {
    return impl_->classroom().addresses;
}

const std::string& Server::code() const {
    return impl_->door().code();
}

std::string Server::teacher_url() const {
    const std::string part = impl_->door().teacher_part();
    return part.empty() ? "" : impl_->own_url() + part;
}

bool Server::page_is_built() const {
    return impl_->page_is_built();
}

void Server::run() {
    impl_->run();
}

void Server::stop() {
    impl_->stop();
}

}  // namespace lawan::server
