#include "engines/adjacency/full/symmetric_bound.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engines/adjacency/full/symmetric_costs.hpp"
#include "engines/adjacency/full/symmetric_ranks.hpp"

namespace lawan::adjacency::full {

SymmetricBound::SymmetricBound(const Question& question, Watch& watch, const Geometry& geometry,
                               SetAnswers& answers, FullRecord* record)
    : question_{question},
      watch_{watch},
      geometry_{geometry},
      answers_{answers},
      record_{record},
      sets_{geometry, question.position.empty()} {
    if (record_ != nullptr) known_ = record_->chunks();
}

void SymmetricBound::tell(const Bounds& bounds, int pairs, std::uint64_t done, std::uint64_t of) {
    const double level = static_cast<double>(done) / static_cast<double>(of);
    // What comes from a checkpoint says nothing about the time.
    const auto share = watch_.nodes() > 0
                           ? std::optional{share_of_work(pairs - 1 + level, sets_.pairs())}
                           : std::nullopt;
    watch_.set(
        bounds,
        {"symmetric-sets-of",
         {std::to_string(pairs), std::to_string(sets_.pairs()), std::to_string(done * 100 / of)}},
        share);
}

SymmetricSets::Work SymmetricBound::make_work(const Bounds& bounds) {
    SymmetricSets::Work work;
    work.threads = question_.threads;
    work.table = &answers_.table();
    share_out(memory_for_tables(question_), question_.threads, work);
    work.go_on = [this] { return watch_.look(); };
    work.count = [this](std::uint64_t nodes) { watch_.count(nodes); };
    work.progress = [this, bounds](int pairs, std::uint64_t done, std::uint64_t of) {
        tell(bounds, pairs, done, of);
    };
    work.known = [this](int pairs, std::uint64_t chunk) {
        const auto found = known_.find({pairs, chunk});
        return found == known_.end() ? nullptr : &found->second;
    };
    work.found = [this](int pairs, std::uint64_t chunk,
                        const SymmetricSets::Exceptions& exceptions) {
        if (question_.proof) {
            const std::lock_guard lock{found_mutex_};
            found_[{pairs, chunk}] = exceptions;
        }
        if (record_ != nullptr) record_->keep(pairs, chunk, exceptions);
    };
    return work;
}

void SymmetricBound::fill(const Bounds& bounds) {
    answers_.start_searching(memory_for_tables(question_));
    SymmetricSets::Work work = make_work(bounds);
    std::vector<SymmetricSets::GivenUp> given_up(static_cast<std::size_t>(sets_.pairs()) + 2);
    for (auto pairs = static_cast<std::size_t>(sets_.pairs()); pairs > 0; --pairs) {
        given_up[pairs] = sets_.given_up(static_cast<int>(pairs), work, given_up[pairs + 1]);
    }
    work.is_wanted = [&given_up](int pairs, std::uint64_t set) {
        const auto& level = given_up[static_cast<std::size_t>(pairs)];
        return !level.complete || std::binary_search(level.wanted.begin(), level.wanted.end(), set);
    };
    if (question_.ranks != nullptr) {
        lead_symmetric_sets(*question_.ranks, geometry_, question_.position.empty(), sets_, work,
                            question_.stop);
    }
    for (int pairs = sets_.done() + 1; pairs <= sets_.pairs(); ++pairs) {
        if (watch_.over() || !sets_.advance(pairs, work)) break;
    }
    // What was found under an assumption about other sets must not answer other questions.
    if (!sets_.is_exact() && !watch_.over()) answers_.start_searching();
}

std::string SymmetricBound::lines_of_proof() const {
    Chunks all = found_;
    all.insert(known_.begin(), known_.end());
    return excepted_lines(all, sets_);
}

}  // namespace lawan::adjacency::full
