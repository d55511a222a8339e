# Everything that a person may switch. AUTO means: decide from what is there.

set(LAWAN_TESTS AUTO CACHE STRING "Build the tests: ON, OFF or AUTO (if GoogleTest and rapidcheck are there)")
set(LAWAN_BENCH AUTO CACHE STRING "Build the benchmarks: ON, OFF or AUTO (if Google Benchmark is there)")
set(LAWAN_WERROR AUTO CACHE STRING "Warnings are errors: ON, OFF or AUTO (on the compilers that we test with)")
set(LAWAN_PCH AUTO CACHE STRING "Precompile common headers: ON, OFF or AUTO (with GCC or sanitizers)")
set(LAWAN_UNITY AUTO CACHE STRING "Compile several files of a folder as one: ON, OFF, WHOLE (all of them) or AUTO (with GCC or sanitizers)")
set(LAWAN_SANITIZE "" CACHE STRING "Sanitizers, for example address,undefined or thread")
set(LAWAN_MPI AUTO CACHE STRING "Tournaments over several machines: ON, OFF or AUTO (if mpicxx is there)")
set(LAWAN_PROCESSOR ANY CACHE STRING "x86-64 processors that a release must run on: ANY, those with AVX2, with AVX512, or like THIS one")
option(LAWAN_EDIT "Edit lines at the prompt, where libedit is there" ON)
option(LAWAN_NATIVE "Compile for the processor of this machine only" OFF)
option(LAWAN_CCACHE "Use ccache where it is installed" ON)
option(LAWAN_WASM_THREADS "With Emscripten: build with threads, which only isolated pages have" OFF)
option(LAWAN_PYTHON "Build the Python module of python/" OFF)
option(LAWAN_FUZZ "Build the fuzzers of tests/fuzz (Clang only)" OFF)
option(LAWAN_TREE_CHECKS "Register the tests of the source tree itself: format, layers, consumer" OFF)

foreach(option IN ITEMS LAWAN_TESTS LAWAN_BENCH LAWAN_WERROR LAWAN_PCH LAWAN_UNITY LAWAN_MPI)
    set_property(CACHE ${option} PROPERTY STRINGS ON OFF AUTO)
endforeach()
set_property(CACHE LAWAN_UNITY APPEND PROPERTY STRINGS WHOLE)
set(processors ANY AVX2 AVX512 THIS)
set_property(CACHE LAWAN_PROCESSOR PROPERTY STRINGS ${processors})
if(NOT LAWAN_PROCESSOR IN_LIST processors)  # a slip would make a program that runs on few machines
    message(FATAL_ERROR "LAWAN_PROCESSOR is ANY, AVX2, AVX512 or THIS, not '${LAWAN_PROCESSOR}'")
endif()

# What saves time by compiling files less for themselves: AUTO means with GCC, and with sanitizers. In a
# release with Clang each file stands for itself, so that a forgotten include comes to light.
function(lawan_is_on result value)
    if(value STREQUAL "AUTO")
        set(value OFF)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR LAWAN_SANITIZE)
            set(value ON)
        endif()
    endif()
    set(${result} ${value} PARENT_SCOPE)
endfunction()
