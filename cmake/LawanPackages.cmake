# The libraries of other people. The names and versions of the Debian packages are in tools/packages.

set(THREADS_PREFER_PTHREAD_FLAG ON)

if(EMSCRIPTEN)
    # The headers of the build machine serve, but its /usr/include must not come along with them.
    set(borrowed "${PROJECT_BINARY_DIR}/borrowed-headers")
    file(MAKE_DIRECTORY "${borrowed}")
    foreach(header IN ITEMS fmt/core.h nlohmann/json.hpp)
        get_filename_component(folder "${header}" DIRECTORY)
        find_path(LAWAN_${folder}_PARENT "${header}" PATHS /usr/include /usr/local/include
                  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
        file(CREATE_LINK "${LAWAN_${folder}_PARENT}/${folder}" "${borrowed}/${folder}" SYMBOLIC)
    endforeach()

    add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
    target_include_directories(fmt::fmt INTERFACE "${borrowed}")
    target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY=1)
    add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED GLOBAL)
    target_include_directories(nlohmann_json::nlohmann_json INTERFACE "${borrowed}")
    set(LAWAN_TESTS ON)
    set(LAWAN_BENCH OFF)
    return()
endif()

find_package(Threads REQUIRED)
find_package(fmt 9 REQUIRED)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(CLI11 2.1 REQUIRED)
find_package(SQLiteCpp 3.2 REQUIRED)
find_package(Boost 1.81 REQUIRED)  # for Beast: its headers only

if(LAWAN_TESTS)
    if(LAWAN_TESTS STREQUAL "AUTO")
        find_package(GTest QUIET)
        find_package(rapidcheck QUIET)
        set(LAWAN_TESTS OFF)
        if(GTest_FOUND AND rapidcheck_FOUND)
            set(LAWAN_TESTS ON)
        endif()
    else()
        find_package(GTest REQUIRED)
        find_package(rapidcheck REQUIRED)
    endif()
endif()

if(LAWAN_BENCH)
    if(LAWAN_BENCH STREQUAL "AUTO")
        find_package(benchmark QUIET)
        set(LAWAN_BENCH ${benchmark_FOUND})
    else()
        find_package(benchmark REQUIRED)
    endif()
endif()
