# Several files of a target compiled as one: those of tests, of folders that wait, and of folders that
# ask for it (TOGETHER). They are short, and what they include and instantiate (matchers, JSON, options)
# is much the same, so this halves the time that they take to build. Names in the files of such a folder
# must be unique.

lawan_is_on(unity ${LAWAN_UNITY})

function(lawan_unity target)
    if(unity)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
endfunction()
