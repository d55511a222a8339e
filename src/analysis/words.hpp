// What an analysis says to people.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// What a move gave away.
inline constexpr Words kGivesAwayDiscs{"gives-away-discs", "{0} {0:disc|discs} given away",
                                       "{0} keping terbuang"};
inline constexpr Words kGivesAwayMarks{"gives-away-marks", "{0} {0:mark|marks} given away",
                                       "{0} tanda terbuang"};
inline constexpr Words kGivesAwayOutcome{"gives-away-outcome",
                                         "{0} given away (a win against a draw is 1)",
                                         "{0} terbuang (menang dibandingkan seri bernilai 1)"};
inline constexpr Words kGivesAwayChance{
    "gives-away-chance", "{0} % of the chance to win given away", "{0} % peluang menang terbuang"};
inline constexpr Words kGivesAwayOnOwnScale{"gives-away-on-own-scale",
                                            "{0} given away on the bot's own scale",
                                            "{0} terbuang pada skala bot itu sendiri"};

}  // namespace lawan::words
