// lawan completion: scripts that teach a shell our commands, options, games and bots.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/completion_scripts.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan::cli {
namespace {

std::string script(const std::string& shell) {
    if (shell == "bash") return bash_completion(all_commands());
    if (shell == "zsh") return zsh_completion(all_commands());
    if (shell == "fish") return fish_completion(all_commands());
    throw InputError{unknown_name("shell", shell, {"bash", "zsh", "fish"})};
}

}  // namespace

Command completion_command() {
    const auto shell = std::make_shared<std::string>();
    Command command{"completion",
                    "Print a script that completes command lines of lawan in your shell.",
                    "  source <(lawan completion bash)         in ~/.bashrc\n"
                    "  source <(lawan completion zsh)          in ~/.zshrc, after compinit\n"
                    "  lawan completion fish | source          in ~/.config/fish/config.fish",
                    [shell] {
                        fmt::print("{}", script(*shell));
                        return ExitCode::Done;
                    }};
    command.words.push_back({"SHELL", Place::Needed, "bash, zsh or fish",
                             Candidates::of({"bash", "zsh", "fish"}), shell.get()});
    return command;
}

}  // namespace lawan::cli
