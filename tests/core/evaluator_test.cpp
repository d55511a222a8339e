// Evaluators with and without a memory, and behind one type.
#include "core/evaluator.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "core/random.hpp"
#include "nim.hpp"

namespace lawan {
namespace {

using testing_games::Nim;

// Looks at the whole board each time.
struct Stateless {
    [[nodiscard]] Score evaluate(const Nim& nim) const {
        const Score for_x{100 - nim.matches * nim.matches};
        return nim.side == Side::X ? for_x : -for_x;
    }
    [[nodiscard]] Score outcome(const Nim& nim) const { return decisive(nim.final_score()); }
};

// Remembers the square of the matches, and how often it was asked to look at the whole board.
struct Incremental {
    struct State {
        int square = 0;
    };
    int* whole_looks;

    [[nodiscard]] State state(const Nim& nim) const {
        ++*whole_looks;
        return {nim.matches * nim.matches};
    }
    [[nodiscard]] State updated(const State& before, const Nim& nim, int taken) const {
        return {before.square - 2 * nim.matches * taken + taken * taken};
    }
    [[nodiscard]] Score evaluate(const Nim& nim, const State& state) const {
        const Score for_x{100 - state.square};
        return nim.side == Side::X ? for_x : -for_x;
    }
    [[nodiscard]] Score evaluate(const Nim& nim) const { return evaluate(nim, state(nim)); }
    [[nodiscard]] Score outcome(const Nim& nim) const { return decisive(nim.final_score()); }
};

static_assert(Evaluator<Stateless, Nim> && !IncrementalEvaluator<Stateless, Nim>);
static_assert(IncrementalEvaluator<Incremental, Nim>);
static_assert(Evaluator<AnyEvaluator<Nim>, Nim>);

TEST(Evaluated, AMemoryChangesNothingButTheWork) {
    int whole_looks = 0;
    const Stateless stateless;
    const Incremental incremental{&whole_looks};
    Random random{Seed{3}};
    for (int game = 0; game < 50; ++game) {
        const Nim start{static_cast<int>(random.below(60)), Side::X};
        Evaluated<Nim, Stateless> plain{start, stateless};
        Evaluated<Nim, Incremental> remembering{start, incremental};
        for (;;) {
            ASSERT_EQ(plain.position(), remembering.position());
            ASSERT_EQ(plain.estimate(), remembering.estimate());
            ASSERT_EQ(plain.estimate(), stateless.evaluate(plain.position()));
            if (is_over(plain.position())) break;
            const int move = random.pick(plain.position().legal_moves());
            plain = plain.after(move);
            remembering = remembering.after(move);
        }
        EXPECT_EQ(plain.outcome(), Score{-1'000'001});
        EXPECT_EQ(remembering.outcome(), plain.outcome());
    }
    EXPECT_EQ(whole_looks, 50);  // once a game
}

TEST(AnyEvaluator, SaysWhatItsEvaluatorSays) {
    int whole_looks = 0;
    const AnyEvaluator<Nim> stateless{Stateless{}};
    const AnyEvaluator<Nim> incremental{Incremental{&whole_looks}};
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): copying is what is tested
    const AnyEvaluator<Nim> copy = incremental;
    for (int matches = 0; matches < 20; ++matches) {
        for (const Side side : {Side::X, Side::O}) {
            const Nim nim{matches, side};
            EXPECT_EQ(stateless.evaluate(nim), Stateless{}.evaluate(nim));
            EXPECT_EQ(incremental.evaluate(nim), Stateless{}.evaluate(nim));
            EXPECT_EQ(copy.evaluate(nim), Stateless{}.evaluate(nim));
            EXPECT_EQ(copy.outcome(nim), Stateless{}.outcome(nim));
        }
    }
}

TEST(NamedEvaluator, IsMadeFromItsOptions) {
    struct Scaled : Stateless {
        int factor = 1;
        [[nodiscard]] Score evaluate(const Nim& nim) const {
            return factor * Stateless::evaluate(nim);
        }
    };
    const NamedEvaluator<Nim> named{"scaled",
                                    as_it_is("scaled"),
                                    as_it_is("a test"),
                                    {{"factor", OptionType::Integer, as_it_is("times"), "2", 1, 9}},
                                    [](const Options& options) {
                                        Scaled scaled;
                                        scaled.factor = static_cast<int>(options.integer("factor"));
                                        return AnyEvaluator<Nim>{scaled};
                                    }};
    const Nim nim{3, Side::O};
    const auto made = [&](const OptionTexts& given) {
        return named.make(Options{as_it_is("evaluator scaled"), named.options, given})
            .evaluate(nim);
    };
    EXPECT_EQ(made({}), Score{-182});
    EXPECT_EQ(made({{"factor", "5"}}), Score{-455});
}

}  // namespace
}  // namespace lawan
