// A move of any game, for those who do not know the game.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace lawan {

// Only the game that made it can tell what it means; everybody else hands it on or compares it.
class AnyMove {
  public:
    AnyMove() = default;

    template <class Move>
    [[nodiscard]] static AnyMove of(Move move) {
        static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= sizeof(code_));
        static_assert(std::has_unique_object_representations_v<Move>, "compared bit by bit");
        AnyMove any;
        std::memcpy(&any.code_, &move, sizeof(Move));
        return any;
    }

    template <class Move>
    [[nodiscard]] Move as() const {
        Move move;
        // Trivially copyable, so its bytes are its value; GCC warns of the default constructor.
        std::memcpy(static_cast<void*>(&move), &code_, sizeof(Move));
        return move;
    }

    friend bool operator==(AnyMove, AnyMove) = default;

  private:
    std::uint32_t code_ = 0;
};

}  // namespace lawan
