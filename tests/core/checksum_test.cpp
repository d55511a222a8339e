// Checksums that files hold.
#include "core/checksum.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

// Files that were written once are read for ever.
TEST(Checksum, GoldenNumbers) {
    using namespace std::string_view_literals;
    EXPECT_EQ(checksum("f5d6c3"), 0x2abc9624b0eed685U);
    EXPECT_EQ(checksum("\xff\x00\x80"sv), 0xd3eae2f8191a94efU);
    EXPECT_NE(checksum("f5d6c3"), checksum("f5d6c4"));
    EXPECT_NE(checksum("f5d6c3"), checksum("f5d6c"));
}

}  // namespace
}  // namespace lawan
