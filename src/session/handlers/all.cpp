#include "session/handlers/all.hpp"

#include <algorithm>

namespace lawan::session {

const std::vector<const Handler*>& handlers() {
#define LAWAN_POINT_TO_REQUEST(request) &k##request##Request,
    static const std::vector<const Handler*> all{LAWAN_REQUESTS(LAWAN_POINT_TO_REQUEST)};
#undef LAWAN_POINT_TO_REQUEST
    return all;
}

const Handler* find_handler(std::string_view type) {
    const auto& all = handlers();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Handler* each) { return each->type == type; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace lawan::session
