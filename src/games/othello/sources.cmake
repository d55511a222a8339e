# Each of these defines which kernel it is before it includes it.
file(GLOB kernels CONFIGURE_DEPENDS othello/engine/kernel_*.cpp)
set_source_files_properties(${kernels} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

# The kernel is compiled once more for processors that can do more; which one runs is decided when the
# program starts.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND NOT EMSCRIPTEN)
    set(avx2 -mavx2 -mbmi -mbmi2 -mpopcnt -mlzcnt)
    set(avx512 ${avx2} -mavx512f -mavx512bw -mavx512cd -mavx512dq -mavx512vl -mtune=icelake-server)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        list(APPEND avx512 -Wno-uninitialized)  # a false alarm of GCC 12 in its own header (its bug 105593)
    endif()
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
