#include "server/tls.hpp"

#include <cerrno>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509err.h>
#include <boost/system/error_code.hpp>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "server/words.hpp"

namespace lawan::server {
namespace {

namespace ssl = boost::asio::ssl;
using boost::system::error_code;

// Only opens it: what comes through a pipe can be read once.
void check_readable(const std::filesystem::path& file) {
    std::error_code ignored;  // whether it opens says more
    if (std::filesystem::is_directory(file, ignored)) throw unreadable(file.string(), EISDIR);
    if (!std::ifstream{file}) throw unreadable(file.string(), errno);
}

std::string date_of(const ASN1_TIME* time) {
    std::tm date{};
    if (ASN1_TIME_to_tm(time, &date) != 1) return "?";
    return fmt::format("{:%Y-%m-%d %H:%M} UTC", date);
}

// Every browser would refuse it, and only say so to those who come.
void check_valid_now(ssl::context& tls, const std::filesystem::path& file) {
    const X509* const certificate = SSL_CTX_get0_certificate(tls.native_handle());
    if (certificate == nullptr) return;
    const ASN1_TIME* const from = X509_get0_notBefore(certificate);
    const ASN1_TIME* const until = X509_get0_notAfter(certificate);
    if (X509_cmp_current_time(until) < 0) {
        throw InputError{words::kCertificateExpired, {in_quotes(file.string()), date_of(until)}};
    }
    if (X509_cmp_current_time(from) > 0) {
        throw InputError{words::kCertificateTooEarly, {in_quotes(file.string()), date_of(from)}};
    }
}

}  // namespace

std::unique_ptr<ssl::context> tls_for(const CertificateFiles& files) {
    check_readable(files.certificate);
    check_readable(files.key);
    auto tls = std::make_unique<ssl::context>(ssl::context::tls_server);
    tls->set_options(ssl::context::default_workarounds | ssl::context::no_tlsv1 |
                     ssl::context::no_tlsv1_1);
    error_code error;
    // Nobody is asked for a passphrase: a server starts by itself.
    tls->set_password_callback(
        [](std::size_t, ssl::context::password_purpose) { return std::string{}; }, error);
    tls->use_certificate_chain_file(files.certificate.string(), error);
    if (error) throw InputError{words::kNoCertificate, {in_quotes(files.certificate.string())}};
    check_valid_now(*tls, files.certificate);
    tls->use_private_key_file(files.key.string(), ssl::context::pem, error);
    // One of another kind, such as RSA beside a certificate for elliptic curves, is read without a
    // complaint, and no connection would come about.
    if (!error && SSL_CTX_check_private_key(tls->native_handle()) != 1) {
        throw InputError{words::kKeyOfAnother,
                         {in_quotes(files.key.string()), in_quotes(files.certificate.string())}};
    }
    if (error) {
        // OpenSSL compares the key with the certificate when it reads it.
        const bool other =
            ERR_GET_REASON(static_cast<unsigned long>(error.value())) == X509_R_KEY_VALUES_MISMATCH;
        const bool kind =
            ERR_GET_REASON(static_cast<unsigned long>(error.value())) == X509_R_KEY_TYPE_MISMATCH;
        throw InputError{other || kind ? words::kKeyOfAnother : words::kNoKey,
                         {in_quotes(files.key.string()), in_quotes(files.certificate.string())}};
    }
    return tls;
}

}  // namespace lawan::server
