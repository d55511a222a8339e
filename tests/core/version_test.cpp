#include "core/version.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(Version, IsThreeNumbers) {
    EXPECT_THAT(std::string(version()), testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
}

TEST(Version, NamesTheCompiler) {
    EXPECT_FALSE(compiler().empty());
}

}  // namespace
}  // namespace lawan
