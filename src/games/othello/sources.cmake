# The rules as counts of lines use them are compiled once more for processors that can do more
# (LawanVersions.cmake), and so is the kernel of the search, of which each version is a file; which one runs is
# decided when the program starts.
set(versioned version.cpp)
set(versioned_for AVX2 AVX512)
file(GLOB kernels CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" othello/engine/kernel_*.cpp)
set_source_files_properties(${kernels} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND NOT EMSCRIPTEN)
    set(avx2 ${LAWAN_AVX2_OPTIONS})
    set(avx512 ${LAWAN_AVX512_OPTIONS})
    set_source_files_properties(
        othello/engine/kernel_avx2.cpp othello/engine/kernel_six_avx2.cpp
        PROPERTIES COMPILE_OPTIONS "${avx2}" SKIP_PRECOMPILE_HEADERS ON)
    set_source_files_properties(othello/engine/kernel_avx512.cpp PROPERTIES COMPILE_OPTIONS "${avx512}"
                                                                            SKIP_PRECOMPILE_HEADERS ON)
endif()

set_source_files_properties(
    othello/engine/weights.cpp
    PROPERTIES COMPILE_DEFINITIONS
               "LAWAN_INSTALLED_DATA=\"${CMAKE_INSTALL_FULL_DATADIR}/lawan\";LAWAN_SOURCE_DATA=\"${PROJECT_SOURCE_DIR}/data\"")

# The experiments.
set(experiments "papers/(as_printed|corners|experiments|games_played|nodes|printed|table_[23])\\.cpp")
