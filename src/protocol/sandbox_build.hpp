// Puts the file system of a locked-in program together, in the supervisor's own namespaces.
#pragma once

#include <cstddef>
#include <cstdint>

#include "protocol/sandbox_plan.hpp"

namespace lawan {

// A plan in memory that the supervisor can read without allocating any.
struct SandboxOrders {
    struct Step {
        SandboxStepKind kind;
        const char* from;
        const char* at;
    };

    const Step* steps = nullptr;
    std::size_t size = 0;
    const char* root = nullptr;
    const char* folder = nullptr;
    std::uint64_t scratch_mib = 0;  // that each of its scratch folders holds
};

// What it was made of.
class SandboxMemory {
  public:
    SandboxMemory(SandboxPlan plan, std::uint64_t scratch_mib);
    SandboxMemory(const SandboxMemory&) = delete;
    SandboxMemory& operator=(const SandboxMemory&) = delete;

    [[nodiscard]] const SandboxOrders& orders() const { return orders_; }
    [[nodiscard]] char* const* environment() { return environment_.data(); }

  private:
    SandboxPlan plan_;
    std::vector<SandboxOrders::Step> steps_;
    std::vector<char*> environment_;
    SandboxOrders orders_;
};

// From here on this process sees the file system of the plan and no other. What holds then, of
// kOwnFiles and kOwnProcesses; 0 where the system does not allow it, with errno set, and then this
// process must end.
[[nodiscard]] int enter_sandbox(const SandboxOrders& orders);

// Bytes in the scratch folders.
[[nodiscard]] std::uint64_t scratch_bytes(const SandboxOrders& orders);

}  // namespace lawan
