// Files of games: WTHOR, GGF and others of a game's own, and moves line by line for any game.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "interrupt.hpp"
#include "planes.hpp"
#include "play/history.hpp"
#include "session/pasted.hpp"
#include "session/refusal.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

// A list of moves for each line of a text, kept as they were read.
class Transcripts final : public GameCollection {
  public:
    explicit Transcripts(std::vector<CollectedGame> games) : games_{std::move(games)} {}
    [[nodiscard]] std::size_t size() const override { return games_.size(); }
    [[nodiscard]] CollectedGame operator[](std::size_t at) const override { return games_[at]; }
    [[nodiscard]] GameHeading heading(std::size_t at) const override {
        const CollectedGame& game = games_[at];
        return {game.record.players.x, game.record.players.o,   game.event, game.year,
                game.score(),          game.problem.has_value()};
    }

  private:
    std::vector<CollectedGame> games_;
};

CollectedGame collected(const session::Pasted& pasted) {
    CollectedGame game;
    game.record = {pasted.entry->name, pasted.game.start().text(), pasted.names, {}};
    for (const std::string& move : pasted.moves) game.record.moves.push_back({move});
    game.problem = pasted.problem;
    return game;
}

std::unique_ptr<const GameCollection> transcripts_in(const std::string& path,
                                                     const GameModule& module,
                                                     const std::optional<AnyGame>& board) {
    const std::string text = read_named(path);
    std::string_view rest = text;
    std::vector<CollectedGame> games;
    for (int number = 1; !rest.empty(); ++number) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty() || line.front() == '#' || line.front() == '%') continue;
        try {
            games.push_back(collected(session::read_pasted_of(line, module, board)));
        } catch (const session::Refusal&) {
            throw InputError{words::kNoGameFiles, {in_quotes(path), number}};
        }
    }
    if (games.empty()) throw InputError{words::kNoGames, {in_quotes(path)}};
    return std::make_unique<const Transcripts>(std::move(games));
}

struct PyRecord {
    const GameModule* module;
    CollectedGame game;

    [[nodiscard]] GamePointer start() const {
        if (!game.is_playable()) throw InputError{*game.problem};
        return std::make_shared<PyGame>(PyGame{module, module->set_up(game.record.start), {}});
    }
};

std::vector<PyPosition> positions_of(const PyRecord& record) {
    const GamePointer game = record.start();
    const Playback played = replay_legal(game->game, record.game.record);
    std::vector<PyPosition> positions;
    for (const AnyPosition& each : played.history.positions()) positions.push_back({game, each});
    return positions;
}

struct PyGames {
    const GameModule* module;
    std::shared_ptr<const GameCollection> games;

    [[nodiscard]] PyRecord at(std::int64_t index) const {
        const auto count = static_cast<std::int64_t>(games->size());
        if (index < -count || index >= count) throw py::index_error{"there is no such game"};
        return {module, (*games)[static_cast<std::size_t>(index < 0 ? index + count : index)]};
    }
};

// One pass over the games, so many positions at a time. Python's lock is held, so that two threads
// may share it.
class Stream {
  public:
    Stream(PyGames games, std::size_t chunk) : games_{std::move(games)}, chunk_{chunk} {}

    [[nodiscard]] py::dict next() {
        read();
        if (moves_.empty()) throw py::stop_iteration{};
        py::dict arrays;
        Planes planes = empty_planes(moves_.size(), *board_);
        std::copy(planes_.begin(), planes_.end(), planes.mutable_data());
        arrays["planes"] = planes;
        arrays["moves"] =
            py::array_t<std::int16_t>(static_cast<py::ssize_t>(moves_.size()), moves_.data());
        arrays["scores"] =
            py::array_t<std::int16_t>(static_cast<py::ssize_t>(scores_.size()), scores_.data());
        arrays["games"] =
            py::array_t<std::int32_t>(static_cast<py::ssize_t>(numbers_.size()), numbers_.data());
        return arrays;
    }

  private:
    void read() {
        planes_.clear();
        moves_.clear();
        scores_.clear();
        numbers_.clear();
        while (moves_.size() < chunk_ && next_ < games_.games->size()) add(next_++);
    }

    // Games without a score, and those on boards of another size than the first, are left out.
    void add(std::size_t number) {
        const CollectedGame game = (*games_.games)[number];
        const auto score = game.score();
        if (!game.is_playable() || !score) return;
        AnyPosition at = games_.module->set_up(game.record.start).start();
        const BoardSize size = at.board().size;
        if (!board_) board_ = size;
        if (!(*board_ == size)) return;
        for (const MoveRecord& played : game.record.moves) {
            const auto move = at.parse_move(played.move);
            if (!move || !at.is_legal(*move)) return;
            const std::size_t before = planes_.size();
            planes_.resize(before + plane_cells(size));
            write_planes(at, planes_.data() + before);
            moves_.push_back(static_cast<std::int16_t>(cell_number(at, *move, size)));
            scores_.push_back(
                static_cast<std::int16_t>(at.side_to_move() == Side::X ? *score : -*score));
            numbers_.push_back(static_cast<std::int32_t>(number));
            at = at.after(*move);
        }
    }

