# The engine is compiled once more for processors that can do more (LawanVersions.cmake).
set(versioned version.cpp engine/*.cpp)

# The experiments.
set(experiments "papers/(experiments|local_search|openings|printed_board|series|series_findings|series_rows|series_table|tables_[abc])\\.cpp")
