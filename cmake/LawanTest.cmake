# One GoogleTest program for each folder of tests/.
#
#   lawan_test_folder(search USES games)
#
# makes test_search of every *.cpp below tests/search and links it with src/search, with what that
# depends on, and with the folders after USES. New files are found without any edit. COMPUTES says that
# the tests themselves, and not only what they test, search for long.
#
# Each test is known to ctest by its name, with a label such as case.search. To start a program for each of
# some two thousand tests takes longer than most of them do, with sanitizers three times as long; so ctest
# knows each folder a second time, in a few parts with a label such as part.search. A run is of the one or of
# the other. It is one label because gtest_discover_tests() keeps only the first of several.
#
# A suite whose name ends in Slow (TEST(PerftSlow, Depth11)) gets the label slow, and runs only when
# slow tests are asked for. A folder in a folder, games/othello, becomes test_games_othello.

include(CheckLinkerFlag)
include(GoogleTest)

# Two dozen programs are linked, each with most of the library. The usual linker takes four times as long.
set(test_linker "")
if(NOT CMAKE_INTERPROCEDURAL_OPTIMIZATION)
    foreach(linker IN ITEMS lld gold)
        check_linker_flag(CXX -fuse-ld=${linker} LAWAN_LINKS_WITH_${linker})
        if(LAWAN_LINKS_WITH_${linker})
            set(test_linker -fuse-ld=${linker})
            break()
        endif()
    endforeach()
endif()

# The optimizer would take longer over the tests than they take to run, but for those that search
# themselves.
set(test_options "")
set(computing_test_options "")
if(CMAKE_BUILD_TYPE STREQUAL "Release")
    set(test_options -O0)
    set(computing_test_options -O1)
elseif(LAWAN_SANITIZE)
    set(test_options -O0)
endif()

set(test_headers
    <algorithm>
    <array>
    <chrono>
    <cstdint>
    <filesystem>
    <fstream>
    <functional>
    <map>
    <memory>
    <optional>
    <set>
    <sstream>
    <string>
    <string_view>
    <utility>
    <variant>
    <vector>
    <fmt/format.h>
    <gmock/gmock.h>
    <gtest/gtest.h>
    <rapidcheck/gtest.h>)

set(test_kinds test)
if(NOT test_options STREQUAL computing_test_options)
    list(APPEND test_kinds computing_test)
endif()
foreach(kind IN LISTS test_kinds)
    lawan_precompile(
        ${kind}
        LINK GTest::gmock rapidcheck fmt::fmt
        OPTIONS ${${kind}_options}
        HEADERS ${test_headers})
endforeach()

function(lawan_test_folder folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "COMPUTES" "" "USES;LINK")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp")
    if(NOT sources)
        return()
    endif()

    string(REPLACE "/" "_" program "${folder}")
    set(target test_${program})
    add_executable(${target} ${sources})
    target_link_libraries(
        ${target} PRIVATE lawan_flags lawan_test_support GTest::gmock GTest::gtest_main rapidcheck
                          ${arg_LINK})
    set(kind test)
    if(arg_COMPUTES AND computing_test IN_LIST test_kinds)
        set(kind computing_test)
    endif()
    target_link_options(${target} PRIVATE ${test_linker})
    target_compile_options(${target} PRIVATE ${${kind}_options})
    lawan_precompiled(${target} ${kind})
    lawan_unity(${target})
    foreach(other IN LISTS arg_USES ITEMS ${folder})
        lawan_folder_target(library ${other})
        if(TARGET ${library})
            target_link_libraries(${target} PRIVATE ${library})
        endif()
    endforeach()

    set(slow "*Slow.*:*Slow/*")
    set(common DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60 NO_PRETTY_VALUES TEST_PREFIX "${folder}.")
    gtest_discover_tests(
        ${target} ${common} TEST_FILTER "-${slow}"
        TEST_LIST ${target}_quick
        PROPERTIES TIMEOUT 300 LABELS case.${folder})
    gtest_discover_tests(
        ${target} ${common} TEST_FILTER "${slow}"
        TEST_LIST ${target}_slow
        PROPERTIES TIMEOUT 1800 LABELS slow)
    list(LENGTH sources files)
    lawan_test_parts(${folder} "-${slow}" "${files}")
endfunction()

# GoogleTest deals the tests out to the parts in turn. What it reports of them, test by test, goes to
# Testing/parts in the build folder.
function(lawan_test_parts folder filter files)
    string(REPLACE "/" "_" program "${folder}")
    math(EXPR parts "${files} / 3 + 2")
    foreach(part RANGE 1 ${parts})
        set(name "part.${program}.${part}")
        math(EXPR index "${part} - 1")
        add_test(NAME ${name} COMMAND test_${program} "--gtest_filter=${filter}"
                                      "--gtest_output=xml:${PROJECT_BINARY_DIR}/Testing/parts/${name}.xml")
        set_tests_properties(
            ${name} PROPERTIES LABELS part.${folder} TIMEOUT 1800 ENVIRONMENT
                               "GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${index}")
    endforeach()
endfunction()
