// Many games of Othello in little memory: a byte for a move until a game is looked at.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/othello/formats/collected_game.hpp"

namespace lawan {

// A whole WTHOR base is four million games at most: some 110 bytes each here, rather than the
// 5,000 that a CollectedGame takes.
class PackedGames final : public GameCollection {
  public:
    static constexpr std::size_t kMostGames = 4'000'000;

    explicit PackedGames(std::size_t most = kMostGames) : most_{most} {}
    PackedGames(PackedGames&&) = default;  // names_ points into numbers_: no copies
    PackedGames& operator=(PackedGames&&) = default;

    // Takes a game that complete_othello() has been through, or one without start and moves, which
    // has a problem then. Of the moves only the times are kept besides. Throws InputError where
    // there are too many games.
    void add(const CollectedGame& game);
    // Drops all games but the first few.
    void keep_first(std::size_t count);

    [[nodiscard]] std::size_t size() const override { return games_.size(); }
    [[nodiscard]] CollectedGame operator[](std::size_t at) const override;
    [[nodiscard]] GameHeading heading(std::size_t at) const override;

  private:
    struct Ending {
        EndReason reason;
        std::optional<Side> winner;
        int score;
    };
    struct Packed {
        std::uint64_t begin;                // of its part of bytes_: start, moves, times, detail
        std::uint32_t black, white, event;  // of names_
        std::optional<Ending> ending;
        std::optional<std::uint16_t> year;
        std::optional<std::int8_t> stated, theoretical;
        std::uint8_t solved_from, moves;
        bool usual_start, timed;
    };

    [[nodiscard]] std::uint32_t number_of(const std::string& name);
    void append_text(std::string_view text);
    [[nodiscard]] std::string text_at(std::uint64_t& at) const;

    std::size_t most_;
    // Deques grow without a second copy of everything.
    std::deque<Packed> games_;
    std::deque<char> bytes_;
    std::unordered_map<std::size_t, Phrase> problems_;  // of games that have one
    std::unordered_map<std::string, std::uint32_t> numbers_;
    std::vector<const std::string*> names_;  // the keys of numbers_, which stay where they are
};

}  // namespace lawan
