#include "server/answers.hpp"

#include <cmath>

namespace lawan::server {
namespace {

// Scripts and styles from here only; no frames, no plug-ins, nothing from elsewhere. Style
// attributes are allowed: the board is placed with them.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

constexpr const char* kNotBuilt =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Lawan</title>"
    "<p>The page is not built. In the repository: <code>cd web &amp;&amp; npm install &amp;&amp; "
    "npm run build</code>, then reload. The protocol is served at <code>/ws</code> all the "
    "same.</p></html>";

Answer answer(unsigned status, std::string type, std::string body) {
    return {status,
            {{"Content-Type", std::move(type)},
             {"Content-Security-Policy", kPolicy},
             {"X-Content-Type-Options", "nosniff"},
             {"X-Frame-Options", "DENY"},
             {"Referrer-Policy", "no-referrer"},
             {"Cross-Origin-Opener-Policy", "same-origin"},
             {"Cross-Origin-Resource-Policy", "same-origin"},
             {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"}},
            std::move(body)};
}

Answer file_answer(const PageFile& file, const Asked& asked) {
    const bool gzip = file.gzipped && asked.accept_encoding.find("gzip") != std::string_view::npos;
    const bool known = asked.if_none_match == file.etag;
    Answer found = answer(known ? 304 : 200, file.content_type,
                          known  ? ""
                          : gzip ? *file.gzipped
                                 : file.body);
    found.headers.emplace_back("ETag", file.etag);
    found.headers.emplace_back("Cache-Control", file.cache_control);
    if (file.gzipped) found.headers.emplace_back("Vary", "Accept-Encoding");
    if (gzip && !known) found.headers.emplace_back("Content-Encoding", "gzip");
    return found;
}

Answer uncached(Answer said) {
    said.headers.emplace_back("Cache-Control", "no-store");
    return said;
}

}  // namespace

Answer plain(unsigned status, std::string_view sentence) {
    return uncached(answer(status, "text/plain; charset=utf-8", std::string{sentence} + '\n'));
}

Answer of_door(bool inside) {
    return uncached(
        answer(200, "application/json", inside ? "{\"closed\":false}\n" : "{\"closed\":true}\n"));
}

Answer of_joining(const Door::Joined& joined) {
    if (const auto* cookie = std::get_if<std::string>(&joined)) {
        Answer said = plain(200, "Come in");
        said.headers.emplace_back("Set-Cookie", *cookie);
        return said;
    }
    if (const auto* wait = std::get_if<Door::Wait>(&joined)) {
        Answer said = plain(429, "Too many codes were tried from here; wait a little");
        const double seconds = std::ceil(wait->time.count());
        said.headers.emplace_back("Retry-After", std::to_string(static_cast<int>(seconds)));
        return said;
    }
    return plain(403, "This is not the code");
}

Answer answer_to(const Asked& asked, Context& context) {
    const std::string_view path = asked.target.substr(0, asked.target.find('?'));
    if (path == "/health") return plain(200, "ok");
    if (path == "/metrics") {
        if (!asked.inside) return plain(403, kClosed);
        return uncached(answer(
            200, "text/plain; version=0.0.4; charset=utf-8",
            metrics_text(context.lobby.services().counters, context.counters, context.pool)));
    }
    if (const auto file = context.page.find(path)) return file_answer(*file, asked);
    if (path == "/") return uncached(answer(200, "text/html; charset=utf-8", kNotBuilt));
    return plain(404, "There is no such page");
}

}  // namespace lawan::server
