#include "server/tls.hpp"

#include <openssl/err.h>
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

void check_readable(const std::filesystem::path& file) {
    (void)read_named(file.string());
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
    tls->use_private_key_file(files.key.string(), ssl::context::pem, error);
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
