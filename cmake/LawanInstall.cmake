# cmake --install: the program, the library with its headers, the data, the completions.

include(CMakePackageConfigHelpers)

# Lawan::lawan is all of the installed library at once.
add_library(lawan_library INTERFACE)
add_library(Lawan::lawan ALIAS lawan_library)
set_target_properties(lawan_library PROPERTIES EXPORT_NAME lawan)
add_custom_target(installable)
foreach(folder IN LISTS LAWAN_INSTALLED_FOLDERS)
    target_link_libraries(lawan_library INTERFACE lawan_${folder})
    add_dependencies(installable lawan_${folder})
    install(TARGETS lawan_${folder} EXPORT LawanTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(
        DIRECTORY "${PROJECT_SOURCE_DIR}/src/${folder}"
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lawan
        FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(TARGETS lawan_library EXPORT LawanTargets)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Lawan)
install(EXPORT LawanTargets NAMESPACE Lawan:: DESTINATION ${package_dir})
configure_package_config_file(
    "${CMAKE_CURRENT_LIST_DIR}/LawanConfig.cmake.in" "${PROJECT_BINARY_DIR}/LawanConfig.cmake"
    INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/LawanConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/LawanConfig.cmake" "${PROJECT_BINARY_DIR}/LawanConfigVersion.cmake"
        DESTINATION ${package_dir})

foreach(document IN ITEMS LICENSE README.md)
    install(FILES "${PROJECT_SOURCE_DIR}/${document}" DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
endforeach()
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/docs/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan/docs
    FILES_MATCHING
    PATTERN "*.md")
# The page, where it was built: cd web && npm install && npm run build.
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/web/dist/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan/page
    OPTIONAL)
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/data/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan
    OPTIONAL)

if(TARGET lawan)
    add_dependencies(installable lawan)
    install(TARGETS lawan RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    if(NOT CMAKE_CROSSCOMPILING)
        install(CODE "set(LAWAN_PROGRAM \"$<TARGET_FILE:lawan>\")")
        install(CODE "set(LAWAN_DATADIR \"${CMAKE_INSTALL_DATADIR}\")")
        install(SCRIPT "${CMAKE_CURRENT_LIST_DIR}/LawanInstallCompletions.cmake")
    endif()
endif()
