#include "cli/help_topics.hpp"

#include <algorithm>

#include "module/levels.hpp"

namespace lawan::cli {
namespace {

// What is said of a level holds for every game.
std::vector<std::pair<std::string, Phrase>> level_rows() {
    std::vector<std::pair<std::string, Phrase>> rows;
    for (const Level& each : levels_of(catalog().front())) {
        rows.emplace_back(std::to_string(each.level), each.summary);
    }
    return rows;
}

}  // namespace

// NOLINTNEXTLINE(readability-function-size): a list
const std::vector<HelpTopic>& help_topics() {
    static const std::vector<HelpTopic> topics{
        {"specs",
         Words{"how to write a bot with options", "cara menulis bot dengan pilihannya"},
         {Words{"A bot is a name with options in brackets: minimax(depth=4,eval=mark-difference). "
                "In a shell it needs quotes: 'minimax(depth=4)'. 'lawan bots GAME' lists the bots "
                "of a game with their options.",
                "Bot ditulis sebagai nama dengan pilihan dalam kurung: "
                "minimax(depth=4,eval=mark-difference). Di shell perlu tanda petik: "
                "'minimax(depth=4)'. 'lawan bots PERMAINAN' menyebut bot-bot sebuah permainan "
                "beserta pilihannya."},
          Words{"In a match or a tournament, NAME:BOT gives a bot a name of its own: "
                "strong:'alphabeta(depth=6)'. A program of your own is process(command=\"./bot\").",
                "Dalam pertandingan atau turnamen, NAMA:BOT memberi bot nama sendiri: "
                "kuat:'alphabeta(depth=6)'. Program sendiri ditulis process(command=\"./bot\")."}}},
        {"levels",
         Words{"opponents from 1 to 10", "lawan dari 1 sampai 10"},
         {Words{"Level 1 suits children, level 10 is the strongest. 'lawan play GAME --level N' "
                "chooses one; without it the terminal and the page play at the same level. Hints "
                "come from level 10.",
                "Tingkat 1 cocok untuk anak-anak, tingkat 10 paling kuat. 'lawan play PERMAINAN "
                "--level N' memilihnya; tanpa itu terminal dan halaman bermain pada tingkat yang "
                "sama. Petunjuk diberikan oleh tingkat 10."}},
         level_rows()},
        {"positions",
         Words{"how positions and moves are written", "cara menulis posisi dan langkah"},
         {Words{"Cells are named by column and row, as the board numbers them: a1, b3. A position "
                "is written in one line: 'lawan analyse GAME' prints the one that it looks at, and "
                "play, match, solve and others take it with --position.",
                "Petak dinamai menurut kolom dan baris, seperti tertulis di tepi papan: a1, b3. "
                "Posisi ditulis dalam satu baris: 'lawan analyse PERMAINAN' mencetak posisi yang "
                "dilihatnya, dan play, match, solve, serta perintah lain menerimanya dengan "
                "--position."}}},
        {"files",
         Words{"which files are read and written", "berkas yang dibaca dan ditulis"},
         {Words{
              "Saved games are in $XDG_DATA_HOME/lawan/games, or ~/.local/share/lawan/games. "
              "'lawan games' lists them. 'save NAME' writes there; 'load NAME', 'lawan games NAME' "
              "and 'lawan analyse GAME --game NAME' read from there. A name with a folder or the "
              "ending .json names a file. Tournaments are kept in a file beside them, unless "
              "--store names another.",
              "Permainan tersimpan ada di $XDG_DATA_HOME/lawan/games, atau "
              "~/.local/share/lawan/games. 'lawan games' menampilkan daftarnya. 'simpan NAMA' "
              "menulis ke "
              "sana; 'muat NAMA', 'lawan games NAMA', dan 'lawan analyse PERMAINAN --game NAMA' "
              "membaca dari sana. Nama dengan folder atau akhiran .json adalah nama berkas. "
              "Turnamen disimpan dalam berkas di sampingnya, kecuali --store menyebut yang lain."},
          Words{
              "A proof, a page, a picture, a table or a file of games replaces only a file of its "
              "own kind.",
              "Bukti, halaman, gambar, tabel, dan berkas permainan hanya menggantikan berkas yang "
              "sejenis."},
          Words{"A result that cannot be written to its file ends the command with exit code 4. It "
                "is printed all the same, and the result of a training is saved in the folder for "
                "temporary files.",
                "Hasil yang tidak dapat ditulis ke berkasnya mengakhiri perintah dengan kode "
                "keluar 4. Hasil itu tetap dicetak, dan hasil pelatihan disimpan di folder berkas "
                "sementara."}}},
        {"protocols",
         Words{"how other programs talk to lawan", "cara program lain berbicara dengan lawan"},
         {Words{"'lawan ugi', 'gtp', 'nboard' and 'gomocup' let other board programs use our bots. "
                "'lawan check-bot' tries out a program of yours, which then takes part in matches "
                "and tournaments as process(command=\"...\",protocol=ugi).",
                "Dengan 'lawan ugi', 'gtp', 'nboard', dan 'gomocup', program papan lain dapat "
                "memakai bot kami. 'lawan check-bot' mencoba program Anda, yang lalu ikut "
                "pertandingan dan turnamen sebagai process(command=\"...\",protocol=ugi)."}}},
        {"environment",
         Words{"environment variables that lawan reads", "variabel lingkungan yang dibaca lawan"},
         {Words{"LC_ALL, LC_MESSAGES and LANG choose the language, in this order, unless --lang "
                "does. XDG_DATA_HOME and HOME say where games are kept, TMPDIR where temporary "
                "files go. NO_COLOR turns colours off.",
                "LC_ALL, LC_MESSAGES, dan LANG menentukan bahasa, menurut urutan ini, kecuali bila "
                "--lang diberikan. XDG_DATA_HOME dan HOME menentukan tempat permainan disimpan, "
                "TMPDIR tempat berkas sementara. NO_COLOR mematikan warna."}}}};
    return topics;
}

const HelpTopic* find_topic(std::string_view name) {
    const auto& topics = help_topics();
    const auto found = std::find_if(topics.begin(), topics.end(),
                                    [&](const HelpTopic& topic) { return topic.name == name; });
    return found != topics.end() ? &*found : nullptr;
}

}  // namespace lawan::cli
