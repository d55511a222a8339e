// How people get to know Othello.
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan::othello {
namespace {

// d4 turns discs in a row, in a column and on a diagonal.
constexpr const char* kThreeLines =
    "----------------------------OX-----OO-O----X-X------------------ X";

std::vector<Preset> presets() {
    return {{"usual", Words{"Othello", "Othello"},
             Words{"the whole game on 8×8", "permainan penuh di papan 8×8"}},
            {"six",
             Words{"Othello 6×6", "Othello 6×6"},
             Words{"half as long, and just as sharp", "separuh panjangnya, sama serunya"},
             {{"size", "6"}}},
            {"blitz",
             Words{"Othello blitz", "Othello kilat"},
             Words{"three minutes for each player", "tiga menit untuk tiap pemain"},
             {},
             Seconds{180}}};
}

std::vector<RulePicture> rules() {
    return {
        {Words{"The game begins with four discs. Black moves first.",
               "Permainan dimulai dengan empat keping. Hitam melangkah lebih dulu."},
         kUsualStartText},
        {Words{"Put a disc down so that enemy discs lie in a straight line between it and another "
               "disc of yours. They turn over and become yours.",
               "Letakkan keping sehingga keping lawan terapit segaris antara keping itu dan "
               "keping Anda yang lain. Keping yang terapit berbalik menjadi milik Anda."},
         kUsualStartText, "d3"},
        {Words{"Rows, columns and diagonals all count, all at once.",
               "Baris, kolom, dan diagonal semuanya berlaku, sekaligus."},
         kThreeLines, "d4"},
        {Words{"Every move must turn at least one disc. Whoever cannot do that passes: here black.",
               "Setiap langkah harus membalik paling sedikit satu keping. Yang tidak bisa harus "
               "lewat giliran: di sini hitam."},
         "X-XXXXOOXXXOXOX-XOOOOOXXOOOXOOX-OXXOOXX-OXOOOX--OOOXXX--OOOXX-X- X", "pass"},
        {Words{"When neither side can move, the game is over. Whoever has the most discs wins: "
               "here black, 39 to 25.",
               "Jika kedua pihak tidak bisa melangkah, permainan selesai. Pemilik keping terbanyak "
               "menang: di sini hitam, 39 lawan 25."},
         "XXXXXXXXXXOOOOXXXOXXOXOXXOOXXOOXXOXXXXOXXXXOXOXXOXXXXXXOOOOOOOOO X"}};
}

std::vector<Exercise> exercises() {
    return {{Words{"You are black. Turn a white disc.", "Anda hitam. Balikkan satu keping putih."},
             kUsualStartText,
             {"d3", "c4", "f5", "e6"},
             Words{"The disc between yours has turned over.",
                   "Keping di antara keping Anda sudah berbalik."}},
            {Words{"One move turns three discs. Find it.",
                   "Satu langkah membalik tiga keping. Temukan."},
             kThreeLines,
             {"d4"},
             Words{"A row, a column and a diagonal at once.",
                   "Satu baris, satu kolom, dan satu diagonal sekaligus."}},
            {Words{"Take a corner.", "Ambil sudut."},
             "-OX------OO------XOO------OXO------OX--------------------------- X",
             {"a1"},
             Words{"No line goes through a corner, so nobody can ever turn that disc.",
                   "Tidak ada garis yang melewati sudut, jadi keping itu tidak akan pernah "
                   "berbalik."}},
            {Words{"White leads 9 to 6. Make the last move and win.",
                   "Putih unggul 9 lawan 6. Buat langkah terakhir dan menangkan."},
             "OOOXOOXXOXOXXOO- X",
             {"d4"},
             Words{"Nine to seven. What counts is the end.",
                   "Sembilan lawan tujuh. Yang menentukan adalah akhirnya."}}};
}

}  // namespace

Guide guide() {
    return {presets(), rules(), exercises()};
}

}  // namespace lawan::othello
