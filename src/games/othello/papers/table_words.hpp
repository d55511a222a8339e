// What the tables of the Othello paper say, and ours beside them.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::othello_words {

// ---- Tables 2 and 3

inline constexpr Words kTable{"othello, Table {0}", "othello, Tabel {0}"};
inline constexpr Words kTable2Summary{
    "NegaScout against mobility players, and NegaScout as printed",
    "NegaScout melawan pemain mobilitas, serta NegaScout seperti tercetak"};
inline constexpr Words kTable3Summary{"MTD(f) against mobility players and against NegaScout",
                                      "MTD(f) melawan pemain mobilitas dan melawan NegaScout"};
inline constexpr Words kAgainstCyclog{"In the paper, against Othello Cyclog",
                                      "Dalam makalah, melawan Othello Cyclog"};
inline constexpr Words kAgainstMobility{"Ours, against alpha-beta with mobility alone",
                                        "Hasil kami, melawan alpha-beta dengan mobilitas saja"};
inline constexpr Words kNumber{"no", "no"};
inline constexpr Words kNode{"node", "simpul"};
inline constexpr Words kTime{"time (ms)", "waktu (ms)"};
inline constexpr Words kCyclog{"Cyclog", "Cyclog"};
inline constexpr Words kOpponentDepth{"opp. depth", "kedalaman lawan"};
inline constexpr Words kPlays{"plays", "sebagai"};
inline constexpr Words kOpponent{"opponent", "lawan"};
inline constexpr Words kCorners{"corners", "sudut"};
inline constexpr Words kOpponentCorners{"opp. corners", "sudut lawan"};
inline constexpr Words kBlack{"black", "hitam"};
inline constexpr Words kWhite{"white", "putih"};
inline constexpr Words kDraw{"draw", "seri"};
inline constexpr Words kOpponents{"opponents", "lawan"};
inline constexpr Words kBotAndPlies{"{0}, {1} {1:ply|plies}", "{0}, {1} langkah"};
inline constexpr Words kMobilityInTurn{
    "alphabeta(eval=mobility) of depth 1 to {0} in turn",
    "alphabeta(eval=mobility) berkedalaman 1 sampai {0} bergiliran"};
inline constexpr Words kFromOpenings{
    "{0} from openings of {1} random moves, alternating black and white; scores in discs, empty "
    "squares not counted",
    "{0} dari pembukaan {1} langkah acak, hitam dan putih bergantian; skor dalam keping, petak "
    "kosong tidak dihitung"};
inline constexpr Words kWinsOfBoth{
    "The paper's search wins {0} games, ours {1}. The opponents differ: Othello Cyclog is not "
    "available.",
    "Pencarian makalah memenangi {0} permainan, pencarian kami {1}. Lawannya berbeda: Othello "
    "Cyclog tidak tersedia."};
inline constexpr Words kNodesOfBoth{
    "The paper's search visits {0} nodes per game on average, ours {1}: {2} times as many. The "
    "paper does not say how it orders moves or counts nodes.",
    "Pencarian makalah rata-rata mengunjungi {0} simpul per permainan, pencarian kami {1}: {2} "
    "kali lipat. Makalah tidak menyebutkan cara mengurutkan langkah dan menghitung simpul."};
inline constexpr Words kNodesAtAnotherDepth{
    "The paper's search looks {0} plies ahead and visits {1} nodes per game on average; ours "
    "looked {2} {2:ply|plies} ahead, so its {3} nodes are not compared.",
    "Pencarian makalah melihat {0} langkah ke depan dan rata-rata mengunjungi {1} simpul per "
    "permainan; pencarian kami melihat {2} langkah, jadi {3} simpulnya tidak dibandingkan."};
inline constexpr Words kMoreCornersWin{
    "In {0} of our games there was a winner and one side had more corners; that side won {1}. The "
    "paper shows a game won with one corner against three.",
    "Dalam {0} permainan kami ada pemenang dan salah satu pihak punya lebih banyak sudut; pihak "
    "itu memenangi {1}. Makalah memperlihatkan permainan yang dimenangi dengan satu sudut lawan "
    "tiga."};
inline constexpr Words kGameCaption{"Game {0}: {1} {2}", "Permainan {0}: {1} {2}"};
inline constexpr Words kTable2Note{
    "For NegaScout against MTD(f), see `lawan experiment othello-3`. The discs of the paper's game "
    "4 add up to 63.",
    "Untuk NegaScout melawan MTD(f), lihat `lawan experiment othello-3`. Keping permainan 4 dalam "
    "makalah berjumlah 63."};
inline constexpr Words kDirectTitle{"MTD(f) against NegaScout, each opening with both colours",
                                    "MTD(f) melawan NegaScout, tiap pembukaan dengan kedua warna"};
