#include "module/bot_memory.hpp"

#include "core/input_words.hpp"
#include "module/catalog.hpp"

namespace lawan {

MebiBytes memory_of(const GameModule& entry, const Spec& spec) {
    const BotEntry& bot = find_bot(entry, spec.name);
    if (option_named(bot.options, kMemoryOption) == nullptr) return {0};
    const Options options{Phrase{lawan::words::kBotNamed, {bot.name}}, bot.options, spec.options};
    return {static_cast<std::uint64_t>(options.maybe_integer(kMemoryOption).value_or(0))};
}

}  // namespace lawan
