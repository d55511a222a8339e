// lawan picture: the papers' worked examples as pictures for slides.
#include <algorithm>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/picture_svg.hpp"
#include "cli/commands/picture_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/replaced_file.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/whole_file.hpp"
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "module/catalog.hpp"
#include "session/figure_tree.hpp"
#include "session/kept_tree.hpp"

namespace lawan::cli {
namespace {

constexpr std::size_t kMostNodes = 32;  // that can be read on a slide

struct PictureArguments {
    std::string name;
    CommandOptions options;
};

struct ExampleOfGame {
    const GameModule* game;
    const Example* example;
};

std::vector<ExampleOfGame> all_examples() {
    std::vector<ExampleOfGame> all;
    for (const GameModule& game : catalog()) {
        for (const Example& example : game.examples) all.push_back({&game, &example});
    }
    return all;
}

ExampleOfGame find_example(const std::string& name) {
    std::vector<std::string> names;
    for (const ExampleOfGame& each : all_examples()) {
        if (each.example->name == name) return each;
        names.push_back(each.example->name);
    }
    throw InputError{unknown_name(words::kPictureKind, name, names)};
}

// The step that tells the most: a crossing where there is one, else the end.
std::size_t telling_step(const Demonstration& told) {
    const auto crosses = [](const Demonstration::Step& step) {
        return std::any_of(step.rows.begin(), step.rows.end(), [](const auto& row) {
            return std::any_of(row.items.begin(), row.items.end(), [](const auto& item) {
                return item.tone == Demonstration::Tone::Second;
            });
        });
    };
    for (std::size_t i = told.steps.size(); i-- > 0;) {
        if (crosses(told.steps[i])) return i;
    }
    return told.steps.size() - 1;
}

void draw_step(const Demonstration& told, std::size_t number, Picture& picture) {
    AnyPosition position = told.position;
    for (std::size_t i = 0; i <= number; ++i) {
        if (told.steps[i].position) position = *told.steps[i].position;
    }
    const Demonstration::Step& step = told.steps[number];
    picture.board = position.board();
    picture.says = step.says;
    picture.pieces = step.pieces;
    picture.figures = step.figures;
    picture.rows = step.rows;
    for (const Demonstration::Node& node : told.tree) {
        if (node.entered > number || !step.node) break;
        const bool left = node.left && *node.left <= number;
        const std::string name = node.name.empty() ? cli::told(words::kRootNode) : node.name;
        picture.tree.push_back({node.parent, name, left ? node.figure : node.while_open,
                                left ? node.fate : Demonstration::Fate::Open});
    }
}

void draw_steps(const Lessons& lessons, const ExampleOfGame& of, const AnyPosition& position,
                const Options& options, Picture& picture) {
    const Demonstration told = lessons.demonstrate(position, of.example->name);
    std::size_t number = telling_step(told);
    if (const auto asked = options.maybe_integer("step")) {
        number = static_cast<std::size_t>(*asked);
        if (number >= told.steps.size()) {
            throw InputError{words::kNoSuchStep, {of.example->name, told.steps.size() - 1, number}};
        }
    }
    draw_step(told, number, picture);
}

void draw_overlay(const Lessons& lessons, const ExampleOfGame& of, const AnyPosition& position,
                  Picture& picture) {
    const std::string& name = of.example->overlays.front();
    const Overlay overlay = lessons.overlay(position, name);
    for (std::size_t i = 0; i < overlay.cells.size(); ++i) {
        if (!overlay.cells[i]) continue;
        const double value = *overlay.cells[i];
        picture.figures.push_back(
            {i, value == std::numeric_limits<double>::infinity() ? "∞" : fmt::format("{}", value)});
    }
    for (const OverlayEntry& entry : lessons.overlays()) {
        if (entry.name == name) picture.says = entry.summary;
    }
}

session::KeptTree tree_of(const Lessons& lessons, const Example::Run& run,
                          const AnyPosition& position) {
    LessonRun how;
    how.search = run.algorithm;
    how.order = run.order == "static" ? MoveOrder::ByStaticScore : MoveOrder::None;
    how.depth = run.depth;
    how.recorded = kMostNodes;
    if (run.order == "static" || run.order == "none") {
        return session::kept_tree(0, lessons.search(position, run.evaluator, how),
                                  session::ground_of(position));
    }
    const auto figure = std::make_shared<const session::FigureTree>(
        position, session::lines_of_figure(run.order), lessons.judge(position, run.evaluator));
    return session::kept_tree(0, session::figure_lesson(*figure, how), session::ground_of(figure));
}

// As far as it can be read: the nodes come in the order of entering.
void draw_tree(const Lessons& lessons, const Example::Run& run, const AnyPosition& position,
               Picture& picture) {
    const session::KeptTree tree = tree_of(lessons, run, position);
    for (const auto& node : session::nodes_message(tree, 0, kMostNodes)) {
        const auto& move = node.at("move");
        const auto& parent = node.at("parent");
        Picture::Node drawn{{}, move.is_null() ? "" : move.at("move").get<std::string>()};
        if (drawn.name.empty()) drawn.name = told(words::kRootNode);
        if (!parent.is_null()) drawn.parent = parent.get<std::size_t>();
        drawn.figure = fmt::format("{:+}", node.at("value").get<int>());
        if (const auto cut = node.at("cut").size(); cut > 0) {
            drawn.figure += ", " + told(words::kCutMoves, {cut});
        }
        picture.tree.push_back(std::move(drawn));
    }
    picture.says = {
        words::kTreeOf,
        {find_tree_search(run.algorithm).title, picture.tree.size(), tree.lesson.nodes}};
}

Picture picture_of(const ExampleOfGame& of, const Options& options) {
    const Example& example = *of.example;
    const bool own = options.has("position");
    const AnyPosition position =
        of.game->set_up(own ? options.text("position") : example.position).start();
    const Lessons& lessons = *lessons_of(*of.game);
    Picture picture{example.title, {}, position.board()};
    if (options.has("step") && example.look != "steps") {
        throw InputError{words::kHasNoSteps, {example.name}};
    }
    if (example.look == "steps") {
        draw_steps(lessons, of, position, options, picture);
    } else if (example.look == "overlays") {
        draw_overlay(lessons, of, position, picture);
    } else if (example.run) {
        draw_tree(lessons, *example.run, position, picture);
    } else if (const auto count = position.standing().count) {
        picture.says = {words::kCountOf, {count->x, count->o, count->x - count->o}};
    }
    return picture;
}

void list_pictures() {
    for (const ExampleOfGame& each : all_examples()) {
        print("{:<32}{}\n", each.example->name, told(each.example->title));
    }
}

ExitCode write_all(const Options& options, const std::string& folder) {
    for (const char* of_one : {"step", "position"}) {
        if (options.has(of_one)) throw InputError{words::kForOnePicture, {of_one}};
    }
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    const auto file_of = [&](const ExampleOfGame& each) {
        return folder + '/' + each.example->name + ".svg";
    };
    for (const ExampleOfGame& each : all_examples())
        check_replaceable(file_of(each), svg_picture());
    for (const ExampleOfGame& each : all_examples()) {
        const std::string file = file_of(each);
        write_whole(file, picture_svg(picture_of(each, options)));
        print("{}\n", file);
    }
    return ExitCode::Done;
}

ExitCode picture(const PictureArguments& arguments) {
    const Options options = arguments.options.checked();
    if (arguments.name.empty()) {
        if (options.has("out")) return write_all(options, options.text("out"));
        list_pictures();
        return ExitCode::Done;
    }
    const std::string svg = picture_svg(picture_of(find_example(arguments.name), options));
    if (options.has("out")) {
        check_replaceable(options.text("out"), svg_picture());
        write_whole(options.text("out"), svg);
    } else {
        fmt::print("{}", svg);
    }
    return ExitCode::Done;
}

}  // namespace

Command picture_command() {
    const auto arguments = std::make_shared<PictureArguments>();
    Command command{
        "picture",
        Words{"Draw the papers' worked examples for slides, as SVG in 16:9.",
              "Gambar contoh-contoh makalah untuk salindia, sebagai SVG berukuran 16:9."},
        [arguments] { return picture(*arguments); }};
    std::vector<std::string> names;
    for (const ExampleOfGame& each : all_examples()) names.push_back(each.example->name);
    command.words = {{{"NAME", "NAMA"},
                      Place::Optional,
                      Words{"the example; without one, all are listed",
                            "contohnya; tanpa nama, semuanya didaftar"},
                      Candidates::of(std::move(names)),
                      &arguments->name}};
    for (const char* of : {"--out slides", "NAME --out picture.svg"}) {
        std::string line = std::string{"lawan picture "} + of;
        const auto at = line.find("NAME");
        if (at != std::string::npos) line.replace(at, 4, all_examples().front().example->name);
        command.examples.push_back({std::move(line)});
    }
    arguments->options.add_to(
        command, {"Picture", "Gambar"},
        {integer_option("step", {"which step, from 0 [the one that tells the most]",
                                 "tahap ke berapa, dari 0 [yang paling banyak menunjukkan]"})
             .between(0, 1000),
         text_option("position",
                     {"a position other than the example's", "posisi selain milik contoh"})
             .written({"POSITION", "POSISI"})});
    arguments->options.add_to(
        command, words::kGroupOutput,
        {file_option("out", {"write it there; without a name, all pictures into this folder",
                             "tulis ke sana; tanpa nama, semua gambar ke folder ini"})});
    return command;
}

}  // namespace lawan::cli
