# Files of a folder compiled once more for processors that can do more than every one of their kind.
#
#   lawan_versions(games/othello FILES version.cpp engine/*.cpp FOR AVX2)
#
# adds them to the library of the folder, each version as one object file. The folder's module.cpp, or the file after
# CHOSEN_IN, is told by LAWAN_WITH_AVX2 which there are. Code that only some processors
# can run must not be found by the rest of the program: the linker keeps one copy of an inline function, and
# might keep this one. So everything in that object file is made local but the namespace of the version
# (LAWAN_VERSION in module/game_version.hpp), through which the program enters it.
#
# With LAWAN_PROCESSOR the program is for processors that have AVX2, or are like this one. Then everything is
# compiled for AVX2 at once instead of parts of it twice, and what such a processor would never run is left out.
# Such a program does not run on other processors; ${PROJECT_BINARY_DIR}/processor lists what it needs, by
# the names of /proc/cpuinfo.

# What LawanVersions' options let the compiler use, as core/instructions.cpp asks for it.
set(LAWAN_AVX2_NEEDS avx2 bmi1 bmi2 popcnt abm)
set(LAWAN_AVX512_NEEDS ${LAWAN_AVX2_NEEDS} avx512f avx512bw avx512cd avx512dq avx512vl)

# The kind of processor that this machine has: AVX512, AVX2 or BASIC; ANY where it cannot be asked.
function(lawan_this_processor result)
    set(has "")
    if(EXISTS /proc/cpuinfo AND NOT CMAKE_CROSSCOMPILING)
        file(STRINGS /proc/cpuinfo has LIMIT_COUNT 1 REGEX "^flags")
    endif()
    if(NOT has)
        set(${result} ANY PARENT_SCOPE)
        return()
    endif()
    string(REGEX MATCHALL "[a-z0-9_]+" has "${has}")
    set(${result} BASIC PARENT_SCOPE)
    foreach(kind IN ITEMS AVX512 AVX2)
        set(missing ${LAWAN_${kind}_NEEDS})
        list(REMOVE_ITEM missing ${has})
        if(NOT missing)
            set(${result} ${kind} PARENT_SCOPE)
            return()
        endif()
    endforeach()
endfunction()

set(LAWAN_COMPILED_FOR "")  # processors that can do more than every one of their kind, where only for these
set(needs "")
set(LAWAN_VERSIONS "")  # that this build makes where a folder asks for them
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(LAWAN_AVX2_OPTIONS -mavx2 -mbmi -mbmi2 -mpopcnt -mlzcnt)
    set(LAWAN_AVX512_OPTIONS ${LAWAN_AVX2_OPTIONS} -mavx512f -mavx512bw -mavx512cd -mavx512dq -mavx512vl
                             -mtune=icelake-server)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        list(APPEND LAWAN_AVX512_OPTIONS -Wno-uninitialized)  # a false alarm of GCC 12 in its own header (its bug 105593)
    endif()
    # Nothing is gained where all is compiled for one processor, or speed is not what a build is for.
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT LAWAN_NATIVE AND NOT LAWAN_SANITIZE AND NOT LAWAN_FUZZ)
        set(LAWAN_VERSIONS AVX2 AVX512)
        set(processor ${LAWAN_PROCESSOR})
        if(processor STREQUAL "THIS")
            lawan_this_processor(processor)
        endif()
        if(NOT processor STREQUAL "ANY")
            list(REMOVE_ITEM LAWAN_VERSIONS AVX2)
            target_compile_definitions(lawan_flags INTERFACE LAWAN_WITHOUT_AVX2)
            if(NOT processor STREQUAL "AVX512")
                list(REMOVE_ITEM LAWAN_VERSIONS AVX512)
                target_compile_definitions(lawan_flags INTERFACE LAWAN_WITHOUT_AVX512)
            endif()
            if(NOT processor STREQUAL "BASIC")
                target_compile_options(lawan_flags INTERFACE ${LAWAN_AVX2_OPTIONS})
                set(LAWAN_COMPILED_FOR AVX2)
                set(needs ${LAWAN_AVX2_NEEDS})
            endif()
        endif()
    endif()
endif()
list(JOIN needs " " needs)
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/processor" CONTENT "${needs}\n")

function(lawan_versions folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "CHOSEN_IN" "FILES;FOR")
    if(NOT arg_CHOSEN_IN)
        set(arg_CHOSEN_IN module.cpp)
    endif()
    lawan_folder_target(target ${folder})
    set(root "${PROJECT_SOURCE_DIR}/src/${folder}")
    list(TRANSFORM arg_FILES PREPEND "${root}/")
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${arg_FILES})
    foreach(instructions IN LISTS arg_FOR)
        if(NOT instructions IN_LIST LAWAN_VERSIONS)
            continue()
        endif()
        string(TOLOWER "for_${instructions}" version)
        set(objects ${target}_${version})
        add_library(${objects} OBJECT ${files})
        target_include_directories(${objects} PRIVATE "${PROJECT_SOURCE_DIR}/src")
        target_link_libraries(${objects} PRIVATE lawan_flags fmt::fmt)
        target_compile_definitions(${objects} PRIVATE LAWAN_VERSION=${version})
        set(options ${LAWAN_${instructions}_OPTIONS})
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            list(APPEND options -fno-gnu-unique)  # such names cannot be made local
        endif()
        target_compile_options(${objects} PRIVATE ${options})
        lawan_unity(${objects})
        # Several games have one for AVX2; for what has few files it would take longer than it saves.
        if(instructions STREQUAL "AVX2")
            if(NOT TARGET lawan_precompiled_${version})
                lawan_precompile(${version} LINK fmt::fmt OPTIONS ${options} HEADERS ${common_headers})
            endif()
            lawan_precompiled(${objects} ${version})
        endif()

        set(whole "${CMAKE_CURRENT_BINARY_DIR}/${objects}.o")
        add_custom_command(
            OUTPUT "${whole}"
            COMMAND "${CMAKE_LINKER}" -r --force-group-allocation -o "${whole}" $<TARGET_OBJECTS:${objects}>
            COMMAND "${CMAKE_OBJCOPY}" --wildcard "--keep-global-symbol=_ZN*${version}*" "${whole}"
            DEPENDS ${objects} $<TARGET_OBJECTS:${objects}>
            COMMAND_EXPAND_LISTS VERBATIM
            COMMENT "Joining ${objects}")
        # A target of its own, for a command of the library's would wait for all libraries below it, and the units
        # of all libraries above would wait for the command.
        add_custom_target(${objects}_joined DEPENDS "${whole}")
        add_dependencies(${target} ${objects}_joined)
        target_sources(${target} PRIVATE "${whole}")
        set_source_files_properties("${whole}" PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
        set_property(SOURCE "${root}/${arg_CHOSEN_IN}" APPEND PROPERTY COMPILE_DEFINITIONS LAWAN_WITH_${instructions})
    endforeach()
endfunction()