    PyGames games_;
    std::size_t chunk_;
    std::size_t next_ = 0;
    std::optional<BoardSize> board_;
    std::vector<std::uint8_t> planes_;
    std::vector<std::int16_t> moves_;
    std::vector<std::int16_t> scores_;
    std::vector<std::int32_t> numbers_;
};

const GameModule& module_for_files() {
    for (const GameModule& each : catalog()) {
        if (each.files.read_files) return each;
    }
    return catalog().front();
}

// `game` is a name, a Game, or None for the first game that has files of its own.
PyGames read_games(const std::string& path, const py::object& game) {
    const GameModule* module = &module_for_files();
    std::optional<AnyGame> board;
    if (py::isinstance<PyGame>(game)) {
        const auto& chosen = game.cast<const PyGame&>();
        module = chosen.module;
        board = chosen.game;
    } else if (!game.is_none()) {
        module = &find_game(py::str(game).cast<std::string>());
    }
    const auto read = [&]() -> std::unique_ptr<const GameCollection> {
        if (module->files.read_files) return module->files.read_files({path}, nullptr);
        return transcripts_in(path, *module, board);
    };
    StopSignal stop;
    return {module, interruptible(stop, read)};
}

void bind_record(py::module_& module) {
    const auto text = [](std::string CollectedGame::*field) {
        return [field](const PyRecord& r) { return r.game.*field; };
    };
    py::class_<PyRecord>(module, "Record", "A game as a file tells it.")
        .def_property_readonly(
            "x", [](const PyRecord& r) { return r.game.record.players.x; }, "Who played X, black.")
        .def_property_readonly(
            "o", [](const PyRecord& r) { return r.game.record.players.o; }, "Who played O, white.")
        .def_property_readonly("event", text(&CollectedGame::event), "The tournament or place.")
        .def_property_readonly(
            "year", [](const PyRecord& r) { return r.game.year; }, "The year, or None.")
        .def_property_readonly(
            "score", [](const PyRecord& r) { return r.game.score(); }, "X minus O, or None.")
        .def_property_readonly(
            "moves",
            [](const PyRecord& r) {
                std::vector<std::string> moves;
                for (const MoveRecord& move : r.game.record.moves) moves.push_back(move.move);
                return moves;
            },
            "The moves as texts, forced passes among them.")
        .def_property_readonly(
            "start",
            [](const PyRecord& r) {
                const GamePointer game = r.start();
                return PyPosition{game, game->game.start()};
            },
            "The position that it starts from.")
        .def_property_readonly("positions", positions_of,
                               "The start and the position after each move.")
        .def_property_readonly(
            "problem",
            [](const PyRecord& r) -> std::optional<std::string> {
                if (!r.game.problem) return std::nullopt;
                return r.game.problem->english();
            },
            "Why the moves end early; None where all is well.")
        .def("__repr__", [](const PyRecord& r) {
            return "<lawan.Record " + r.game.record.players.x + " - " + r.game.record.players.o +
                   ", " + std::to_string(r.game.record.moves.size()) + " moves>";
        });
}

}  // namespace

void bind_collections(py::module_& module) {
    bind_record(module);
    py::class_<Stream>(module, "Stream", "Positions of games, chunk by chunk: Games.arrays().")
        .def("__iter__", [](py::object self) { return self; })
        .def("__next__", &Stream::next);
    py::class_<PyGames>(module, "Games", "The games of a file: a sequence of Record.")
        .def("__len__", [](const PyGames& g) { return g.games->size(); })
        .def("__getitem__", &PyGames::at, py::arg("index"))
        .def_property_readonly(
            "game", [](const PyGames& g) { return g.module->name; }, "The game's name.")
        .def(
            "arrays",
            [](const PyGames& g, std::int64_t chunk) {
                constexpr std::int64_t kMost = 10'000'000;
                if (chunk < 1 || chunk > kMost) {
                    throw InputError{words::kFromTo, {"chunk", 1, kMost}};
                }
                return Stream{g, static_cast<std::size_t>(chunk)};
            },
            py::arg("chunk") = 65536,
            "Every position with the move that was played there, as arrays: dictionaries of\n"
            "'planes', 'moves' (cells), 'scores' (of the game, for the side to move) and 'games'\n"
            "(numbers), with about so many positions each.");
    module.def("read_games", read_games, py::arg("path"), py::arg("game") = py::none(),
               "The games of a file or a folder. The format is recognised: WTHOR, GGF and\n"
               "transcripts of Othello; moves or saved games line by line of the others.");
}

}  // namespace lawan::python
