// The legal moves of a position, in an inline array: making one never touches the heap.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace lawan {

template <class M, std::size_t N>
class MoveList {
  public:
    using value_type = M;
    static constexpr std::size_t kCapacity = N;
    static_assert(std::is_trivially_copyable_v<M>);

    // The array is left as it is found: filling it would cost more than most positions' moves.
    MoveList() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)

    void push_back(M move) {
        assert(size_ < N);
        moves_[size_++] = move;
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] M& operator[](std::size_t i) { return moves_[i]; }
    [[nodiscard]] const M& operator[](std::size_t i) const { return moves_[i]; }

    [[nodiscard]] M* begin() { return moves_.data(); }
    [[nodiscard]] M* end() { return moves_.data() + size_; }
    [[nodiscard]] const M* begin() const { return moves_.data(); }
    [[nodiscard]] const M* end() const { return moves_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<M, N> moves_;
};

}  // namespace lawan
