#include "games/adjacency/engine/checkpoint.hpp"

#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/hash.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "module/words.hpp"

namespace lawan::adjacency {
namespace {

constexpr std::string_view kMagic = "lawan-adjacency-checkpoint-2 ";
constexpr std::string_view kOlder = "lawan-adjacency-checkpoint-";
constexpr std::string_view kEnd = "end ";
constexpr std::size_t kLongest = std::size_t{1} << 30U;  // solves of many hours write some MB

[[nodiscard]] std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = mix(bytes.size());
    for (const char byte : bytes) sum = mix(sum ^ static_cast<unsigned char>(byte));
    return sum;
}

[[nodiscard]] bool read_numbers(std::istringstream& line, Fact& numbers) {
    std::string word;
    while (line >> word && word != ":") {
        std::istringstream digits{word};
        std::uint64_t number = 0;
        if (!(digits >> std::hex >> number) || !digits.eof()) return false;
        numbers.push_back(number);
    }
    return !numbers.empty();
}

void write_numbers(std::ostream& out, const Fact& numbers) {
    for (const std::uint64_t number : numbers) out << std::hex << number << ' ';
}

[[nodiscard]] std::string end_line(std::size_t facts, std::string_view before) {
    std::ostringstream line;
    line << kEnd << facts << ' ' << std::hex << checksum(before) << '\n';
    return line.str();
}

[[nodiscard]] std::optional<std::string> read(const std::string& path) {
    check_writable(path);
    try {
        return read_whole(path, kLongest);
    } catch (const std::runtime_error& error) {
        throw InputError{said_by(error)};
    }
}

}  // namespace

Checkpoint::Checkpoint(std::string path, std::string subject, const std::string& older)
    : path_{std::move(path)}, subject_{std::move(subject)} {
    const std::optional<std::string> text = read(path_);
    if (!text) return;  // it will be written
    if (text->empty()) {
        throw InputError{lawan::words::kCheckpointEmpty, {in_quotes(path_)}};
    }
    const std::string_view all = *text;
    const std::string heading{all.substr(0, all.find('\n'))};
    if (heading.rfind(kOlder, 0) != 0) {
        throw InputError{lawan::words::kNoCheckpoint, {in_quotes(path_)}};
    }
    if (heading.rfind(kMagic, 0) != 0) {
        throw InputError{lawan::words::kCheckpointOfAnotherVersion, {in_quotes(path_)}};
    }
    const std::string about = heading.substr(kMagic.size());
    was_older_ = !older.empty() && about == older;
    if (about != subject_ && !was_older_) {
        throw InputError{lawan::words::kCheckpointOfAnotherPosition, {in_quotes(path_)}};
    }
    const std::size_t end = all.rfind('\n' + std::string{kEnd});
    if (end == std::string_view::npos) {
        throw InputError{lawan::words::kCheckpointCut, {in_quotes(path_)}};
    }
    const std::string_view body = all.substr(0, end + 1);
    std::istringstream lines{std::string{body.substr(heading.size() + 1)}};
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        std::istringstream words{line};
        Fact key;
        Fact fact;
        if (!read_numbers(words, key) || !read_numbers(words, fact)) {
            throw InputError{lawan::words::kCheckpointLine, {in_quotes(path_), in_quotes(line)}};
        }
        facts_[std::move(key)] = std::move(fact);
    }
    if (all.substr(body.size()) != end_line(count, body)) {
        throw InputError{lawan::words::kCheckpointChanged, {in_quotes(path_)}};
    }
    if (count > 0) rests_on_ = Reason{lawan::words::kRestsOnCheckpoint, {in_quotes(path_)}};
}

void Checkpoint::put(const Fact& key, const Fact& fact) {
    const std::lock_guard lock{mutex_};
    facts_[key] = fact;
}

void Checkpoint::save() {
    std::ostringstream text;
    std::size_t count = 0;
    {
        const std::lock_guard lock{mutex_};
        text << kMagic << subject_ << '\n';
        for (const auto& [key, fact] : facts_) {
            write_numbers(text, key);
            text << ": ";
            write_numbers(text, fact);
            text << '\n';
        }
        count = facts_.size();
    }
    const std::string body = text.str();
    write_whole(path_, body + end_line(count, body));
}

void Checkpoint::refuse_fact() const {
    throw InputError{lawan::words::kCheckpointImpossible, {in_quotes(path_)}};
}

}  // namespace lawan::adjacency
