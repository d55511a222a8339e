# The engine is compiled once more for processors that can do more (LawanVersions.cmake).
set(versioned version.cpp engine/*.cpp)
