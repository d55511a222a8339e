// Wrong input raises lawan.InputError, a ValueError with the code and the sentence of the command
// line.
#include "bindings.hpp"

#include <pybind11/eval.h>

#include "core/input_error.hpp"

namespace lawan::python {
namespace {

constexpr const char* kInputErrorClass = R"(
class InputError(ValueError):
    """Wrong input: an unknown name, an illegal move, a value out of range.

    `code` names the reason for programs; `indonesian` is the sentence in Indonesian.
    """

    def __init__(self, message, code="", indonesian=None):
        super().__init__(message)
        self.code = code
        self.indonesian = indonesian if indonesian is not None else message

    def __reduce__(self):
        return (type(self), (str(self), self.code, self.indonesian))
)";

void raise(const SpokenError& error) {
    const py::object type = py::module_::import("lawan._lawan").attr("InputError");
    const Phrase& phrase = error.phrase();
    const py::object raised =
        type(phrase.english(), std::string{phrase.code()}, phrase.in(Language::Indonesian));
    PyErr_SetObject(type.ptr(), raised.ptr());
}

}  // namespace

void bind_errors(py::module_& module) {
    // In Python, so that it is an ordinary class with an ordinary doc string.
    py::dict scope = module.attr("__dict__");
    py::exec(kInputErrorClass, scope, scope);
    module.attr("InputError").attr("__module__") = "lawan";
    // NOLINTNEXTLINE(performance-unnecessary-value-param): the signature is pybind11's
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const SpokenError& error) {
            raise(error);
        }
    });
}

}  // namespace lawan::python
