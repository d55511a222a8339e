#include "games/tictactoe/engine/solver/checkpoint.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "games/tictactoe/words.hpp"
#include "module/words.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::string_view kMagic = "lawan-tictactoe-checkpoint-2 ";
constexpr std::string_view kEnd = "end ";
constexpr std::uint32_t kWorthKeeping = 32;  // nodes
constexpr std::size_t kMostKept = 4'000'000;
constexpr std::size_t kLongestLine = 2 + 4 * 17 + 2 * 2;  // four hexadecimal numbers, two of a bit
constexpr std::size_t kLongestFile = (kMostKept + 2) * kLongestLine;

[[nodiscard]] std::uint64_t checksum(std::string_view text) {
    std::uint64_t sum = text.size();
    for (const char each : text) sum = mix(sum, static_cast<unsigned char>(each));
    return sum;
}

[[nodiscard]] std::string end_line(std::size_t lines, std::string_view before) {
    std::ostringstream line;
    line << kEnd << lines << ' ' << std::hex << checksum(before) << '\n';
    return line.str();
}

void append(char table, const ProofTable& from,
            std::vector<std::pair<std::uint32_t, std::string>>& lines) {
    from.for_each([&](const ProofTable::Entry& entry) {
        if (!entry.numbers.decided() || entry.work < kWorthKeeping) return;
        std::ostringstream line;
        line << table << std::hex << ' ' << entry.marks << ' ' << entry.others << ' '
             << (entry.to_move == ToMove::Attacker ? 1 : 0) << ' '
             << (entry.numbers.proof == 0 ? 1 : 0) << ' ' << entry.zone << ' ' << entry.work
             << '\n';
        lines.emplace_back(entry.work, line.str());
    });
}

}  // namespace

Checkpoint::Checkpoint(std::string path, const Rules& rules)
    : path_{std::move(path)},
      heading_{std::string{kMagic} + to_text(rules.size) + ' ' + std::to_string(rules.in_a_row)} {
    check_writable(path_);
}

bool Checkpoint::load(ProofTable& game, ProofTable& breaker) const {
    std::optional<std::string> text;
    try {
        text = read_whole(path_, kLongestFile);
    } catch (const std::runtime_error& error) {
        throw InputError{said_by(error)};
    }
    if (!text) return false;  // it will be written
    if (text->empty()) {
        throw InputError{lawan::words::kCheckpointEmpty, {in_quotes(path_)}};
    }
    const std::string_view all = *text;
    const std::string heading{all.substr(0, all.find('\n'))};
    if (heading.rfind(kMagic, 0) != 0) {
        throw InputError{lawan::words::kNoCheckpoint, {in_quotes(path_)}};
    }
    if (heading != heading_) throw InputError{words::kCheckpointOfAnotherBoard, {in_quotes(path_)}};
    const std::size_t end = all.rfind('\n' + std::string{kEnd});
    if (end == std::string_view::npos) {
        throw InputError{lawan::words::kCheckpointCut, {in_quotes(path_)}};
    }
    const std::string_view body = all.substr(0, end + 1);
    const auto count = static_cast<std::size_t>(std::count(body.begin(), body.end(), '\n')) - 1;
    if (all.substr(body.size()) != end_line(count, body)) {
        throw InputError{lawan::words::kCheckpointChanged, {in_quotes(path_)}};
    }
    std::istringstream lines{std::string{body.substr(heading.size() + 1)}};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words{line};
        char table = 0;
        ProofKey key;
        int attacker_moves = 0;
        int wins = 0;
        Cells zone = 0;
        std::uint64_t work = 0;
        if (!(words >> table >> std::hex >> key.marks >> key.others >> attacker_moves >> wins >>
              zone >> work) ||
            (table != 'g' && table != 'b')) {
            throw InputError{lawan::words::kCheckpointLine, {in_quotes(path_), in_quotes(line)}};
        }
        key.to_move = attacker_moves != 0 ? ToMove::Attacker : ToMove::Defender;
        (table == 'g' ? game : breaker)
            .store(key, wins != 0 ? Numbers::proved() : Numbers::disproved(), zone, work);
    }
    return count > 0;
}

void Checkpoint::save(const ProofTable& game, const ProofTable& breaker) const {
    std::vector<std::pair<std::uint32_t, std::string>> lines;
    append('g', game, lines);
    append('b', breaker, lines);
    // What took longest comes first, and is kept whatever there is.
    std::sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    if (lines.size() > kMostKept) lines.resize(kMostKept);
    std::string text = heading_ + '\n';
    for (const auto& [work, line] : lines) text += line;
    write_whole(path_, text + end_line(lines.size(), text));
}

}  // namespace lawan::tictactoe::solver
