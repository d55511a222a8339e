// One HTTP connection: the page's files, what the server says of itself, and the way to a
// WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/context.hpp"
#include "server/doorkeeper.hpp"

namespace lawan::server {

void serve_http(boost::asio::ip::tcp::socket socket, Ticket ticket, Context& context);

}  // namespace lawan::server
