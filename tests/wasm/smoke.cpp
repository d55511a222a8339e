#include "core/side.hpp"
#include "core/version.hpp"

int main() {
    using lawan::Side;
    return opponent_of(Side::X) == Side::O && !lawan::version().empty() ? 0 : 1;
}
