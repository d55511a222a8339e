// What happens later: the sessions' clock, on the server's event loop.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "core/limits.hpp"
#include "session/services.hpp"

namespace lawan::server {

class AsioTimer final : public session::Timer {
  public:
    explicit AsioTimer(boost::asio::io_context& io) : io_{io} {}

    void later(Seconds delay, std::function<void()> what) override {
        const auto timer = std::make_shared<boost::asio::steady_timer>(io_);
        timer->expires_after(
            std::chrono::duration_cast<boost::asio::steady_timer::duration>(delay));
        timer->async_wait([timer, what = std::move(what)](boost::system::error_code error) {
            if (!error) what();
        });
    }
    [[nodiscard]] Seconds now() const override {
        return std::chrono::steady_clock::now().time_since_epoch();
    }

  private:
    boost::asio::io_context& io_;
};

}  // namespace lawan::server
