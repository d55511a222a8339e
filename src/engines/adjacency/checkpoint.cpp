#include "engines/adjacency/checkpoint.hpp"

#include <cstdio>
#include <fstream>
#include <sstream>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan::adjacency {
namespace {

constexpr const char* kMagic = "lawan-adjacency-checkpoint-1 ";

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

}  // namespace

Checkpoint::Checkpoint(std::string path, std::string subject)
    : path_{std::move(path)}, subject_{std::move(subject)} {
    std::ifstream file{path_};
    if (!file) return;  // it will be written
    std::string line;
    if (!std::getline(file, line) || line.rfind(kMagic, 0) != 0) {
        throw InputError{in_quotes(path_) + " is no checkpoint of this solver"};
    }
    if (line.substr(std::string{kMagic}.size()) != subject_) {
        throw InputError{in_quotes(path_) + " is a checkpoint of another position"};
    }
    while (std::getline(file, line)) {
        std::istringstream words{line};
        Fact key;
        Fact fact;
        if (!read_numbers(words, key) || !read_numbers(words, fact)) {
            throw InputError{in_quotes(path_) +
                             " has a line that makes no sense: " + in_quotes(line)};
        }
        facts_[std::move(key)] = std::move(fact);
    }
}

void Checkpoint::put(const Fact& key, const Fact& fact) {
    const std::lock_guard lock{mutex_};
    facts_[key] = fact;
}

void Checkpoint::save() {
    const std::string temporary = path_ + ".new";
    {
        const std::lock_guard lock{mutex_};
        std::ofstream file{temporary};
        file << kMagic << subject_ << '\n';
        for (const auto& [key, fact] : facts_) {
            write_numbers(file, key);
            file << ": ";
            write_numbers(file, fact);
            file << '\n';
        }
        file.close();
        if (!file) throw InputError{"cannot write " + in_quotes(temporary)};
    }
    if (std::rename(temporary.c_str(), path_.c_str()) != 0) {
        throw InputError{"cannot replace " + in_quotes(path_)};
    }
}

}  // namespace lawan::adjacency
