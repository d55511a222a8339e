# What searches is compiled once more for processors that can do more (LawanVersions.cmake).
set(versioned version.cpp engine/bot.cpp engine/proof_writer.cpp engine/solve_request.cpp engine/solver.cpp
              engine/fixed/*.cpp engine/full/*.cpp engine/player/*.cpp)
set(versioned_proofs subset_chunk.cpp)
set(proofs_chosen_in subset_table.cpp)

# The experiments.
set(experiments "papers/(experiments|local_search|openings|printed_board|series|series_findings|series_rows|series_table|tables_[abc])\\.cpp")
