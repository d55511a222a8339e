#include "server/web_socket.hpp"

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace lawan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

// Above session::kLongestMessage there is an error message, above this the connection ends.
constexpr std::size_t kLongestFrame = 2 * session::kLongestMessage;
constexpr std::size_t kKeptBuffer = std::size_t{16} << 10U;  // of a connection between messages
// Bytes that a client lets wait; of all clients together, where only those are left to read on who
// have read nearly everything.
constexpr std::size_t kMostUnread = std::size_t{16} << 20U;
constexpr std::int64_t kMostUnreadOfAll = std::int64_t{256} << 20U;
constexpr std::size_t kLittleUnread = std::size_t{64} << 10U;

std::chrono::milliseconds in_milliseconds(Seconds time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time);
}

// Everything happens on the strand of the stream.
class WebSocket : public std::enable_shared_from_this<WebSocket> {
  public:
    WebSocket(Stream stream, Ticket ticket, Visitor visitor, Context& context)
        : stream_{std::move(stream)},
          ticket_{std::move(ticket)},
          visitor_{std::move(visitor)},
          context_{context} {}
    ~WebSocket() {
        context_.counters.unread -= static_cast<std::int64_t>(unread_);
        if (number_) context_.sockets.remove(*number_);
    }
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;

    void start(const Request& request) {
        beast::get_lowest_layer(stream_).expires_never();  // the stream's own time-outs from now on
        websocket::stream_base::timeout limits{};
        limits.handshake_timeout = in_milliseconds(context_.options.request_time);
        limits.idle_timeout = in_milliseconds(context_.options.idle_time);
        limits.keep_alive_pings = true;
        stream_.set_option(limits);
        stream_.read_message_max(kLongestFrame);
        stream_.text(true);
        stream_.auto_fragment(false);
        stream_.async_accept(request, [self = shared_from_this()](error_code error) {
            if (!error) self->accepted();
        });
    }

  private:
    void accepted() {
        const std::weak_ptr<WebSocket> weak = weak_from_this();
        number_ = context_.sockets.add([weak] {
            if (const auto self = weak.lock()) self->go_away();
        });
        connection_ = context_.lobby.connect(
            [weak](std::shared_ptr<const std::string> text) {
                if (const auto self = weak.lock()) self->send(std::move(text));
            },
            {ticket_.owner(), visitor_.person, visitor_.teacher});
        read();
    }

    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
            self->received(error);
        });
    }

    void received(error_code error) {
        if (error || !connection_) return hang_up();
        const auto data = buffer_.cdata();
        const std::string_view text{static_cast<const char*>(data.data()), data.size()};
        connection_->receive(text);
        buffer_.consume(buffer_.size());
        if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
        read();
    }

    // From any thread, and perhaps with locks held: hands over and returns.
    void send(std::shared_ptr<const std::string> text) {
        asio::post(stream_.get_executor(),
                   [self = shared_from_this(), text = std::move(text)]() mutable {
                       self->enqueue(std::move(text));
                   });
    }

    void enqueue(std::shared_ptr<const std::string> text) {
        if (!connection_) return;
        unread_ += text->size();
        context_.counters.unread += static_cast<std::int64_t>(text->size());
        if (unread_ > kMostUnread ||
            (unread_ > kLittleUnread && context_.counters.unread > kMostUnreadOfAll)) {
            ++context_.counters.slow_clients;
            return hang_up();
        }
        outgoing_.push_back(std::move(text));
        if (outgoing_.size() == 1) write();
    }

    void write() {
        stream_.async_write(
            asio::buffer(*outgoing_.front()),
            [self = shared_from_this()](error_code error, std::size_t) { self->wrote(error); });
    }

    void wrote(error_code error) {
        if (error) return hang_up();
        unread_ -= outgoing_.front()->size();
        context_.counters.unread -= static_cast<std::int64_t>(outgoing_.front()->size());
        outgoing_.pop_front();
        if (!outgoing_.empty()) {
            write();
        } else if (leaving_) {
            close();
        }
    }

    void go_away() {
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->leaving_ = true;
            self->connection_.reset();
            if (self->outgoing_.empty()) self->close();
        });
    }

    void close() {
        stream_.async_close(websocket::close_code::going_away,
                            [self = shared_from_this()](error_code) { self->hang_up(); });
    }

    // The session learns at once that nobody listens any more; the socket goes with its handlers.
    void hang_up() {
        connection_.reset();
        beast::get_lowest_layer(stream_).close();
    }

    websocket::stream<Stream> stream_;
    Ticket ticket_;
    Visitor visitor_;
    Context& context_;
    beast::flat_buffer buffer_;
    std::unique_ptr<session::Connection> connection_;
    std::deque<std::shared_ptr<const std::string>> outgoing_;
    std::size_t unread_ = 0;
    std::optional<std::size_t> number_;
    bool leaving_ = false;
};

}  // namespace

void serve_web_socket(Stream stream, Ticket ticket, Visitor visitor, const Request& request,
                      Context& context) {
    std::make_shared<WebSocket>(std::move(stream), std::move(ticket), std::move(visitor), context)
        ->start(request);
}

}  // namespace lawan::server
