// What a long solve has settled, kept in a file so that it can go on later or elsewhere.
//
//     lawan-tictactoe-checkpoint-2 COLUMNSxROWS K
//     TABLE MARKS OTHERS TO-MOVE WINS ZONE WORK     hexadecimal; a line a settled situation
//     end LINES CHECKSUM                             of all before it
//
// Facts hold for the board, whatever position was asked about. Only those that took some work are
// kept: the rest is found again sooner than read.
#pragma once

#include <string>

#include "games/tictactoe/engine/solver/proof_table.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::solver {

class Checkpoint {
  public:
    // Throws InputError where the path cannot be written.
    Checkpoint(std::string path, const Rules& rules);

    // Reads the file if it is there. A file about another board, one that was changed or cut is
    // refused: InputError. Whether it held anything: then the result rests on it.
    bool load(ProofTable& game, ProofTable& breaker) const;

    // Replaces the file at once. No thread may be at work on the tables. Throws std::runtime_error.
    void save(const ProofTable& game, const ProofTable& breaker) const;

  private:
    std::string path_;
    std::string heading_;
};

}  // namespace lawan::tictactoe::solver
