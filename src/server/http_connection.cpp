#include "server/http_connection.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/answers.hpp"
#include "server/web_socket.hpp"

namespace lawan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::uint32_t kLongestHeader = 8192;

std::string_view text_of(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

bool asks_to_read(const Request& request) {
    return request.method() == http::verb::get || request.method() == http::verb::head;
}

Answer wrong_method() {
    Answer said = plain(405, "Use GET or HEAD");
    said.headers.emplace_back("Allow", "GET, HEAD");
    return said;
}

// A wrong method stays one with a body, which is not read.
Answer refused_body(const Request& request) {
    if (!asks_to_read(request) && request.target() != "/join") return wrong_method();
    return plain(413, "A request has no body here");
}

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
  public:
    HttpConnection(Stream stream, Ticket ticket, Context& context)
        : stream_{std::move(stream)}, ticket_{std::move(ticket)}, context_{context} {}

    void start() {
        asio::dispatch(stream_.get_executor(), [self = shared_from_this()] { self->begin(); });
    }

  private:
    void begin() {
        if (ticket_.full()) {
            ticket_.leaves_by([weak = weak_from_this()] {
                const auto self = weak.lock();
                if (!self) return;
                asio::post(self->stream_.get_executor(),
                           [self] { beast::get_lowest_layer(self->stream_).close(); });
            });
        }
        allow_time();
        // Who does not speak TLS, such as a browser that was sent to http://, is dropped.
        stream_.handshake(Done{[self = shared_from_this()](error_code error) {
            if (!error) self->read();
        }});
    }

    void read() {
        parser_.emplace();
        parser_->header_limit(kLongestHeader);
        parser_->body_limit(0);
        allow_time();
        http::async_read(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](error_code error, std::size_t) { self->received(error); });
    }

    // Whoever sends or reads byte by byte is not waited for.
    void allow_time() {
        beast::get_lowest_layer(stream_).expires_after(
            std::chrono::duration_cast<std::chrono::milliseconds>(context_.options.request_time));
    }

    void received(error_code error) {
        if (error == http::error::end_of_stream) return shut_down();
        if (error == http::error::header_limit) return answer(plain(431, "The header is too long"));
        if (error == http::error::body_limit) return answer(refused_body(parser_->get()));
        if (error.category() == http::make_error_code(http::error::bad_method).category()) {
            return answer(plain(400, "This is not an HTTP request"));
        }
        if (error) return;
        ++context_.counters.requests;
        const Request& request = parser_->get();
        if (request.count(http::field::host) != 1)
            return answer(plain(400, "Send one Host header"));
        const std::string_view host = text_of(request[http::field::host]);
        if (!context_.hosts.accepts(host)) {
            ++context_.counters.refused;
            return answer(plain(403, "The server does not go by this name; see --allow-host"));
        }
        const std::string_view target = text_of(request.target());
        if (ticket_.full() && target != "/health") {
            ++context_.counters.refused;
            return answer(plain(503, "Too many connections are open; try again in a minute"));
        }
        if (target == "/join") return join(request, host);
        if (!asks_to_read(request)) return answer(wrong_method());
        if (target == "/ws") return upgrade(request, host);
        const auto visitor = context_.door.visitor(text_of(request[http::field::cookie]));
        if (target == "/door") return answer(of_door(visitor.has_value()));
        const auto cookie = context_.door.cookie_for(target);
        Answer found =
            answer_to({target, text_of(request[http::field::if_none_match]),
                       text_of(request[http::field::accept_encoding]), visitor || cookie},
                      context_);
        if (cookie) found.headers.emplace_back("Set-Cookie", *cookie);
        answer(found);
    }

    // Somebody has typed the code. It stands in the header, which no page of another site can set.
    void join(const Request& request, std::string_view host) {
        if (request.method() != http::verb::post) {
            Answer said = plain(405, "Use POST");
            said.headers.emplace_back("Allow", "POST");
            return answer(said);
        }
        if (!context_.hosts.accepts_origin(text_of(request[http::field::origin]), host)) {
            ++context_.counters.refused;
            return answer(plain(403, "Pages of other sites may not connect"));
        }
        answer(of_joining(context_.door.join(text_of(request["Lawan-Code"]),
                                             {ticket_.address(), ticket_.owner()})));
    }

    void upgrade(const Request& request, std::string_view host) {
        if (!beast::websocket::is_upgrade(request)) {
            return answer(plain(426, "This is a WebSocket"));
        }
        if (!context_.hosts.accepts_origin(text_of(request[http::field::origin]), host)) {
            ++context_.counters.refused;
            return answer(plain(403, "Pages of other sites may not connect"));
        }
        auto visitor = context_.door.visitor(text_of(request[http::field::cookie]));
        if (!visitor) {
            ++context_.counters.refused;
            return answer(plain(403, kClosed));
        }
        serve_web_socket(std::move(stream_), std::move(ticket_), std::move(*visitor), request,
                         context_);
    }

    void answer(const Answer& said) {
        const bool head = parser_->is_done() && parser_->get().method() == http::verb::head;
        const bool go_on = parser_->is_done() && said.status != 403 && !ticket_.full() &&
                           parser_->get().keep_alive();
        response_ = {};
        response_.version(11);
        response_.result(said.status);
        for (const auto& [name, value] : said.headers) response_.set(name, value);
        response_.keep_alive(go_on);
        response_.content_length(said.body.size());
        if (!head) response_.body() = said.body;
        allow_time();
        if (head) {
            header_only_.emplace(response_);
            http::async_write_header(stream_, *header_only_,
                                     [self = shared_from_this(), go_on](error_code e, std::size_t) {
                                         self->wrote(e, go_on);
                                     });
        } else {
            http::async_write(stream_, response_,
                              [self = shared_from_this(), go_on](error_code e, std::size_t) {
                                  self->wrote(e, go_on);
                              });
        }
    }

    void wrote(error_code error, bool go_on) {
        if (error) return;
        if (go_on) return read();
        shut_down();
    }

    void shut_down() {
        allow_time();
        stream_.shut_down(Done{[self = shared_from_this()](error_code) {}});
    }

    Stream stream_;
    Ticket ticket_;
    Context& context_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::empty_body>> parser_;
    http::response<http::string_body> response_;
    std::optional<http::response_serializer<http::string_body>> header_only_;
};

}  // namespace

void serve_http(asio::ip::tcp::socket socket, Ticket ticket, asio::ssl::context* tls,
                Context& context) {
    // From the first step on everything happens on the strand of the socket.
    std::make_shared<HttpConnection>(Stream{std::move(socket), tls}, std::move(ticket), context)
        ->start();
}

}  // namespace lawan::server
