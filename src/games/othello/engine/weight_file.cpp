#include "games/othello/engine/weight_file.hpp"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/named_file.hpp"
#include "core/whole_file.hpp"
#include "games/othello/engine/checked_text.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

constexpr std::string_view kFirstLine = "lawan-othello-weights 2";
constexpr std::string_view kOldFirstLine = "lawan-othello-weights 1";  // another model of errors
constexpr std::size_t kLargestFile = std::size_t{16} << 20U;           // ours has 2 MB
constexpr double kMostErrorFactor = 1e4;                               // discs
constexpr double kErrorFactorScale = 1e6;  // factors of the error model are stored as whole numbers

void put(std::string& out, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) out += static_cast<char>((number & 0x7FU) | 0x80U);
    out += static_cast<char>(number);
}

void put_signed(std::string& out, std::int64_t number) {
    const auto doubled = static_cast<std::uint64_t>(number) << 1;
    put(out, number < 0 ? ~doubled : doubled);
}

class Reader {
  public:
    explicit Reader(const CheckedText& file) : file_{file}, bytes_{file.rest()} {}

    [[nodiscard]] std::uint64_t number() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (bytes_.empty()) fail(words::kEndsTooEarly);
            const auto byte = static_cast<unsigned char>(bytes_.front());
            bytes_.remove_prefix(1);
            number |= std::uint64_t{byte & 0x7FU} << shift;
            if ((byte & 0x80U) == 0) return number;
        }
        fail(words::kNumberTooLong);
    }
    [[nodiscard]] std::int64_t signed_number() {
        const std::uint64_t doubled = number();
        return static_cast<std::int64_t>((doubled >> 1) ^ (0 - (doubled & 1U)));
    }
    [[nodiscard]] bool empty() const { return bytes_.empty(); }
    [[noreturn]] void fail(const Phrase& what) const { file_.fail(what); }

  private:
    const CheckedText& file_;
    std::string_view bytes_;
};

[[nodiscard]] std::string payload_of(const Evaluation& evaluation) {
    std::string out;
    put(out, kStages);
    put(out, static_cast<std::uint64_t>(patterns().weight_count()));
    for (int empties = 0; empties <= 60; ++empties) put_signed(out, evaluation.tempo(empties));
    for (const double factor : evaluation.errors().factors) {
        put_signed(out, std::llround(factor * kErrorFactorScale));
    }
    const std::vector<std::int16_t> weights = evaluation.weights();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        put_signed(out, weights[i]);
        if (weights[i] != 0) continue;
        std::size_t zeros = 0;
        while (i + 1 < weights.size() && weights[i + 1] == 0) {
            ++i;
            ++zeros;
        }
        put(out, zeros);
    }
    return out;
}

[[nodiscard]] std::int16_t small(const Reader& reader, std::int64_t number) {
    if (number < INT16_MIN || number > INT16_MAX) reader.fail(words::kNumberTooLarge);
    return static_cast<std::int16_t>(number);
}

enum class Errors : std::uint8_t { Read, PassedOver };

void read_payload(Reader& reader, Evaluation& evaluation, Errors kept) {
    const auto count = static_cast<std::size_t>(patterns().weight_count());
    if (reader.number() != kStages || reader.number() != count) {
        reader.fail(words::kOtherPatterns);
    }
    for (int empties = 0; empties <= 60; ++empties) {
        evaluation.set_tempo(empties, small(reader, reader.signed_number()));
    }
    ErrorModel errors;
    for (double& factor : errors.factors) {
        const std::int64_t number = reader.signed_number();
        // Spreads are rounded to whole numbers, so they must have room in one.
        if (std::abs(static_cast<double>(number)) > kMostErrorFactor * kErrorFactorScale) {
            reader.fail(words::kNumberTooLarge);
        }
        factor = static_cast<double>(number) / kErrorFactorScale;
    }
    if (kept == Errors::Read) evaluation.set_errors(errors);
    std::vector<std::int16_t> weights;
    weights.reserve(count * kStages);
    while (weights.size() < count * kStages) {
        weights.push_back(small(reader, reader.signed_number()));
        if (weights.back() != 0) continue;
        const std::uint64_t zeros = reader.number();
        if (zeros > count * kStages - weights.size()) reader.fail(words::kTooManyWeights);
        weights.resize(weights.size() + zeros);
    }
    evaluation.set_weights(weights);
}

}  // namespace

std::string to_weight_file(const Evaluation& evaluation) {
    return checked_text(fmt::format("{}\nmade-by: {}\n", kFirstLine, evaluation.origin()),
                        payload_of(evaluation));
}

Evaluation from_weight_file(std::string_view text, std::string_view name) {
    CheckedText file{text, name, words::kBadWeights};
    const bool old = text.substr(0, kOldFirstLine.size()) == kOldFirstLine;
    if (!old && text.substr(0, kFirstLine.size()) != kFirstLine) {
        file.fail({words::kBeginsOtherwise, {kFirstLine}});
    }
    (void)file.line(old ? kOldFirstLine : kFirstLine);
    const std::string origin{file.line("made-by: ")};
    file.check_rest();
    Evaluation evaluation;
    Reader reader{file};
    read_payload(reader, evaluation, old ? Errors::PassedOver : Errors::Read);
    if (!reader.empty()) file.fail(words::kHoldsMore);
    evaluation.set_origin(origin);
    return evaluation;
}

void write_weight_file(const Evaluation& evaluation, const std::string& path) {
    write_whole(path, to_weight_file(evaluation));
}

// A pipe or a device would keep us waiting, or never end.
Evaluation read_weight_file(const std::string& path) {
    check_plain_file(path);
    return from_weight_file(read_named(path, kLargestFile), path);
}

}  // namespace lawan::othello
