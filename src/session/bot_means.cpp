#include "session/bot_means.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <string>

#include "core/input_words.hpp"
#include "module/bot_memory.hpp"

namespace lawan::session {
namespace {

constexpr const char* kThreads = "threads";

const OptionSpec* find_option(const BotEntry& bot, const std::string& name) {
    const auto found = std::find_if(bot.options.begin(), bot.options.end(),
                                    [&](const OptionSpec& option) { return option.name == name; });
    return found == bot.options.end() ? nullptr : &*found;
}

void set(Spec& spec, const std::string& name, std::int64_t value) {
    for (auto& [option, text] : spec.options) {
        if (option != name) continue;
        text = std::to_string(value);
        return;
    }
    spec.options.emplace_back(name, std::to_string(value));
}

// Nought threads are all that there are.
void lower_option(Spec& spec, const BotEntry& bot, const Options& options, const std::string& name,
                  std::int64_t most) {
    const OptionSpec* option = find_option(bot, name);
    if (option == nullptr) return;
    const auto now = options.maybe_integer(name);
    if (!now || (*now > 0 && *now <= most)) return;
    set(spec, name, std::max(most, static_cast<std::int64_t>(option->min.value_or(1))));
}

}  // namespace

Spec within_means(const GameModule& entry, const Spec& spec, const BotMeans& means) {
    const BotEntry& bot = find_bot(entry, spec.name);
    const Options options{Phrase{lawan::words::kBotNamed, {bot.name}}, bot.options, spec.options};
    Spec lowered = spec;
    lower_option(lowered, bot, options, kMemoryOption,
                 static_cast<std::int64_t>(means.memory.count));
    lower_option(lowered, bot, options, kThreads, means.threads);
    return lowered;
}

void check_can_play(const GameModule& entry, const AnyGame& game, const Spec& spec) {
    (void)make_bot(entry, game, within_means(entry, spec, {MebiBytes{1}, 1}));
}

class MemoryBudget::Left {
  public:
    explicit Left(MebiBytes whole) : left_{whole.count} {}

    [[nodiscard]] bool take(MebiBytes amount) {
        const std::lock_guard lock{mutex_};
        if (amount.count > left_) return false;
        left_ -= amount.count;
        return true;
    }
    void give_back(MebiBytes amount) {
        const std::lock_guard lock{mutex_};
        left_ += amount.count;
    }

  private:
    std::mutex mutex_;
    std::uint64_t left_;
};

MemoryBudget::MemoryBudget(MebiBytes whole) : left_{std::make_shared<Left>(whole)} {}

MemoryBudget::Share MemoryBudget::take(MebiBytes amount) {
    if (!left_->take(amount)) return nullptr;
    return {new MebiBytes{amount}, [left = left_](const MebiBytes* share) {
                left->give_back(*share);
                delete share;
            }};
}

}  // namespace lawan::session
