// Who is let in: the codes and passes of doors, the names of hosts, and the count of connections.
#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "core/time_source.hpp"
#include "server/context.hpp"
#include "server/door.hpp"
#include "server/doorkeeper.hpp"
#include "server/hosts.hpp"
#include "tests/server/client.hpp"

namespace lawan::server {
namespace {

using testing_support::has;

class Clock final : public TimeSource {
  public:
    [[nodiscard]] Seconds now() const override { return time; }
    [[nodiscard]] Seconds worked() const override { return time; }
    Seconds time{1000};
};

TEST(Doors, LetInWhoHasTheCodeAndNobodyElse) {
    Door door{Lock::Code, true, false};
    EXPECT_EQ(door.code().size(), kCodeLength);
    EXPECT_FALSE(door.visitor("")) << "nothing was given";
    EXPECT_FALSE(door.visitor("lawan="));
    const std::string typed = ' ' + lower(door.code().substr(0, 4)) + '-' + door.code().substr(4);
    const Door::Joined joined = door.join(typed, {"10.0.0.1", "10.0.0.1"});
    ASSERT_TRUE(std::holds_alternative<std::string>(joined));
    const std::string cookie = std::get<std::string>(joined);
    const std::string pass = cookie.substr(0, cookie.find(';'));
    const auto visitor = door.visitor("a=b; " + pass);
    ASSERT_TRUE(visitor);
    EXPECT_FALSE(visitor->teacher);
    EXPECT_EQ(visitor->person.size(), 32U);
    EXPECT_FALSE(door.visitor(pass + '0'));
    EXPECT_FALSE(door.visitor(pass.substr(0, pass.size() - 1)));
    EXPECT_FALSE(door.visitor("lawan=" + door.code())) << "the code is no pass";
    EXPECT_TRUE(has(cookie, "HttpOnly; SameSite=Strict"));
    EXPECT_FALSE(has(cookie, "Secure"));
    // Each browser is somebody else.
    const auto other = std::get<std::string>(door.join(door.code(), {"10.0.0.1", "10.0.0.1"}));
    EXPECT_NE(door.visitor(other.substr(0, other.find(';')))->person, visitor->person);
    // The teacher's link is another secret.
    const auto link = door.cookie_for('/' + door.teacher_part().substr(0, 7 + 32));
    ASSERT_TRUE(link);
    EXPECT_TRUE(door.visitor(link->substr(0, link->find(';')))->teacher);
    EXPECT_FALSE(door.cookie_for("/?token=" + std::string(32, '0')));
    EXPECT_FALSE(door.cookie_for("/?token="));
    EXPECT_FALSE(door.cookie_for("/?token=" + door.code()));
}

TEST(Doors, TireOfWhoGuesses) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const auto guess = [&](const std::string& code, const std::string& address = "10.0.0.9") {
        return door.join(code, {address, address});
    };
    int number = 0;
    const auto another = [&] { return "2222" + std::to_string(1000 + number++ % 9000); };
    const auto waits = [](const Door::Joined& said) {
        return std::holds_alternative<Door::Wait>(said);
    };
    for (int i = 0; i < 25; ++i) EXPECT_FALSE(waits(guess(another()))) << i;
    EXPECT_TRUE(waits(guess(another())));
    EXPECT_TRUE(waits(guess(door.code()))) << "nor the right one: else a guesser would find it";
    EXPECT_FALSE(waits(guess(door.code(), "10.0.0.8"))) << "others have their own patience";
    // In a day one address makes 25 guesses and one for each four seconds, and nobody waits longer.
    int guesses = 25;
    for (int second = 0; second < 86'400; ++second) {
        clock.time += Seconds{1};
        const auto said = guess(another());
        if (!waits(said)) {
            ++guesses;
        } else {
            ASSERT_LE(std::get<Door::Wait>(said).time, Seconds{4});
        }
    }
    EXPECT_LE(guesses, 25 + 21'600);
    // A class behind one address is not kept waiting.
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(std::holds_alternative<std::string>(guess(door.code(), "10.0.0.7"))) << i;
    }
    EXPECT_TRUE(waits(guess(door.code(), "10.0.0.7")));
}

// A class that was told last week's code, or one who types the same mistake again and again.
TEST(Doors, CountTheSameWrongCodeOnce) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const Knock school{"10.0.0.9", "10.0.0.9"};
    for (int i = 0; i < 90; ++i) {
        EXPECT_TRUE(std::holds_alternative<Door::WrongCode>(door.join("2222-2222", school))) << i;
    }
    EXPECT_TRUE(std::holds_alternative<std::string>(door.join(door.code(), school)));
}

// Whoever has one address of IPv6 has all of its network: together they get ten times as much.
TEST(Doors, CountANetworkAsTenAddresses) {
    Clock clock;
    Door door{Lock::Code, false, false, clock};
    const auto guesses_of = [&](const std::string& address) {
        int guesses = 0;
        while (std::holds_alternative<Door::WrongCode>(
            door.join("2222" + std::to_string(1000 + guesses), {address, "2001:db8::"}))) {
            ++guesses;
        }
        return guesses;
    };
    EXPECT_EQ(guesses_of("2001:db8::1"), 25);
    EXPECT_EQ(guesses_of("2001:db8::1"), 0);
    EXPECT_EQ(guesses_of("2001:db8::2"), 25) << "a neighbour has patience of its own";
    int all = 50;
    for (int i = 3; i < 1000; ++i) all += guesses_of("2001:db8::" + std::to_string(i));
    EXPECT_LE(all, 250);
    EXPECT_GT(all, 240);
    EXPECT_TRUE(std::holds_alternative<std::string>(
        door.join(door.code(), {"2001:db8:0:1::1", "2001:db8:0:1::"})));
}

