// Marks small functions that the kernels share with the rest of the engine. Without it the linker
// could keep the copy of a kernel that only some processors can run, and let all others call it.
#pragma once

#define LAWAN_IN_EACH_KERNEL __attribute__((always_inline))
