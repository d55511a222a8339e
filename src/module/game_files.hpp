// How games of one kind are written down elsewhere: files of collections, problem sets, what other
// programs print. Our own formats, which serve all games, are in formats/.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "play/game_record.hpp"

namespace lawan {

// A game from a file of games: the record, and what such files say of it besides.
struct CollectedGame {
    GameRecord record;       // passes that the file leaves out are put in
    std::string event = {};  // a tournament or a place
    std::optional<int> year = {};
    std::string date = {};                 // such as 2003-12-15, where more than a year is known
    std::optional<int> stated_score = {};  // X − O as the file says
    std::optional<int> theoretical_score = {};  // with best play from `solved_from` empty cells on
    int solved_from = 0;
    std::optional<Phrase> problem = {};  // why the moves end early, or there is no game at all

    // Whether there is a position to play from; `problem` tells why not.
    [[nodiscard]] bool is_playable() const { return !record.start.empty(); }

    // X − O as the file says, else as played; none where the game has no result.
    [[nodiscard]] std::optional<int> score() const;
};

// What is known of a game without its moves, as long as the collection lives.
struct GameHeading {
    const std::string& x;
    const std::string& o;
    const std::string& event;
    std::optional<int> year;
    std::optional<int> score;
    bool has_problem;
};

// Games of one kind. There may be millions: a collection may keep them packed.
class GameCollection {
  public:
    virtual ~GameCollection() = default;
    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual CollectedGame operator[](std::size_t at) const = 0;
    [[nodiscard]] virtual GameHeading heading(std::size_t at) const = 0;

    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] CollectedGame front() const { return (*this)[0]; }
    [[nodiscard]] CollectedGame back() const { return (*this)[size() - 1]; }
};

// One way of writing games of this kind down.
struct GameFormat {
    std::string name;                  // for programs: "ggf"
    std::string title;                 // for people, in every language: "GGF"
    std::vector<std::string> endings;  // of files that hold it: ".ggf"
    // Whether bytes look like this format, right or wrong. Empty where other games' files look the
    // same, such as a mere list of cells: then a file's ending or its reader must say what it is.
    std::function<bool(std::string_view bytes)> recognises = {};
    // All games in the bytes, at least one. Throws InputError.
    std::function<std::unique_ptr<const GameCollection>(std::string_view bytes)> read;
    // One game, without the end of the line; empty where the format is only read. The record was
    // replayed before. Throws InputError where the format cannot tell this game.
    std::function<std::string(const CollectedGame& game)> write = {};
};

// A position of a problem set, and what its moves are worth.
struct Problem {
    struct Move {
        std::string move;  // such as a2
        int score = 0;     // for the side to move
    };

    std::string position;  // one line, as everywhere
    std::vector<Move> moves = {};
    int line = 0;  // of the file, from 1

    [[nodiscard]] std::optional<int> best_score() const;  // none where no move has one
};

// What a game leaves empty, it does not have.
struct GameFiles {
    std::vector<GameFormat> formats = {};  // those before others are tried first

    // The games of files and folders, in the order of their names. Throws InputError that names the
    // file; where `unreadable` is given, it takes what is wrong with the files of a folder instead,
    // and the others are read.
    std::function<std::unique_ptr<const GameCollection>(const std::vector<std::string>& paths,
                                                        std::vector<Phrase>* unreadable)>
        read_files = {};

    // The problems in a text that stands in a file of this name. Throws InputError that names the
    // file and the line.
    std::function<std::vector<Problem>(std::string_view text, std::string_view file)> problems = {};
};

// The format of this name; none where the game does not have it.
[[nodiscard]] const GameFormat* find_format(const GameFiles& files, std::string_view name);

// The first format that recognises the bytes.
[[nodiscard]] const GameFormat* format_of(const GameFiles& files, std::string_view bytes);

}  // namespace lawan
