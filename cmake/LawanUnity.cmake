# Several files of a target compiled as one: those of tests, of folders that wait, and of folders that
# ask for it (TOGETHER). They are short, and what they include and instantiate (matchers, JSON, options)
# is much the same, so this halves the time that they take to build. Names in the files of such a folder
# must be unique. Of libraries, of which all is compiled before the first start, more are taken at a time
# than of tests: two units of session/ as one took three fifths of their time. A compiler takes about 0.7 GB
# for one, and 1.3 GB for the server's.

lawan_is_on(unity ${LAWAN_UNITY})

function(lawan_unity target)
    if(unity)
        get_target_property(kind ${target} TYPE)
        set(files 24)
        if(kind STREQUAL "EXECUTABLE")
            set(files 12)
        endif()
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${files})
    endif()
endfunction()
