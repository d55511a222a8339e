// How many messages a second the server answers, and how late the slowest in a hundred come: 100
// connections on loopback from 4 threads, each waiting for its answer before it asks again.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "server/server.hpp"
#include "tests/server/client.hpp"

namespace {

using lawan::server::testing_support::Client;
using WallClock = std::chrono::steady_clock;

constexpr int kThreads = 4;
constexpr int kConnectionsAThread = 25;
constexpr int kMessages = 200;  // a connection; more at once would meet the limit on their rate

struct Numbers {
    double messages_a_second;
    double median_ms;
    double p99_ms;
};

std::vector<Client> greeted(std::uint16_t port) {
    std::vector<Client> tabs;
    for (int i = 0; i < kConnectionsAThread; ++i) {
        Client tab{port};
        (void)tab.upgrade();
        tab.say(R"({"type":"hello"})");
        (void)tab.hear();
        tab.say(
            R"({"type":"new","board":"b","game":"othello","players":{"X":{"kind":"human"},"O":{"kind":"human"}}})");
        (void)tab.hear();
        tabs.push_back(std::move(tab));
    }
    return tabs;
}

Numbers measure(std::uint16_t port, const std::function<std::string(int)>& message) {
    std::vector<std::vector<double>> times(kThreads);
    std::vector<std::vector<Client>> tabs;
    for (int t = 0; t < kThreads; ++t) tabs.push_back(greeted(port));
    const auto begin = WallClock::now();
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([&, t] {
            std::vector<WallClock::time_point> asked(kConnectionsAThread);
            for (int i = 0; i < kMessages; ++i) {
                for (int c = 0; c < kConnectionsAThread; ++c) {
                    asked[static_cast<std::size_t>(c)] = WallClock::now();
                    tabs[static_cast<std::size_t>(t)][static_cast<std::size_t>(c)].say(message(i));
                }
                for (int c = 0; c < kConnectionsAThread; ++c) {
                    (void)tabs[static_cast<std::size_t>(t)][static_cast<std::size_t>(c)].hear();
                    const std::chrono::duration<double, std::milli> taken =
                        WallClock::now() - asked[static_cast<std::size_t>(c)];
                    times[static_cast<std::size_t>(t)].push_back(taken.count());
                }
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    const std::chrono::duration<double> whole = WallClock::now() - begin;
    std::vector<double> all;
    for (const auto& each : times) all.insert(all.end(), each.begin(), each.end());
    std::sort(all.begin(), all.end());
    return {static_cast<double>(all.size()) / whole.count(), all[all.size() / 2],
            all[all.size() * 99 / 100]};
}

}  // namespace

int main() {
    namespace fs = std::filesystem;
    const fs::path store = fs::temp_directory_path() / fmt::format("lawan-bench-{}", ::getpid());
    lawan::server::ServerOptions options;
    options.port = 0;
    options.store = store;
    options.threads = static_cast<int>(std::thread::hardware_concurrency());
    options.stop_on_signals = false;
    lawan::server::Server server{options};
    std::thread serving{[&] { server.run(); }};
    const auto print = [](const char* what, const Numbers& numbers) {
        fmt::print("{:<32} {:>9.0f} messages/s  median {:>7.2f} ms  99th percentile {:>7.2f} ms\n",
                   what, numbers.messages_a_second, numbers.median_ms, numbers.p99_ms);
    };
    print("ping", measure(server.port(), [](int) { return R"({"type":"ping"})"; }));
    print("view (a position)", measure(server.port(), [](int) {
              return R"({"type":"view","where":{"board":"b","ply":0}})";
          }));
    print("move or undo (saved on disk)", measure(server.port(), [](int i) {
              return i % 2 == 0 ? R"({"type":"move","board":"b","move":"d3"})"
                                : R"({"type":"undo","board":"b"})";
          }));
    server.stop();
    serving.join();
    fs::remove(store);
    fs::remove(store.string() + "-wal");
    fs::remove(store.string() + "-shm");
}
