// What the server says when it cannot start, and what it keeps.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

inline constexpr Words kNoAddress{"no-address", "this machine has no address {0}",
                                  "mesin ini tidak punya alamat {0}"};
inline constexpr Words kCommandsFromElsewhere{
    "commands-from-elsewhere",
    "--allow-commands is for this machine only: on {0} others could run programs here",
    "--allow-commands hanya untuk komputer ini: di {0} orang lain bisa menjalankan program di "
    "sini"};
inline constexpr Words kCannotListen{"cannot-listen", "cannot listen on {0} port {1}: {2}",
                                     "tidak dapat mendengarkan di {0} porta {1}: {2}"};

inline constexpr Words kNoCertificate{"no-certificate",
                                      "--certificate: {0} is not a certificate in PEM format",
                                      "--certificate: {0} bukan sertifikat berformat PEM"};
inline constexpr Words kCertificateExpired{
    "certificate-expired", "--certificate: {0} expired on {1}; browsers would refuse it",
    "--certificate: {0} berakhir pada {1}; peramban akan menolaknya"};
inline constexpr Words kCertificateTooEarly{
    "certificate-too-early", "--certificate: {0} is valid only from {1}; browsers would refuse it",
    "--certificate: {0} baru berlaku mulai {1}; peramban akan menolaknya"};
inline constexpr Words kNoKey{"no-key",
                              "--key: {0} is not an unencrypted private key in PEM format",
                              "--key: {0} bukan kunci privat PEM yang tidak terenkripsi"};
inline constexpr Words kKeyOfAnother{"key-of-another", "--key: {0} does not belong to {1}",
                                     "--key: {0} bukan kunci dari {1}"};

inline constexpr Words kGamesOfThePage{"the games of the page", "permainan dari halaman"};

// {0} is the file of the games, in quotes.
inline constexpr Words kOtherServerAt{
    "other-server-at",
    "another server at {1} has the games in {0}: open that address, or start this one with --store "
    "FILE",
    "server lain di {1} memegang permainan dalam {0}: buka alamat itu, atau jalankan yang ini "
    "dengan --store BERKAS"};
inline constexpr Words kOtherServer{
    "other-server",
    "another server has the games in {0}: end it, or start this one with --store FILE",
    "server lain memegang permainan dalam {0}: akhiri server itu, atau jalankan yang ini dengan "
    "--store BERKAS"};

// {0} is a tournament's name, in quotes.
inline constexpr Words kLeftOutOfWatch{"lawan: Watch leaves out the tournament {0}: {1}",
                                       "lawan: turnamen {0} tidak tampil di Tonton: {1}"};
inline constexpr Words kTournamentUnreadable{
    "its file cannot be read; the terminal of the server says why",
    "berkasnya tidak dapat dibaca; terminal server menyebutkan sebabnya"};

}  // namespace lawan::words
