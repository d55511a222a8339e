// Games of self-play in a file, so that a long run can go on where it was broken off.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/othello/training/games.hpp"

namespace lawan::training {

// Batches of games, in the order in which they were finished. A record that was cut off by the end
// of a run is dropped. The heading says what the games are; another one is not resumed.
class OthelloStore {
  public:
    // With an empty path nothing is kept. Throws InputError where the file is none of ours or holds
    // other games, NotWritten where it cannot be written.
    OthelloStore(const std::string& path, std::string_view heading);

    // What an earlier run left, by batch number.
    [[nodiscard]] std::map<std::uint64_t, std::vector<OthelloGame>>& kept() { return kept_; }
    // Throws NotWritten.
    void add(std::uint64_t batch, const std::vector<OthelloGame>& games);

  private:
    std::string path_;
    std::map<std::uint64_t, std::vector<OthelloGame>> kept_;
    std::ofstream out_;
};

}  // namespace lawan::training
