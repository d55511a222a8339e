// Several threads at work on one table.
#pragma once

#include <cstdint>

#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::solver {

enum class Company : std::uint8_t { Alone, Others };  // who works on the same table

// Tells the others on the same table that someone is at work below a situation.
class Presence {
  public:
    Presence(ProofTable& table, const ProofKey& key, Company company)
        : table_{company == Company::Others ? &table : nullptr}, key_{key} {
        if (table_ != nullptr) table_->enter(key_);
    }
    ~Presence() {
        if (table_ != nullptr) table_->leave(key_);
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

  private:
    ProofTable* table_;
    ProofKey key_;
};

}  // namespace lawan::tictactoe::solver
