#include <iostream>
#include <lawan/core/side.hpp>
#include <lawan/core/version.hpp>

int main() {
    std::cout << "Lawan " << lawan::version() << ": " << letter(lawan::Side::X) << " against "
              << letter(opponent_of(lawan::Side::X)) << '\n';
}
