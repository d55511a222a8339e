// What a session says to people.
#pragma once

#include "core/words.hpp"

namespace lawan::session::words {

// What a text was taken for; the arguments are the game and how many moves it has.
inline constexpr Words kTakenForRecord{"record", "read as a game record of {0}: {1} {1:move|moves}",
                                       "dibaca sebagai catatan permainan {0}: {1} langkah"};
inline constexpr Words kTakenForShare{"share", "read as a shared game of {0}: {1} {1:move|moves}",
                                      "dibaca sebagai permainan {0} yang dibagikan: {1} langkah"};
// And the format: GGF.
inline constexpr Words kTakenForFile{"game-file",
                                     "read as a game of {0} in {2}: {1} {1:move|moves}",
                                     "dibaca sebagai permainan {0} dalam {2}: {1} langkah"};
inline constexpr Words kTakenForMoves{"moves", "read as moves of {0}: {1} {1:move|moves}",
                                      "dibaca sebagai langkah permainan {0}: {1} langkah"};
inline constexpr Words kTakenForPosition{"position", "read as a position of {0}",
                                         "dibaca sebagai posisi {0}"};
inline constexpr Words kTakenForDiagram{"diagram", "read as a board of {0} in text",
                                        "dibaca sebagai papan {0} dalam teks"};

// Why a text was taken for nothing.
inline constexpr Words kUnreadable{
    "text-unreadable",
    "this is not a game record, game file, position, drawn board or list of legal moves",
    "ini bukan catatan permainan, berkas permainan, posisi, gambar papan, atau daftar langkah sah"};
inline constexpr Words kOpenNeedsGame{
    "open-needs-game", "moves and drawn boards do not say which game they are of: add 'game'",
    "langkah dan gambar papan tidak menyebut permainannya: tambahkan 'game'"};
inline constexpr Words kTakenAsGame{"text-as-game", "as a game of {0}: {1}",
                                    "sebagai permainan {0}: {1}"};
inline constexpr Words kOtherGame{"text-of-other-game", "this is a game of {0}, not of {1}",
                                  "ini permainan {0}, bukan {1}"};
inline constexpr Words kHasOwnSettings{
    "text-has-settings", "this game has its own settings and position: leave out these options",
    "permainan ini punya pengaturan dan posisinya sendiri: hilangkan pilihan itu"};
inline constexpr Words kSharedTooLong{"shared-game-too-long", "a shared game has too many moves",
                                      "permainan yang dibagikan punya terlalu banyak langkah"};

// Experiments on a page.
inline constexpr Words kNoExperimentsHere{
    "no-experiments-here",
    "experiments need the engine with threads, which a browser that allows threads loads for the "
    "next visit; with a server they are always there",
    "percobaan memerlukan mesin dengan utas, yang dimuat peramban yang mengizinkan utas untuk "
    "kunjungan berikutnya; dengan server percobaan selalu ada"};
inline constexpr Words kExperimentTooBig{
    "experiment-too-big", "{0} takes more memory than a page has: './lawan experiment {0}' runs it",
    "{0} memerlukan memori lebih banyak daripada yang dimiliki halaman: jalankan dengan './lawan "
    "experiment {0}'"};
inline constexpr Words kExperimentHasItsOwnGame{
    "experiment-has-its-own-game", "{0} has its own game: leave out 'game'",
    "{0} punya permainannya sendiri: jangan beri 'game'"};

inline constexpr Words kExperimentHasItsOwnBots{
    "experiment-has-its-own-bots", "{0} does not let you choose bots: leave out 'bots'",
    "bot {0} tidak dapat dipilih: jangan beri 'bots'"};

// What is wrong with a message as such.
inline constexpr Words kMessageTooLong{"message-too-long", "a message has at most {0} bytes",
                                       "sebuah pesan paling banyak {0} bita"};
inline constexpr Words kMessageIsObject{"message-is-object", "a message is an object",
                                        "sebuah pesan adalah objek"};
inline constexpr Words kMessageHasNoType{"message-has-no-type", "the message has no 'type'",
                                         "pesan tidak punya 'type'"};
inline constexpr Words kNoSuchRequest{"no-such-request", "there is no request {0}",
                                      "tidak ada permintaan {0}"};
inline constexpr Words kTooManyMessages{"too-many-messages", "too many messages; wait a moment",
                                        "terlalu banyak pesan; tunggu sebentar"};
inline constexpr Words kHelloFirst{"hello-first", "the first message is hello",
                                   "pesan pertama harus hello"};
inline constexpr Words kHelloAlready{"hello-already", "hello was already sent",
                                     "hello sudah dikirim"};

// What is wrong with a field of a message; the first argument is the field.
inline constexpr Words kFieldMissing{"field-missing", "{0} has no '{1}'", "{0} tidak punya '{1}'"};
inline constexpr Words kFieldUnknown{"field-unknown", "{0} has an unknown field {1}",
                                     "{0} punya kolom tak dikenal {1}"};
inline constexpr Words kFieldTooManyItems{"field-too-many-items", "{0} has more than {1} items",
                                          "{0} punya lebih dari {1} butir"};
inline constexpr Words kFieldEmpty{"field-empty", "{0} is empty", "{0} kosong"};
inline constexpr Words kFieldTooLong{"field-too-long", "{0} is longer than {1} characters",
                                     "{0} lebih panjang daripada {1} karakter"};
inline constexpr Words kFieldTooSmall{"field-too-small", "{0} is less than {1}",
                                      "{0} kurang dari {1}"};
inline constexpr Words kFieldTooLarge{"field-too-large", "{0} is more than {1}",
                                      "{0} lebih dari {1}"};
inline constexpr Words kFieldNoneOf{"field-none-of", "{0} is none of {1}",
                                    "{0} bukan salah satu dari {1}"};
inline constexpr Words kFieldNot{"field-not", "{0} is not {1}", "{0} bukan {1}"};
inline constexpr Words kFieldOfOtherType{"field-of-other-type", "{0} is not of type {1}",
                                         "{0} bukan bertipe {1}"};
inline constexpr Words kNoPlace{"field-no-place", "message.where has neither 'board' nor 'game'",
                                "message.where tidak punya 'board' atau 'game'"};
inline constexpr Words kBotMissing{"field-bot-missing", "a bot needs a field 'bot'",
                                   "sebuah bot perlu kolom 'bot'"};
inline constexpr Words kLevelMissing{"field-level-missing", "a level needs a field 'level'",
                                     "sebuah tingkat perlu kolom 'level'"};
inline constexpr Words kTreeOfOneThing{
    "field-tree", "a tree is either of a position or for practice",
    "sebuah pohon berasal dari posisi atau untuk latihan, bukan keduanya"};
inline constexpr Words kLineOfFigure{"field-lines", "{0} cannot be played in the line '{1}'",
                                     "{0} tidak dapat dimainkan dalam rangkaian '{1}'"};
inline constexpr Words kNothingToCompare{"nothing-to-compare", "there is no search to compare",
                                         "tidak ada pencarian untuk dibandingkan"};
inline constexpr Words kBoardName{"board-name",
                                  "a board's name contains only letters, digits, - and _",
                                  "nama papan hanya memuat huruf, angka, - dan _"};

// What there is not.
inline constexpr Words kNoSuchBoard{"no-such-board", "there is no board {0}",
                                    "tidak ada papan {0}"};
inline constexpr Words kNoSuchTask{"no-such-task", "there is no such task, or it is done",
                                   "tidak ada tugas itu, atau sudah selesai"};
inline constexpr Words kTreeNotKept{"tree-not-kept", "this tree is no longer kept",
                                    "pohon itu sudah tidak disimpan"};
inline constexpr Words kNoSuchNode{"no-such-node", "there is no such node", "tidak ada simpul itu"};
inline constexpr Words kNoSuchPage{"no-such-page", "there is no page {0}", "tidak ada halaman {0}"};
inline constexpr Words kNoSuchTournament{"no-such-tournament", "there is no tournament {0}",
                                         "tidak ada turnamen {0}"};
inline constexpr Words kNoSuchTournamentGame{"no-such-tournament-game",
                                             "there is no game {0} of the tournament {1}",
                                             "tidak ada permainan {0} di turnamen {1}"};
inline constexpr Words kNoProofs{"no-proofs", "{0} has no proofs to draw",
                                 "{0} tidak punya bukti untuk digambar"};
inline constexpr Words kNoProofFiles{"no-proof-files", "{0} has no proof files",
                                     "{0} tidak punya berkas bukti"};
inline constexpr Words kNotSolvedInTime{
    "not-solved-in-time", "the solver found no answer within {0} s; 'lawan solve' may take longer",
    "pemecah belum menemukan jawaban dalam {0} dtk; 'lawan solve' boleh lebih lama"};
inline constexpr Words kNoProofToKeep{
    "no-proof-to-keep", "the value is known, but no proof of it is small enough for a file here",
    "nilainya diketahui, tetapi tidak ada bukti yang cukup kecil untuk berkas di sini"};
inline constexpr Words kNoProofBecause{"no-proof-because",
                                       "the value is known, but there is no proof of it: {0}",
                                       "nilainya diketahui, tetapi tidak ada buktinya: {0}"};
inline constexpr Words kNoRoomForProof{"no-room-for-proof", "there is no room to write the proof",
                                       "tidak ada tempat untuk menulis buktinya"};
inline constexpr Words kProofTakesLong{
    "proof-takes-long", "this proof takes longer than {0} s to check; 'lawan verify' checks it",
    "bukti ini perlu lebih dari {0} dtk untuk diperiksa; 'lawan verify' memeriksanya"};
inline constexpr Words kProofNotChecked{"proof-not-checked",
                                        "this proof cannot be checked here: {0}",
                                        "bukti ini tidak dapat diperiksa di sini: {0}"};
inline constexpr Words kNoLessons{"no-lessons", "{0} has no lessons", "{0} tidak punya pelajaran"};

// What cannot be done in a game as it stands.
inline constexpr Words kGameOver{"game-over", "the game is over", "permainan sudah selesai"};
inline constexpr Words kGameOverThere{"game-over-there", "the game is over at this point",
                                      "permainan sudah selesai di titik ini"};
inline constexpr Words kNoSuchPly{"no-such-ply", "the game has no ply {0}",
                                  "permainan tidak punya langkah ke-{0}"};
inline constexpr Words kAtOtherPly{"at-other-ply", "the game is at ply {0} now",
                                   "permainan sekarang di langkah ke-{0}"};
inline constexpr Words kBotIsToMove{"bot-is-to-move", "a bot is to move", "sekarang giliran bot"};
inline constexpr Words kNotLegalHere{"not-legal-here", "{0} is not a legal move here",
                                     "{0} bukan langkah yang sah di sini"};
inline constexpr Words kForbiddenHere{"forbidden-here", "{0} is forbidden here: {1}",
                                      "{0} terlarang di sini: {1}"};
inline constexpr Words kChooseFirst{"choose-first", "choose a side before the next move",
                                    "pilih pihak sebelum langkah berikutnya"};
inline constexpr Words kNothingToChoose{"nothing-to-choose", "there is nothing to choose now",
                                        "sekarang tidak ada yang harus dipilih"};
inline constexpr Words kNotThatChoice{"not-that-choice", "only a side can be taken now",
                                      "sekarang hanya pihak yang dapat dipilih"};
inline constexpr Words kOpeningEndsGame{
    "opening-ends-game",
    "marks of the opening must not end the game: choose another "
    "cell",
    "tanda pembukaan tidak boleh mengakhiri permainan: pilih "
    "petak lain"};
inline constexpr Words kOpeningNeedsRoom{
    "opening-needs-room", "swap2 needs an empty board and four or more in a row to win",
    "swap2 memerlukan papan kosong dan empat atau lebih berderet untuk menang"};
inline constexpr Words kOpeningStands{"opening-stands-otherwise",
                                      "these moves and choices do not fit together",
                                      "langkah dan pilihan ini tidak cocok"};
inline constexpr Words kSwap2Title{"swap2", "Swap2", "Swap2"};
inline constexpr Words kLayThree{"swap2-lay-three",
                                 "Place three marks, alternating sides. Left to place: {0}",
                                 "Letakkan tiga tanda, bergantian untuk kedua pihak. Tersisa: {0}"};
inline constexpr Words kLayTwo{"swap2-lay-two",
                               "Place two more marks, one for each side. Left to place: {0}",
                               "Letakkan dua tanda lagi, satu untuk tiap pihak. Tersisa: {0}"};
inline constexpr Words kTakeSideOrLay{
    "swap2-side-or-more",
    "Take a side, or place two more marks and leave the choice to your opponent.",
    "Pilih pihak Anda, atau letakkan dua tanda lagi dan serahkan pilihan kepada lawan."};
inline constexpr Words kTakeSide{"swap2-side", "Take a side.", "Pilih pihak Anda."};
inline constexpr Words kPlayAs{"swap2-play-as", "Play {0}", "Main sebagai {0}"};
inline constexpr Words kLayTwoMore{"swap2-lay-more", "Place two more", "Letakkan dua lagi"};
inline constexpr Words kNothingToUndo{"nothing-to-undo", "there is nothing to take back",
                                      "tidak ada yang dapat diurungkan"};
inline constexpr Words kNothingToRedo{"nothing-to-redo", "there is nothing to redo",
                                      "tidak ada yang dapat diulangi"};
inline constexpr Words kOnlyHumansResign{"only-humans-resign", "only humans resign",
                                         "hanya manusia yang menyerah"};
inline constexpr Words kNoBotThinks{"no-bot-thinks", "no bot is thinking",
                                    "tidak ada bot yang sedang berpikir"};
inline constexpr Words kProgramNotHurried{"program-not-hurried",
                                          "an external program cannot be hurried",
                                          "program luar tidak dapat disuruh bergegas"};
inline constexpr Words kOnlyWaitingBotSteps{
    "only-waiting-bot-steps", "only a waiting bot can make a single step",
    "hanya bot yang menunggu yang dapat melangkah satu kali"};
inline constexpr Words kHintsForHumans{"hints-for-humans", "hints are for a human's turn",
                                       "petunjuk hanya pada giliran manusia"};

// Games that people were invited to.
inline constexpr Words kNoInvites{"no-invites", "this server does not allow invitations",
                                  "server ini tidak membolehkan undangan bermain"};
inline constexpr Words kNoSuchInvitation{"no-such-invitation", "this link leads to no game",
                                         "tautan ini tidak menuju permainan mana pun"};
inline constexpr Words kInvitedAreHumans{"invited-are-humans", "both players must be people",
                                         "kedua pemain harus manusia"};
inline constexpr Words kNotInInvitedGame{"not-in-invited-game",
                                         "this is not possible in a game by invitation",
                                         "ini tidak dapat dilakukan dalam permainan undangan"};
inline constexpr Words kYouLookOn{"you-look-on", "this link is for watching only",
                                  "tautan ini hanya untuk menonton"};
inline constexpr Words kOtherIsToMove{"other-is-to-move", "the other player is to move",
                                      "sekarang giliran pemain lain"};
inline constexpr Words kResignForYourself{"resign-for-yourself", "you can only resign for yourself",
                                          "Anda hanya dapat menyerah untuk diri sendiri"};
inline constexpr Words kGameGoesOn{"game-goes-on", "the game is not over yet",
                                   "permainan belum selesai"};

// A class and its teacher.
inline constexpr Words kForTeachers{
    "for-teachers", "this is for the teacher: open the link that the server printed",
    "ini untuk guru: buka tautan yang dicetak server"};
inline constexpr Words kNobodyThere{"nobody-there", "this person has left",
                                    "orang ini sudah pergi"};

// What is wrong with a game that is to be put on a board.
inline constexpr Words kPositionHasSettings{
    "position-has-settings", "a position has its own settings: leave out these options",
    "sebuah posisi membawa pengaturannya sendiri: hilangkan pilihan itu"};
inline constexpr Words kPlayerName{"player-name",
                                   "a player's name is not blank and has no control characters",
                                   "nama pemain tidak boleh kosong atau memuat karakter kendali"};
inline constexpr Words kSameNames{"same-names",
                                  "both players are called {0}: give them different names",
                                  "kedua pemain bernama {0}: beri nama yang berbeda"};
inline constexpr Words kCellsOfBoard{"cells-of-board",
                                     "a board of {0} has {1} cells, each X, O or -",
                                     "papan {0} punya {1} petak, masing-masing X, O, atau -"};
inline constexpr Words kCannotBeEdited{"cannot-be-edited", "positions of {0} cannot be edited",
                                       "posisi {0} tidak dapat disunting"};
inline constexpr Words kTooManyBoards{"too-many-boards", "a session has at most {0} boards",
                                      "sebuah sesi punya paling banyak {0} papan"};
inline constexpr Words kStoredPastEnd{"stored-past-end", "a stored board is past its last move",
                                      "papan tersimpan melewati langkah terakhirnya"};
inline constexpr Words kStoredUnreadable{"stored-unreadable", "a stored board cannot be read: {0}",
                                         "papan tersimpan tidak terbaca: {0}"};

// What a session does not get.
inline constexpr Words kNoPrograms{
    "no-programs", "bots that run a program need a server started with --allow-commands",
    "bot yang menjalankan program perlu server yang dijalankan dengan --allow-commands"};
inline constexpr Words kNoFiles{
    "no-files", "{0}({1}=…) reads a file: that needs a server started with --allow-commands",
    "{0}({1}=…) membaca berkas: itu perlu server yang dijalankan dengan --allow-commands"};
inline constexpr Words kNoMemory{"no-memory", "other bots use all the memory; try again later",
                                 "semua memori dipakai bot lain; coba lagi nanti"};
inline constexpr Words kPersonKeepsTooMany{
    "person-keeps-too-many",
    "this server has room for {0} games of each person, large ones count more: close one of yours "
    "first",
    "server ini punya tempat untuk {0} permainan tiap orang, yang besar dihitung lebih: tutup "
    "dahulu salah satu milik Anda"};
inline constexpr Words kAddressKeepsTooMany{
    "address-keeps-too-many",
    "this server has room for {0} games from one address, and yours has used it",
    "server ini punya tempat untuk {0} permainan tiap alamat, dan alamat Anda sudah memakainya"};
inline constexpr Words kNoMemoryForPerson{
    "no-memory-for-person", "your bots use all the memory that one person gets: end a game first",
    "bot Anda memakai semua memori untuk satu orang: akhiri dahulu satu permainan"};
inline constexpr Words kTooManyTasks{"too-many-tasks",
                                     "{0} tasks are running already; stop one first",
                                     "{0} tugas sudah berjalan; hentikan salah satu dahulu"};
inline constexpr Words kTaskRunsAlready{"task-runs-already",
                                        "a task with this id is running already",
                                        "tugas dengan id ini sudah berjalan"};
inline constexpr Words kTooManyThink{
    "too-many-think", "too many bots are thinking right now; try again in a moment",
    "terlalu banyak bot yang sedang berpikir; coba lagi sebentar lagi"};
inline constexpr Words kTooManyThinkGoOn{
    "too-many-think-go-on", "too many bots are thinking right now; continue in a moment",
    "terlalu banyak bot yang sedang berpikir; lanjutkan sebentar lagi"};
inline constexpr Words kNotSaved{"not-saved", "the game could not be saved",
                                 "permainan tidak dapat disimpan"};
inline constexpr Words kInternal{"internal-error", "something went wrong in the server: {0}",
                                 "ada yang tidak beres di server: {0}"};

}  // namespace lawan::session::words
