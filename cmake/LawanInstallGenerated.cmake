# Runs at install time: the program writes its own shell completions and manual pages. Without them the
# rest is installed all the same.

# What the program answers, in the language of the repository.
function(ask_lawan result)
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C.UTF-8 "${LAWAN_PROGRAM}" ${ARGN}
        OUTPUT_VARIABLE answer RESULT_VARIABLE code TIMEOUT 10 ERROR_QUIET)
    if(NOT code EQUAL 0)
        set(answer "")
    endif()
    set(${result} "${answer}" PARENT_SCOPE)
endfunction()

function(install_text place text)
    set(target "${CMAKE_INSTALL_PREFIX}/${LAWAN_DATADIR}/${place}")
    message(STATUS "Installing: $ENV{DESTDIR}${target}")
    file(WRITE "$ENV{DESTDIR}${target}" "${text}")
endfunction()

# Without a name and a date in it, so that the same page is the same file.
function(install_compressed place text)
    install_text("${place}" "${text}")
    find_program(gzip gzip)
    if(gzip)
        execute_process(
            COMMAND "${gzip}" -9nf "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/${LAWAN_DATADIR}/${place}")
    endif()
endfunction()

foreach(place IN ITEMS
        bash:bash-completion/completions/lawan zsh:zsh/site-functions/_lawan
        fish:fish/vendor_completions.d/lawan.fish)
    string(REGEX MATCH "^([a-z]+):(.*)$" matched "${place}")
    set(where "${CMAKE_MATCH_2}")
    set(shell "${CMAKE_MATCH_1}")
    ask_lawan(completion completion ${shell})
    if(completion MATCHES "complet|compdef")
        install_text("${where}" "${completion}")
    else()
        message(STATUS "No ${shell} completions: this build of lawan does not write them")
    endif()
endforeach()

ask_lawan(reference help --markdown)
string(REGEX MATCHALL "\n## lawan [a-z-]+" headings "${reference}")
foreach(language IN ITEMS en id)
    set(folder man/man1)
    if(language STREQUAL "id")
        set(folder man/id/man1)
    endif()
    ask_lawan(page --lang ${language} help --man)
    if(page)
        install_compressed("${folder}/lawan.1" "${page}")
    endif()
    foreach(heading IN LISTS headings)
        string(REPLACE "\n## lawan " "" command "${heading}")
        ask_lawan(page --lang ${language} help --man ${command})
        install_compressed("${folder}/lawan-${command}.1" "${page}")
    endforeach()
endforeach()

file(READ "${LAWAN_SOURCE}/CHANGELOG.md" changes)
install_compressed(doc/lawan/changelog "${changes}")
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)  # SOURCE_DATE_EPOCH, where it is set
install_compressed(doc/lawan/changelog.Debian
    "lawan (${LAWAN_VERSION}-1) unstable; urgency=medium\n\n  * What changed is told in changelog.gz.\n\n -- ${LAWAN_PACKAGE_MAINTAINER}  ${now}\n")
