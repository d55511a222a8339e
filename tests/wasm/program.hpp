// Where a program begins. Clang 15 calls main() by a name that Emscripten 3.1.6 does not know.
#pragma once

extern "C" int run_program(int count, char** words) __asm__("main");
