// Opening books: the same for all images of a position, scored from the end back, and what is no
// such file is refused in words.
#include "games/othello/engine/book.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <tuple>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/hash.hpp"
#include "core/input_error.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/weights.hpp"
#include "tests/games/othello/engine/plain.hpp"

namespace lawan::othello {
namespace {

using testing::HasSubstr;

std::vector<BookMove> some_moves(const Position& position, Random& random) {
    std::vector<BookMove> moves;
    for (const Move move : position.legal_moves()) {
        moves.push_back({move.square().index(), static_cast<int>(random.below(9)) - 4});
    }
    return moves;
}

OpeningBook drawn_book() {
    Random random{Seed{21}};
    OpeningBook book;
    for (int i = 0; i < 20; ++i) {
        const Position position = plain::drawn<8>(52 - i % 4, random);
        book.add(board_of(position), some_moves(position, random));
    }
    book.settle();
    book.set_origin("lawan train othello-book --seed 21");
    return book;
}

std::string book_complaint(const std::string& text) {
    try {
        (void)OpeningBook::from_file(text, "some.book");
    } catch (const InputError& error) {
        return error.what();
    }
    return "no error";
}

// The text behind the heading, and a heading that fits it: made from that of a book.
std::string with_line(const std::string& line) {
    OpeningBook book;
    const std::string empty = book.to_file();
    const std::string size = "bytes: 0\n";
    const std::size_t at = empty.find(size);
    const std::string heading =
        empty.substr(0, at) + "bytes: " + std::to_string(line.size()) + "\nchecksum: ";
    std::uint64_t sum = mix(line.size());
    for (const char byte : line) {
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    }
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(mix(sum)));
    return heading + text + '\n' + line;
}

TEST(OthelloBook, FileHoldsEverything) {
    const OpeningBook book = drawn_book();
    const OpeningBook read = OpeningBook::from_file(book.to_file(), "some.book");
    EXPECT_EQ(read.size(), book.size());
    EXPECT_EQ(read.origin(), book.origin());
    EXPECT_EQ(read.to_file(), book.to_file());
    Random random{Seed{21}};
    for (int i = 0; i < 20; ++i) {
        const Position position = plain::drawn<8>(52 - i % 4, random);
        EXPECT_EQ(read.moves(board_of(position)), book.moves(board_of(position)));
        (void)some_moves(position, random);
    }
}

TEST(OthelloBook, GivesImagesOfTheSameMovesForImagesOfAPosition) {
    Random random{Seed{22}};
    for (int i = 0; i < 50; ++i) {
        const Position position = plain::drawn<8>(50, random);
        OpeningBook book;
        EXPECT_FALSE(book.has(board_of(position)));
        EXPECT_TRUE(book.moves(board_of(position)).empty());
        std::vector<BookMove> moves = some_moves(position, random);
        book.add(board_of(position), moves);
        for (const Symmetry symmetry : kSquareSymmetries) {
            const Position image = position.image(symmetry);
            // As sets of positions reached, for a position may be an image of itself.
            const auto reached = [](const Position& from, const std::vector<BookMove>& all) {
                std::vector<std::tuple<int, std::uint64_t, std::uint64_t>> boards;
                for (const BookMove& move : all) {
                    const Board next = least_image(after(board_of(from), move.square)).board;
                    boards.emplace_back(move.score, next.player, next.opponent);
                }
                std::sort(boards.begin(), boards.end());
                return boards;
            };
            ASSERT_TRUE(book.has(board_of(image)));
            const std::vector<BookMove> found = book.moves(board_of(image));
            EXPECT_EQ(reached(image, found), reached(position, moves));
            EXPECT_TRUE(std::is_sorted(
                found.begin(), found.end(),
                [](const BookMove& a, const BookMove& b) { return a.score > b.score; }));
            for (const BookMove& move : found) {
                EXPECT_TRUE(image.move_squares().has(Square{move.square}));
            }
        }
    }
}

TEST(OthelloBook, SettlesFromTheEndBack) {
    // 1. d3 is searched as +1; what the book knows of the position after it says otherwise.
    const Position start;
    const auto play = [](const Position& position, const Move move) {
        return position.after(move);
    };
    const Move first = start.legal_moves()[0];
    const Position second = play(start, first);
    const Move good = second.legal_moves()[0];
    const Move bad = second.legal_moves()[1];
    const Position third = play(second, good);
    OpeningBook book;
    book.add(board_of(start), {{first.square().index(), 1}});
    book.add(board_of(second), {{good.square().index(), 2}, {bad.square().index(), -3}});
    book.add(board_of(third), {{third.legal_moves()[0].square().index(), 7}});
    EXPECT_EQ(book.moves(board_of(start)).front().score, 1);
    book.settle();
    // The good move loses seven discs after all, so the bad one is best, and the start is worth +3.
    ASSERT_EQ(book.moves(board_of(second)).size(), 2U);
    EXPECT_EQ(book.moves(board_of(second))[0], (BookMove{bad.square().index(), -3}));
    EXPECT_EQ(book.moves(board_of(second))[1], (BookMove{good.square().index(), -7}));
    EXPECT_EQ(book.moves(board_of(start)).front().score, 3);
    const std::string once = book.to_file();
    book.settle();
    EXPECT_EQ(book.moves(board_of(start)).front().score, 3);
    // A file keeps what was searched: reading it settles the same.
    EXPECT_EQ(OpeningBook::from_file(once, "some.book").moves(board_of(start)).front().score, 3);
}

TEST(OthelloBook, RefusesWhatIsNone) {
    EXPECT_THAT(book_complaint("GIF89a"), HasSubstr("some.book"));
    EXPECT_THAT(book_complaint(""), HasSubstr("has no line"));
    EXPECT_THAT(book_complaint("lawan-othello-weights 2\n"), HasSubstr("has no line"));
    EXPECT_THAT(book_complaint("lawan-othello-book 17\n"),
                HasSubstr("a version that this program does not read"));
    EXPECT_THROW((void)OpeningBook::read("/no/such/folder/file"), InputError);
    EXPECT_THROW((void)OpeningBook::read(testing::TempDir()), InputError);
    EXPECT_THROW((void)OpeningBook::read("/dev/zero"), InputError);
}

TEST(OthelloBook, RefusesWhatIsCutShortOrChanged) {
    const std::string whole = drawn_book().to_file();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        ASSERT_NE(book_complaint(whole.substr(0, size)), "no error") << size;
    }
    EXPECT_THAT(book_complaint(whole.substr(0, whole.size() - 1)), HasSubstr("bytes"));
    EXPECT_THAT(book_complaint(whole + "x"), HasSubstr("bytes"));
    std::string changed = whole;
    changed[whole.size() - 10] = static_cast<char>(changed[whole.size() - 10] ^ 1);
    EXPECT_THAT(book_complaint(changed), HasSubstr("checksum"));
    // A size that nothing could hold is compared, not believed.
    std::string huge = whole;
    const std::size_t at = huge.find("bytes: ") + 7;
    huge.replace(at, huge.find('\n', at) - at, "18446744073709551615");
    EXPECT_THAT(book_complaint(huge), HasSubstr("18446744073709551615 bytes"));
}

