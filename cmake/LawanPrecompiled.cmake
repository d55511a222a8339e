# Headers of others that most files include, compiled once for all targets.
#
#   lawan_precompile(common LINK fmt::fmt HEADERS <vector> <fmt/format.h>)
#   lawan_precompiled(lawan_games common)
#
# A file with flags of its own that do not go with it is compiled without.

lawan_is_on(precompile ${LAWAN_PCH})

set(CMAKE_PCH_WARN_INVALID OFF)

# Takes the flags of lawan_flags, so these must be complete before.
function(lawan_precompile name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;LINK;OPTIONS")
    if(NOT precompile)
        return()
    endif()
    set(source "${PROJECT_BINARY_DIR}/precompiled/${name}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Nothing but the precompiled headers.\n")
    add_library(lawan_precompiled_${name} OBJECT "${source}")
    target_link_libraries(lawan_precompiled_${name} PRIVATE lawan_flags ${arg_LINK})
    target_compile_options(lawan_precompiled_${name} PRIVATE ${arg_OPTIONS})
    target_precompile_headers(lawan_precompiled_${name} PRIVATE ${arg_HEADERS})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")  # for ccache
        target_compile_options(lawan_precompiled_${name} PRIVATE -fpch-preprocess)
    endif()
endfunction()

function(lawan_precompiled target name)
    if(TARGET lawan_precompiled_${name})
        target_precompile_headers(${target} REUSE_FROM lawan_precompiled_${name})
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            target_compile_options(${target} PRIVATE -fpch-preprocess)
        endif()
    endif()
endfunction()

set(common_headers
    <algorithm>
    <array>
    <chrono>
    <cmath>
    <cstdint>
    <functional>
    <map>
    <memory>
    <optional>
    <stdexcept>
    <string>
    <string_view>
    <utility>
    <variant>
    <vector>
    <fmt/format.h>)

lawan_precompile(common LINK fmt::fmt HEADERS ${common_headers})

# For the folders that wait (LawanFolder.cmake). One header is for one level of optimization.
set(LAWAN_WAITING_OPTIONS "")
set(LAWAN_COMPUTING_OPTIONS "")
if(EMSCRIPTEN)
    set(LAWAN_WAITING_OPTIONS -Oz)  # a page waits for its engine's bytes
    set(LAWAN_COMPUTING_OPTIONS -Oz)
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    set(LAWAN_WAITING_OPTIONS -O1)
elseif(LAWAN_SANITIZE)
    set(LAWAN_WAITING_OPTIONS -O0)
endif()
lawan_precompile(
    waiting
    LINK fmt::fmt nlohmann_json::nlohmann_json
    OPTIONS ${LAWAN_WAITING_OPTIONS}
    HEADERS ${common_headers} <filesystem> <fstream> <mutex> <set> <sstream> <nlohmann/json.hpp>)
