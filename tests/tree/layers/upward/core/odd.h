#include <vector>

  #  include "games/rules.hpp"
