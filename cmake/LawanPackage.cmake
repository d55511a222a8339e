# cpack: a Debian package of what users need (cpack -G DEB), and the sources
# (cpack -G TGZ --config CPackSourceConfig.cmake).

set(CPACK_PACKAGE_NAME lawan)
set(CPACK_PACKAGE_VENDOR "the authors of Lawan")
# The project has no address: example.org is reserved for such names (RFC 2606). Whoever builds packages for others
# gives an address that is read.
set(LAWAN_PACKAGE_MAINTAINER
    "The authors of Lawan <lawan@example.org>"
    CACHE STRING "Maintainer of the Debian package: Name <address>")
set(CPACK_PACKAGE_CONTACT "${LAWAN_PACKAGE_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "opponent for two-player board games")
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION
    "Lawan plays Adjacency, tic-tac-toe, Othello and Connect Four at ten levels,\nin the browser or in the terminal. It tells what every move is worth, shows\nhow searches find their moves, and proves what it has solved.")
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL runtime)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME lawan)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "xdg-utils")

# Others have other processors.
if(LAWAN_COMPILED_FOR)
    set(refusal "${PROJECT_BINARY_DIR}/no_package.cmake")
    file(CONFIGURE OUTPUT "${refusal}"
         CONTENT "message(FATAL_ERROR \"This build is for ${LAWAN_COMPILED_FOR} only; configure it with -DLAWAN_PROCESSOR=ANY\")\n")
    set(CPACK_PRE_BUILD_SCRIPTS "${refusal}")
endif()

set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME "lawan-${PROJECT_VERSION}")
set(CPACK_SOURCE_IGNORE_FILES
    "/\\\\.git/" "/build/" "/node_modules/" "/dist/" "\\\\.egg-info/" "/__pycache__/" "/\\\\.[a-z-]*carry/")

include(CPack)
