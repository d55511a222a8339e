# One target for each folder of src/.
#
#   lawan_folder(play DEPENDS core LINK fmt::fmt)
#
# makes lawan_play (Lawan::play) of every *.cpp below src/play: a static library, or an interface
# library while there are only headers, or nothing at all. New files are found without any edit. A folder
# in a folder, games/othello/rules, becomes lawan_games_othello_rules.
#
#   DEPENDS      folders that this one may include from; they must stand above it in src/FOLDERS
#   LINK         libraries that only the *.cpp files use
#   PUBLIC_LINK  libraries that the headers show as well
#   NATIVE_ONLY  not for WebAssembly (threads, processes, sockets)
#   NO_INSTALL   not part of the installed library
#   EXCLUDE      files and folders of the folder that do not belong to the library
#   TOGETHER     its files may be compiled several at a time: their names are unique (LawanUnity.cmake)
#   WAITS        for people, files and engines, and computes little itself: the optimizer would take
#                longer over it than it could ever save
#   COMPUTE      files of a folder that waits which compute after all, as regular expressions
#   WAITING      files of a folder that computes which wait after all, as regular expressions

set(LAWAN_LIBRARY_FOLDERS "" CACHE INTERNAL "The folders that became a target")
set(LAWAN_INSTALLED_FOLDERS "" CACHE INTERNAL "The folders that are installed")

function(lawan_folder folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "NATIVE_ONLY;NO_INSTALL;TOGETHER;WAITS" "" "DEPENDS;LINK;PUBLIC_LINK;EXCLUDE;COMPUTE;WAITING")
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "lawan_folder(${folder}): what is ${arg_UNPARSED_ARGUMENTS}?")
    endif()
    if(arg_NATIVE_ONLY AND EMSCRIPTEN)
        return()
    endif()

    lawan_folder_target(target ${folder})
    set(root "${PROJECT_SOURCE_DIR}/src/${folder}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${root}/*.cpp")
    foreach(excluded IN LISTS arg_EXCLUDE)
        list(FILTER sources EXCLUDE REGEX "^${root}/${excluded}(/|$)")
    endforeach()
    lawan_take(sources ${target}_waiting waiting "${root}" "${arg_WAITING}" "${arg_LINK}")
    lawan_take(sources ${target}_computing common "${root}" "${arg_COMPUTE}" "${arg_LINK}")
    if(TARGET ${target}_generated)
        list(APPEND sources $<TARGET_OBJECTS:${target}_generated>)
    endif()

    if(sources)
        add_library(${target} STATIC ${sources})
        set(visible PUBLIC)
        target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:lawan_flags>)
        foreach(library IN LISTS arg_LINK)
            lawan_link_quietly(${target} ${library})
        endforeach()
        if(arg_TOGETHER)
            lawan_unity(${target})
        endif()
        if(arg_WAITS)
            target_compile_options(${target} PRIVATE ${LAWAN_WAITING_OPTIONS})
            lawan_precompiled(${target} waiting)
            lawan_unity(${target} WAITS)
        elseif("fmt::fmt" IN_LIST arg_LINK)
            lawan_precompiled(${target} common)
        endif()
    else()
        add_library(${target} INTERFACE)
        set(visible INTERFACE)
    endif()
    string(REPLACE "/" "_" name "${folder}")
    add_library(Lawan::${name} ALIAS ${target})
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    target_compile_features(${target} ${visible} cxx_std_20)
    target_include_directories(
        ${target} ${visible} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/lawan>)
    target_link_libraries(${target} ${visible} ${arg_PUBLIC_LINK})
    foreach(other IN LISTS arg_DEPENDS)
        lawan_folder_is_above(above ${other} ${folder})
        if(NOT above)
            message(FATAL_ERROR "src/${folder}/CMakeLists.txt depends on ${other}, "
                                "which is no folder above ${folder} in src/FOLDERS")
        endif()
        lawan_folder_target(library ${other})
        target_link_libraries(${target} ${visible} ${library})
    endforeach()

    set_property(CACHE LAWAN_LIBRARY_FOLDERS APPEND PROPERTY VALUE ${folder})
    if(NOT arg_NO_INSTALL)
        set_property(CACHE LAWAN_INSTALLED_FOLDERS APPEND PROPERTY VALUE ${folder})
    endif()
endfunction()

# Takes the files that wait, or compute, unlike the others out of the list, and puts in what they are compiled
# to, with precompiled headers and a level of optimization of their own.
function(lawan_take files target headers root patterns libraries)
    set(taken "")
    set(others ${${files}})
    foreach(pattern IN LISTS patterns)
        set(found ${others})
        list(FILTER found INCLUDE REGEX "^${root}/${pattern}$")
        list(FILTER others EXCLUDE REGEX "^${root}/${pattern}$")
        list(APPEND taken ${found})
    endforeach()
    if(taken)
        add_library(${target} OBJECT ${taken})
        target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/src")
        target_link_libraries(${target} PRIVATE lawan_flags ${libraries})
        lawan_precompiled(${target} ${headers})
        if(headers STREQUAL "waiting")
            target_link_libraries(${target} PRIVATE nlohmann_json::nlohmann_json)  # for the precompiled header
            target_compile_options(${target} PRIVATE ${LAWAN_WAITING_OPTIONS})
            lawan_unity(${target} WAITS)
        else()
            target_compile_options(${target} PRIVATE ${LAWAN_COMPUTING_OPTIONS})
            lawan_unity(${target})
        endif()
        set(${files} ${others} $<TARGET_OBJECTS:${target}> PARENT_SCOPE)
    endif()
endfunction()

# Does src/FOLDERS name the one folder before the other? Of folders in the same folder, does the one have a target?
function(lawan_folder_is_above result one other)
    string(REGEX REPLACE "/.*" "" outer_one "${one}")
    string(REGEX REPLACE "/.*" "" outer_other "${other}")
    set(${result} FALSE PARENT_SCOPE)
    if(outer_one STREQUAL outer_other)
        lawan_folder_target(library ${one})
        if(TARGET ${library})
            set(${result} TRUE PARENT_SCOPE)
        endif()
        return()
    endif()
    file(STRINGS "${PROJECT_SOURCE_DIR}/src/FOLDERS" folders)
    list(FIND folders ${outer_one} place_of_one)
    list(FIND folders ${outer_other} place_of_other)
    if(place_of_one GREATER_EQUAL 0 AND place_of_one LESS place_of_other)
        set(${result} TRUE PARENT_SCOPE)
    endif()
endfunction()

function(lawan_folder_target result folder)
    string(REPLACE "/" "_" name "${folder}")
    set(${result} lawan_${name} PARENT_SCOPE)
endfunction()

# Links for our own *.cpp files. A library of headers only leaves no trace in the installed package.
function(lawan_link_quietly target library)
    set(kind "")
    if(TARGET ${library})
        get_target_property(kind ${library} TYPE)
    endif()
    if(kind STREQUAL "INTERFACE_LIBRARY")
        target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:${library}>)
    else()
        target_link_libraries(${target} PRIVATE ${library})
    endif()
endfunction()
