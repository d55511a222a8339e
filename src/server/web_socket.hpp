// A WebSocket that carries the messages of a session.
#pragma once

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/context.hpp"
#include "server/doorkeeper.hpp"
#include "server/stream.hpp"

namespace lawan::server {

using Request = boost::beast::http::request<boost::beast::http::empty_body>;

// The request asks for the upgrade and was accepted.
void serve_web_socket(Stream stream, Ticket ticket, Visitor visitor, const Request& request,
                      Context& context);

}  // namespace lawan::server
