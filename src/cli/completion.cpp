// lawan completion: scripts that teach a shell our commands, options, games and bots.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/completion_model.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan::cli {
namespace {

std::string script(const CommandLine& line, const std::string& shell) {
    const CompletionModel model = completion_model(line);
    if (shell == "bash") return bash_completion(model);
    if (shell == "zsh") return zsh_completion(model);
    if (shell == "fish") return fish_completion(model);
    throw InputError{unknown_name("shell", shell, {"bash", "zsh", "fish"})};
}

}  // namespace

void add_completion(CommandLine& line) {
    const auto shell = std::make_shared<std::string>();
    CLI::App& command = line.add_command(
        "completion", "Print a script that completes lawan's command lines in your shell.",
        [&line, shell] {
            fmt::print("{}", script(line, *shell));
            return ExitCode::Done;
        },
        "  source <(lawan completion bash)         in ~/.bashrc\n"
        "  source <(lawan completion zsh)          in ~/.zshrc, after compinit\n"
        "  lawan completion fish | source          in ~/.config/fish/config.fish");
    line.add_word(command, "SHELL", *shell, CommandLine::Place::Needed, "bash, zsh or fish",
                  Candidates::of({"bash", "zsh", "fish"}));
}

}  // namespace lawan::cli
