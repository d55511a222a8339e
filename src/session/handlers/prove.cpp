// A position solved, and the proof of its value as a file.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/whole_file.hpp"
#include "formats/json.hpp"
#include "session/bot_admission.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/place.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr Seconds kLongestSolve{20};
// What a request to check it again has room for.
constexpr std::uintmax_t kLargestProof = 200'000;

// Solvers write files. This one is gone as soon as it has been read, and nobody else can put
// something in its place: its folder is ours.
class PassingFile {
  public:
    PassingFile() {
        std::error_code none;
        std::string folder =
            (std::filesystem::temp_directory_path(none) / "lawan-proof-XXXXXX").string();
        if (none || mkdtemp(folder.data()) == nullptr) {
            throw Refusal{ErrorKind::NotPossible, words::kNoRoomForProof};
        }
        folder_ = folder;
    }
    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;
    ~PassingFile() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    [[nodiscard]] std::string path() const { return (folder_ / "proof").string(); }

  private:
    std::filesystem::path folder_;
};

std::string proof_of(const GameModule& entry, SolveRequest request) {
    const PassingFile file;
    request.proof = file.path();
    const SolveAnswer answer = entry.solve(request);
    if (!answer.bounds.settled()) {
        throw Refusal{ErrorKind::NotPossible,
                      words::kNotSolvedInTime,
                      {static_cast<int>(kLongestSolve.count())}};
    }
    std::error_code missing;
    const std::uintmax_t size = std::filesystem::file_size(file.path(), missing);
    if (missing && !answer.remarks.empty()) {  // the first says why
        throw Refusal{ErrorKind::NotPossible, words::kNoProofBecause, {answer.remarks.front()}};
    }
    if (missing || size > kLargestProof) {
        throw Refusal{ErrorKind::NotPossible, words::kNoProofToKeep};
    }
    return read_whole(file.path(), kLargestProof).value_or(std::string{});
}

void handle_prove(Session& session, const Ask& ask) {
    const Services& services = session.services();
    const Json where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    refuse_when_over(place.position);
    if (!place.entry->solve || place.entry->proof_kinds.empty()) {
        throw Refusal{ErrorKind::NotPossible, words::kNoProofFiles, {place.entry->title}};
    }
    auto memory = share_for(services, session.boards().owner(), services.means.memory);
    session.tasks().start(ask, Urgency::WhenFree,
                          [=, memory = std::move(memory), entry = place.entry,
                           clock = services.thinking_clock](TaskVoice& voice) {
                              SolveRequest request{place.position, {}, {}};
                              request.memory_mib = static_cast<std::size_t>(memory->count);
                              request.time = kLongestSolve;
                              request.stop = &voice.stop();
                              // A page without threads hears what has come when it is asked.
                              request.progress = [clock](const SolveProgress&) {
                                  (void)clock->now();
                              };
                              voice.say("proved", {{"where", where},
                                                   {"name", entry->name + ".proof"},
                                                   {"text", proof_of(*entry, request)}});
                              return TaskEnd::Done;
                          });
}

}  // namespace

const Handler kProveRequest{"prove", handle_prove};

}  // namespace lawan::session
