# The player is compiled once more for processors that can do more (LawanVersions.cmake). The solver is not: it is
# no faster with their instructions.
set(versioned version.cpp engine/bot.cpp engine/five/*.cpp engine/player/*.cpp)

# The experiments.
set(experiments "papers/(experiments|four_queens|table_1)\\.cpp")
