# The engine is compiled once more for processors that can do more (LawanVersions.cmake). The files of
# engine/full and engine/fixed are then compiled together, but for those whose names others have too.
set(versioned version.cpp engine/*.cpp)
file(GLOB alone CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" adjacency/engine/*.cpp adjacency/engine/player/*.cpp)
set_source_files_properties(
    ${alone} adjacency/engine/full/set_examiner.cpp adjacency/engine/full/set_search.cpp
    adjacency/engine/full/small_set_value.cpp
    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

# The experiments of the command line.
set(command_line_only "papers/(experiments|local_search|openings|printed_board|series|series_findings|series_rows|series_table|tables_[abc])\\.cpp")
