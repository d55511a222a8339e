// Encrypted connections: certificates that are made here, and a client that checks them.
#include "server/server.hpp"

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

#include "core/input_error.hpp"
#include "tests/server/client.hpp"

namespace lawan::server {
namespace {

using testing_support::Client;
namespace fs = std::filesystem;

template <class Object, void (*kFree)(Object*)>
struct Freed {
    void operator()(Object* object) const { kFree(object); }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY, EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509, X509_free>>;
using TlsContext = std::unique_ptr<SSL_CTX, Freed<SSL_CTX, SSL_CTX_free>>;
using Tls = std::unique_ptr<SSL, Freed<SSL, SSL_free>>;

constexpr long kDay = 86'400;

// For a day, signed by itself.
Certificate certificate_of(EVP_PKEY* key, long from) {
    Certificate made{X509_new()};
    ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(made.get()), from);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), from + kDay);
    X509_set_pubkey(made.get(), key);
    X509_NAME* const name = X509_get_subject_name(made.get());
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("lab.example"), -1, -1, 0);
    X509_set_issuer_name(made.get(), name);
    X509_sign(made.get(), key, EVP_sha256());
    return made;
}

class Encrypted : public testing::Test {
  protected:
    fs::path folder =
        fs::temp_directory_path() / ("lawan-tls-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    std::unique_ptr<Server> server;
    std::thread thread;

    void SetUp() override {
        fs::create_directories(folder);
        make("ours", Key{EVP_EC_gen("P-256")});
        make("other", Key{EVP_EC_gen("P-256")});
        make("rsa", Key{EVP_RSA_gen(2048)});
        make("expired", Key{EVP_EC_gen("P-256")}, -2 * kDay);
        make("early", Key{EVP_EC_gen("P-256")}, kDay);
        std::ofstream{folder / "nonsense.pem"} << "nonsense\n";
    }
    void TearDown() override {
        if (server) {
            server->stop();
            thread.join();
        }
        fs::remove_all(folder);
    }

    [[nodiscard]] std::string at(const std::string& name) const { return (folder / name).string(); }

    void make(const std::string& name, const Key& key, long from = 0) const {
        const Certificate certificate = certificate_of(key.get(), from);
        std::FILE* file = std::fopen(at(name + ".crt").c_str(), "w");
        PEM_write_X509(file, certificate.get());
        (void)std::fclose(file);
        file = std::fopen(at(name + ".key").c_str(), "w");
        PEM_write_PrivateKey(file, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
        (void)std::fclose(file);
    }

    [[nodiscard]] ServerOptions options(const std::string& certificate,
                                        const std::string& key) const {
        ServerOptions chosen;
        chosen.port = 0;
        chosen.stop_on_signals = false;
        chosen.request_time = Seconds{2};
        chosen.certificate = CertificateFiles{at(certificate), at(key)};
        return chosen;
    }
    void start() {
        server = std::make_unique<Server>(options("ours.crt", "ours.key"));
        thread = std::thread{[this] { server->run(); }};
    }
    [[nodiscard]] std::string complaint(const std::string& certificate, const std::string& key) {
        try {
            const Server refused{options(certificate, key)};
        } catch (const InputError& error) {
            return error.what();
        }
        return {};
    }

    // The answer to a request over a line that is encrypted by our certificate.
    [[nodiscard]] std::string ask(const std::string& request, int version = 0) const {
        const TlsContext context{SSL_CTX_new(TLS_client_method())};
        SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
        EXPECT_EQ(SSL_CTX_load_verify_locations(context.get(), at("ours.crt").c_str(), nullptr), 1);
        if (version != 0) SSL_CTX_set_max_proto_version(context.get(), version);
        Client client{server->port()};
        const Tls tls{SSL_new(context.get())};
        SSL_set_fd(tls.get(), client.socket());
        if (SSL_connect(tls.get()) != 1) return "no handshake";
        SSL_write(tls.get(), request.data(), static_cast<int>(request.size()));
        std::string answer;
        char buffer[4096];
        for (int got = 0; (got = SSL_read(tls.get(), buffer, sizeof buffer)) > 0;) {
            answer.append(buffer, static_cast<std::size_t>(got));
            if (answer.find("101 Switching") != std::string::npos) break;
        }
        return answer;
    }
    [[nodiscard]] std::string own_host() const {
        return "127.0.0.1:" + std::to_string(server->port());
    }
};

TEST_F(Encrypted, ThePageAndTheLine) {
    start();
    EXPECT_EQ(server->url(), "https://" + own_host() + '/');
    const std::string health =
        "GET /health HTTP/1.1\r\nHost: " + own_host() + "\r\nConnection: close\r\n\r\n";
    EXPECT_NE(ask(health).find("ok"), std::string::npos);
    const auto upgrade = [&](const std::string& scheme) {
        return ask("GET /ws HTTP/1.1\r\nHost: " + own_host() +
                   "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: " +
                   scheme + own_host() + "\r\n\r\n");
    };
    EXPECT_NE(upgrade("https://").find("101 Switching Protocols"), std::string::npos);
    EXPECT_NE(upgrade("http://").find("403"), std::string::npos) << "a page that was changed";
    EXPECT_EQ(ask(health, TLS1_1_VERSION), "no handshake") << "what is broken is not spoken";
}

TEST_F(Encrypted, WhoDoesNotEncryptIsLeft) {
    start();
    const std::string answer = Client{server->port()}.get("/");
    EXPECT_EQ(answer.find("200 OK"), std::string::npos) << answer;
    Client silent{server->port()};
    EXPECT_EQ(silent.rest(), "") << "and who says nothing";
}

TEST_F(Encrypted, FilesThatDoNotServeAreTold) {
    EXPECT_EQ(complaint("ours.crt", "ours.key"), "");
    EXPECT_NE(complaint("gone.crt", "ours.key").find("cannot read"), std::string::npos);
    EXPECT_NE(complaint("ours.crt", "gone.key").find("cannot read"), std::string::npos);
    EXPECT_NE(complaint("", "ours.key").find("cannot read"), std::string::npos);
    EXPECT_NE(complaint("nonsense.pem", "ours.key").find("is not a certificate"),
              std::string::npos);
    EXPECT_NE(complaint("ours.key", "ours.key").find("is not a certificate"), std::string::npos);
    EXPECT_NE(complaint("ours.crt", "nonsense.pem").find("is not an unencrypted private key"),
              std::string::npos);
    EXPECT_NE(complaint("ours.crt", "other.key").find("does not belong to"), std::string::npos);
    EXPECT_NE(complaint("ours.crt", "rsa.key").find("does not belong to"), std::string::npos);
    EXPECT_EQ(complaint("rsa.crt", "rsa.key"), "");
    EXPECT_NE(complaint("expired.crt", "expired.key").find("expired on"), std::string::npos);
    EXPECT_NE(complaint("early.crt", "early.key").find("is valid only from"), std::string::npos);
}

}  // namespace
}  // namespace lawan::server
