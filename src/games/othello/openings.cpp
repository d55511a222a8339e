// Openings that players know by a name. The names and their lines are those of Robert Gatliff's
// catalogue (http://www.samsoft.org.uk/reversi/openings.htm): the first name where it has several,
// and no continuations of named lines. Lines begin with f5, as players write them now.
#include "games/othello/parts.hpp"

namespace lawan::othello {
namespace {

// NOLINTNEXTLINE(readability-function-size): a list
std::vector<NamedLine> names() {
    return {
        {Words{"Diagonal Opening", "Pembukaan Diagonal"}, "f5 f6"},
        {as_it_is("X-square"), "f5 f6 e6 f4 g7"},
        {as_it_is("Snake"), "f5 f6 e6 f4 g6"},
        {as_it_is("Lysons"), "f5 f6 e6 f4 g6 c6"},
        {as_it_is("Pyramid"), "f5 f6 e6 f4 g6 c5 g4 g5 f3 e3 c4"},
        {as_it_is("Heath"), "f5 f6 e6 f4 g5"},
        {as_it_is("Heath-Bat"), "f5 f6 e6 f4 g5 e7 e3"},
        {as_it_is("Iwasaki"), "f5 f6 e6 f4 g5 e7 d7"},
        {as_it_is("Heath-Chimney"), "f5 f6 e6 f4 g5 d6"},
        {as_it_is("Raccoon Dog"), "f5 f6 e6 f4 g4"},
        {as_it_is("Rocket"), "f5 f6 e6 f4 g3"},
        {as_it_is("Hamilton"), "f5 f6 e6 f4 g3 f3 g4"},
        {as_it_is("Lollipop"), "f5 f6 e6 f4 g3 d6"},
        {as_it_is("Cow"), "f5 f6 e6 f4 e3"},
        {as_it_is("Chimney"), "f5 f6 e6 f4 e3 d6"},
        {as_it_is("Cow Bat"), "f5 f6 e6 f4 e3 c5 g5"},
        {as_it_is("Melnikov"), "f5 f6 e6 f4 e3 c5 g5 g3 g4 f3 c4"},
        {as_it_is("Rose-v-Toth"), "f5 f6 e6 f4 e3 c5 c4"},
        {as_it_is("Tanida"), "f5 f6 e6 f4 e3 c5 c4 e7"},
        {as_it_is("Aircraft"), "f5 f6 e6 f4 e3 c5 c4 e7 g4"},
        {as_it_is("Sailboat"), "f5 f6 e6 f4 e3 c5 c4 e7 b5 e2"},
        {as_it_is("Maruoka"), "f5 f6 e6 f4 e3 c5 c4 d3 f3 e2"},
        {as_it_is("Landau"), "f5 f6 e6 f4 e3 c5 c4 d3 c3"},
        {as_it_is("Buffalo"), "f5 f6 e6 f4 c3"},
        {as_it_is("Maruoka Buffalo"), "f5 f6 e6 f4 c3 d7 f3"},
        {as_it_is("Tanida Buffalo"), "f5 f6 e6 f4 c3 d6 f3 c4 c5 b4"},
        {as_it_is("Hokuriku Buffalo"), "f5 f6 e6 f4 c3 c4"},
        {as_it_is("Wing"), "f5 f6 d3 f4"},
        {as_it_is("Semi-Wing"), "f5 f6 c4 f4"},
        {Words{"Parallel Opening", "Pembukaan Sejajar"}, "f5 f4"},
        {Words{"Perpendicular Opening", "Pembukaan Tegak Lurus"}, "f5 d6"},
        {as_it_is("Mimura"), "f5 d6 c5 f4 e3 d3"},
        {as_it_is("Shaman"), "f5 d6 c5 f4 e3 c6 f3"},
        {as_it_is("Inoue"), "f5 d6 c5 f4 e3 c6 e6"},
        {as_it_is("Iago"), "f5 d6 c5 f4 e3 c6 e6 f6"},
        {as_it_is("Bhagat"), "f5 d6 c5 f4 e3 c6 d7"},
        {as_it_is("Rose"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7"},
        {as_it_is("Flat"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g4"},
        {as_it_is("Rotating Flat"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g4 c4"},
        {as_it_is("Murakami"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g4 c4 g6"},
        {as_it_is("Rose-Birth"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g3 c4"},
        {as_it_is("Brightstein"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g3 c4 g5 c3 b4 e2"},
        {as_it_is("Rose-Birdie"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g3 c4 b4"},
        {as_it_is("Greenberg"), "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 e7"},
        {as_it_is("Ralle"), "f5 d6 c5 f4 e3 c6 d3 f3"},
        {as_it_is("Horse"), "f5 d6 c5 f4 d3"},
        {as_it_is("Ganglion"), "f5 d6 c4 g5"},
        {as_it_is("Swallow"), "f5 d6 c4 g5 c6"},
        {as_it_is("Italian"), "f5 d6 c4 d3 e6"},
        {as_it_is("Cat"), "f5 d6 c4 d3 c5"},
        {as_it_is("Sakaguchi"), "f5 d6 c4 d3 c5 f4 e3 f3 c2 c6"},
        {as_it_is("Berner"), "f5 d6 c4 d3 c5 f4 e3 f3 c2 b4 b3"},
        {as_it_is("Bent Ganglion"), "f5 d6 c3 g5"},
        {as_it_is("Tiger"), "f5 d6 c3 d3 c4"},
        {as_it_is("Stephenson"), "f5 d6 c3 d3 c4 f4 f6"},
        {as_it_is("No-Kung"), "f5 d6 c3 d3 c4 f4 f6 g5"},
        {as_it_is("Comp’Oth"), "f5 d6 c3 d3 c4 f4 f6 f3"},
        {as_it_is("Lightning Bolt"), "f5 d6 c3 d3 c4 f4 f6 f3 e3"},
        {as_it_is("Kung"), "f5 d6 c3 d3 c4 f4 f6 b4"},
        {as_it_is("Leader’s Tiger"), "f5 d6 c3 d3 c4 f4 e6"},
        {as_it_is("Brightwell"), "f5 d6 c3 d3 c4 f4 e3"},
        {as_it_is("Ishii"), "f5 d6 c3 d3 c4 f4 c5 b4 b5 c6 f3 e6 e3"},
        {as_it_is("Rose-Bill"), "f5 d6 c3 d3 c4 f4 c5 b3 c2"},
        {as_it_is("Tamenori"), "f5 d6 c3 d3 c4 f4 c5 b3 c2 e6"},
        {as_it_is("Central Rose-Bill"), "f5 d6 c3 d3 c4 f4 c5 b3 c2 b4"},
        {as_it_is("Aubrey"), "f5 d6 c3 d3 c4 b3"},
    };
}

}  // namespace

KnownOpenings openings() {
    return {names(), moves_in_book};
}

}  // namespace lawan::othello
