#include "cli/json_reference.hpp"

#include <map>

#include "cli/json_fields.hpp"

namespace lawan::cli {

std::vector<JsonFile> json_files() {
    return {{{"Plan of a tournament (tournament --file)", "Rencana turnamen (tournament --file)"},
             fields::plan()},
            {{"Marking scale (tournament --marks)", "Skala nilai (tournament --marks)"},
             fields::marks()},
            {{"Games of a tournament (tournament --games-json)",
              "Permainan turnamen (tournament --games-json)"},
             fields::written_game()},
            {{"Saved game (save, replay --json)", "Permainan tersimpan (save, replay --json)"},
             fields::replay()}};
}

std::vector<JsonField> json_fields(std::string_view command) {
    static const std::map<std::string_view, std::vector<JsonField> (*)()> all{
        {"analyse", fields::analyse},
        {"audit", fields::audit},
        {"bench", fields::bench},
        {"bots", fields::bots},
        {"check-bot", fields::check_bot},
        {"elo", fields::elo},
        {"experiment", fields::experiment},
        {"games", fields::games},
        {"match", fields::match},
        {"perft", fields::perft},
        {"replay", fields::replay},
        {"solve", fields::solve},
        {"sprt", fields::sprt},
        {"tournament", fields::tournament},
        {"train", fields::train},
        {"verify", fields::verify}};
    const auto found = all.find(command);
    return found == all.end() ? std::vector<JsonField>{} : found->second();
}

}  // namespace lawan::cli
