#pragma once

namespace lawan::othello {

[[nodiscard]] bool kernel_judges_as_plain_sums_do();

}  // namespace lawan::othello
