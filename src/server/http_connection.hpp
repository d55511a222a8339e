// One HTTP connection: the page's files, what the server says of itself, and the way to a
// WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/context.hpp"
#include "server/doorkeeper.hpp"

namespace lawan::server {

// With `tls` the connection is encrypted.
void serve_http(boost::asio::ip::tcp::socket socket, Ticket ticket, boost::asio::ssl::context* tls,
                Context& context);

}  // namespace lawan::server
