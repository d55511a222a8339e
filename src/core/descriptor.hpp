// A file descriptor that is closed with its owner.
#pragma once

#include <utility>

namespace lawan {

class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int fd) : fd_{fd} {}
    Descriptor(Descriptor&& other) noexcept : fd_{other.release()} {}
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor() { reset(); }

    [[nodiscard]] int get() const { return fd_; }
    [[nodiscard]] bool is_open() const { return fd_ >= 0; }
    [[nodiscard]] int release() { return std::exchange(fd_, -1); }
    void reset() { (void)close(); }
    // Some file systems say only now that there was no room; errno says why.
    [[nodiscard]] bool close();

  private:
    int fd_ = -1;
};

}  // namespace lawan
