// What is wrong with a name that is not text.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

inline constexpr Words kNameNotUtf8{
    "name-not-utf8", "{0} is not valid UTF-8: set the terminal to UTF-8, or use other characters",
    "{0} bukan UTF-8 yang sah: atur terminal ke UTF-8, atau pakai karakter lain"};

}  // namespace lawan::words
