# Installs a build into a folder of its own, and builds and runs the program here against it.
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
run("The program" "${work}/build/consumer")
if(NOT out STREQUAL "f1 after 5759 nodes\n")
    message(FATAL_ERROR "The program found another move, or visited other positions: ${out}")
endif()
run("The installed lawan" "${work}/prefix/bin/lawan" --version)
