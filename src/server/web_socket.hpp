// A WebSocket that carries the messages of a session.
#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "server/context.hpp"
#include "server/doorkeeper.hpp"

namespace lawan::server {

using Request = boost::beast::http::request<boost::beast::http::empty_body>;

using PlainStream = boost::beast::tcp_stream;
using EncryptedStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;

// The request asks for the upgrade and was accepted.
void serve_web_socket(PlainStream stream, Ticket ticket, Visitor visitor, const Request& request,
                      Context& context);
void serve_web_socket(EncryptedStream stream, Ticket ticket, Visitor visitor,
                      const Request& request, Context& context);

}  // namespace lawan::server
