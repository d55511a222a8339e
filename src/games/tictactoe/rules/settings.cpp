// From options and positions to games.
#include "games/tictactoe/rules/settings.hpp"

#include "core/input_error.hpp"
#include "games/tictactoe/rules/diagram.hpp"
#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {
namespace {

int in_a_row_for(const Options& options, BoardSize size) {
    if (const auto given = options.maybe_integer("in-a-row")) return static_cast<int>(*given);
    if (size.square()) return size.columns;
    throw InputError{words::kInARowMissing, {to_text(size)}};
}

OptionSpec rule_setting() {
    OptionSpec spec = titled(
        Words{"Rule", "Aturan"},
        {"rule", OptionType::Choice,
         Words{"which rows win: in-a-row or more (free), exactly five (exact), or as in Renju, "
               "where X also has forbidden moves (renju)",
               "deretan yang menang: sebanyak in-a-row atau lebih (free), tepat lima (exact), atau "
               "seperti Renju, dengan langkah terlarang bagi X (renju)"},
         std::string{name_of(RowRule::Free)}});
    spec.choices = {std::string{name_of(RowRule::Free)}, std::string{name_of(RowRule::Exact)},
                    std::string{name_of(RowRule::Renju)}};
    spec.choice_titles = {Words{"that many or more win", "sebanyak itu atau lebih menang"},
                          Words{"exactly five win", "tepat lima yang menang"},
                          Words{"Renju: forbidden moves for X", "Renju: langkah terlarang bagi X"}};
    return spec;
}

}  // namespace

std::vector<OptionSpec> settings() {
    const double most = kMostPerSide;
    return {
        titled(Words{"Size", "Ukuran"},
               {"size", OptionType::Size,
                Words{"the board, N or MxN (columns x rows)", "papan, N atau MxN (kolom x baris)"},
                "3", 1, most}),
        titled(Words{"In a row", "Berderet untuk menang"},
               {"in-a-row", OptionType::Integer,
                Words{"how many in a row win; N on a board of NxN",
                      "banyak tanda berderet untuk menang; N di papan NxN"},
                std::nullopt, 1, most}),
        rule_setting(),
        titled(Words{"First to move", "Yang memulai"},
               {"first", OptionType::Side,
                Words{"the side that moves first", "pihak yang melangkah pertama"}, "X"}),
    };
}

GameOfAnySize game_from(const Options& options) {
    const BoardSize size = options.size("size");
    const Rules rules = checked_rules(size, in_a_row_for(options, size),
                                      rule_named(options.text("rule")).value_or(RowRule::Free));
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    if (rules.rule == RowRule::Renju && first == Side::O) {
        throw InputError{words::kRenjuBeginsWithX, {}};
    }
    if (size.cells() <= Position::kCapacity) return Game{rules, first};
    return WideGame{rules, first};
}

std::optional<Phrase> settings_note(const Options& options) {
    constexpr int kLargestUsual = 5;  // whose whole lines people play for
    const BoardSize size = options.size("size");
    if (options.given("in-a-row") || !size.square() || size.columns <= kLargestUsual) {
        return std::nullopt;
    }
    return Phrase{words::kWholeLinesWin, {to_text(size), size.columns}};
}

GameOfAnySize game_from_position(std::string_view text) {
    const Diagram diagram = parse_diagram(text);
    if (diagram.board.size.cells() <= Position::kCapacity) {
        return Game{Game::position_from(diagram)};
    }
    return WideGame{WideGame::position_from(diagram)};
}

}  // namespace lawan::tictactoe
