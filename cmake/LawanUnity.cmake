# Several files of a target compiled as one: those of tests, of folders that wait, and of folders that
# ask for it (TOGETHER). They are short, and what they include and instantiate (matchers, JSON, options)
# is much the same, so this halves the time that they take to build. Names in the files of such a folder
# must be unique. Of libraries, of which all is compiled before the first start, more are taken at a time
# than of tests, and most of what waits, where reading headers takes longer than all the rest: the 81 files of
# session/ take 39 CPU seconds in four units, and 25 in one. A compiler takes 1.5 GB for the largest, the server's
# and one of the command line. Whoever edits one file all day may prefer LAWAN_UNITY=OFF.

lawan_is_on(unity ${LAWAN_UNITY})

# lawan_unity(target [WAITS])
function(lawan_unity target)
    if(unity)
        get_target_property(kind ${target} TYPE)
        set(files 24)
        if(kind STREQUAL "EXECUTABLE")
            set(files 12)
        elseif("WAITS" IN_LIST ARGN)
            set(files 48)
        endif()
        if(LAWAN_UNITY STREQUAL "WHOLE")
            set(files 0)
        elseif(NOT kind STREQUAL "EXECUTABLE")  # about so many, in units of the same size
            get_target_property(sources ${target} SOURCES)
            list(LENGTH sources count)
            math(EXPR units "(${count} + ${files} / 2) / ${files}")
            if(units EQUAL 0)
                set(units 1)
            endif()
            math(EXPR files "(${count} + ${units} - 1) / ${units}")
        endif()
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${files})
    endif()
endfunction()
