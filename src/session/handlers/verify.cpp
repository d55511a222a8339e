// A proof file, checked by the rules of its game alone.
#include <sstream>
#include <utility>

#include "formats/json.hpp"
#include "module/proof_kinds.hpp"
#include "proofs/verify.hpp"
#include "session/bot_admission.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr Seconds kLongestCheck{60};
constexpr Seconds kBetweenReports{0.25};

Json report_message(const proofs::Report& report, Seconds time) {
    Json claims = Json::array();
    std::uint64_t positions = 0;
    for (const proofs::CheckedClaim& each : report.claims) {
        claims.push_back({{"verdict", text_message(each.holds())},
                          {"says", text_message(each.text())},
                          {"holds", each.verdict.holds},
                          {"in_part", each.verdict.in_part}});
        positions += each.verdict.positions;
    }
    Json proved = Json::array();
    for (const Phrase& phrase : report.proved()) proved.push_back(text_message(phrase));
    return {{"game", report.game},     {"position", report.position},
            {"holds", report.holds()}, {"in_part", report.in_part()},
            {"claims", claims},        {"proved", std::move(proved)},
            {"positions", positions},  {"seconds", time.count()}};
}

// The clock of a check: says how far it is, and ends what takes too long. Asking for the time is
// also how a page without threads hears that somebody wants it to stop. For a check on one thread.
class Watch {
  public:
    Watch(TaskVoice& voice, const TimeSource& clock)
        : voice_{voice}, clock_{clock}, began_{clock.now()}, told_{began_} {}

    [[nodiscard]] bool is_over() {
        over_ = over_ || taken() >= kLongestCheck || voice_.stop().raised();
        return over_;
    }
    void tell(std::uint64_t done, std::uint64_t of) {
        const Seconds now = clock_.now();
        if (now - told_ < kBetweenReports) return;
        told_ = now;
        voice_.say("verified",
                   {{"checked", done}, {"of", of}, {"report", nullptr}, {"done", false}});
    }

    [[nodiscard]] Seconds taken() const { return clock_.now() - began_; }

  private:
    TaskVoice& voice_;
    const TimeSource& clock_;
    Seconds began_;
    Seconds told_;
    bool over_ = false;
};

void check_proof(const std::string& text, const MebiBytes memory, Watch& watch, TaskVoice& voice) {
    proofs::Means means;
    means.memory = memory;
    means.stopped = [&] { return watch.is_over(); };
    means.progress = [&](std::uint64_t done, std::uint64_t of, double) { watch.tell(done, of); };
    std::istringstream file{text};
    try {
        const proofs::Report report = proofs::verify(file, proof_kinds_of, means);
        voice.say("verified", {{"checked", 1},
                               {"of", 1},
                               {"report", report_message(report, watch.taken())},
                               {"done", true}});
    } catch (const proofs::OutOfMeans& error) {
        if (!watch.is_over())
            throw Refusal{ErrorKind::NotPossible, words::kProofNotChecked, {error.phrase()}};
        throw Refusal{ErrorKind::NotPossible,
                      words::kProofTakesLong,
                      {static_cast<int>(kLongestCheck.count())}};
    }
}

void handle_verify(Session& session, const Ask& ask) {
    const Services& services = session.services();
    auto memory = share_for(services, session.boards().owner(), services.means.memory);
    session.tasks().start(
        ask, Urgency::WhenFree,
        [text = ask.request.at("text").get<std::string>(), memory = std::move(memory),
         clock = services.thinking_clock](TaskVoice& voice) {
            Watch watch{voice, *clock};
            check_proof(text, *memory, watch, voice);
            return TaskEnd::Done;
        });
}

}  // namespace

const Handler kVerifyRequest{"verify", handle_verify};

}  // namespace lawan::session
