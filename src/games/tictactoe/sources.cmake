# The engine is compiled once more for processors that can do more (LawanVersions.cmake).
set(versioned version.cpp engine/*.cpp)

# The experiments.
set(experiments "papers/(experiments|four_queens|table_1)\\.cpp")
