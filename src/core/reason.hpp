// Why a move is good, or what a search found.
#pragma once

#include "core/words.hpp"

namespace lawan {

// docs/reference.md lists the codes and their arguments.
using Reason = Phrase;

}  // namespace lawan
