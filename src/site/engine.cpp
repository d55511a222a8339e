#include "site/engine.hpp"

#include <random>
#include <utility>

#include <fmt/format.h>

namespace lawan::site {
namespace {

constexpr std::size_t kLongestQueue = 100;
// A phone has little: browsers end pages that take a gibibyte. What was taken once stays taken, so
// a solver beside a bot gets no more than the bot alone would.
constexpr MebiBytes kForOneBot{64};
constexpr MebiBytes kForAllBots{384};
// Attending takes a few milliseconds, and a person waits this long without noticing.
constexpr Seconds kAttendEvery{0.1};

// The page keeps games of one visitor, and nobody else can ask for them.
std::string new_token() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
}

session::Services services_of(Page& page, Pool& pool, session::Store& store, session::Timer& timer,
                              session::Counters& counters, const TimeSource& thinking_clock,
                              int threads, std::optional<Seconds> longest_thought) {
    session::Services services{pool,
                               store,
                               timer,
                               counters,
                               new_token,
                               [&page](const std::string& name, const std::string& language) {
                                   return page.doc(name, language);
                               }};
    services.means = {kForOneBot, threads, true, true};
    if (longest_thought) services.means.longest_turn = *longest_thought;
    services.memory = std::make_shared<session::MemoryBudget>(kForAllBots);
    services.thinking_clock = &thinking_clock;
    return services;
}

}  // namespace

Engine::Engine(Page& page, int threads, const TimeSource& clock,
               std::optional<Seconds> longest_thought)
    : page_{page},
      thinking_clock_{clock, kAttendEvery, [this] { attend_to_others(); }},
      timer_{clock},
      store_{page},
      pool_{0, kLongestQueue},
      lobby_{services_of(page, pool_, store_, timer_, counters_, thinking_clock_, threads,
                         longest_thought)} {}

void Engine::remember(const std::string& token, session::StoredBoard board) {
    store_.remember(token, std::move(board));
}

void Engine::open(TabId tab) {
    tabs_[tab] = lobby_.connect(
        [this, tab](const std::shared_ptr<const std::string>& text) { page_.send(tab, *text); });
}

void Engine::receive(TabId tab, std::string_view text) {
    const auto found = tabs_.find(tab);
    if (found != tabs_.end()) found->second->receive(text);
}

void Engine::close(TabId tab) {
    tabs_.erase(tab);
}

void Engine::kept(Ticket ticket, bool safe) {
    store_.kept(ticket, safe);
}

void Engine::attend_to_others() {
    page_.attend();
    timer_.run_due();
    if (pool_.load().queued == 0) return;
    const AttentiveClock::Aside aside{thinking_clock_};
    (void)pool_.run_urgent();
}

std::optional<Seconds> Engine::work() {
    timer_.run_due();
    {
        const AttentiveClock::Watch watch{thinking_clock_};
        (void)pool_.run_one();
    }
    if (pool_.load().queued > 0) return Seconds{0};
    return timer_.wait();
}

}  // namespace lawan::site
