// Many positions at once, without a loop in Python: planes for networks, and games played side by
// side.
#include <pybind11/numpy.h>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "planes.hpp"
#include "play/many_positions.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

Planes planes_of(const py::sequence& positions) {
    std::vector<AnyPosition> list;  // copies: another thread may change the sequence
    list.reserve(positions.size());
    for (const py::handle each : positions) {
        list.push_back(each.cast<const PyPosition&>().position);
    }
    if (list.empty()) return Planes{std::vector<py::ssize_t>{0, 3, 0, 0}};
    const BoardSize size = list.front().board().size;
    for (const AnyPosition& each : list) {
        if (!(each.board().size == size)) throw InputError{words::kSizesDiffer, {}};
    }
    Planes planes = empty_planes(list.size(), size);
    std::uint8_t* const data = planes.mutable_data();
    const std::size_t one = plane_cells(size);
    const py::gil_scoped_release others_go_on;
    for (std::size_t i = 0; i < list.size(); ++i) write_planes(list[i], data + i * one);
    return planes;
}

// Games of one kind side by side. Python's lock is held throughout: a call takes a moment, and
// another thread must not step the games meanwhile.
class Batch {
  public:
    Batch(GamePointer game, std::int64_t count, std::uint64_t seed)
        : game_{std::move(game)}, random_{Seed{seed}} {
        constexpr std::int64_t kMost = 1'000'000;
        if (count < 1 || count > kMost) throw InputError{words::kFromTo, {"count", 1, kMost}};
        games_ = game_->game.many(static_cast<std::size_t>(count));
    }

    [[nodiscard]] std::size_t size() const { return games_->size(); }
    [[nodiscard]] GamePointer game() const { return game_; }
    [[nodiscard]] PyPosition at(std::int64_t index) const {
        const auto count = static_cast<std::int64_t>(size());
        if (index < -count || index >= count) throw py::index_error{"there is no such game"};
        return {game_, games_->at(static_cast<std::size_t>(index < 0 ? index + count : index))};
    }

    [[nodiscard]] Planes planes() const {
        Planes planes = empty_planes(size(), games_->board());
        std::uint8_t* const data = planes.mutable_data();
        const std::size_t one = plane_cells(games_->board());
        for (std::size_t i = 0; i < size(); ++i) write_planes(games_->at(i), data + i * one);
        return planes;
    }

    // An array with a place for each game, filled by one of the functions of ManyPositions.
    template <class T>
    [[nodiscard]] py::array_t<T> filled(void (ManyPositions::*fill)(T*) const) const {
        py::array_t<T> result{static_cast<py::ssize_t>(size())};
        (games_.get()->*fill)(result.mutable_data());
        return result;
    }

    void step(const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>& cells) {
        if (cells.ndim() != 1 || static_cast<std::size_t>(cells.size()) != size()) {
            throw InputError{words::kBatchMoves, {size()}};
        }
        if (const auto wrong = games_->step(cells.data())) {
            throw InputError{words::kBatchIllegal, {cells.data()[*wrong], *wrong}};
        }
    }
    std::size_t step_randomly() { return games_->step_randomly(random_); }
    void reset() { games_->reset(); }
    void reset_over() { games_->reset_over(); }

  private:
    GamePointer game_;
    Random random_;
    std::unique_ptr<ManyPositions> games_;
};

template <auto kFill>
auto property() {
    return [](const Batch& batch) { return batch.filled(kFill); };
}

}  // namespace

void bind_batches(py::module_& module) {
    py::class_<Batch>(module, "Batch",
                      "Games side by side: every call steps or looks at all of them at once.\n\n"
                      "A game that is over stays as it is until reset() or reset_over().")
        .def("__len__", &Batch::size)
        .def("__getitem__", &Batch::at, py::arg("index"), "One of the positions.")
        .def_property_readonly("game", &Batch::game, "The game that is played.")
        .def_property_readonly("planes", &Batch::planes,
                               "uint8[count, 3, rows, columns]: the marks of the side to move, "
                               "those of the other, the cells of legal moves.")
        .def_property_readonly("over", property<&ManyPositions::over>(), "bool[count]")
        .def_property_readonly("x_moves", property<&ManyPositions::x_moves>(),
                               "bool[count]: whether X is to move.")
        .def_property_readonly("scores", property<&ManyPositions::scores>(),
                               "int32[count]: X minus O, as players count it.")
        .def_property_readonly("outcomes", property<&ManyPositions::outcomes>(),
                               "int8[count]: 1 where X has won, -1 where O has, else 0.")
        .def_property_readonly("keys", property<&ManyPositions::keys>(), "uint64[count]")
        .def_property_readonly("must_pass", property<&ManyPositions::pass_is_legal>(),
                               "bool[count]: whether a pass, cell -1, is the move.")
        .def("step", &Batch::step, py::arg("cells"),
             "One move in every game that goes on: the cell, row * columns + column, or -1 for a\n"
             "pass. Where a move is illegal, nothing is played and InputError names the game.")
        .def("step_randomly", &Batch::step_randomly,
             "One random move in every game that goes on; returns how many moved.")
        .def("reset", &Batch::reset, "All games begin anew.")
        .def("reset_over", &Batch::reset_over, "The games that are over begin anew.");
    module.def(
        "batch",
        [](const GamePointer& game, std::int64_t count, std::uint64_t seed) {
            return std::make_unique<Batch>(game, count, seed);
        },
        py::arg("game"), py::arg("count"), py::arg("seed") = 1,
        "So many games side by side, each at its start. The seed is for step_randomly().");
    module.def("planes", planes_of, py::arg("positions"),
               "The planes of many positions at once, as of Batch.planes.");
}

}  // namespace lawan::python
