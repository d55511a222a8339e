#include <fmt/core.h>

int main() { fmt::print("lawan\n"); }
