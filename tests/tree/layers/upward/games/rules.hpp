#include <search.h>

#include "core/side.hpp"
#include "games/cells.hpp"