inline constexpr Words kDirectResult{
    "MTD(f) against NegaScout: {0} {0:win|wins}, {1} {1:draw|draws}, {2} {2:loss|losses}. In {3} "
    "of {4} pairs the two games, "
    "with colours swapped, are the same move for move: two exact searches with the same evaluation "
    "and the same choice among equal moves play like one player.",
    "MTD(f) melawan NegaScout: {0} menang, {1} seri, {2} kalah. Pada {3} dari {4} pasangan, kedua "
    "permainan, dengan warna ditukar, sama langkah demi langkah: dua pencarian tepat dengan "
    "penilai yang sama dan cara memilih yang sama di antara langkah yang sama baik bermain seperti "
    "satu pemain."};
inline constexpr Words kDirectNodes{
    "MTD(f) visits {0} % of NegaScout's nodes in our direct games; in the paper's tables, which "
    "record different games, {1} %.",
    "MTD(f) mengunjungi {0} % simpul NegaScout dalam permainan langsung kami; dalam tabel makalah, "
    "yang permainannya berbeda, {1} %."};

// ---- the searches as they are printed

inline constexpr Words kAsPrintedTitle{
    "{0} as the paper prints it, on positions of the games above",
    "{0} seperti tercetak dalam makalah, pada posisi dari permainan di atas"};
inline constexpr Words kValueWrong{"wrong value", "nilai keliru"};
inline constexpr Words kTooHigh{"too high", "terlalu tinggi"};
inline constexpr Words kTooLow{"too low", "terlalu rendah"};
inline constexpr Words kAnotherMove{"different move", "langkah lain"};
inline constexpr Words kAWorseMove{"worse move", "langkah lebih buruk"};
inline constexpr Words kItsMeanLoss{"mean loss", "rugi rata-rata"};
inline constexpr Words kAsPrintedSays{
    "{0} as the paper prints it returns a wrong value on {1} positions and chooses a worse move on "
    "{2}.",
    "{0} seperti tercetak memberi nilai keliru pada {1} posisi dan memilih langkah lebih buruk "
    "pada {2}."};
inline constexpr Words kAsPrintedCosts{
    "{0} as the paper prints it returns a wrong value on {1} positions and chooses a worse move on "
    "{2}; such a move costs {3} points of the evaluation on average.",
    "{0} seperti tercetak memberi nilai keliru pada {1} posisi dan memilih langkah lebih buruk "
    "pada {2}; langkah seperti itu rata-rata merugikan {3} poin penilaian."};
inline constexpr Words kExactAgainstPrinted{
    "The exact {0} against the printed one, each opening with both colours",
    "{0} yang tepat melawan yang tercetak, tiap pembukaan dengan kedua warna"};
inline constexpr Words kMeanMarginInDiscs{"mean margin (discs)", "selisih rata-rata (keping)"};
inline constexpr Words kSlipCosts{
    "What the slip costs in play: the exact {0} wins {1} games against the printed one and loses "
    "{2}, by {3} discs on average.",
    "Akibat kekeliruan itu dalam permainan: {0} yang tepat memenangi {1} permainan melawan yang "
    "tercetak dan kalah {2}, rata-rata dengan selisih {3} keping."};
inline constexpr Words kSlipTooFewGames{
    "In play the exact {0} wins {1} games against the printed one and loses {2}, by {3} discs on "
    "average: too few games to tell what the slip costs.",
    "Dalam permainan, {0} yang tepat memenangi {1} permainan melawan yang tercetak dan kalah {2}, "
    "rata-rata dengan selisih {3} keping: terlalu sedikit permainan untuk mengetahui akibat "
    "kekeliruannya."};
inline constexpr Words kSlipCostsNothing{
    "In play the slip costs nothing measurable: the exact {0} wins {1} games against the printed "
    "one and loses {2}, by {3} discs on average.",
    "Dalam permainan, akibat kekeliruan itu tidak terukur: {0} yang tepat memenangi {1} permainan "
    "melawan yang tercetak dan kalah {2}, rata-rata dengan selisih {3} keping."};

// ---- corners

inline constexpr Words kCornersSummary{"do corners decide Othello?",
                                       "apakah sudut menentukan Othello?"};
inline constexpr Words kDoCornersDecide{"do corners decide?", "apakah sudut menentukan?"};
inline constexpr Words kCornersSource{"othello, sections 4.5 and 6", "othello, bagian 4.5 dan 6"};
inline constexpr Words kCornersWin{
    "victory is very likely won by holding the corners (4.5, conclusion)",
    "kemenangan sangat mungkin diraih dengan menguasai sudut (4.5, kesimpulan)"};
inline constexpr Words kCornersDoNotWin{
    "holding many corners does not yet mean victory (below Figure 11: MTD(f) wins 45-19 with one "
    "corner against three)",
    "menguasai banyak sudut belum berarti menang (di bawah Gambar 11: MTD(f) menang 45-19 dengan "
    "satu sudut lawan tiga)"};
