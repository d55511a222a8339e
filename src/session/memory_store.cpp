#include "session/memory_store.hpp"

#include <utility>

#include "session/token_mark.hpp"

namespace lawan::session {

std::vector<StoredBoard> MemoryStore::load(const std::string& token) {
    const std::lock_guard lock{mutex_};
    std::vector<StoredBoard> boards;
    const auto found = boards_.find(token);  // anybody may ask for a token that nobody has
    if (found == boards_.end()) return boards;
    for (const auto& [name, text] : found->second) boards.push_back({name, text});
    return boards;
}

void MemoryStore::save(const std::string& token, StoredBoard board, Done done) {
    {
        const std::lock_guard lock{mutex_};
        boards_[token][board.name] = std::move(board.text);
    }
    done(true);
}

void MemoryStore::forget(const std::string& token, const std::string& board, Done done) {
    {
        const std::lock_guard lock{mutex_};
        const auto found = boards_.find(token);
        if (found != boards_.end()) {
            found->second.erase(board);
            if (found->second.empty()) boards_.erase(found);
        }
    }
    done(true);
}

std::int64_t MemoryStore::places_of(const std::string& mark) {
    const std::lock_guard lock{mutex_};
    std::int64_t sum = 0;
    for (const auto& [token, boards] : boards_) {
        if (mark_in(token).substr(0, mark.size()) != mark) continue;
        for (const auto& [name, text] : boards) sum += places_for(text.size());
    }
    return sum;
}

}  // namespace lawan::session
