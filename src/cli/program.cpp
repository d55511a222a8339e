#include "cli/program.hpp"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/command_line.hpp"
#include "cli/commands/all.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"

namespace lawan::cli {
namespace {

ExitCode complain(const Phrase& message, ExitCode code) {
    say("lawan: " + told(message) + '\n');
    return code;
}

// Which file, where the system knows it, and why.
Phrase said_by_system(const std::system_error& error) {
    Phrase why = system_error(error.code());
    const auto* file = dynamic_cast<const std::filesystem::filesystem_error*>(&error);
    if (file == nullptr || file->path1().empty()) return why;
    return {words::kInFile, {in_quotes(file->path1().string()), std::move(why)}};
}

}  // namespace

ExitCode run_program(const std::vector<std::string>& arguments) {
    try {
        const ExitCode code = run_command_line(all_commands(), arguments);
        flush_output();
        if (std::ferror(stdout) != 0) throw NoOutput{0};
        return code;
    } catch (const WaitInterrupted&) {
        return ExitCode::Interrupted;
    } catch (const NoOutput& error) {
        return complain(error.phrase(), ExitCode::NoOutput);
    } catch (const NotWritten& error) {
        return complain(error.phrase(), ExitCode::NoOutput);
    } catch (const InputError& error) {
        return complain(error.phrase(), ExitCode::WrongInput);
    } catch (const std::system_error& error) {
        if (std::ferror(stdout) == 0) return complain(said_by_system(error), ExitCode::Failed);
        // Thrown by fmt::print, which knows why, or by std::cout, which does not.
        const bool known = error.code().category() == std::generic_category() ||
                           error.code().category() == std::system_category();
        return complain(NoOutput{known ? error.code().value() : 0}.phrase(), ExitCode::NoOutput);
    } catch (const std::exception& error) {
        return complain(said_by(error), ExitCode::Failed);
    }
}

}  // namespace lawan::cli
