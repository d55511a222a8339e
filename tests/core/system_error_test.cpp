// What the system says, in both languages.
#include "core/system_error.hpp"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstring>
#include <ios>
#include <system_error>

namespace lawan {
namespace {

// English is the system's own, so that what people find about it elsewhere fits.
TEST(SystemError, IsTheSystemsOwnInEnglish) {
    for (int number = 1; number < 134; ++number) {
        EXPECT_EQ(system_error(number).english(), std::strerror(number));
    }
}

TEST(SystemError, WhatHappensWithFilesAndAddressesIsToldInIndonesian) {
    for (const int number :
         {EPERM,        ENOENT, EIO,    ENOEXEC,    EAGAIN,        ENOMEM,
          EACCES,       EBUSY,  EEXIST, ENOTDIR,    EISDIR,        EINVAL,
          ENFILE,       EMFILE, EFBIG,  ENOSPC,     EROFS,         EPIPE,
          ENAMETOOLONG, ELOOP,  EDQUOT, EADDRINUSE, EADDRNOTAVAIL, ECONNREFUSED}) {
        const Phrase said = system_error(number);
        EXPECT_NE(said.in(Language::Indonesian), said.english()) << number;
    }
    EXPECT_EQ(system_error(EACCES).in(Language::Indonesian), "izin ditolak");
}

TEST(SystemError, ReadsTheCodesOfLibraries) {
    EXPECT_EQ(system_error(std::make_error_code(std::errc::no_space_on_device)),
              system_error(ENOSPC));
    const std::error_code other = std::make_error_code(std::io_errc::stream);
    EXPECT_EQ(system_error(other).english(), other.message());
}

}  // namespace
}  // namespace lawan
