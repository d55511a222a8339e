#include "session/bot_admission.hpp"

#include "core/input_words.hpp"
#include "module/bot_memory.hpp"
#include "module/file_options.hpp"
#include "session/commands.hpp"
#include "session/token_mark.hpp"
#include "session/words.hpp"

namespace lawan::session {

std::optional<Refusal> not_allowed(const Services& services, const Spec& spec) {
    if (services.program != nullptr) return std::nullopt;
    if (runs_a_command(spec)) {
        return Refusal{ErrorKind::NotAllowed, words::kNoPrograms};
    }
    for (const auto& [option, value] : spec.options) {
        if (!names_a_file(spec.name, option)) continue;
        return Refusal{ErrorKind::NotAllowed, words::kNoFiles, {spec.name, option}};
    }
    return std::nullopt;
}

void check_bot(const Services& services, const Spec& spec) {
    if (const auto refusal = not_allowed(services, spec)) throw Refusal{*refusal};
    if (runs_a_command(spec)) {
        (void)Options{Phrase{lawan::words::kBotNamed, {spec.name}}, services.program->options,
                      spec.options};
    }
}

MemoryBudget::Share share_for(const Services& services, Pool::Owner owner, const GameModule& entry,
                              const Spec& spec, std::optional<MebiBytes> more) {
    return share_for(services, owner, {memory_of(entry, spec).count + (more ? more->count : 0)});
}

MemoryBudget::Share share_for(const Services& services, Pool::Owner owner, MebiBytes wanted) {
    const auto person = is_a_person(owner) ? std::optional{owner} : std::nullopt;
    auto share = services.memory->take_for(person, wanted);
    if (share) return share;
    const bool own = person && services.memory->has_its_part(*person, wanted);
    throw Refusal{ErrorKind::Busy, own ? words::kNoMemoryForPerson : words::kNoMemory};
}

}  // namespace lawan::session
