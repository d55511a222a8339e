#include "games/connect4/evaluators/evaluators.hpp"

#include "games/connect4/evaluators/open_lines.hpp"
#include "games/connect4/evaluators/threats.hpp"
#include "games/connect4/words.hpp"

namespace lawan {

std::vector<NamedEvaluator<connect4::Position>> EvaluatorsOf<connect4::Game>::list() {
    using Any = AnyEvaluator<connect4::Position>;
    namespace words = connect4::words;
    return {
        {"threats",
         words::kThreatsTitle,
         words::kThreatsEvaluator,
         {},
         [](const Options&) { return Any{connect4::Threats{}}; }},
        {"open-lines", words::kOpenLinesTitle, words::kOpenLinesEvaluator, {}, [](const Options&) {
             return Any{connect4::OpenLines{}};
         }}};
}

}  // namespace lawan
