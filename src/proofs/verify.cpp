#include "proofs/verify.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "core/nearest.hpp"
#include "core/text.hpp"
#include "proofs/body.hpp"
#include "proofs/placed_error.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {
namespace {

constexpr std::int64_t kGreatestScore = 1000;
constexpr std::size_t kMostClaims = 16;

[[nodiscard]] std::string_view next_line(Lines& lines) {
    const auto line = lines.peek();
    if (!line) lines.fail(words::kNoEnd);
    return *line;
}

// The line "name value".
[[nodiscard]] std::string field(Lines& lines, std::string_view name) {
    const std::string_view line = next_line(lines);
    const auto blank = line.find(' ');
    if (line.substr(0, blank) != name || blank == std::string_view::npos) {
        lines.fail({words::kExpectedField, {name, in_quotes(line)}});
    }
    std::string value{trimmed(line.substr(blank))};
    lines.take();
    return value;
}

[[nodiscard]] Claim read_claim(Lines& lines) {
    const std::string text = field(lines, "claim");
    const auto parts = split_words(text);
    const bool known = parts.size() == 2 && (parts[0] == "at-least" || parts[0] == "at-most");
    const auto points = known ? parse_integer(parts[1]) : std::nullopt;
    if (!points || std::abs(*points) > kGreatestScore) {
        lines.fail({words::kClaimForm, {in_quotes(text)}});
    }
    return {parts[0] == "at-least" ? Relation::AtLeast : Relation::AtMost,
            Score{static_cast<std::int32_t>(*points)}};
}

[[nodiscard]] Kind find_kind(std::vector<Kind> kinds, const std::string& name, Lines& lines) {
    std::vector<std::string> names;
    for (Kind& kind : kinds) {
        if (kind.name == name) return std::move(kind);
        names.push_back(kind.name);
    }
    lines.fail(unknown_name(words::kKindOfProof, name, names));
}

// Lines say where they are in what they throw.
[[nodiscard]] std::uint64_t line_read_last(const Lines& lines) {
    try {
        lines.fail({});
    } catch (const PlacedError& error) {
        return error.line();
    }
}

// What a check finds wrong without a word of its line: it is the one that was read last, or that of
// the position, which a check reads before its own lines.
template <class Check>
[[nodiscard]] Verdict checked(const Lines& lines, std::uint64_t line_of_position,
                              const Report& report, const Check& check) {
    const std::uint64_t before = line_read_last(lines);
    try {
        return check();
    } catch (const OutOfMeans& error) {
        throw EndedCheck{error, report};
    } catch (const PlacedError&) {
        throw;
    } catch (const InputError& error) {
        if (line_read_last(lines) != before) lines.fail(error.phrase());
        throw PlacedError{{words::kLine, {line_of_position, error.phrase()}}, line_of_position};
    }
}

[[nodiscard]] bool is_proof(const Verdict& verdict) {
    return verdict.holds && !verdict.in_part;
}

}  // namespace

const Words& CheckedClaim::holds() const {
    if (!verdict.holds) return words::kDoesNotHold;
    return verdict.in_part ? words::kHoldsInPart : words::kHolds;
}

Phrase CheckedClaim::text() const {
    const Words& relation = claim.relation == Relation::AtLeast ? words::kAtLeast : words::kAtMost;
    return {words::kClaimBy, {Phrase{relation, {claim.score.points()}}, kind, verdict.detail}};
}

bool Report::holds() const {
    return std::all_of(claims.begin(), claims.end(),
                       [](const CheckedClaim& each) { return each.verdict.holds; });
}

bool Report::in_part() const {
    return std::any_of(claims.begin(), claims.end(),
                       [](const CheckedClaim& each) { return each.verdict.in_part; });
}

std::optional<Score> Report::lower() const {
    std::optional<Score> best;
    for (const auto& [claim, kind, verdict] : claims) {
        if (!is_proof(verdict) || claim.relation != Relation::AtLeast) continue;
        best = best ? std::max(*best, claim.score) : claim.score;
    }
    return best;
}

std::optional<Score> Report::upper() const {
    std::optional<Score> best;
    for (const auto& [claim, kind, verdict] : claims) {
        if (!is_proof(verdict) || claim.relation != Relation::AtMost) continue;
        best = best ? std::min(*best, claim.score) : claim.score;
    }
    return best;
}

std::vector<Phrase> Report::proved() const {
    if (!holds() || in_part()) return {};
    const auto least = lower();
    const auto most = upper();
    if (least && least == most) return {{words::kValueIs, {least->points()}}};
    std::vector<Phrase> said;
    if (least) said.push_back({words::kValueIsAtLeast, {least->points()}});
    if (most) said.push_back({words::kValueIsAtMost, {most->points()}});
    return said;
}

Report verify(std::istream& file, const KindsOf& kinds_of, const Means& means) {
    Lines lines{file};
    if (field(lines, "lawan-proof") != "1") lines.fail(words::kOtherVersion);
    Report report;
    report.game = field(lines, "game");
    const std::vector<Kind> kinds = kinds_of(report.game);
    if (kinds.empty()) lines.fail({words::kNoSuchGame, {in_quotes(report.game)}});
    report.position = field(lines, "position");
    const std::uint64_t line_of_position = line_read_last(lines);
    while (next_line(lines) != "end") {
        if (report.claims.size() == kMostClaims) lines.fail(words::kTooManyClaims);
        const Claim claim = read_claim(lines);
        const std::string by = field(lines, "by");
        const Kind kind = find_kind(kinds, by, lines);
        Body body{lines};
        Verdict verdict = checked(lines, line_of_position, report,
                                  [&] { return kind.check(report.position, claim, body, means); });
        // A check that fails has not read on: the lines that it left are not to blame.
        while (const auto left = body.next()) {
            if (verdict.holds) lines.fail({words::kUnexpectedLine, {in_quotes(*left)}});
        }
        report.claims.push_back({claim, kind.name, std::move(verdict)});
    }
    lines.take();
    if (const auto more = lines.peek()) lines.fail(words::kAfterEnd);
    if (report.claims.empty()) lines.fail(words::kNothingClaimed);
    return report;
}

}  // namespace lawan::proofs