inline constexpr Words kEqualPlayers{"equal players", "pemain setara"};
inline constexpr Words kGamesAgainstItself{
    "{0} {0:game|games} of {1} against itself, each from a different opening of {2} random moves",
    "{0} permainan {1} melawan dirinya sendiri, masing-masing dari pembukaan {2} langkah acak yang "
    "berbeda"};
inline constexpr Words kGamesOfEachPair{
    "{0} {0:game|games} of each pair, each opening with both colours",
    "{0} permainan tiap pasangan, tiap pembukaan dengan kedua warna"};
inline constexpr Words kLeadTitle{
    "Games of equal players: how the side with more corners at the end did",
    "Permainan pemain setara: hasil pihak yang pada akhirnya punya lebih banyak sudut"};
inline constexpr Words kCornersMore{"extra corners", "selisih sudut"};
inline constexpr Words kDiscsMore{"extra discs", "selisih keping"};
inline constexpr Words kRankingTitle{"The whole evaluation, without corners, and corners alone",
                                     "Penilai utuh, tanpa sudut, dan sudut saja"};
inline constexpr Words kMoreCornersAmongEquals{
    "Among equal players the side with more corners at the end wins {0} games and loses {1}; in "
    "{2} of {3} games both sides have equally many.",
    "Di antara pemain setara, pihak yang pada akhirnya punya lebih banyak sudut memenangi {0} "
    "permainan dan kalah {1}; dalam {2} dari {3} permainan sudutnya sama banyak."};
inline constexpr Words kFirstCorner{"The side that takes the first corner wins {0} games.",
                                    "Pihak yang mengambil sudut pertama memenangi {0} permainan."};
inline constexpr Words kWithAndWithout{
    "The evaluation with corners wins {0} games against the same evaluation without them; corners "
    "alone win {1} against mobility and frontier alone, and the whole evaluation wins {2} against "
    "corners alone.",
    "Penilai dengan sudut memenangi {0} permainan melawan penilai yang sama tanpa sudut; sudut "
    "saja memenangi {1} melawan mobilitas dan garis depan saja, dan penilai utuh memenangi {2} "
    "melawan sudut saja."};
inline constexpr Words kCornersNote{
    "That the winner has more corners does not mean that corners won the game: the stronger side "
    "gets both. The second table changes only what the players know.",
    "Bahwa pemenang punya lebih banyak sudut tidak berarti bahwa ia menang karena sudut: pihak "
    "yang lebih kuat mendapat keduanya. Tabel kedua hanya mengubah apa yang diketahui pemain."};
inline constexpr Words kScoresInDiscs{"Scores are in discs; empty squares are not counted.",
                                      "Skor dalam keping; petak kosong tidak dihitung."};

// ---- othello-nodes

inline constexpr Words kNodesSummary{"the engine's NegaScout and MTD(f) against the paper's",
                                     "NegaScout dan MTD(f) milik mesin dibandingkan milik makalah"};
inline constexpr Words kNodesTitle{
    "the engine's searches against the paper's, at the same depth with the same evaluation",
    "pencarian mesin dibandingkan milik makalah, dengan kedalaman dan penilai yang sama"};
inline constexpr Words kNodesSource{"othello, section 4", "othello, bagian 4"};
inline constexpr Words kNodesFullSource{
    "othello, section 4; the paper prints no such table",
    "othello, bagian 4; makalah tidak mencetak tabel seperti ini"};
inline constexpr Words kNodesSetting{
    "{0} random {0:position|positions}, depth {1}, the learned evaluation in whole discs",
    "{0} posisi acak, kedalaman {1}, penilai hasil belajar dalam keping bulat"};
inline constexpr Words kShareOfThePapers{"% of the paper's", "% dari milik makalah"};
inline constexpr Words kPapersSearch{"paper's {0}", "{0} makalah"};
inline constexpr Words kPapersSorted{"paper's {0}, sorted", "{0} makalah, diurutkan"};
inline constexpr Words kEngineExact{"engine, {0}, exact", "mesin, {0}, tepat"};
inline constexpr Words kEngineSelective{"engine, {0}, 73 %", "mesin, {0}, 73 %"};
inline constexpr Words kNodesCounted{
    "Nodes are positions visited; the engine's count covers all its iterations up to the depth, "
    "leaves included. Positions looked at only to sort moves are not counted.",
    "Simpul adalah posisi yang dikunjungi; hitungan mesin mencakup semua iterasi sampai kedalaman "
    "itu, termasuk daun. Posisi yang hanya dilihat untuk mengurutkan langkah tidak dihitung."};
inline constexpr Words kValueRightNote{
    "Correct value: the same as the paper's NegaScout finds. At 73 % the engine trusts shallow "
    "searches, so some values may differ.",
    "Nilai benar: sama dengan yang ditemukan NegaScout makalah. Pada 73 % mesin memercayai "
    "pencarian dangkal, jadi beberapa nilai dapat berbeda."};

}  // namespace lawan::experiments::othello_words
