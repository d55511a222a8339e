// What lawan picture says.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

inline constexpr Words kPictureKind{"picture", "gambar"};
inline constexpr Words kNoSuchStep{"no-such-step", "{0} has steps 0 to {1}, not {2}",
                                   "{0} punya langkah 0 sampai {1}, bukan {2}"};
inline constexpr Words kHasNoSteps{"picture-has-no-steps", "{0} has no steps: leave '--step' out",
                                   "{0} tidak punya langkah: hilangkan '--step'"};
inline constexpr Words kForOnePicture{"option-for-one-picture",
                                      "'--{0}' is for one picture: name it",
                                      "'--{0}' untuk satu gambar: sebutkan namanya"};
inline constexpr Words kRootNode{"root", "akar"};
inline constexpr Words kCutMoves{"{0} cut", "{0} dipangkas"};
inline constexpr Words kTreeOf{
    "{0}: {1} of {2} {2:node|nodes}. Each value is for the side to move at its node.",
    "{0}: {1} dari {2} simpul. Tiap nilai bagi pihak yang bergiliran di simpulnya."};
inline constexpr Words kCountOf{"{0} marks of X, {1} of O: {0} − {1} = {2}.",
                                "{0} tanda X, {1} tanda O: {0} − {1} = {2}."};

}  // namespace lawan::cli::words
