// A connection's bytes, encrypted or not, behind one type. Beast's operations are large templates
// over the stream and over what happens afterwards: with this one they are compiled once, and those
// of encryption not for each of them.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace lawan::server {

// What happens when an operation is done: any function that takes these arguments, and is moved
// only.
template <class... Arguments>
class Afterwards {
  public:
    template <class Handler>
    // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): it does not know "requires"
    requires(!std::is_same_v<std::decay_t<Handler>, Afterwards>) explicit Afterwards(
        Handler&& handler)
        : does_{std::make_unique<Does<std::decay_t<Handler>>>(std::forward<Handler>(handler))} {}

    void operator()(Arguments... arguments) { does_.release()->run(arguments...); }

  private:
    struct Doing {
        virtual ~Doing() = default;
        virtual void run(Arguments... arguments) = 0;  // once, and is gone
    };
    template <class Handler>
    struct Does final : Doing {
        explicit Does(Handler its_handler) : handler{std::move(its_handler)} {}
        void run(Arguments... arguments) override {
            // Its memory is free again when the handler asks for the next operation.
            Handler own{std::move(handler)};
            delete this;
            own(arguments...);
        }
        Handler handler;
    };

    std::unique_ptr<Doing> does_;
};

using Done = Afterwards<boost::system::error_code>;
using Transferred = Afterwards<boost::system::error_code, std::size_t>;

// The first buffers of a sequence that are not empty: who reads or writes some may leave the
// others.
template <class Buffer>
class FewBuffers {
  public:
    using value_type = Buffer;
    using const_iterator = const Buffer*;

    template <class Sequence>
    explicit FewBuffers(const Sequence& all) {
        const auto end = boost::asio::buffer_sequence_end(all);
        for (auto at = boost::asio::buffer_sequence_begin(all); at != end && count_ < kMost; ++at) {
            const Buffer buffer{*at};
            if (buffer.size() > 0) buffers_[count_++] = buffer;
        }
    }

    [[nodiscard]] const_iterator begin() const { return buffers_.data(); }
    [[nodiscard]] const_iterator end() const { return buffers_.data() + count_; }

  private:
    static constexpr std::size_t kMost = 16;

    std::array<Buffer, kMost> buffers_;
    std::size_t count_ = 0;
};

using ReadBuffers = FewBuffers<boost::asio::mutable_buffer>;
using WriteBuffers = FewBuffers<boost::asio::const_buffer>;

// An AsyncStream, as Beast asks for one. Everything happens on the strand of the socket.
class Stream {
  public:
    using executor_type = boost::asio::any_io_executor;

    // With `tls` it is encrypted.
    Stream(boost::asio::ip::tcp::socket socket, boost::asio::ssl::context* tls);

    [[nodiscard]] executor_type get_executor() { return next_layer().get_executor(); }
    // Below encryption: for its time-outs, and to close it.
    [[nodiscard]] boost::beast::tcp_stream& next_layer() { return bytes_->plain(); }

    template <class Sequence, class Handler>
    void async_read_some(const Sequence& buffers, Handler&& handler) {
        bytes_->read_some(ReadBuffers{buffers}, Transferred{std::forward<Handler>(handler)});
    }
    template <class Sequence, class Handler>
    void async_write_some(const Sequence& buffers, Handler&& handler) {
        bytes_->write_some(WriteBuffers{buffers}, Transferred{std::forward<Handler>(handler)});
    }
    // Before the first byte, and after the last; nothing to wait for where nothing is encrypted.
    void handshake(Done done) { bytes_->handshake(std::move(done)); }
    void shut_down(Done done) { bytes_->shut_down(std::move(done)); }

    // As a WebSocket ends it.
    template <class Handler>
    friend void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
        stream.bytes_->tear_down(role, Done{std::forward<Handler>(handler)});
    }

  private:
    struct Bytes {
        virtual ~Bytes() = default;
        [[nodiscard]] virtual boost::beast::tcp_stream& plain() = 0;
        virtual void read_some(const ReadBuffers& buffers, Transferred transferred) = 0;
        virtual void write_some(const WriteBuffers& buffers, Transferred transferred) = 0;
        virtual void handshake(Done done) = 0;
        virtual void shut_down(Done done) = 0;
        virtual void tear_down(boost::beast::role_type role, Done done) = 0;
    };
    struct PlainBytes;
    struct EncryptedBytes;

    std::unique_ptr<Bytes> bytes_;
};

}  // namespace lawan::server
