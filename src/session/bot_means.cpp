#include "session/bot_means.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "analysis/analyst.hpp"
#include "core/input_words.hpp"
#include "module/bot_memory.hpp"

namespace lawan::session {
namespace {

constexpr const char* kThreads = "threads";
constexpr double kFilledASecond = 100;  // MiB, by about six million positions

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
    const OptionSpec* option = option_named(bot.options, name);
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

Spec within_means_beside_solver(const GameModule& entry, const Spec& spec, const BotMeans& means,
                                Seconds time) {
    Spec alone = within_means(entry, spec, means);
    const auto solver = Analyst{entry, alone}.proof_memory();
    if (!solver || !means.scarce) return alone;
    const double filled =
        std::min(static_cast<double>(means.memory.count), kFilledASecond * time.count());
    const double own = static_cast<double>(memory_of(entry, alone).count);
    const double part = own / (own + static_cast<double>(solver->count));
    return within_means(entry, spec,
                        {MebiBytes{static_cast<std::uint64_t>(filled * part)}, means.threads});
}

Spec on_all_threads(const GameModule& entry, const Spec& spec, const BotMeans& means) {
    if (!means.alone || means.threads == 1 || is_among(spec.options, kThreads) ||
        option_named(find_bot(entry, spec.name).options, kThreads) == nullptr)
        return spec;
    Spec raised = spec;
    set(raised, kThreads, means.threads);
    return raised;
}

void check_can_play(const GameModule& entry, const AnyGame& game, const Spec& spec) {
    (void)make_bot(entry, game, within_means(entry, spec, {MebiBytes{1}, 1}));
}

class MemoryBudget::Left {
  public:
    using Owner = std::optional<std::uint64_t>;

    explicit Left(MebiBytes whole) : most_of_one_{whole.count / kParts}, left_{whole.count} {}

    [[nodiscard]] bool take(Owner owner, MebiBytes amount) {
        const std::lock_guard lock{mutex_};
        if (amount.count > left_ || (owner && above_its_part(*owner, amount))) return false;
        left_ -= amount.count;
        if (owner && amount.count > 0) taken_[*owner] += amount.count;
        return true;
    }
    void give_back(Owner owner, MebiBytes amount) {
        const std::lock_guard lock{mutex_};
        left_ += amount.count;
        if (!owner || amount.count == 0) return;
        const auto found = taken_.find(*owner);
        found->second -= amount.count;
        if (found->second == 0) taken_.erase(found);
    }
    [[nodiscard]] bool has_its_part(std::uint64_t owner, MebiBytes wanted) {
        const std::lock_guard lock{mutex_};
        return above_its_part(owner, wanted);
    }

  private:
    static constexpr std::uint64_t kParts = 4;

    [[nodiscard]] bool above_its_part(std::uint64_t owner, MebiBytes wanted) const {
        const auto found = taken_.find(owner);
        return (found == taken_.end() ? 0 : found->second) + wanted.count > most_of_one_;
    }

    std::mutex mutex_;
    std::uint64_t most_of_one_;
    std::uint64_t left_;
    std::map<std::uint64_t, std::uint64_t> taken_;  // by owner
};

MemoryBudget::MemoryBudget(MebiBytes whole) : left_{std::make_shared<Left>(whole)} {}

MemoryBudget::Share MemoryBudget::take_for(std::optional<std::uint64_t> owner, MebiBytes amount) {
    if (!left_->take(owner, amount)) return nullptr;
    return {new MebiBytes{amount}, [left = left_, owner](const MebiBytes* share) {
                left->give_back(owner, *share);
                delete share;
            }};
}

bool MemoryBudget::has_its_part(std::uint64_t owner, MebiBytes wanted) const {
    return left_->has_its_part(owner, wanted);
}

}  // namespace lawan::session
