# Emscripten, wherever its compiler is installed.
find_program(LAWAN_EMCC emcc REQUIRED)
get_filename_component(emscripten "${LAWAN_EMCC}" REALPATH)
get_filename_component(emscripten "${emscripten}" DIRECTORY)
if(NOT EXISTS "${emscripten}/cmake/Modules/Platform/Emscripten.cmake")
    set(emscripten /usr/share/emscripten)
endif()
set(EMSCRIPTEN_ROOT_PATH "${emscripten}")
include("${emscripten}/cmake/Modules/Platform/Emscripten.cmake")
