// A client of our own over plain sockets: it can be as rude as it likes.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace lawan::server::testing_support {

class Client {
  public:
    explicit Client(std::uint16_t port) : port_{port}, socket_{::socket(AF_INET, SOCK_STREAM, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        timeval patience{20, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        if (::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
            throw std::runtime_error{"cannot connect"};
        }
    }
    Client(Client&& other) noexcept
        : port_{other.port_},
          socket_{std::exchange(other.socket_, -1)},
          unread_{std::move(other.unread_)} {}
    Client& operator=(Client&&) = delete;
    ~Client() {
        if (socket_ >= 0) ::close(socket_);
    }

    bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    // All until the server closes the connection.
    [[nodiscard]] std::string rest() {
        while (receive()) {
        }
        return std::exchange(unread_, {});
    }

    [[nodiscard]] std::string get(const std::string& target, const std::string& more = "",
                                  const std::optional<std::string>& host = {}) {
        send("GET " + target + " HTTP/1.1\r\nHost: " + host.value_or(own_host()) + "\r\n" + more +
             "Connection: close\r\n\r\n");
        return rest();
    }

    // The status line of the answer; 101 when there is a WebSocket now.
    // Without an origin: that of the page. `more` are further lines of the header.
    [[nodiscard]] std::string upgrade(std::optional<std::string> origin = {},
                                      const std::string& more = "") {
        if (!origin) origin = "http://" + own_host();
        send("GET /ws HTTP/1.1\r\nHost: " + own_host() +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
             (origin->empty() ? "" : "Origin: " + *origin + "\r\n") + more + "\r\n");
        std::size_t end = 0;
        while ((end = unread_.find("\r\n\r\n")) == std::string::npos) {
            if (!receive()) return unread_;
        }
        const std::string head = unread_.substr(0, end);
        unread_.erase(0, end + 4);
        return head.substr(0, head.find("\r\n"));
    }

    // One frame, masked as a client has to; false when the connection is gone.
    bool say(std::string_view text, unsigned char first = 0x81) const {
        std::string frame(1, static_cast<char>(first));
        if (text.size() < 126) {
            frame += static_cast<char>(0x80U | text.size());
        } else if (text.size() < 65536) {
            frame += static_cast<char>(0x80U | 126U);
            for (const unsigned shift : {8U, 0U}) frame += static_cast<char>(text.size() >> shift);
        } else {
            frame += static_cast<char>(0x80U | 127U);
            for (int shift = 56; shift >= 0; shift -= 8) {
                frame += static_cast<char>(static_cast<std::uint64_t>(text.size()) >> shift);
            }
        }
        constexpr char kMask[4] = {1, 2, 3, 4};
        frame.append(kMask, 4);
        for (std::size_t i = 0; i < text.size(); ++i) {
            frame += static_cast<char>(text[i] ^ kMask[i % 4]);
        }
        return send(frame);
    }

    // The next text message; none when the connection ends. Answers no pings.
    [[nodiscard]] std::optional<std::string> hear() {
        for (;;) {
            while (!whole_frame()) {
                if (!receive()) return std::nullopt;
            }
            const auto opcode = static_cast<unsigned char>(unread_[0]) & 0x0FU;
            const auto [header, length] = frame_size();
            std::string payload = unread_.substr(header, length);
            unread_.erase(0, header + length);
            if (opcode == 8) return std::nullopt;
            if (opcode == 1) return payload;
        }
    }

    [[nodiscard]] int socket() const { return socket_; }
    [[nodiscard]] std::string own_host() const { return "127.0.0.1:" + std::to_string(port_); }

  private:
    bool receive() {
        char buffer[16384];
        const auto got = ::recv(socket_, buffer, sizeof buffer, 0);
        if (got <= 0) return false;
        unread_.append(buffer, static_cast<std::size_t>(got));
        return true;
    }

    [[nodiscard]] std::pair<std::size_t, std::size_t> frame_size() const {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(unread_[i]); };
        std::size_t length = byte(1) & 0x7FU;
        std::size_t header = 2;
        if (length == 126) {
            header = 4;
            if (unread_.size() >= header) length = byte(2) * 256U + byte(3);
        } else if (length == 127) {
            header = 10;
            length = 0;
            for (std::size_t i = 2; i < header && unread_.size() >= header; ++i) {
                length = length * 256 + byte(i);
            }
        }
        return {header, length};
    }

    [[nodiscard]] bool whole_frame() const {
        if (unread_.size() < 2) return false;
        const auto [header, length] = frame_size();
        return unread_.size() >= header && unread_.size() >= header + length;
    }

    std::uint16_t port_;
    int socket_;
    std::string unread_;
};

[[nodiscard]] inline bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace lawan::server::testing_support
