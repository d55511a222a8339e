// What this game says of its moves, values and evaluators.
#pragma once

#include <array>

#include "core/side.hpp"
#include "core/words.hpp"

namespace lawan::connect4::words {

inline constexpr Words kTitle{"Connect Four", "Connect Four"};
inline constexpr Words kSummary{"discs drop down a column; four in a row wins",
                                "keping jatuh ke dasar kolom; empat berderet menang"};

// The sides, as the discs are drawn everywhere; in text they are X and O.
inline constexpr PerSide<Words> kSides{{"black", "hitam"}, {"white", "putih"}};

// Evaluators.
inline constexpr Words kThreatsTitle{"threats", "ancaman"};
inline constexpr Words kThreatsEvaluator{
    "open lines, and threats in rows that a side gets in the end, own minus the opponent's",
    "garis terbuka dan ancaman di baris yang akhirnya menjadi milik satu pihak, sendiri dikurangi "
    "lawan"};
inline constexpr Words kOpenLinesTitle{"open lines", "garis terbuka"};
inline constexpr Words kOpenLinesEvaluator{
    "lines that a side can still fill, by the square of its discs in them, own minus the "
    "opponent's",
    "garis yang masih bisa diisi satu pihak, menurut kuadrat keping di dalamnya, sendiri dikurangi "
    "lawan"};

// What Learn draws on the board.
inline constexpr Words kOwnLinesTitle{"own lines", "garis sendiri"};
inline constexpr Words kEnemyLinesTitle{"lines of the opponent", "garis lawan"};
inline constexpr Words kOwnLines{
    "lines that the side to move can still fill through each cell",
    "garis lewat tiap petak yang masih bisa diisi pihak yang melangkah"};
inline constexpr Words kEnemyLines{"lines that the opponent can still fill through each cell",
                                   "garis lewat tiap petak yang masih bisa diisi lawan"};
inline constexpr Words kThreatCellsTitle{"cells of threats", "petak ancaman"};
inline constexpr Words kThreatCells{
    "threats of the side to move, the opponent's as negative numbers; 2 where the row favours "
    "their owner",
    "ancaman pihak yang melangkah, milik lawan sebagai bilangan negatif; 2 bila barisnya "
    "menguntungkan pemiliknya"};
inline constexpr Words kFollowUpHolds =
    Words{"held-by-following-up", "{0} does not lose: it answers every move in the same column",
          "{0} tidak kalah: setiap langkah dibalas di kolom yang sama"}
        .speaking_of(About::Position);
inline constexpr Words kFollowUpWins =
    Words{"won-by-following-up", "{0} wins: it answers every move in the same column",
          "{0} menang: setiap langkah dibalas di kolom yang sama"}
        .speaking_of(About::Position);

// The engine.
inline constexpr Words kLawan{
    "plays perfectly where it can solve the position in time, otherwise by threats and estimates",
    "bermain sempurna bila sempat memecahkan posisi, selain itu menurut ancaman dan perkiraan"};
inline constexpr Words kLevelTitle{"Level", "Tingkat"};
inline constexpr Words kLevel{"1 errs most often, 10 never on purpose",
                              "1 paling sering keliru, 10 tidak pernah sengaja"};

// Moves.
inline constexpr Words kConnects{"connects", "completes a line", "melengkapi garis"};
inline constexpr Words kStopsLine{"stops-line",
                                  "blocks the line that the opponent would complete here",
                                  "menghadang garis yang akan dilengkapi lawan di sini"};
inline constexpr Words kTwoThreats{"makes-two-threats", "makes two threats at once: {*}",
                                   "membuat dua ancaman sekaligus: {*}"};
inline constexpr Words kStackedThreats =
    Words{"makes-stacked-threats", "makes two threats, one above the other: {*}",
          "membuat dua ancaman bertumpuk: {*}"}
        .explained("Whoever blocks the lower one gives the other side the upper one.",
                   "Siapa yang menutup ancaman bawah memberi lawan ancaman atas.");
inline constexpr Words kThreatens{"threatens-line", "threatens to complete a line at {0}",
                                  "mengancam melengkapi garis di {0}"};
inline constexpr Words kThreatWaits{"threat-waits", "makes a threat at {0} for later",
                                    "membuat ancaman di {0} untuk nanti"};
inline constexpr Words kOddThreatWaits =
    Words{"odd-threat-waits",
          "makes a threat at {0}, in an odd row, which favours the first player",
          "membuat ancaman di {0}, di baris ganjil, yang menguntungkan pemain pertama"}
        .explained(
            "When all other columns are full, the second player has to play below a threat in an "
            "odd row, and the first player completes the line.",
            "Bila semua kolom lain penuh, pemain kedua terpaksa mengisi petak di bawah ancaman di "
            "baris ganjil, lalu pemain pertama melengkapi garis.");
inline constexpr Words kEvenThreatWaits =
    Words{"even-threat-waits",
          "makes a threat at {0}, in an even row, which favours the second player",
          "membuat ancaman di {0}, di baris genap, yang menguntungkan pemain kedua"}
        .explained(
            "When all other columns are full, the first player has to play below a threat in an "
            "even row, and the second player completes the line.",
            "Bila semua kolom lain penuh, pemain pertama terpaksa mengisi petak di bawah ancaman "
            "di baris genap, lalu pemain kedua melengkapi garis.");
inline constexpr Words kHoldsByFollowing{"holds-by-following-up",
                                         "holds from here by answering in the same column",
                                         "bertahan dari sini dengan membalas di kolom yang sama"};
inline constexpr Words kWinsByFollowing{"wins-by-following-up",
                                        "wins from here by answering in the same column",
                                        "menang dari sini dengan membalas di kolom yang sama"};
inline constexpr Words kTakesMiddle =
    Words{"takes-middle", "takes the middle", "mengambil bagian tengah"}.explained(
        "More lines run through the middle than anywhere else.",
        "Lebih banyak garis melewati bagian tengah daripada tempat lain.");

// Positions.
inline constexpr Words kHasOddThreat =
    Words{"has-odd-threat",
          "{0} has a threat at {1}, in an odd row: in the end its opponent must play below it",
          "{0} punya ancaman di {1}, di baris ganjil: akhirnya lawan terpaksa mengisi petak di "
          "bawahnya"}
        .speaking_of(About::Position);
inline constexpr Words kHasEvenThreat =
    Words{"has-even-threat",
          "{0} has a threat at {1}, in an even row: in the end its opponent must play below it",
          "{0} punya ancaman di {1}, di baris genap: akhirnya lawan terpaksa mengisi petak di "
          "bawahnya"}
        .speaking_of(About::Position);

// Mistakes.
inline constexpr Words kMissesLine{"misses-line", "misses the line at {0}",
                                   "melewatkan garis di {0}"};
inline constexpr Words kGivesCellAbove{"gives-cell-above",
                                       "gives the opponent the cell above: {0} completes a line",
                                       "memberi lawan petak di atasnya: {0} melengkapi garis"};
inline constexpr Words kLeavesLineOpen{"leaves-line-to-opponent",
                                       "leaves open the line that the opponent completes at {0}",
                                       "membiarkan garis yang dilengkapi lawan di {0}"};
inline constexpr Words kSpoilsThreat{"spoils-threat",
                                     "spoils its own threat at {0}: the opponent takes that cell",
                                     "merusak ancaman sendiri di {0}: lawan mengambil petak itu"};
inline constexpr Words kMissesTwoThreats{"misses-two-threats",
                                         "misses {0}, which makes two threats",
                                         "melewatkan {0}, yang membuat dua ancaman"};

// The solver.
inline constexpr Words kSearchedToTheEnd{
    "searched-to-the-end", "every line of play was searched to its end or to a bound",
    "setiap rangkaian langkah diperiksa sampai akhir atau sampai batas"};
inline constexpr Words kNoCheckpoints{"connect4-no-checkpoints",
                                      "option '--checkpoint': connect4 has no checkpoints",
                                      "pilihan '--checkpoint': connect4 tidak punya titik simpan"};

// All that bots and solvers say; docs/reference.md lists it.
inline constexpr std::array kReasons{
    kConnects,        kStopsLine,      kTwoThreats,      kStackedThreats,   kThreatens,
    kThreatWaits,     kOddThreatWaits, kEvenThreatWaits, kHoldsByFollowing, kWinsByFollowing,
    kTakesMiddle,     kHasOddThreat,   kHasEvenThreat,   kFollowUpHolds,    kFollowUpWins,
    kMissesLine,      kGivesCellAbove, kLeavesLineOpen,  kSpoilsThreat,     kMissesTwoThreats,
    kSearchedToTheEnd};

}  // namespace lawan::connect4::words
