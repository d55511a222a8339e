# Several files of a target compiled as one. Test files are short, and what they include and
# instantiate (matchers above all) is much the same, so this halves the time that the tests take to
# build. With Clang each file stands for itself, so that none leans on what another includes.

set(unity ${LAWAN_UNITY})
if(unity STREQUAL "AUTO")
    set(unity OFF)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        set(unity ON)
    endif()
endif()

function(lawan_unity target)
    if(unity)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    endif()
endfunction()
