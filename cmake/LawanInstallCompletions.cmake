# Runs at install time: the program writes its own shell completions. Without them the rest is
# installed all the same.
foreach(place IN ITEMS
        bash:bash-completion/completions/lawan zsh:zsh/site-functions/_lawan
        fish:fish/vendor_completions.d/lawan.fish)
    string(REGEX MATCH "^([a-z]+):(.*)$" matched "${place}")
    set(shell "${CMAKE_MATCH_1}")
    set(target "${CMAKE_INSTALL_PREFIX}/${LAWAN_DATADIR}/${CMAKE_MATCH_2}")
    execute_process(
        COMMAND "${LAWAN_PROGRAM}" completion ${shell}
        OUTPUT_VARIABLE completion RESULT_VARIABLE result TIMEOUT 10 ERROR_QUIET)
    if(result EQUAL 0 AND completion MATCHES "complet|compdef")
        message(STATUS "Installing: $ENV{DESTDIR}${target}")
        file(WRITE "$ENV{DESTDIR}${target}" "${completion}")
    else()
        message(STATUS "No ${shell} completions: this build of lawan does not write them")
    endif()
endforeach()
