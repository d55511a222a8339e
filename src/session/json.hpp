// JSON by name only: the files that look inside include the library themselves.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace lawan::session {

using Json = nlohmann::ordered_json;

}  // namespace lawan::session
