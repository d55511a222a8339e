// What a search says of itself to those who watch it at work.
#pragma once

#include "core/words.hpp"

namespace lawan {

struct SearchDescription {
    const char* name;  // for programs
    Words title;       // for people
    const char* doc;   // its page of the documentation
    // The search in a few lines. " # " and a name end a line that a step can be at: "head" is the
    // call itself, "call" goes to a move, "test" asks whether a move beats the best so far, "again"
    // searches such a move once more, "probe" asks at the root; "leaf", "table", "cut" and "return"
    // are where it goes back.
    const char* pseudo_code;
    const SearchDescription* calls = nullptr;  // another search, which is shown below it
};

}  // namespace lawan
