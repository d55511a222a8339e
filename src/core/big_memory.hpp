// Large zeroed memory for tables, in large pages where the system has them: a table is read at
// random, and with small pages each read misses the address cache too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace lawan {

// The system clears a page when it is first touched. Clearing a large page takes as long as
// thousands of reads, so a table of which only little is used is better off with small ones.
enum class Pages : std::uint8_t { Large, Small };

// Aligned to a cache line at least; pages are touched only as they are used. Throws std::bad_alloc.
[[nodiscard]] void* big_zeroed_memory(std::size_t bytes, Pages pages = Pages::Large);
// All zero again, as cheaply as little of it was used.
void zero_big_memory(void* memory, std::size_t bytes);
void free_big_memory(void* memory, std::size_t bytes);

// An array whose elements may start as zeroed bytes.
template <class T>
class BigArray {
  public:
    static_assert(std::is_trivially_destructible_v<T>);

    explicit BigArray(std::size_t size, Pages pages = Pages::Large)
        : size_{size}, data_{static_cast<T*>(big_zeroed_memory(size * sizeof(T), pages))} {}
    BigArray(const BigArray&) = delete;
    BigArray& operator=(const BigArray&) = delete;
    BigArray(BigArray&& other) noexcept
        : size_{other.size_}, data_{std::exchange(other.data_, nullptr)} {}
    BigArray& operator=(BigArray&& other) noexcept {
        std::swap(size_, other.size_);
        std::swap(data_, other.data_);
        return *this;
    }
    ~BigArray() {
        if (data_ != nullptr) free_big_memory(data_, size_ * sizeof(T));
    }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] T& operator[](std::size_t i) { return data_[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return data_[i]; }

  private:
    std::size_t size_;
    T* data_;
};

}  // namespace lawan
