#include "interrupt.hpp"

#include <algorithm>
#include <vector>

namespace lawan::python {
namespace {

// Changed with Python's lock only.
std::vector<unsigned long>& threads_in_python() {
    static std::vector<unsigned long> threads;
    return threads;
}

}  // namespace

RunsPython::RunsPython() : thread_{PyThread_get_thread_ident()} {
    threads_in_python().push_back(thread_);
}

RunsPython::~RunsPython() {
    auto& threads = threads_in_python();
    threads.erase(std::find(threads.begin(), threads.end(), thread_));
}

void interrupt_functions() {
    for (const unsigned long thread : threads_in_python()) {
        PyThreadState_SetAsyncExc(thread, PyExc_KeyboardInterrupt);
    }
}

}  // namespace lawan::python
