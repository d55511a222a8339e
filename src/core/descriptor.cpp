#include "core/descriptor.hpp"

#include <unistd.h>

namespace lawan {

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
    if (this != &other) {
        reset();
        fd_ = other.release();
    }
    return *this;
}

bool Descriptor::close() {
    return fd_ < 0 || ::close(release()) == 0;
}

}  // namespace lawan
