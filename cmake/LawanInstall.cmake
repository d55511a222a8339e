# cmake --install: the program, the library with its headers, the data, the completions, the manual.
# Two components: `runtime` is what a user needs, `development` what compiles against the library.

include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)

# Lawan::lawan is all of the installed library at once.
add_library(lawan_library INTERFACE)
add_library(Lawan::lawan ALIAS lawan_library)
set_target_properties(lawan_library PROPERTIES EXPORT_NAME lawan)
add_custom_target(installable)
foreach(folder IN LISTS LAWAN_INSTALLED_FOLDERS)
    lawan_folder_target(target ${folder})
    target_link_libraries(lawan_library INTERFACE ${target})
    add_dependencies(installable ${target})
    install(TARGETS ${target} EXPORT LawanTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    get_filename_component(above "${folder}" DIRECTORY)
    install(
        DIRECTORY "${PROJECT_SOURCE_DIR}/src/${folder}"
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lawan/${above}
        FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(TARGETS lawan_library EXPORT LawanTargets)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Lawan)
install(EXPORT LawanTargets NAMESPACE Lawan:: DESTINATION ${package_dir})
configure_package_config_file(
    "${CMAKE_CURRENT_LIST_DIR}/LawanConfig.cmake.in" "${PROJECT_BINARY_DIR}/LawanConfig.cmake"
    INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(
    "${PROJECT_BINARY_DIR}/LawanConfigVersion.cmake" COMPATIBILITY SameMajorVersion)
install(FILES "${PROJECT_BINARY_DIR}/LawanConfig.cmake" "${PROJECT_BINARY_DIR}/LawanConfigVersion.cmake"
        DESTINATION ${package_dir})

install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/README.id.md" DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/docs/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan/docs
    COMPONENT runtime
    FILES_MATCHING
    PATTERN "*.md")
# The page, where it was built: cd web && npm install && npm run build.
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/web/dist/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan/page
    COMPONENT runtime
    OPTIONAL)
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/data/"
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lawan
    COMPONENT runtime
    OPTIONAL)
set(files "${CMAKE_CURRENT_LIST_DIR}/package")
install(FILES "${files}/copyright" DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/lawan COMPONENT runtime)
install(FILES "${files}/lawan.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT runtime)
install(FILES "${files}/org.example.lawan.metainfo.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo
        COMPONENT runtime)
install(FILES "${files}/lawan.svg" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        COMPONENT runtime)

install(FILES "${files}/lintian-overrides" DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
        RENAME lawan COMPONENT runtime)

include(LawanPackage)
if(TARGET lawan)
    add_dependencies(installable lawan)
    install(TARGETS lawan RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT runtime)
    if(NOT CMAKE_CROSSCOMPILING)
        install(CODE "set(LAWAN_PROGRAM \"$<TARGET_FILE:lawan>\")" COMPONENT runtime)
        install(CODE "set(LAWAN_DATADIR \"${CMAKE_INSTALL_DATADIR}\")" COMPONENT runtime)
        install(CODE "set(LAWAN_VERSION \"${PROJECT_VERSION}\")" COMPONENT runtime)
        install(CODE "set(LAWAN_PACKAGE_MAINTAINER \"${LAWAN_PACKAGE_MAINTAINER}\")" COMPONENT runtime)
        install(CODE "set(LAWAN_SOURCE \"${PROJECT_SOURCE_DIR}\")" COMPONENT runtime)
        install(SCRIPT "${CMAKE_CURRENT_LIST_DIR}/LawanInstallGenerated.cmake" COMPONENT runtime)
    endif()
endif()
