# Writes version.cpp, the definitions of core/version.hpp. Every build asks git again, but the file
# is only touched when the answer is another one: then one small file is compiled.

if(CMAKE_SCRIPT_MODE_FILE)
    set(revision "")
    if(GIT)
        execute_process(
            COMMAND "${CMAKE_COMMAND}" -E env GIT_OPTIONAL_LOCKS=0 "${GIT}" -C "${SOURCE}" describe
                    --always --dirty --tags
            OUTPUT_VARIABLE revision OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    endif()
    configure_file("${CMAKE_CURRENT_LIST_DIR}/version.cpp.in" "${OUTPUT}" @ONLY)
    return()
endif()

find_program(LAWAN_GIT git)
mark_as_advanced(LAWAN_GIT)
set(git "")
if(LAWAN_GIT AND EXISTS "${PROJECT_SOURCE_DIR}/.git")
    set(git "${LAWAN_GIT}")
endif()

set(generated "${PROJECT_BINARY_DIR}/generated/core/version.cpp")
set(kind "${CMAKE_BUILD_TYPE}")
if(LAWAN_COMPILED_FOR)
    string(APPEND kind " for ${LAWAN_COMPILED_FOR}")
endif()
set(write_version
    "${CMAKE_COMMAND}" "-DGIT=${git}" "-DSOURCE=${PROJECT_SOURCE_DIR}" "-DOUTPUT=${generated}"
    "-Dversion=${PROJECT_VERSION}"
    "-Dcompiler=${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION}, ${kind}" -P
    "${CMAKE_CURRENT_LIST_FILE}")
add_custom_target(
    lawan_write_version
    COMMAND ${write_version}
    BYPRODUCTS "${generated}"
    COMMENT "Asking git for the revision"
    VERBATIM)

add_library(lawan_core_generated OBJECT "${generated}")
add_dependencies(lawan_core_generated lawan_write_version)
target_include_directories(lawan_core_generated PRIVATE "${PROJECT_SOURCE_DIR}/src")
target_link_libraries(lawan_core_generated PRIVATE lawan_flags)
