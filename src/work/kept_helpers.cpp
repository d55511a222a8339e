#include "work/kept_helpers.hpp"

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "work/first_exception.hpp"

namespace lawan {

class KeptHelpers::State {
  public:
    State(int count, std::function<void()> meanwhile) : meanwhile_{std::move(meanwhile)} {
        try {
            for (int i = 0; i < count; ++i) {
                Helper& helper = helpers_.emplace_back();
                helper.thread = std::thread{[this, &helper] { serve(helper); }};
            }
        } catch (const std::system_error&) {
            helpers_.pop_back();  // those that there are do the work
        }
    }

    ~State() {
        {
            const std::lock_guard lock{mutex_};
            closed_ = true;
        }
        there_is_work_.notify_all();
        for (Helper& helper : helpers_) helper.thread.join();
    }

    [[nodiscard]] int count() const { return static_cast<int>(helpers_.size()); }

    void run(int workers, const std::function<void(int)>& body) {
        Call call{body};
        ask(call, workers - 1);
        call.first.run([&] { body(0); });
        wait_for_helpers(call);
        call.first.rethrow();
    }

  private:
    struct Call {
        const std::function<void(int)>& body;
        FirstException first = {};
        int running = 0;
    };

    struct Helper {
        std::thread thread = {};
        Call* call = nullptr;
        int number = 0;
        bool begun = false;
    };

    void ask(Call& call, int wanted) {
        int asked = 0;
        {
            const std::lock_guard lock{mutex_};
            for (Helper& helper : helpers_) {
                if (asked >= wanted) break;
                if (helper.call != nullptr) continue;
                helper.call = &call;
                helper.number = ++asked;
                helper.begun = false;
            }
        }
        if (asked > 0) there_is_work_.notify_all();
    }

    void serve(Helper& self) {
        std::unique_lock lock{mutex_};
        while (true) {
            there_is_work_.wait(lock, [&] { return closed_ || self.call != nullptr; });
            if (self.call == nullptr) return;
            Call& call = *self.call;
            self.begun = true;
            ++call.running;
            lock.unlock();
            call.first.run([&] { call.body(self.number); });
            lock.lock();
            self.call = nullptr;
            --call.running;
            helper_is_done_.notify_all();
        }
    }

    void wait_for_helpers(Call& call) {
        constexpr std::chrono::milliseconds kMoment{50};
        std::unique_lock lock{mutex_};
        for (Helper& helper : helpers_) {
            if (helper.call == &call && !helper.begun) helper.call = nullptr;
        }
        const auto done = [&] { return call.running == 0; };
        if (!meanwhile_ || std::this_thread::get_id() != owner_) {
            return helper_is_done_.wait(lock, done);
        }
        while (!helper_is_done_.wait_for(lock, kMoment, done)) {
            lock.unlock();
            call.first.run(meanwhile_);
            lock.lock();
        }
    }

    const std::thread::id owner_ = std::this_thread::get_id();
    std::function<void()> meanwhile_;
    std::mutex mutex_;
    std::condition_variable there_is_work_;
    std::condition_variable helper_is_done_;
    std::list<Helper> helpers_;
    bool closed_ = false;
};

KeptHelpers::KeptHelpers(int count, std::function<void()> meanwhile)
    : state_{std::make_unique<State>(count, std::move(meanwhile))} {}

KeptHelpers::~KeptHelpers() = default;

int KeptHelpers::count() const {
    return state_->count();
}

void KeptHelpers::run(int workers, const std::function<void(int)>& body) {
    state_->run(workers, body);
}

}  // namespace lawan

#endif
