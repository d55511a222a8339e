#include "proofs/body.hpp"

#include "core/named_file.hpp"
#include "core/text.hpp"
#include "proofs/placed_error.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {
namespace {

[[nodiscard]] bool starts_section(std::string_view line) {
    return line == "end" || line.substr(0, 6) == "claim ";
}

}  // namespace

// Character by character, so that a line without an end cannot fill the memory.
bool Lines::read_line() {
    line_.clear();
    std::streambuf* buffer = file_.rdbuf();
    for (int c = buffer->sbumpc();; c = buffer->sbumpc()) {
        if (c == std::char_traits<char>::eof()) {
            cut_ = !line_.empty();
            return cut_;
        }
        if (c == '\n') return true;
        if (line_.size() == kLongestLine) {
            ++number_;
            fail({words::kLineTooLong, {kLongestLine}});
        }
        line_.push_back(static_cast<char>(c));
    }
}

std::optional<std::string_view> Lines::peek() {
    while (!there_) {
        if (!read_line()) return std::nullopt;
        ++number_;
        text_ = number_ == 1 ? without_byte_order_mark(line_) : std::string_view{line_};
        text_ = trimmed(text_.substr(0, text_.find('#')));
        there_ = !text_.empty();
    }
    return text_;
}

void Lines::fail(const Phrase& what) const {
    throw PlacedError{Phrase{cut_ ? words::kCutLine : words::kLine, {number_, what}}, number_};
}

std::optional<std::string_view> Body::next() {
    if (taken_) lines_->take();
    const auto line = lines_->peek();
    taken_ = line && !starts_section(*line);
    if (!line) lines_->fail(words::kNoEnd);
    return taken_ ? line : std::nullopt;
}

}  // namespace lawan::proofs
