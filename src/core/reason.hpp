// Why a move is good or what a search found, as a code with arguments. The words for it, in every
// language, live with the screen that shows them.
#pragma once

#include <string>
#include <vector>

namespace lawan {

struct Reason {
    std::string code;  // such as "keeps-the-mirror"
    std::vector<std::string> arguments = {};

    friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace lawan