TEST(OthelloBook, RefusesLinesThatCannotBe) {
    // The start: black on d5 and e4, white on d4 and e5, as in the program's own files.
    const std::string start = "810000000 1008000000";
    EXPECT_EQ(book_complaint(with_line(start + " d3+0\n")), "no error");
    EXPECT_THAT(book_complaint(with_line(start + " d3+0")), HasSubstr("has no line"));
    EXPECT_THAT(book_complaint(with_line(start + "\n")), HasSubstr("a line that cannot be read"));
    EXPECT_THAT(book_complaint(with_line("810000000 810000000 d3+0\n")),
                HasSubstr("that cannot be read"));
    EXPECT_THAT(book_complaint(with_line("11112222333344445 0 d3+0\n")),
                HasSubstr("that cannot be read"));
    EXPECT_THAT(book_complaint(with_line("-8 0 d3+0\n")), HasSubstr("that cannot be read"));
    EXPECT_THAT(book_complaint(with_line("\n")), HasSubstr("that cannot be read"));
    for (const char* move :
         {"a1+0", "d3", "d3+65", "d3=1", "i3+0", "d9+0", "d3+-1", "d3+99999999999999999999"}) {
        EXPECT_THAT(book_complaint(with_line(start + ' ' + move + '\n')),
                    HasSubstr("a move belongs"))
            << move;
    }
    EXPECT_THAT(book_complaint(with_line(start + " d3+0 d3+1\n")), HasSubstr("twice"));
    const std::string line = start + " d3+0\n";
    EXPECT_THAT(book_complaint(with_line(line + line)), HasSubstr("a position twice"));
}

