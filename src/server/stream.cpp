#include "server/stream.hpp"

#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/ssl.hpp>

namespace lawan::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;

struct Stream::PlainBytes final : Bytes {
    explicit PlainBytes(asio::ip::tcp::socket socket) : stream{std::move(socket)} {}

    [[nodiscard]] beast::tcp_stream& plain() override { return stream; }
    void read_some(const ReadBuffers& buffers, Transferred transferred) override {
        stream.async_read_some(buffers, std::move(transferred));
    }
    void write_some(const WriteBuffers& buffers, Transferred transferred) override {
        stream.async_write_some(buffers, std::move(transferred));
    }
    void handshake(Done done) override { done({}); }
    void shut_down(Done done) override {
        error_code error;
        stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
        done(error);
    }
    void tear_down(beast::role_type role, Done done) override {
        using beast::websocket::async_teardown;
        async_teardown(role, stream, std::move(done));
    }

    beast::tcp_stream stream;
};

struct Stream::EncryptedBytes final : Bytes {
    EncryptedBytes(asio::ip::tcp::socket socket, asio::ssl::context& tls)
        : stream{std::move(socket), tls} {}

    [[nodiscard]] beast::tcp_stream& plain() override { return stream.next_layer(); }
    void read_some(const ReadBuffers& buffers, Transferred transferred) override {
        stream.async_read_some(buffers, std::move(transferred));
    }
    void write_some(const WriteBuffers& buffers, Transferred transferred) override {
        stream.async_write_some(buffers, std::move(transferred));
    }
    void handshake(Done done) override {
        stream.async_handshake(asio::ssl::stream_base::server, std::move(done));
    }
    void shut_down(Done done) override { stream.async_shutdown(std::move(done)); }
    void tear_down(beast::role_type role, Done done) override {
        using beast::websocket::async_teardown;
        async_teardown(role, stream, std::move(done));
    }

    beast::ssl_stream<beast::tcp_stream> stream;
};

Stream::Stream(asio::ip::tcp::socket socket, asio::ssl::context* tls) {
    if (tls == nullptr) {
        bytes_ = std::make_unique<PlainBytes>(std::move(socket));
    } else {
        bytes_ = std::make_unique<EncryptedBytes>(std::move(socket), *tls);
    }
}

}  // namespace lawan::server
