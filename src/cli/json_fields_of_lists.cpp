// What commands that list, train and repeat experiments print.
#include "cli/json_fields.hpp"

namespace lawan::cli::fields {
namespace {

// The options of a bot, an evaluator or a trainer.
void add_option_fields(Fields& fields, const std::string& list) {
    const Fields each{
        {"name", {"what it is called", "namanya"}},
        {"type",
         {"integer, number, flag, choice, text, file, size, side or spec",
          "integer, number, flag, choice, text, file, size, side, atau spec"}},
        {"default", {"its default; null for none", "nilai bawaannya; null bila tidak ada"}},
        {"min", {"the least value; null for none", "nilai terkecil; null bila tidak ada"}},
        {"max", {"the greatest value; null for none", "nilai terbesar; null bila tidak ada"}},
        {"help", {"what it does, in a sentence", "gunanya, dalam satu kalimat"}}};
    fields.push_back({list, {"the options", "pilihan-pilihannya"}});
    for (const JsonField& field : each) fields.push_back({list + "[]." + field.path, field.about});
}

}  // namespace

Fields bots() {
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
         {"the paper that it comes from; null for none", "makalah asalnya; null bila tidak ada"}}};
    const Words choices{"the values that it takes, where they are few",
                        "nilai yang diterimanya, bila hanya beberapa"};
    add_option_fields(fields, "bots[].options");
    fields.push_back({"bots[].options[].choices", choices});
    for (const JsonField& field :
         Fields{{"",
                 {"the same by game, where games differ", "yang sama per permainan, bila berbeda"}},
                {".*", {"what differs in this game", "yang berbeda dalam permainan ini"}},
                {".*.default", {"its default", "nilai bawaannya"}},
                {".*.min", {"the least value", "nilai terkecil"}},
                {".*.max", {"the greatest value", "nilai terbesar"}},
                {".*.choices", {"the values that it takes", "nilai yang diterimanya"}}}) {
        fields.push_back({"bots[].options[].by_game" + field.path, field.about});
    }
    fields.push_back({"evaluators", {"the evaluators, by game", "penilai, per permainan"}});
    fields.push_back({"evaluators.*", {"those of this game", "milik permainan ini"}});
    fields.push_back({"evaluators.*[].name", {"what it is called", "namanya"}});
    fields.push_back({"evaluators.*[].summary", {"what it counts", "yang dihitungnya"}});
    add_option_fields(fields, "evaluators.*[].options");
    fields.push_back({"evaluators.*[].options[].choices", choices});
    return fields;
}

Fields experiment() {
    return {{"name", {"the experiment", "percobaannya"}},
            {"title", {"its title", "judulnya"}},
            {"source", {"the paper and its table", "makalah dan tabelnya"}},
            {"seed", kSeed},
            {"settings",
             {"how it was run: a sentence for each setting",
              "cara menjalankannya: satu kalimat tiap pengaturan"}},
            {"settings.*", {"this setting", "pengaturan ini"}},
            {"game_count", {"games played", "permainan yang dimainkan"}},
            {"not_begun",
             {"of all: the experiments not begun because time was up",
              "dengan all: percobaan yang belum dimulai ketika waktu habis"}},
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
            {"experiments",
             {"with --list: the experiments; of all: each with the fields above",
              "dengan --list: daftar percobaan; dengan all: masing-masing dengan kolom di atas"}},
            {"experiments[].name", {"what to type", "yang diketik"}},
            {"experiments[].summary", {"what it is about", "tentang apa"}},
            {"experiments[].source", {"the paper and its table", "makalah dan tabelnya"}},
            {"experiments[].*", {"of all: a field above", "dengan all: kolom di atas"}},
            {"experiments[].settings.*", {"this setting", "pengaturan ini"}},
            {"experiments[].*[].*", {"a column of such a table", "kolom tabel seperti itu"}}};
}

Fields games() {
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
        {"written", {"with --out: games written", "dengan --out: permainan yang ditulis"}},
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
         {"number of empty squares from which that holds; null for none",
          "petak kosong tempat itu mulai berlaku; null bila tidak ada"}},
        {"games[].start", kStart},
        {"games[].moves", {"the moves in order", "langkah-langkah menurut urutannya"}},
        {"games[].problem",
         {"what is wrong with it; null where nothing is", "yang salah; null bila tidak ada"}},
        {"games[].name",
         {"of saved games in a list: what to load it by",
          "permainan tersimpan dalam daftar: nama untuk memuatnya"}},
        {"games[].game", {"the same: its game", "begitu pula: jenis permainannya"}},
        {"games[].saved",
         {"the same: when it was saved", "begitu pula: kapan permainan itu disimpan"}},
        {"games[].review",
         {"with --review: how well it was played", "dengan --review: seberapa baik permainannya"}},
        {"games[].review.*", {"of black and of white", "milik hitam dan putih"}},
        {"games[].review.*.discs_lost", {"discs given away", "keping yang disia-siakan"}},
        {"games[].review.*.mistakes", {"mistakes made", "kesalahan yang dibuat"}}};
}

Fields train() {
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

}  // namespace lawan::cli::fields
