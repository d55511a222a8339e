#include "site/page_store.hpp"

#include <utility>

namespace lawan::site {

void PageStore::remember(const std::string& token, session::StoredBoard board) {
    memory_.save(token, std::move(board), [](bool) {});
}

void PageStore::kept(Ticket ticket, bool safe) {
    const auto found = waiting_.find(ticket);
    if (found == waiting_.end()) return;
    const Done done = std::move(found->second);
    waiting_.erase(found);
    done(safe);
}

std::vector<session::StoredBoard> PageStore::load(const std::string& token) {
    return memory_.load(token);
}

void PageStore::save(const std::string& token, session::StoredBoard board, Done done) {
    const Ticket ticket = ticket_for(std::move(done));
    const std::string name = board.name;
    const std::string text = board.text;
    memory_.save(token, std::move(board), [](bool) {});
    page_.keep(ticket, token, name, text);
}

void PageStore::forget(const std::string& token, const std::string& board, Done done) {
    const Ticket ticket = ticket_for(std::move(done));
    memory_.forget(token, board, [](bool) {});
    page_.keep(ticket, token, board, std::nullopt);
}

Ticket PageStore::ticket_for(Done done) {
    waiting_[next_] = std::move(done);
    return next_++;
}

}  // namespace lawan::site
