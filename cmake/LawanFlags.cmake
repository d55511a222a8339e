# The flags that every file of ours is compiled with: the target lawan_flags.
# They stay in this build; a program that uses the installed library does not inherit them.

add_library(lawan_flags INTERFACE)

# The same numbers on every compiler and machine: no fused multiply-adds behind our back.
target_compile_options(lawan_flags INTERFACE -ffp-contract=off -Wall -Wextra -Wpedantic)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(lawan_flags INTERFACE -Wno-restrict)  # a false alarm of GCC 12
    # What these say depends on how much was inlined, and is often wrong with sanitizers: shown, but
    # no errors.
    target_compile_options(
        lawan_flags INTERFACE -Wno-error=maybe-uninitialized -Wno-error=array-bounds
                              -Wno-error=stringop-overflow -Wno-error=stringop-overread)
endif()

# GCC looks for garbage each time its heap has grown from 128 MB on. Where there is memory enough it begins
# later, and takes about a tenth less time, and a fifth more memory. What it makes is the same.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY)  # in MiB
    cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
    math(EXPR for_each "${memory} / ${cores}")
    if(for_each GREATER 3000)
        target_compile_options(lawan_flags INTERFACE --param=ggc-min-heapsize=1000000)  # in KiB
    endif()
endif()

# What is compiled for the program serves the Python module as well, which is a shared library. With hidden
# names the code is what it would be in a program: calls are direct, and functions are inlined.
if(NOT EMSCRIPTEN)
    target_compile_options(lawan_flags INTERFACE -fPIC -fvisibility=hidden -fvisibility-inlines-hidden)
endif()

# A class in a part that is compiled several times (LawanVersions.cmake) has several tables of virtual
# functions. Newer Clangs compare their addresses unless told otherwise.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 17)
    target_compile_options(lawan_flags INTERFACE -fno-assume-unique-vtables)
endif()

set(surroundings "")  # of the compiler
if(EMSCRIPTEN)
    # Exceptions of WebAssembly itself: those that go through JavaScript make every call slower. All
    # browsers since 2022 have them, and since 2023 the instructions on 128 bits.
    # The light engine is for the others.
    if(LAWAN_WASM_LIGHT)
        target_compile_options(lawan_flags INTERFACE -fexceptions)
        target_link_options(lawan_flags INTERFACE -fexceptions)
    else()
        target_compile_options(lawan_flags INTERFACE -fwasm-exceptions -msimd128)
        target_link_options(lawan_flags INTERFACE -fwasm-exceptions)
    endif()
    if(LAWAN_WASM_THREADS)
        target_compile_options(lawan_flags INTERFACE -pthread)
        target_link_options(lawan_flags INTERFACE -pthread)
        # Up to Clang 14 all threads write where they catch an exception into one place, which Emscripten's
        # library has for each thread: nothing is caught. Emscripten takes a later Clang beside its own.
        if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
            find_program(LAWAN_CLANG_15 clang++-15 REQUIRED)
            list(APPEND surroundings EM_CLANG_ADD_VERSION=15)
        endif()
    endif()
    # Debian's Emscripten does not find the Node modules that it links with by itself.
    set(linking ${surroundings})
    if(EXISTS /usr/share/nodejs)
        list(APPEND linking NODE_PATH=/usr/share/nodejs)
    endif()
    if(linking)
        list(JOIN linking " " linking)
        set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env ${linking}")
    endif()
endif()

# Newer compilers invent new warnings, and a user must not stumble over them. So AUTO turns
# warnings into errors only on the compilers that the code is known to be clean on.
set(werror ${LAWAN_WERROR})
if(werror STREQUAL "AUTO")
    set(werror OFF)
    string(REGEX MATCH "^[0-9]+" compiler_major "${CMAKE_CXX_COMPILER_VERSION}")
    if("${CMAKE_CXX_COMPILER_ID} ${compiler_major}" MATCHES "^(GNU 12|Clang 14)$")
        set(werror ON)
    endif()
endif()
if(werror)
    target_compile_options(lawan_flags INTERFACE -Werror)
endif()

if(LAWAN_SANITIZE)
    set(sanitize -fsanitize=${LAWAN_SANITIZE} -fno-omit-frame-pointer)
    if(LAWAN_SANITIZE MATCHES "undefined")
        list(APPEND sanitize -fno-sanitize-recover=undefined)
        # Checks at every use of a pointer take up to half the time of compiling. The address sanitizer
        # stops at null pointers and overruns as well; wrong alignment, wrong dynamic types and
        # overflowing pointers only the fuzzers see, which keep all checks.
        if(LAWAN_SANITIZE MATCHES "address" AND NOT LAWAN_FUZZ)
            list(APPEND sanitize -fno-sanitize=null,alignment,object-size,vptr,pointer-overflow
                 -fno-sanitize=nonnull-attribute,returns-nonnull-attribute)
        endif()
    endif()
    target_compile_options(lawan_flags INTERFACE ${sanitize})
    target_link_options(lawan_flags INTERFACE ${sanitize})
    target_compile_definitions(lawan_flags INTERFACE _GLIBCXX_ASSERTIONS)
    if(LAWAN_SANITIZE MATCHES "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(lawan_flags INTERFACE -Wno-error=tsan)
    endif()
endif()

if(LAWAN_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        message(FATAL_ERROR "LAWAN_FUZZ needs Clang; use the preset fuzz")
    endif()
    target_compile_options(lawan_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(LAWAN_NATIVE)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm)")
        target_compile_options(lawan_flags INTERFACE -mcpu=native)
    else()
        target_compile_options(lawan_flags INTERFACE -march=native)
    endif()
endif()

# The same for every file, so that one precompiled header serves them all.
if(NOT EMSCRIPTEN)
    target_compile_options(lawan_flags INTERFACE -pthread)
endif()

# ccache saves time where it works. A ccache that cannot write its cache must not stop a build. It does not know
# em++, which starts it before the Clang that it calls itself.
if(LAWAN_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(LAWAN_CCACHE_PROGRAM ccache)
    mark_as_advanced(LAWAN_CCACHE_PROGRAM)
    if(LAWAN_CCACHE_PROGRAM)
        set(probe "${PROJECT_BINARY_DIR}/CMakeFiles/ccache_probe")
        file(WRITE "${probe}.cpp" "int probe;\n")
        set(cached "${LAWAN_CCACHE_PROGRAM}")
        if(EMSCRIPTEN)
            set(cached EM_COMPILER_WRAPPER=${LAWAN_CCACHE_PROGRAM})
        endif()
        execute_process(
            COMMAND "${CMAKE_COMMAND}" -E env "${cached}" "${CMAKE_CXX_COMPILER}" -c "${probe}.cpp" -o "${probe}.o"
            RESULT_VARIABLE result OUTPUT_QUIET ERROR_QUIET)
        if(result EQUAL 0)
            # Without the first it does not look into files that use a precompiled header; how much memory
            # a compiler may take changes nothing of what it makes.
            list(APPEND surroundings CCACHE_SLOPPINESS=pch_defines,time_macros
                 CCACHE_IGNOREOPTIONS=--param=ggc-min-heapsize=* "${cached}")
        endif()
    endif()
endif()
if(surroundings)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env ${surroundings} ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()
