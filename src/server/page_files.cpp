#include "server/page_files.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/hash.hpp"

namespace lawan::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
}};

std::string content_type(const fs::path& path) {
    for (const auto& [ending, type] : kTypes) {
        if (path.extension() == ending) return std::string{type};
    }
    return "application/octet-stream";
}

std::optional<std::string> contents(const fs::path& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

std::string etag_of(const std::string& body) {
    std::uint64_t hash = body.size();
    for (const char c : body) hash = mix(hash, static_cast<unsigned char>(c));
    return fmt::format("\"{:016x}\"", hash);
}

// What Vite names by its contents never changes.
std::string cache_control(const std::string& path) {
    return path.rfind("/assets/", 0) == 0 ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace

PageFiles::PageFiles(fs::path folder) : folder_{std::move(folder)} {}

void PageFiles::read_if_changed() {
    std::error_code error;
    const auto written = fs::last_write_time(folder_ / "index.html", error);
    if (error) {
        files_.clear();
        read_at_.reset();
        return;
    }
    if (read_at_ == written) return;
    Files files;
    for (auto entry = fs::recursive_directory_iterator{folder_, error};
         !error && entry != fs::recursive_directory_iterator{}; entry.increment(error)) {
        const bool plain = entry->is_regular_file(error) && !entry->is_symlink(error);
        if (!plain || entry->path().extension() == ".gz") continue;
        const auto body = contents(entry->path());
        if (!body) continue;
        const std::string path = '/' + entry->path().lexically_relative(folder_).generic_string();
        PageFile file{content_type(entry->path()), etag_of(*body), cache_control(path), *body,
                      contents(entry->path().string() + ".gz")};
        files[path] = std::make_shared<const PageFile>(std::move(file));
    }
    if (const auto index = files.find("/index.html"); index != files.end()) {
        files["/"] = index->second;
    }
    files_ = std::move(files);
    read_at_ = written;
}

std::shared_ptr<const PageFile> PageFiles::find(std::string_view path) {
    const std::lock_guard lock{mutex_};
    if (path == "/" || path == "/index.html" || !read_at_) read_if_changed();
    const auto found = files_.find(path);
    return found != files_.end() ? found->second : nullptr;
}

bool PageFiles::built() {
    return find("/") != nullptr;
}

}  // namespace lawan::server
