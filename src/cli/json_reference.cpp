#include "cli/json_reference.hpp"

#include <functional>
#include <map>

namespace lawan::cli {
namespace {

using Fields = std::vector<JsonField>;

constexpr Words kGame{"the game", "permainannya"};
constexpr Words kPosition{"the position, in one line", "posisinya, dalam satu baris"};
constexpr Words kStart{"the position that the game starts from, in one line",
                       "posisi awal permainan, dalam satu baris"};
constexpr Words kCpuOfProgram{"a program: seconds of all cores together",
                              "program: detik semua inti bersama"};
constexpr Words kCpuOfMoves{
    "where a program played: seconds of all cores for each move, null for the other bot's",
    "bila ada program: detik semua inti tiap langkah, null untuk langkah bot lainnya"};
constexpr Words kSeconds{"seconds that it took", "lamanya dalam detik"};
constexpr Words kNodes{"positions visited", "posisi yang dikunjungi"};
constexpr Words kSeed{"seed of all random numbers", "benih semua bilangan acak"};
constexpr Words kLine{"best play from there, move by move",
                      "permainan terbaik dari sana, langkah demi langkah"};
constexpr Words kProved{"whether the score is proved, not estimated",
                        "apakah skornya terbukti, bukan perkiraan"};
constexpr Words kUnit{"what the score counts: marks, discs, outcome, or own-scale of the bot",
                      "yang dihitung skor: marks, discs, outcome, atau own-scale milik bot"};
constexpr Words kChance{
    "the chance of the side to move to win, from 0 to 1; null where the engine does not estimate "
    "it",
    "peluang menang pihak yang melangkah, dari 0 sampai 1; null bila mesin tidak memperkirakannya"};

// The options of a bot, an evaluator or a trainer.
void add_option_fields(Fields& fields, const std::string& list) {
    const Fields each{
        {"name", {"what it is called", "namanya"}},
        {"type",
         {"integer, decimal, flag, choice, text or spec",
          "integer, decimal, flag, choice, text, atau spec"}},
        {"default",
         {"its value unless given; null for none", "nilai bakunya; null bila tidak ada"}},
        {"min", {"the least value; null for none", "nilai terkecil; null bila tidak ada"}},
        {"max", {"the greatest value; null for none", "nilai terbesar; null bila tidak ada"}},
        {"help", {"what it does, in a sentence", "gunanya, dalam satu kalimat"}}};
    fields.push_back({list, {"the options", "pilihan-pilihannya"}});
    for (const JsonField& field : each) fields.push_back({list + "[]." + field.path, field.about});
}

Fields analyse_fields() {
    return {
        {"game", kGame},
        {"position", kPosition},
        {"bot", {"who judges", "siapa yang menilai"}},
        {"moves", {"the legal moves, best first", "langkah-langkah sah, yang terbaik dahulu"}},
        {"moves[].move", {"the move", "langkahnya"}},
        {"moves[].score", {"its score for the side to move", "skornya bagi pihak yang melangkah"}},
        {"moves[].proved", kProved},
        {"moves[].unit", kUnit},
        {"moves[].chance", kChance},
        {"moves[].depth", {"plies searched", "kedalaman pencarian dalam langkah"}},
        {"moves[].line", kLine},
        {"moves[].why", {"reasons, in a sentence", "alasannya, dalam satu kalimat"}},
        {"best", {"the best move", "langkah terbaik"}},
        {"score", {"the score of the best move", "skor langkah terbaik"}},
        {"proved", kProved},
        {"unit", kUnit},
        {"chance", kChance},
        {"threats",
         {"where a mark makes a threat; empty in a game without",
          "tempat tanda membuat ancaman; kosong bila permainan itu tidak mengenalnya"}},
        {"threats[].side", {"whose mark, X or O", "tanda milik siapa, X atau O"}},
        {"threats[].kind", {"the kind of threat", "jenis ancamannya"}},
        {"threats[].says", {"the kind in words", "jenisnya dengan kata-kata"}},
        {"threats[].cells", {"the cells", "petak-petaknya"}},
        {"line", kLine},
        {"depth", {"plies searched", "kedalaman pencarian dalam langkah"}},
        {"solved", {"whether the position is solved", "apakah posisinya terpecahkan"}},
        {"nodes", kNodes},
        {"seconds", kSeconds},
        {"start",
         {"with --game: the position that the game starts from",
          "dengan --game: posisi awal permainan"}},
        {"problem",
         {"with --game: what is wrong with the record; null where nothing is",
          "dengan --game: yang salah pada catatannya; null bila tidak ada"}},
        {"plies",
         {"with --game: the positions of the game in order",
          "dengan --game: posisi-posisi permainan menurut urutannya"}},
        {"plies[].ply", {"its number, from 0", "nomornya, dari 0"}},
        {"plies[].position", kPosition},
        {"plies[].side", {"the side to move, X or O", "pihak yang melangkah, X atau O"}},
        {"plies[].move",
         {"the move that was played; null at the end", "langkah yang dimainkan; null di akhir"}},
        {"plies[].score",
         {"the score before the move, for the side to move",
          "skor sebelum langkah itu, bagi pihak yang melangkah"}},
        {"plies[].proved", kProved},
        {"plies[].unit", kUnit},
        {"plies[].chance", kChance},
        {"plies[].best", {"the best move", "langkah terbaik"}},
        {"plies[].line", kLine},
        {"plies[].loss",
         {"what the move gave away; null where it is not known",
          "kerugian akibat langkah itu; null bila tidak diketahui"}},
        {"plies[].loss_unit",
         {"what the loss counts; null where there is none",
          "yang dihitung kerugian; null bila tidak ada"}},
        {"plies[].mark",
         {"inaccuracy, mistake or blunder; null for a good move",
          "inaccuracy, mistake, atau blunder; null untuk langkah baik"}},
        {"plies[].reasons",
         {"why the move was worse: see Reasons", "mengapa langkah itu lebih buruk: lihat Alasan"}},
        {"plies[].reasons[].code", {"the code of the reason", "kode alasannya"}},
        {"plies[].reasons[].arguments", {"its arguments", "argumennya"}},
        {"plies[].reasons[].text", {"the sentence", "kalimatnya"}},
        {"plies[].why",
         {"what speaks for the best move, in the same form",
          "yang mendukung langkah terbaik, dalam bentuk yang sama"}},
        {"plies[].why[].code", {"the code of the reason", "kode alasannya"}},
        {"plies[].why[].arguments", {"its arguments", "argumennya"}},
        {"plies[].why[].text", {"the sentence", "kalimatnya"}}};
}

Fields audit_fields() {
    return {
        {"game", kGame},
        {"position", kPosition},
        {"bot", {"the bot that answers", "bot yang menjawab"}},
        {"first",
         {"who moves first: opponent or bot", "yang melangkah pertama: opponent atau bot"}},
        {"lines", {"lines of the opponent", "rangkaian langkah lawan"}},
        {"wins", {"lines that the bot wins", "rangkaian yang dimenangi bot"}},
        {"draws", {"lines that are drawn", "rangkaian yang seri"}},
        {"losses", {"lines that the bot loses", "rangkaian yang kalah bagi bot"}},
        {"games",
         {"the same, counted as distinct games", "yang sama, dihitung sebagai permainan berbeda"}},
        {"games.wins", {"games that the bot wins", "permainan yang dimenangi bot"}},
        {"games.draws", {"games that are drawn", "permainan yang seri"}},
        {"games.losses", {"games that the bot loses", "permainan yang kalah bagi bot"}},
        {"losing_lines",
         {"the lost games, each as a list of moves; at most --list of them",
          "permainan yang kalah, masing-masing daftar langkah; paling banyak --list"}},
        {"positions", {"positions in which the bot was asked", "posisi tempat bot ditanya"}},
        {"seconds", kSeconds}};
}

Fields bench_fields() {
    return {
        {"signature",
         {"nodes of all searches together: the same on every machine",
          "jumlah simpul semua pencarian: sama di setiap mesin"}},
        {"seconds", kSeconds},
        {"nodes_per_second", {"positions visited in a second", "posisi yang dikunjungi per detik"}},
        {"searches", {"the fixed list of searches", "daftar pencarian yang tetap"}},
        {"searches[].game", kGame},
        {"searches[].position", kPosition},
        {"searches[].bot", {"the bot that searches", "bot yang mencari"}},
        {"searches[].moves", {"the line that was found", "rangkaian yang ditemukan"}},
        {"searches[].nodes", kNodes},
        {"searches[].seconds", kSeconds},
        {"instructions",
         {"with --problems: the instructions of the processor that are used",
          "dengan --problems: instruksi prosesor yang dipakai"}},
        {"positions",
         {"with --problems: the positions in order",
          "dengan --problems: posisi-posisi menurut urutannya"}},
        {"positions[].number", {"its number, from 1", "nomornya, dari 1"}},
        {"positions[].empties", {"empty squares", "petak kosong"}},
        {"positions[].score",
         {"the score found, for the side to move",
          "skor yang ditemukan, bagi pihak yang melangkah"}},
        {"positions[].expected",
         {"the score that the file gives; null for none",
          "skor menurut berkas; null bila tidak ada"}},
        {"positions[].best", {"the best move found", "langkah terbaik yang ditemukan"}},
        {"positions[].nodes", kNodes},
        {"positions[].cpu_seconds", {"seconds of all cores together", "detik semua inti bersama"}},
        {"positions[].seconds", kSeconds},
        {"total", {"all positions together", "semua posisi bersama"}},
        {"total.number", {"positions solved", "posisi yang dipecahkan"}},
        {"total.score", {"sum of the scores found", "jumlah skor yang ditemukan"}},
        {"total.expected", {"sum of the scores of the file", "jumlah skor menurut berkas"}},
        {"total.nodes", kNodes},
        {"total.cpu_seconds", {"seconds of all cores together", "detik semua inti bersama"}},
        {"total.seconds", kSeconds}};
}

Fields bots_fields() {
    Fields fields{
        {"bots", {"the bots", "bot-botnya"}},
        {"bots[].name", {"what it is called in a spec", "namanya dalam spec"}},
        {"bots[].games", {"the games that it plays", "permainan yang dimainkannya"}},
        {"bots[].summary", {"what it does, in a line", "cara kerjanya, dalam satu baris"}},
        {"bots[].summary_by_game",
         {"the same by game, where games differ", "yang sama per permainan, bila berbeda"}},
        {"bots[].summary_by_game.*",
         {"what it does in this game", "cara kerjanya dalam permainan ini"}},
        {"bots[].paper",
         {"the paper that it is of; null for none", "makalah asalnya; null bila tidak ada"}}};
    const Words choices{"the values that it takes, where they are few",
                        "nilai yang diterimanya, bila hanya beberapa"};
    add_option_fields(fields, "bots[].options");
    fields.push_back({"bots[].options[].choices", choices});
    for (const JsonField& field :
         Fields{{"",
                 {"the same by game, where games differ", "yang sama per permainan, bila berbeda"}},
                {".*", {"what differs in this game", "yang berbeda dalam permainan ini"}},
                {".*.default", {"its value unless given", "nilai bakunya"}},
                {".*.min", {"the least value", "nilai terkecil"}},
                {".*.max", {"the greatest value", "nilai terbesar"}},
                {".*.choices", {"the values that it takes", "nilai yang diterimanya"}}}) {
        fields.push_back({"bots[].options[].by_game" + field.path, field.about});
    }
    fields.push_back({"evaluators", {"the evaluators, by game", "penilai-penilai, per permainan"}});
    fields.push_back({"evaluators.*", {"those of this game", "milik permainan ini"}});
    fields.push_back({"evaluators.*[].name", {"what it is called", "namanya"}});
    fields.push_back({"evaluators.*[].summary", {"what it counts", "yang dihitungnya"}});
    add_option_fields(fields, "evaluators.*[].options");
    fields.push_back({"evaluators.*[].options[].choices", choices});
    return fields;
}

Fields check_bot_fields() {
    return {
        {"command", {"what started the program", "perintah yang menjalankan program"}},
        {"protocol", {"the protocol that it speaks", "protokol yang dipakainya"}},
        {"complies", {"whether it can take part", "apakah program itu dapat ikut"}},
        {"trials", {"the games that it was tried in", "permainan untuk mencobanya"}},
        {"trials[].game", kGame},
        {"trials[].trial", {"board and clock, in words", "papan dan jam, dalam kata-kata"}},
        {"trials[].side", {"the side that it played, X or O", "pihak yang dimainkannya, X atau O"}},
        {"trials[].ok", {"whether nothing was wrong", "apakah tidak ada yang salah"}},
        {"trials[].moves", {"moves that it made", "langkah yang dibuatnya"}},
        {"trials[].mean_seconds", {"seconds per move on average", "rata-rata detik per langkah"}},
        {"trials[].longest_seconds",
         {"seconds of its slowest move", "detik langkahnya yang terlama"}},
        {"trials[].reason",
         {"how a trial failed: illegal-move, time-out, …",
          "cara percobaan gagal: illegal-move, time-out, …"}},
        {"trials[].detail", {"what was wrong, in words", "yang salah, dalam kata-kata"}},
        {"trials[].last_lines",
         {"the last lines that were said", "baris-baris terakhir yang diucapkan"}},
        {"trials[].stderr",
         {"what the program wrote to stderr", "yang ditulis program ke stderr"}}};
}

Fields elo_fields() {
    return {{"games", {"games counted", "permainan yang dihitung"}},
            {"score", {"share of the points, 0 to 1", "bagian poin, 0 sampai 1"}},
            {"elo",
             {"difference in Elo; null where it has no bound",
              "selisih Elo; null bila tidak terbatas"}},
            {"low", {"lower end of its 95 % interval", "ujung bawah selang 95 %"}},
            {"high", {"upper end of it", "ujung atasnya"}},
            {"normalised", {"normalised Elo", "Elo ternormalisasi"}},
            {"normalised_low", {"lower end of its 95 % interval", "ujung bawah selang 95 %"}},
            {"normalised_high", {"upper end of it", "ujung atasnya"}},
            {"superiority",
             {"likelihood that the first is stronger, 0 to 1",
              "peluang yang pertama lebih kuat, 0 sampai 1"}}};
}

Fields experiment_fields() {
    return {{"name", {"the experiment", "percobaannya"}},
            {"title", {"its title", "judulnya"}},
            {"source", {"the paper and its table", "makalah dan tabelnya"}},
            {"seed", kSeed},
            {"settings",
             {"how it was run: a sentence for each setting",
              "cara menjalankannya: satu kalimat tiap pengaturan"}},
            {"settings.*", {"this setting", "pengaturan ini"}},
            {"game_count", {"games played", "permainan yang dimainkan"}},
            {"complete", {"whether it ran to its end", "apakah selesai seluruhnya"}},
            {"paper", {"the paper's rows, as printed", "baris-baris makalah, seperti tercetak"}},
            {"paper[].*", {"a column of the paper's table", "kolom tabel makalah"}},
            {"ours", {"our rows", "baris-baris kami"}},
            {"ours[].*", {"a column of our table", "kolom tabel kami"}},
            {"*",
             {"further tables of this experiment, by name",
              "tabel lain percobaan ini, menurut namanya"}},
            {"*[].*", {"a column of such a table", "kolom tabel seperti itu"}},
            {"differs", {"what differs, as one text", "yang berbeda, sebagai satu teks"}},
            {"differences",
             {"what differs, sentence by sentence", "yang berbeda, kalimat demi kalimat"}},
            {"notes", {"what to bear in mind", "yang perlu diperhatikan"}},
            {"boards", {"boards at the end of games", "papan pada akhir permainan"}},
            {"boards[].caption", {"which game", "permainan yang mana"}},
            {"boards[].rows", {"its rows from the top", "baris-barisnya dari atas"}},
            {"boards[].moves", {"the moves that led there", "langkah-langkah menuju ke sana"}},
            {"experiments", {"with --list: the experiments", "dengan --list: percobaan-percobaan"}},
            {"experiments[].name", {"what to type", "yang diketik"}},
            {"experiments[].summary", {"what it is about", "tentang apa"}},
            {"experiments[].source", {"the paper and its table", "makalah dan tabelnya"}}};
}

Fields games_fields() {
    return {
        {"count", {"games in the files", "permainan dalam berkas"}},
        {"matching", {"games that were chosen", "permainan yang terpilih"}},
        {"black_wins", {"chosen games that black won", "permainan terpilih yang dimenangi hitam"}},
        {"draws", {"chosen games that were drawn", "permainan terpilih yang seri"}},
        {"white_wins", {"chosen games that white won", "permainan terpilih yang dimenangi putih"}},
        {"mean_score",
         {"their mean score for black, in discs; null for none",
          "rata-rata skor hitam, dalam keping; null bila tidak ada"}},
        {"skipped", {"games that could not be read", "permainan yang tidak terbaca"}},
        {"skipped[].reason", {"why", "sebabnya"}},
        {"skipped[].count", {"how many", "banyaknya"}},
        {"cut", {"games that break off", "permainan yang terputus"}},
        {"games",
         {"the games listed, at most --limit", "permainan yang didaftar, paling banyak --limit"}},
        {"games[].number", {"its number in the files, from 1", "nomornya dalam berkas, dari 1"}},
        {"games[].black", {"who played black", "pemain hitam"}},
        {"games[].white", {"who played white", "pemain putih"}},
        {"games[].event", {"the tournament", "turnamennya"}},
        {"games[].year", {"the year; null where unknown", "tahunnya; null bila tidak diketahui"}},
        {"games[].score",
         {"black's discs minus white's; null where it is not over",
          "keping hitam dikurangi putih; null bila belum selesai"}},
        {"games[].theoretical_score",
         {"the score with best play that the file gives; null for none",
          "skor dengan permainan terbaik menurut berkas; null bila tidak ada"}},
        {"games[].theoretical_from",
         {"empty squares from which on that holds; null for none",
          "petak kosong tempat itu mulai berlaku; null bila tidak ada"}},
        {"games[].start", kStart},
        {"games[].moves", {"the moves in order", "langkah-langkah menurut urutannya"}},
        {"games[].problem",
         {"what is wrong with it; null where nothing is", "yang salah; null bila tidak ada"}},
        {"games[].review",
         {"with --review: how well it was played", "dengan --review: seberapa baik permainannya"}},
        {"games[].review.*", {"of black and of white", "milik hitam dan putih"}},
        {"games[].review.*.discs_lost", {"discs given away", "keping yang disia-siakan"}},
        {"games[].review.*.mistakes", {"mistakes made", "kesalahan yang dibuat"}}};
}

Fields match_fields() {
    return {
        {"game", kGame},
        {"start", kStart},
        {"a", {"the first bot", "bot pertama"}},
        {"b", {"the second bot", "bot kedua"}},
        {"seed", kSeed},
        {"wins", {"games that A won", "permainan yang dimenangi A"}},
        {"draws", {"games that were drawn", "permainan yang seri"}},
        {"losses", {"games that A lost", "permainan yang kalah bagi A"}},
        {"score_counts",
         {"what a score counts: marks, discs, outcome",
          "yang dihitung skor: marks, discs, outcome"}},
        {"stopped", {"whether it was stopped early", "apakah dihentikan lebih awal"}},
        {"different_games", {"games that differ in a move", "permainan yang berbeda langkahnya"}},
        {"points",
         {"points of A: 1 for a win, 1/2 for a draw", "poin A: 1 untuk menang, 1/2 untuk seri"}},
        {"elo",
         {"A's Elo minus B's; null where it has no bound",
          "Elo A dikurangi Elo B; null bila tidak terbatas"}},
        {"elo_low", {"lower end of its 95 % interval", "ujung bawah selang 95 %"}},
        {"elo_high", {"upper end of it", "ujung atasnya"}},
        {"elo_of",
         {"what the interval counts: pairs or games", "yang dihitung selangnya: pairs atau games"}},
        {"superiority",
         {"likelihood that A is stronger, 0 to 1", "peluang A lebih kuat, 0 sampai 1"}},
        {"games", {"the games in order", "permainan menurut urutannya"}},
        {"games[].x", {"the bot that plays X or black", "bot yang bermain X atau hitam"}},
        {"games[].first", {"the bot that moves first", "bot yang melangkah pertama"}},
        {"games[].moves",
         {"the moves; a forced pass is pass", "langkah-langkah; lewat terpaksa ditulis pass"}},
        {"games[].score", {"X or black minus the other", "X atau hitam dikurangi lawannya"}},
        {"games[].winner",
         {"the bot that won; null for a draw", "bot yang menang; null bila seri"}},
        {"games[].reason",
         {"how it ended: finished, time-out, illegal-move, …",
          "cara berakhirnya: finished, time-out, illegal-move, …"}},
        {"games[].times", {"seconds of each move", "detik tiap langkah"}},
        {"games[].cpu_times", kCpuOfMoves},
        {"games[].value",
         {"the score with empty squares for the winner, where a game counts so",
          "skor dengan petak kosong bagi pemenang, bila permainannya menghitung begitu"}},
        {"games[].detail",
         {"more about the end, where there is more", "penjelasan tentang akhirnya, bila ada"}}};
}

Fields perft_fields() {
    return {
        {"game", kGame},
        {"position", kPosition},
        {"depth", {"plies", "kedalaman dalam langkah"}},
        {"leaves", {"lines of play of that length", "rangkaian langkah sepanjang itu"}},
        {"nodes",
         {"positions on the way, the first and the last ones included",
          "posisi yang dilalui, termasuk yang pertama dan yang terakhir"}},
        {"seconds", kSeconds},
        {"leaves_per_second", {"lines counted in a second", "rangkaian yang dihitung per detik"}},
        {"bulk",
         {"whether the last ply is counted without being played",
          "apakah langkah terakhir dihitung tanpa dimainkan"}},
        {"complete", {"whether it ran to its end", "apakah selesai seluruhnya"}},
        {"scores",
         {"with --scores: the scores of the leaves", "dengan --scores: skor daun-daunnya"}},
        {"scores.sum", {"their sum, for the side to move", "jumlahnya, bagi pihak yang melangkah"}},
        {"scores.squares", {"the sum of their squares", "jumlah kuadratnya"}},
        {"scores.least", {"the least", "yang terkecil"}},
        {"scores.greatest", {"the greatest", "yang terbesar"}},
        {"scores.games_over",
         {"games that end on the way or at the leaves",
          "permainan yang berakhir di jalan atau di daun"}},
        {"divide",
         {"with --divide: the leaves after each move",
          "dengan --divide: daun setelah tiap langkah"}},
        {"divide.*", {"after this move", "setelah langkah ini"}}};
}

Fields replay_fields() {
    return {{"format", {"lawan-game: a saved game", "lawan-game: permainan tersimpan"}},
            {"version", {"of the format", "versi formatnya"}},
            {"game", kGame},
            {"start", kStart},
            {"players", {"who played", "para pemain"}},
            {"players.x", {"X or black", "X atau hitam"}},
            {"players.o", {"O or white", "O atau putih"}},
            {"moves", {"the moves in order", "langkah-langkah menurut urutannya"}},
            {"moves[].move", {"the move", "langkahnya"}},
            {"moves[].seconds", {"seconds of thought", "lamanya berpikir dalam detik"}},
            {"moves[].cpu_seconds", kCpuOfProgram},
            {"moves[].nodes", kNodes},
            {"moves[].depth", {"plies searched", "kedalaman pencarian dalam langkah"}},
            {"moves[].score",
             {"what the bot thought of it, where it said so", "penilaian bot, bila disebutkan"}},
            {"moves[].proved", kProved},
            {"result", {"how it ended", "cara berakhirnya"}},
            {"result.reason",
             {"finished, time-out, illegal-move, …", "finished, time-out, illegal-move, …"}},
            {"result.winner", {"X or O; null for a draw", "X atau O; null bila seri"}},
            {"result.score", {"X or black minus the other", "X atau hitam dikurangi lawannya"}},
            {"result.detail", {"more about the end, in words", "penjelasan tentang akhirnya"}}};
}

Fields solve_fields() {
    return {
        {"game", kGame},
        {"position", kPosition},
        {"value",
         {"for the side to move: the final difference, or win, draw, loss; null where open",
          "bagi pihak yang melangkah: selisih akhir, atau win, draw, loss; null bila belum pasti"}},
        {"lower", {"lower bound that is proved", "batas bawah yang terbukti"}},
        {"upper", {"upper bound that is proved", "batas atas yang terbukti"}},
        {"at_most", {"with --at-most: the question", "dengan --at-most: pertanyaannya"}},
        {"at_most.bound", {"the bound", "batasnya"}},
        {"at_most.holds",
         {"whether it holds; null where open", "apakah berlaku; null bila belum pasti"}},
        {"at_least", {"with --at-least: the question", "dengan --at-least: pertanyaannya"}},
        {"at_least.bound", {"the bound", "batasnya"}},
        {"at_least.holds",
         {"whether it holds; null where open", "apakah berlaku; null bila belum pasti"}},
        {"proved",
         {"whether the value or the answer is settled",
          "apakah nilai atau jawabannya sudah pasti"}},
        {"best",
         {"the best moves: all of them, or one that wins",
          "langkah-langkah terbaik: semuanya, atau satu yang menang"}},
        {"line", kLine},
        {"distance",
         {"plies to the end of a win, where known; else null",
          "langkah sampai menang, bila diketahui; selain itu null"}},
        {"notes",
         {"how the value is known: see Reasons", "bagaimana nilainya diketahui: lihat Alasan"}},
        {"notes[].code", {"the code of the reason", "kode alasannya"}},
        {"notes[].arguments", {"its arguments", "argumennya"}},
        {"proof",
         {"the file of the proof, where one was written", "berkas buktinya, bila ditulis"}},
        {"nodes", kNodes},
        {"seconds", kSeconds},
        {"cpu_seconds", {"seconds of all cores together", "detik semua inti bersama"}}};
}

Fields sprt_fields() {
    return {{"ratio", {"log-likelihood ratio", "rasio log-kemungkinan"}},
            {"lower", {"elo0 is accepted at this ratio", "elo0 diterima pada rasio ini"}},
            {"upper", {"elo1 is accepted at this ratio", "elo1 diterima pada rasio ini"}},
            {"verdict", {"elo0, elo1 or open", "elo0, elo1, atau open"}},
            {"expected_games_at_elo0",
             {"games that the test takes on average if elo0 is true",
              "rata-rata permainan yang diperlukan bila elo0 benar"}},
            {"expected_games_at_elo1",
             {"games that it takes on average if elo1 is true",
              "rata-rata permainan yang diperlukan bila elo1 benar"}}};
}

Fields tournament_fields() {
    return {
        {"game", kGame},
        {"format",
         {"round-robin, gauntlet, knockout or swiss",
          "round-robin, gauntlet, knockout, atau swiss"}},
        {"seed", kSeed},
        {"standings", {"the bots, best first", "bot-bot, yang terbaik dahulu"}},
        {"standings[].bot", {"its name", "namanya"}},
        {"standings[].spec", {"the bot with its options", "bot dengan pilihannya"}},
        {"standings[].games", {"games played", "permainan yang dimainkan"}},
        {"standings[].wins", {"games won", "permainan yang dimenangi"}},
        {"standings[].draws", {"games drawn", "permainan yang seri"}},
        {"standings[].losses", {"games lost", "permainan yang kalah"}},
        {"standings[].points", {"1 for a win, 1/2 for a draw", "1 untuk menang, 1/2 untuk seri"}},
        {"standings[].share", {"points per game, 0 to 1", "poin per permainan, 0 sampai 1"}},
        {"standings[].elo",
         {"rating; the mean of all bots is 0", "peringkat; rata-rata semua bot 0"}},
        {"standings[].error", {"half of its 95 % interval", "separuh selang 95 %"}},
        {"standings[].superiority",
         {"likelihood that it is stronger than the next; null for the last",
          "peluang lebih kuat daripada yang berikutnya; null bagi yang terakhir"}},
        {"standings[].forfeits", {"games lost by a failure", "permainan yang kalah karena gagal"}},
        {"standings[].seconds_a_move",
         {"seconds per move on average", "rata-rata detik per langkah"}},
        {"standings[].longest_move",
         {"seconds of its slowest move", "detik langkahnya yang terlama"}},
        {"standings[].cpu_a_move",
         {"a program: seconds of all cores per move on average",
          "program: rata-rata detik semua inti per langkah"}},
        {"standings[].most_cpu",
         {"a program: seconds of all cores for its dearest move",
          "program: detik semua inti untuk langkahnya yang termahal"}},
        {"standings[].cpu_seconds",
         {"a program: seconds of all cores for all its moves",
          "program: detik semua inti untuk semua langkahnya"}},
        {"standings[].nodes_a_move",
         {"positions visited per move on average", "rata-rata posisi per langkah"}},
        {"standings[].rounds_survived",
         {"knockout: rounds survived", "knockout: babak yang dilewati"}},
        {"standings[].points_for_rests",
         {"swiss: points for byes", "swiss: poin untuk babak tanpa lawan"}},
        {"game_count", {"games played", "permainan yang dimainkan"}},
        {"expected_games", {"games planned", "permainan yang direncanakan"}},
        {"finished", {"whether all games are played", "apakah semua permainan selesai"}},
        {"store", {"the file that the games are kept in", "berkas tempat permainan disimpan"}},
        {"sandbox", {"how programs were locked in", "cara program dikurung"}},
        {"pairs",
         {"of two bots: pairs of games by the points of the first, 0, 1/2, 1, 1 1/2, 2",
          "untuk dua bot: pasangan permainan menurut poin yang pertama, 0, 1/2, 1, 1 1/2, 2"}},
        {"elo",
         {"of two bots: how much stronger the first is",
          "untuk dua bot: seberapa lebih kuat yang pertama"}},
        {"elo.elo",
         {"difference in Elo; null where it has no bound",
          "selisih Elo; null bila tidak terbatas"}},
        {"elo.low", {"lower end of its 95 % interval", "ujung bawah selang 95 %"}},
        {"elo.high", {"upper end of it", "ujung atasnya"}},
        {"elo.normalised", {"normalised Elo", "Elo ternormalisasi"}},
        {"elo.superiority",
         {"likelihood that the first is stronger, 0 to 1",
          "peluang yang pertama lebih kuat, 0 sampai 1"}},
        {"sprt", {"with --sprt: the sequential test", "dengan --sprt: uji sekuensial"}},
        {"sprt.ratio", {"log-likelihood ratio", "rasio log-kemungkinan"}},
        {"sprt.lower", {"elo0 is accepted at this ratio", "elo0 diterima pada rasio ini"}},
        {"sprt.upper", {"elo1 is accepted at this ratio", "elo1 diterima pada rasio ini"}},
        {"sprt.verdict", {"elo0, elo1 or open", "elo0, elo1, atau open"}},
        {"forfeited_games",
         {"numbers of the games lost by a failure", "nomor permainan yang kalah karena gagal"}},
        {"marks", {"with --marks: the marks of a course", "dengan --marks: nilai kuliah"}},
        {"marks[].bot", {"the bot", "botnya"}},
        {"marks[].mark", {"its mark; null without games", "nilainya; null tanpa permainan"}},
        {"marks[].points", {"points against the ladder", "poin melawan tangga"}},
        {"marks[].games", {"games against the ladder", "permainan melawan tangga"}},
        {"marks[].next",
         {"the next better mark; null at the top",
          "nilai berikutnya yang lebih baik; null di puncak"}},
        {"marks[].missing", {"points missing for it", "poin yang kurang untuk itu"}}};
}

Fields train_fields() {
    Fields fields{
        {"name", {"what was trained", "yang dilatih"}},
        {"seed", kSeed},
        {"complete", {"whether it ran to its end", "apakah selesai seluruhnya"}},
        {"seconds", kSeconds},
        {"*", {"figures of this trainer", "angka-angka pelatih ini"}},
        {"trainers", {"with --list: what can be trained", "dengan --list: yang dapat dilatih"}},
        {"trainers[].name", {"what to type", "yang diketik"}},
        {"trainers[].summary", {"what it learns", "yang dipelajarinya"}}};
    add_option_fields(fields, "trainers[].options");
    return fields;
}

Fields verify_fields() {
    return {
        {"holds", {"whether what was checked holds", "apakah yang diperiksa berlaku"}},
        {"in_part", {"whether only parts were checked", "apakah hanya sebagian yang diperiksa"}},
        {"game", kGame},
        {"position", kPosition},
        {"lower", {"lower bound that the proof shows", "batas bawah yang ditunjukkan bukti"}},
        {"upper", {"upper bound that the proof shows", "batas atas yang ditunjukkan bukti"}},
        {"claims", {"the claims of the proof", "pernyataan-pernyataan bukti"}},
        {"claims[].claim", {"at-most or at-least a score", "at-most atau at-least sebuah skor"}},
        {"claims[].by", {"the way of proving it", "cara membuktikannya"}},
        {"claims[].holds", {"whether it holds", "apakah berlaku"}},
        {"claims[].in_part",
         {"whether only parts were checked", "apakah hanya sebagian yang diperiksa"}},
        {"claims[].detail", {"what was checked, in words", "yang diperiksa, dalam kata-kata"}},
        {"claims[].positions", {"positions looked at", "posisi yang dilihat"}},
        {"seconds", kSeconds}};
}

Fields plan_fields() {
    return {
        {"game", kGame},
        {"settings",
         {"settings of the game by the names of the command line's options",
          "pengaturan permainan menurut nama pilihan baris perintah"}},
        {"settings.*", {"this setting", "pengaturan ini"}},
        {"position",
         {"the position to start from; null for the usual one",
          "posisi awal; null untuk yang biasa"}},
        {"bots",
         {"who takes part: specs, or objects with name and bot",
          "pesertanya: spec, atau objek dengan name dan bot"}},
        {"bots[].name", {"what it is called in tables", "namanya dalam tabel"}},
        {"bots[].bot", {"the bot with its options", "bot dengan pilihannya"}},
        {"format",
         {"round-robin, gauntlet, knockout or swiss",
          "round-robin, gauntlet, knockout, atau swiss"}},
        {"games", {"games of each pair of bots", "permainan tiap pasangan bot"}},
        {"champions",
         {"gauntlet: how many of the first bots meet all the others",
          "gauntlet: banyaknya bot pertama yang bertemu semua yang lain"}},
        {"swiss-rounds",
         {"swiss: rounds; null for the usual number",
          "swiss: babak; null untuk banyak yang biasa"}},
        {"seed", kSeed},
        {"time", {"limits, each null for none", "batas-batas, masing-masing null bila tidak ada"}},
        {"time.move-time", {"seconds per move", "detik per langkah"}},
        {"time.nodes", {"positions per move", "posisi per langkah"}},
        {"time.depth", {"plies per move", "kedalaman per langkah"}},
        {"time.clock", {"seconds for a whole game", "detik untuk seluruh permainan"}},
        {"time.increment", {"seconds added after each move", "detik tambahan tiap langkah"}},
        {"openings", {"where games begin", "awal permainan"}},
        {"openings.kind", {"none, random, balanced or file", "none, random, balanced, atau file"}},
        {"openings.plies",
         {"how long they are; null for the usual length", "panjangnya; null untuk yang biasa"}},
        {"openings.file", {"the file, for kind file", "berkasnya, untuk kind file"}},
        {"adjudication", {"when games are ended early", "kapan permainan diakhiri lebih awal"}},
        {"adjudication.proved",
         {"when both sides have proved the same result",
          "bila kedua pihak membuktikan hasil yang sama"}},
        {"adjudication.resign",
         {"when a side sees itself that far behind; null for never",
          "bila satu pihak merasa tertinggal sekian; null untuk tidak pernah"}},
        {"adjudication.resign.*", {"score and moves", "skor dan langkah"}},
        {"adjudication.draw",
         {"when both sides see themselves that close to even; null for never",
          "bila keduanya merasa hampir seimbang; null untuk tidak pernah"}},
        {"adjudication.draw.*", {"score and moves", "skor dan langkah"}},
        {"adjudication.most-moves",
         {"a draw after this many moves; null for none",
          "seri setelah sekian langkah; null bila tidak ada"}},
        {"sprt",
         {"a sequential test of two bots; null for none",
          "uji sekuensial dua bot; null bila tidak ada"}},
        {"sprt.elo0",
         {"Elo difference under the null hypothesis", "selisih Elo menurut hipotesis nol"}},
        {"sprt.elo1",
         {"Elo difference under the alternative hypothesis",
          "selisih Elo menurut hipotesis tandingan"}},
        {"sprt.alpha", {"probability of wrongly accepting elo1", "peluang keliru menerima elo1"}},
        {"sprt.beta", {"probability of wrongly accepting elo0", "peluang keliru menerima elo0"}},
        {"sprt.model", {"logistic or normalised", "logistic atau normalised"}}};
}

Fields marks_fields() {
    return {
        {"ladder",
         {"the bots that everyone is measured against", "bot-bot tempat setiap peserta diukur"}},
        {"marks", {"the marks, best first", "nilai-nilai, yang terbaik dahulu"}},
        {"marks[].mark", {"the mark", "nilainya"}},
        {"marks[].from",
         {"share of the points from which on it is given, 0 to 1",
          "bagian poin mulai nilai itu diberikan, 0 sampai 1"}},
        {"penalties",
         {"points taken off by how a game was lost", "poin yang dikurangi menurut cara kalahnya"}},
        {"penalties.*",
         {"0 to 10 points, for illegal-move, time-out, …",
          "0 sampai 10 poin, untuk illegal-move, time-out, …"}}};
}

Fields written_game_fields() {
    return {
        {"[].number", {"its number in the tournament, from 1", "nomornya dalam turnamen, dari 1"}},
        {"[].game", kGame},
        {"[].round", {"the round, from 1", "babaknya, dari 1"}},
        {"[].x", {"the bot that plays X or black", "bot yang bermain X atau hitam"}},
        {"[].o", {"the bot that plays O or white", "bot yang bermain O atau putih"}},
        {"[].first", {"the bot that moves first", "bot yang melangkah pertama"}},
        {"[].opening_plies", {"moves of the opening", "langkah pembukaan"}},
        {"[].winner", {"the bot that won; null for a draw", "bot yang menang; null bila seri"}},
        {"[].score", {"X or black minus the other", "X atau hitam dikurangi lawannya"}},
        {"[].reason",
         {"how it ended: finished, time-out, illegal-move, …",
          "cara berakhirnya: finished, time-out, illegal-move, …"}},
        {"[].detail", {"more about the end, in words", "penjelasan tentang akhirnya"}},
        {"[].start", kStart},
        {"[].moves", {"the moves in order", "langkah-langkah menurut urutannya"}},
        {"[].times", {"seconds of each move", "detik tiap langkah"}},
        {"[].cpu_times", kCpuOfMoves}};
}

}  // namespace

std::vector<JsonFile> json_files() {
    return {{{"Plan of a tournament (tournament --file)", "Rencana turnamen (tournament --file)"},
             plan_fields()},
            {{"Marking scale (tournament --marks)", "Skala nilai (tournament --marks)"},
             marks_fields()},
            {{"Games of a tournament (tournament --games-json)",
              "Permainan turnamen (tournament --games-json)"},
             written_game_fields()},
            {{"Saved game (save, replay --json)", "Permainan tersimpan (save, replay --json)"},
             replay_fields()}};
}

std::vector<JsonField> json_fields(std::string_view command) {
    static const std::map<std::string_view, std::function<Fields()>> all{
        {"analyse", analyse_fields},
        {"audit", audit_fields},
        {"bench", bench_fields},
        {"bots", bots_fields},
        {"check-bot", check_bot_fields},
        {"elo", elo_fields},
        {"experiment", experiment_fields},
        {"games", games_fields},
        {"match", match_fields},
        {"perft", perft_fields},
        {"replay", replay_fields},
        {"solve", solve_fields},
        {"sprt", sprt_fields},
        {"tournament", tournament_fields},
        {"train", train_fields},
        {"verify", verify_fields}};
    const auto found = all.find(command);
    return found == all.end() ? Fields{} : found->second();
}

}  // namespace lawan::cli
