// The JSON library, for the files that look inside. Its class is a template of some thousand lines:
// compiled once, in json.cpp, and not again in each of them.
#pragma once

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<nlohmann::ordered_map>;  // nlohmann::ordered_json
