// lawan completion: scripts that teach a shell our commands, options, games and bots.
#include <memory>

#include <fmt/format.h>

#include "cli/commands/all.hpp"
#include "cli/completion/scripts.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan::cli {
namespace {

std::string script(const std::string& shell) {
    if (shell == "bash") return bash_completion(all_commands());
    if (shell == "zsh") return zsh_completion(all_commands());
    if (shell == "fish") return fish_completion(all_commands());
    throw InputError{unknown_name(words::kKindShell, shell, {"bash", "zsh", "fish"})};
}

}  // namespace

Command completion_command() {
    const auto shell = std::make_shared<std::string>();
    Command command{"completion",
                    Words{"Print a script that completes command lines of lawan in your shell.",
                          "Cetak skrip yang melengkapi baris perintah lawan di shell Anda."},
                    [shell] {
                        fmt::print("{}", script(*shell));
                        return ExitCode::Done;
                    }};
    command.words.push_back({{"SHELL", "SHELL"},
                             Place::Needed,
                             Words{"bash, zsh or fish", "bash, zsh, atau fish"},
                             Candidates::of({"bash", "zsh", "fish"}),
                             shell.get()});
    command.examples = {{"source <(lawan completion bash)", Words{"in ~/.bashrc", "di ~/.bashrc"}},
                        {"source <(lawan completion zsh)",
                         Words{"in ~/.zshrc, after compinit", "di ~/.zshrc, setelah compinit"}},
                        {"lawan completion fish | source",
                         Words{"in ~/.config/fish/config.fish", "di ~/.config/fish/config.fish"}}};
    return command;
}

}  // namespace lawan::cli
