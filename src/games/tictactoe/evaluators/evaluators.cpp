#include "games/tictactoe/evaluators/evaluators.hpp"

#include "games/tictactoe/evaluators/open_lines.hpp"

namespace lawan {

template <class Board>
std::vector<NamedEvaluator<tictactoe::BasicPosition<Board>>>
EvaluatorsOf<tictactoe::BasicGame<Board>>::list() {
    using Any = AnyEvaluator<tictactoe::BasicPosition<Board>>;
    return {{"open-lines",
             Words{"open lines", "garis terbuka"},
             Words{"windows that a side can still fill, by the square of its marks in them, own "
                   "minus enemy",
                   "jendela yang masih dapat diisi suatu pihak, menurut kuadrat tandanya di situ, "
                   "sendiri dikurangi lawan"},
             {},
             [](const Options&) { return Any{tictactoe::OpenLines<Board>{}}; }}};
}

template struct EvaluatorsOf<tictactoe::Game>;
template struct EvaluatorsOf<tictactoe::WideGame>;

}  // namespace lawan
