// The language in which the program speaks to the person at the terminal.
#pragma once

#include <string>
#include <vector>

#include "core/words.hpp"

namespace lawan::cli {

// What choose_language() was told, else what the environment says (LC_ALL, LC_MESSAGES, LANG), else
// English.
[[nodiscard]] Language language();

// Takes --lang en|id out of the arguments, wherever it stands, and speaks that language from now
// on. Throws InputError.
void choose_language(std::vector<std::string>& arguments);

// A sentence in the language of the terminal.
[[nodiscard]] std::string told(const Phrase& phrase);
[[nodiscard]] std::string told(const Words& words, PhraseArguments arguments = {});

}  // namespace lawan::cli
