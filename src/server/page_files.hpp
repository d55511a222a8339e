// The files of the page, read into memory: what is not in the list cannot be asked for.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace lawan::server {

struct PageFile {
    std::string content_type;
    std::string etag;
    std::string cache_control;
    std::string body;
    std::optional<std::string> gzipped = {};
};

class PageFiles {
  public:
    // The folder that the page was built into; it may be missing.
    explicit PageFiles(std::filesystem::path folder);

    // By the path of a URL, such as "/" or "/assets/index-1a2b.js". Nothing when there is no such
    // file. A page that was built anew is read anew.
    [[nodiscard]] std::shared_ptr<const PageFile> find(std::string_view path);

    [[nodiscard]] bool built();

  private:
    using Files = std::map<std::string, std::shared_ptr<const PageFile>, std::less<>>;

    void read_if_changed();

    std::filesystem::path folder_;
    std::mutex mutex_;
    std::optional<std::filesystem::file_time_type> read_at_;
    Files files_;
};

}  // namespace lawan::server