TEST(Doors, ForgetOldPassesBeforeTheyHeapUp) {
    Clock clock;
    Door door{Lock::Code, false, true, clock};
    const auto enter = [&](int i) {
        const std::string from = std::to_string(i % 100);
        const auto cookie = std::get<std::string>(door.join(door.code(), {from, from}));
        EXPECT_TRUE(has(cookie, "; Secure"));
        return cookie.substr(0, cookie.find(';'));
    };
    const std::string used = enter(0);
    const std::string unused = enter(0);
    for (int i = 0; i < 5'000; ++i) {
        clock.time += Seconds{1};
        (void)enter(i);
        ASSERT_TRUE(door.visitor(used));
    }
    EXPECT_FALSE(door.visitor(unused));
}

TEST(Hosts, OtherMachinesMayUseTheAddressInFigures) {
    Hosts lab{"0.0.0.0", {"Lab.Example"}};
    lab.set_port(8017);
    EXPECT_TRUE(lab.accepts("192.168.1.7:8017"));
    EXPECT_TRUE(lab.accepts("lab.example:8017"));
    EXPECT_TRUE(lab.accepts("[fe80::1]:8017"));
    EXPECT_FALSE(lab.accepts("192.168.1.7.evil.example:8017"));
    EXPECT_FALSE(lab.accepts("192.168.1.7:80"));
    Hosts own{"127.0.0.1", {}};
    own.set_port(8017);
    EXPECT_FALSE(own.accepts("192.168.1.7:8017"));
    EXPECT_TRUE(own.accepts("[::1]:8017"));
}

TEST(Doorkeepers, LetTheNewestOfTheRefusedBeHeard) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{1, open};
    const auto address = boost::asio::ip::make_address("127.0.0.1");
    const auto inside = doorkeeper.admit(address);
    std::vector<Ticket> refused;
    std::vector<int> left;
    for (int i = 0; i < 20; ++i) {
        auto ticket = doorkeeper.admit(address);
        ASSERT_TRUE(ticket) << i;
        EXPECT_TRUE(ticket->full());
        ticket->leaves_by([&left, i] { left.push_back(i); });
        refused.push_back(std::move(*ticket));
    }
    EXPECT_EQ(left, (std::vector{0, 1, 2, 3}));
    EXPECT_FALSE(inside->full());
    refused.clear();
    EXPECT_EQ(open, 1);
}

// Who is refused takes no place of others.
TEST(Doorkeepers, CountTheRefusedByThemselves) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    std::vector<Ticket> tickets;
    while (auto ticket = doorkeeper.admit(boost::asio::ip::make_address("192.0.2.1"))) {
        tickets.push_back(std::move(*ticket));
    }
    EXPECT_EQ(tickets.size(), 2 + 16U);
    EXPECT_FALSE(doorkeeper.admit(boost::asio::ip::make_address("192.0.2.2"))->full());
}

TEST(Doorkeepers, GiveOneAddressAQuarterAtMost) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    const auto admit = [&](const char* address) {
        return doorkeeper.admit(boost::asio::ip::make_address(address));
    };
    const auto first = admit("192.0.2.1");
    auto second = admit("::ffff:192.0.2.1");
    EXPECT_FALSE(first->full() || second->full());
    EXPECT_TRUE(admit("192.0.2.1")->full());
    EXPECT_FALSE(admit("192.0.2.2")->full());
    // A network of IPv6 is one owner.
    const auto third = admit("2001:db8::1");
    const auto fourth = admit("2001:db8::2");
    EXPECT_FALSE(third->full() || fourth->full());
    EXPECT_TRUE(admit("2001:db8::ffff:3")->full());
    EXPECT_FALSE(admit("2001:db8:0:1::1")->full());
    second.reset();
    EXPECT_FALSE(admit("192.0.2.1")->full());
    EXPECT_EQ(open, 3);
}

TEST(Doorkeepers, CountOfThisMachineTheWholeOnly) {
    std::atomic<std::int64_t> open{0};
    Doorkeeper doorkeeper{8, open};
    std::vector<Ticket> tickets;
    for (int i = 0; i < 8; ++i) {
        auto ticket = doorkeeper.admit(boost::asio::ip::make_address("127.0.0.1"));
        tickets.push_back(std::move(*ticket));
        EXPECT_FALSE(tickets.back().full());
    }
    int refusals = 0;
    while (auto ticket = doorkeeper.admit(boost::asio::ip::make_address("127.0.0.1"))) {
        EXPECT_TRUE(ticket->full());
        tickets.push_back(std::move(*ticket));
        ++refusals;
    }
    EXPECT_GT(refusals, 0);
    tickets.clear();
    EXPECT_EQ(open, 0);
}

// The last that holds a socket may let it go while it is told to close.
TEST(OpenSockets, MayGoWhileAllAreClosed) {
    OpenSockets sockets;
    std::size_t first = 0;
    first = sockets.add([&] { sockets.remove(first); });
    const std::size_t second = sockets.add([] {});
    sockets.close_all();
    EXPECT_FALSE(sockets.empty());
    sockets.remove(second);
    EXPECT_TRUE(sockets.empty());
}

}  // namespace
}  // namespace lawan::server
