# Installs a build into a folder of its own, and builds and runs the programs here against it.
set(work "${BUILD}/consumer")
file(REMOVE_RECURSE "${work}")

function(run what)
    execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE out ERROR_VARIABLE out)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${what} failed:\n${out}")
    endif()
    set(out "${out}" PARENT_SCOPE)
endfunction()

run("The installation" "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${work}/prefix")
run("The configuration" "${CMAKE_COMMAND}" -G Ninja -S "${CONSUMER}" -B "${work}/build"
    "-DCMAKE_PREFIX_PATH=${work}/prefix" "-DCMAKE_CXX_COMPILER=${COMPILER}"
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF)
run("The build" "${CMAKE_COMMAND}" --build "${work}/build")
foreach(example IN ITEMS main perft bots match own_game)
    run("The example ${example}" "${work}/build/${example}")
    file(READ "${CONSUMER}/${example}.expected" expected)
    if(NOT out STREQUAL expected)
        message(FATAL_ERROR "The example ${example} prints something else: ${out}")
    endif()
endforeach()
run("The installed lawan" "${work}/prefix/bin/lawan" --version)
