// What is said of wrong input.
#pragma once

#include <string>

#include "core/input_error.hpp"

namespace lawan::test {

inline constexpr const char* kNoComplaint = "no complaint";

// The message of the InputError that the action throws.
template <class Action>
[[nodiscard]] std::string complaint_of(const Action& action) {
    try {
        action();
    } catch (const InputError& error) {
        return error.what();
    }
    return kNoComplaint;
}

}  // namespace lawan::test
