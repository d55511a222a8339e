#include "../../search/minimax.hpp"
