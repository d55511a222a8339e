# The engine is compiled once more for processors that can do more (LawanVersions.cmake). The files of
# engine/solver are then compiled together, but for those whose names others have too.
set(versioned version.cpp engine/*.cpp)
file(GLOB alone CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" tictactoe/engine/*.cpp tictactoe/engine/five/*.cpp
     tictactoe/engine/player/*.cpp)
set_source_files_properties(
    ${alone} tictactoe/engine/solver/distance.cpp tictactoe/engine/solver/proof_writer.cpp
    tictactoe/engine/solver/quick_solve.cpp tictactoe/engine/solver/solve.cpp
    tictactoe/engine/solver/threats.cpp
    PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

# The experiments of the command line.
set(command_line_only "papers/(experiments|four_queens|table_1)\\.cpp")
