// Encrypted connections, by a certificate and its key in PEM files.
#pragma once

#include <memory>

#include <boost/asio/ssl/context.hpp>

#include "server/server.hpp"

namespace lawan::server {

// Throws InputError that says what is wrong with the files.
[[nodiscard]] std::unique_ptr<boost::asio::ssl::context> tls_for(const CertificateFiles& files);

}  // namespace lawan::server
