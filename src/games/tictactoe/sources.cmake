# The engine is compiled once more for processors that can do more (LawanVersions.cmake).
set(versioned version.cpp engine/*.cpp)

# The experiments of the command line.
set(command_line_only "papers/(experiments|four_queens|table_1)\\.cpp")
