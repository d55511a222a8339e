// The extension lawan._lawan. Users import lawan, which is Python around it.
#include "bindings.hpp"
#include "core/version.hpp"

namespace lawan::python {
namespace {

// Objects come from functions such as lawan.game(). What Python makes by itself, with
// Position.__new__(Position), has nothing in it, and pybind11 would hand on whatever lies in
// memory.
PyObject* refuse(PyTypeObject* type, PyObject*, PyObject*) {
    PyErr_Format(PyExc_TypeError, "%s is made by the functions of lawan", type->tp_name);
    return nullptr;
}

newfunc make_of_others = nullptr;

// The class below all classes of pybind11, which copyreg calls to copy what cannot be copied. It
// has classes of other modules above it.
PyObject* refuse_bare(PyTypeObject* type, PyObject* arguments, PyObject* names) {
    if (py::detail::all_type_info(type).empty()) return refuse(type, arguments, names);
    return make_of_others(type, arguments, names);
}

void close_constructors(const py::module_& module) {
    const auto& internals = py::detail::get_internals();
    for (const auto& [name, value] : py::dict{module.attr("__dict__")}) {
        if (Py_TYPE(value.ptr()) != internals.default_metaclass) continue;
        reinterpret_cast<PyTypeObject*>(value.ptr())->tp_new = refuse;
        PyType_Modified(reinterpret_cast<PyTypeObject*>(value.ptr()));
    }
    auto* const bare = reinterpret_cast<PyTypeObject*>(internals.instance_base);
    if (bare->tp_new == refuse_bare) return;
    make_of_others = bare->tp_new;
    bare->tp_new = refuse_bare;
}

}  // namespace
}  // namespace lawan::python

PYBIND11_MODULE(_lawan, module) {
    using namespace lawan::python;
    module.doc() = "The engine of Lawan; import lawan instead.";
    module.attr("__version__") = std::string{lawan::version()};
    bind_errors(module);
    bind_games(module);
    bind_positions(module);
    bind_bots(module);
    bind_matches(module);
    bind_tournaments(module);
    bind_analysis(module);
    bind_solvers(module);
    bind_experiments(module);
    bind_collections(module);
    bind_batches(module);
    close_constructors(module);
}
