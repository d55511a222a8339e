// What tic-tac-toe says of its moves and values.
#pragma once

#include <array>

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::tictactoe::words {

// Moves.
inline constexpr Words kWinsNow{"wins-now", "completes a line", "melengkapi garis"};
inline constexpr Words kBlocks{"blocks", "blocks the opponent's line at {0}",
                               "menghadang garis lawan di {0}"};
inline constexpr Words kMakesFork{"makes-fork",
                                  "makes a fork: two lines each need one more cell ({*})",
                                  "membuat garpu: dua garis masing-masing kurang satu petak ({*})"};
inline constexpr Words kPreventsFork{"prevents-fork", "prevents the fork at {0}",
                                     "mencegah garpu di {0}"};
inline constexpr Words kThreatens{"threatens", "threatens to complete a line at {0}",
                                  "mengancam melengkapi garis di {0}"};
inline constexpr Words kWinsByThreats{"wins-by-threats", "wins by a series of threats: {*}",
                                      "menang dengan ancaman berturut-turut: {*}"};
inline constexpr Words kWinsByForce{"wins-by-force",
                                    "wins by force; against the longest defence: {*}",
                                    "menang dengan paksa; melawan pertahanan terpanjang: {*}"};
inline constexpr Words kHoldsPairing{"holds-pairing", "holds the rest with pairs of cells",
                                     "menahan sisanya dengan pasangan petak"};
inline constexpr Words kLinesHere{"lines-here",
                                  "open lines here: {0} of its own, {1} of the opponent's",
                                  "{0} garis terbuka di sini baginya, {1} bagi lawan"};
inline constexpr Words kTakesCentre{"takes-centre", "takes the centre", "mengambil petak tengah"};
inline constexpr Words kTakesOppositeCorner{
    "takes-opposite-corner", "takes the corner opposite {0}", "mengambil sudut di seberang {0}"};
inline constexpr Words kTakesCorner{"takes-corner", "takes a corner", "mengambil sudut"};
inline constexpr Words kTakesSide{"takes-side", "takes what is left", "mengambil yang tersisa"};
inline constexpr Words kDefendsHeaviest{
    "defends-heaviest",
    "defends: {0} is worth {1} to the opponent, at least as much as any cell to its own side",
    "bertahan: {0} bernilai {1} bagi lawan, tidak kurang daripada petak mana pun baginya"};
inline constexpr Words kAttacksHeaviest{"attacks-heaviest", "attacks: {0} is worth {1}",
                                        "menyerang: {0} bernilai {1}"};

// Moves that Renju forbids.
inline constexpr Words kForbiddenOverline{"forbidden-overline",
                                          "X may not make six or more in a row",
                                          "X tidak boleh membuat enam atau lebih berderet"};
inline constexpr Words kForbiddenFours{"forbidden-fours", "X may not make two fours at once",
                                       "X tidak boleh membuat dua empat sekaligus"};
inline constexpr Words kForbiddenThrees{"forbidden-threes",
                                        "X may not make two open threes at once",
                                        "X tidak boleh membuat dua tiga terbuka sekaligus"};

// Threats: what a mark on a cell would do.
inline constexpr Words kThreatRow{"threat-row", "completes a row", "melengkapi deret"};
inline constexpr Words kThreatOpenFour{"threat-open-four",
                                       "makes two ways to complete a row, such as an open four",
                                       "membuat dua jalan ke deret lengkap, seperti empat terbuka"};
inline constexpr Words kThreatFour{"threat-four", "makes a four", "membuat empat"};
inline constexpr Words kThreatThree{"threat-three", "makes an open three", "membuat tiga terbuka"};
inline constexpr Words kThreatForbidden{"threat-forbidden", "forbidden", "terlarang"};

// Mistakes.
inline constexpr Words kMissesWin{"misses-win", "misses the win at {0}",
                                  "melewatkan kemenangan di {0}"};
inline constexpr Words kMissesFork{"misses-fork", "misses the fork at {0}",
                                   "melewatkan garpu di {0}"};
inline constexpr Words kAllowsFork{"allows-fork", "allows the fork at {0}",
                                   "membiarkan garpu di {0}"};
inline constexpr Words kLeavesLineOpen{"leaves-line-open",
                                       "leaves open the line that the opponent completes at {0}",
                                       "membiarkan garis yang dilengkapi lawan di {0}"};

// Why a value is right; the argument is a side.
inline constexpr Words kGameIsOver{"game-is-over", "the game is over", "permainan sudah selesai"};
inline constexpr Words kStolenStrategy{"stolen-strategy",
                                       "{0} does not lose: strategy stealing on the empty board",
                                       "{0} tidak kalah: pencurian strategi di papan kosong"};
inline constexpr Words kByTheRules{"by-the-rules", "the next move decides for {0}",
                                   "langkah berikutnya menentukan kemenangan {0}"};
inline constexpr Words kWinByThreats{"win-by-threats",
                                     "{0} wins by threats, each of which must be answered",
                                     "{0} menang dengan ancaman yang masing-masing harus dijawab"};
inline constexpr Words kWinByForce{
    "win-by-force", "{0} wins by force: every move threatens to win by threats",
    "{0} menang dengan paksa: setiap langkah mengancam menang dengan ancaman"};
inline constexpr Words kWinBySearch{"win-by-search", "{0} wins: every answer was searched",
                                    "{0} menang: setiap jawaban sudah diperiksa"};
inline constexpr Words kHeldByPairing{"held-by-pairing", "{0} holds every line with pairs of cells",
                                      "{0} menahan setiap garis dengan pasangan petak"};
inline constexpr Words kHeldAsBreaker{"held-as-breaker",
                                      "{0} closes every line, even without threats of its own",
                                      "{0} menutup setiap garis, bahkan tanpa ancaman sendiri"};
inline constexpr Words kHeldBySearch{"held-by-search", "{0} holds: every attack was searched",
                                     "{0} bertahan: setiap serangan sudah diperiksa"};
inline constexpr Words kBoardTooLarge{
    "board-too-large",
    "boards of more than {0} cells are settled only by pairs, threats and wins by force",
    "papan dengan lebih dari {0} petak hanya dipastikan lewat pasangan, ancaman, dan kemenangan "
    "paksa"};
inline constexpr Words kRuleNotSolved{
    "rule-not-solved", "the solver knows only the rule 'free', and this game uses '{0}'",
    "pemecah hanya mengenal aturan 'free', sedangkan permainan ini memakai '{0}'"};

// Wrong input.
inline constexpr Words kCheckpointOfAnotherBoard{"checkpoint-of-another-board",
                                                 "{0} is a checkpoint of another board",
                                                 "{0} adalah titik simpan papan lain"};
inline constexpr Words kNoCheckpointOfLarge{
    "tictactoe-no-checkpoint", "option '--checkpoint': boards of more than 64 cells have none",
    "pilihan '--checkpoint': papan dengan lebih dari 64 petak tidak memilikinya"};
inline constexpr Words kNotCounted{"tictactoe-not-counted",
                                   "lines are counted on boards of up to {0} cells, not on {1}",
                                   "garis dihitung di papan sampai {0} petak, bukan di {1}"};
inline constexpr Words kNoCosts{
    "tictactoe-no-costs",
    "the paper's costs are for NxN boards with N in a row, not for {0} with {1} in a row",
    "biaya makalah berlaku untuk papan NxN dengan N berderet, bukan untuk {0} dengan {1} "
    "berderet"};

// Examples of the papers.
inline constexpr Words kExampleCosts{"tictactoe-costs", "Costs of attack and defence",
                                     "Biaya menyerang dan bertahan"};
inline constexpr Words kExampleMustBlock{"tictactoe-must-block", "A forced block",
                                         "Hadangan yang wajib"};

// How a proof that is drawn on the board is to be read.
inline constexpr Words kHowPairsAreDrawn{
    "Whenever one cell of a pair is taken, the other is the answer: so no line is ever completed.",
    "Setiap kali satu petak dari sebuah pasangan diambil, petak pasangannya adalah jawabannya: "
    "jadi tidak ada garis yang pernah lengkap."};
inline constexpr Words kHowThreatsAreDrawn{
    "The moves in order. Each threat has only one answer, the last one none.",
    "Langkah-langkah menurut urutannya. Tiap ancaman hanya punya satu jawaban; yang terakhir tidak "
    "punya."};

inline constexpr Words kProblemLine{"tictactoe-problem-line",
                                    "{0}, line {1}: expected a position and '; wins in N'",
                                    "{0}, baris {1}: semestinya sebuah posisi dan '; wins in N'"};

// Networks of five in a row.
inline constexpr OptionWords kNetwork{
    Words{"Network", "Jaringan"},
    Words{"network for four and five in a row that 'lawan train tictactoe' wrote [the shipped one]",
          "jaringan untuk empat dan lima berderet dari 'lawan train tictactoe' [yang disertakan]"}};
inline constexpr Words kNotNetwork{"tictactoe-not-network",
                                   "{0} was not written by 'lawan train tictactoe'",
                                   "{0} tidak ditulis oleh 'lawan train tictactoe'"};

// All that bots and solvers say; docs/reference.md lists it.
inline constexpr std::array kReasons{
    kWinsNow,        kBlocks,          kMakesFork,           kPreventsFork,
    kThreatens,      kWinsByThreats,   kWinsByForce,         kHoldsPairing,
    kLinesHere,      kTakesCentre,     kTakesOppositeCorner, kTakesCorner,
    kTakesSide,      kDefendsHeaviest, kAttacksHeaviest,     kMissesWin,
    kMissesFork,     kAllowsFork,      kLeavesLineOpen,      kGameIsOver,
    kStolenStrategy, kByTheRules,      kWinByThreats,        kWinByForce,
    kWinBySearch,    kHeldByPairing,   kHeldAsBreaker,       kHeldBySearch,
    kBoardTooLarge,  kRuleNotSolved,   kForbiddenOverline,   kForbiddenFours,
    kForbiddenThrees};

}  // namespace lawan::tictactoe::words
