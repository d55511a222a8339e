#include "core/side.hpp"
#include "games/rules.hpp"
