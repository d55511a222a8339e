# Several files of a target compiled as one. Test files are short, and what they include and
# instantiate (matchers above all) is much the same, so this halves the time that the tests take to
# build.

lawan_is_on(unity ${LAWAN_UNITY})

function(lawan_unity target)
    if(unity)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    endif()
endfunction()
