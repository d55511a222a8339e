#include "core/system_error.hpp"

#include <array>
#include <cerrno>
#include <cstring>

#include "core/input_words.hpp"

namespace lawan {
namespace {

struct Known {
    int number;
    Words words;
};

// English as the system has it, so that it can be looked up.
constexpr std::array kKnown{
    Known{EPERM, {"Operation not permitted", "operasi itu tidak diizinkan"}},
    Known{ENOENT, {"No such file or directory", "berkas atau folder itu tidak ada"}},
    Known{EINTR, {"Interrupted system call", "panggilan sistem terputus"}},
    Known{EIO, {"Input/output error", "kesalahan masukan/keluaran"}},
    Known{ENXIO, {"No such device or address", "perangkat atau alamat itu tidak ada"}},
    Known{E2BIG, {"Argument list too long", "daftar argumen terlalu panjang"}},
    Known{ENOEXEC, {"Exec format error", "bentuk berkas program itu tidak dikenal"}},
    Known{EBADF, {"Bad file descriptor", "berkas itu tidak terbuka"}},
    Known{EAGAIN, {"Resource temporarily unavailable", "sumber daya sedang tidak tersedia"}},
    Known{ENOMEM, {"Cannot allocate memory", "memori tidak cukup"}},
    Known{EACCES, {"Permission denied", "izin ditolak"}},
    Known{EBUSY, {"Device or resource busy", "perangkat atau sumber daya sedang dipakai"}},
    Known{EEXIST, {"File exists", "berkas itu sudah ada"}},
    Known{EXDEV, {"Invalid cross-device link", "tujuannya berada di sistem berkas lain"}},
    Known{ENODEV, {"No such device", "perangkat itu tidak ada"}},
    Known{ENOTDIR, {"Not a directory", "itu bukan folder"}},
    Known{EISDIR, {"Is a directory", "itu sebuah folder"}},
    Known{EINVAL, {"Invalid argument", "argumen tidak sah"}},
    Known{ENFILE, {"Too many open files in system", "terlalu banyak berkas terbuka di sistem"}},
    Known{EMFILE, {"Too many open files", "terlalu banyak berkas terbuka"}},
    Known{ETXTBSY, {"Text file busy", "berkas program itu sedang dipakai"}},
    Known{EFBIG, {"File too large", "berkas terlalu besar"}},
    Known{ENOSPC, {"No space left on device", "ruang di perangkat sudah habis"}},
    Known{ESPIPE, {"Illegal seek", "posisi dalam berkas itu tidak dapat diubah"}},
    Known{EROFS, {"Read-only file system", "sistem berkas hanya dapat dibaca"}},
    Known{EMLINK, {"Too many links", "terlalu banyak tautan"}},
    Known{EPIPE, {"Broken pipe", "pipa terputus"}},
    Known{ENAMETOOLONG, {"File name too long", "nama berkas terlalu panjang"}},
    Known{ENOLCK, {"No locks available", "kunci berkas tidak tersedia"}},
    Known{ENOSYS, {"Function not implemented", "sistem tidak memiliki fungsi itu"}},
    Known{ENOTEMPTY, {"Directory not empty", "folder itu tidak kosong"}},
    Known{ELOOP, {"Too many levels of symbolic links", "terlalu banyak tautan simbolis"}},
    Known{ENOTSUP, {"Operation not supported", "operasi itu tidak didukung"}},
    Known{EAFNOSUPPORT,
          {"Address family not supported by protocol", "jenis alamat itu tidak didukung"}},
    Known{EADDRINUSE, {"Address already in use", "alamat itu sudah dipakai"}},
    Known{EADDRNOTAVAIL,
          {"Cannot assign requested address", "alamat itu bukan milik komputer ini"}},
    Known{ENETUNREACH, {"Network is unreachable", "jaringan tidak terjangkau"}},
    Known{ECONNRESET, {"Connection reset by peer", "sambungan diputus pihak lain"}},
    Known{ETIMEDOUT, {"Connection timed out", "waktu sambungan habis"}},
    Known{ECONNREFUSED, {"Connection refused", "sambungan ditolak"}},
    Known{ESTALE, {"Stale file handle", "berkas itu sudah tidak ada di peladen berkas"}},
    Known{EDQUOT, {"Disk quota exceeded", "jatah disk sudah habis"}},
};

}  // namespace

Phrase system_error(int number) {
    for (const Known& known : kKnown) {
        if (known.number == number) return known.words;
    }
    return as_it_is(std::strerror(number));
}

Phrase file_error(int number) {
    return number == EISDIR ? Phrase{words::kIsFolder} : system_error(number);
}

Phrase system_error(const std::error_code& code) {
    const bool of_system =
        code.category() == std::system_category() || code.category() == std::generic_category();
    return of_system ? system_error(code.value()) : as_it_is(code.message());
}

void check_not_interrupted(int error) {
    if (error == EINTR) throw WaitInterrupted{};
}

}  // namespace lawan