TEST(OthelloBook, IsNotReadWhereItIsTooLong) {
    const std::string path = testing::TempDir() + "lawan-too-long.book";
    std::ofstream{path} << "lawan-othello-book 1\n";
    std::filesystem::resize_file(path, std::uintmax_t{1} << 40);  // holes take no room
    try {
        (void)OpeningBook::read(path);
        ADD_FAILURE() << "it was read";
    } catch (const InputError& error) {
        EXPECT_THAT(error.what(), HasSubstr("too long"));
    }
    std::filesystem::remove(path);
}

TEST(OthelloBook, ComesWithTheProgram) {
    const ShippedBook& shipped = shipped_book();
    ASSERT_TRUE(shipped.book) << shipped.problem.english();
    EXPECT_THAT(shipped.book->origin(), testing::StartsWith("lawan train othello-book"));
    EXPECT_FALSE(shipped.book->moves(board_of(Position{})).empty());
}

// All moves within the margin with their exact scores, and no others.
TEST(OthelloNearBest, FindsWhatPlainAlphaBetaDoes) {
    constexpr int kEmpties = 9;
    constexpr int kMargin = 6;
    Random random{Seed{23}};
    Engine engine{std::make_shared<const Evaluation>(), {1, MebiBytes{4}}};
    std::size_t several = 0;
    for (int i = 0; i < 30; ++i) {
        const Position position = plain::drawn<8>(kEmpties, random);
        Budget budget{Limits::none()};
        const auto found =
            engine.near_best(board_of(position), {kEmpties, kCertain}, kMargin, budget);
        const int best = plain::value(position, -64, 64);
        ASSERT_FALSE(found.empty());
        EXPECT_EQ(found.front().score, best);
        several += found.size() > 1 ? 1 : 0;
        for (const Move move : position.legal_moves()) {
            const Position next = position.after(move);
            const int value = -plain::value(next, -64, 64);
            const auto at = std::find_if(found.begin(), found.end(), [&](const Finding& each) {
                return each.best == move.square().index();
            });
            if (at != found.end()) {
                EXPECT_EQ(at->score, value);
                EXPECT_GT(value, best - kMargin);
            } else if (next.move_squares().any()) {
                EXPECT_LE(value, best - kMargin);
            }
        }
    }
    EXPECT_GT(several, 5U);
}

TEST(OthelloNearBest, FindsNothingWhenStopped) {
    StopSignal stop;
    stop.raise();
    Engine engine{std::make_shared<const Evaluation>(), {1, MebiBytes{4}}};
    Budget budget{Limits::none(), &stop};
    EXPECT_TRUE(engine.near_best(board_of(Position{}), {12, 0}, 3, budget).empty());
}

}  // namespace
}  // namespace lawan::othello
