// How help texts look.
#pragma once

#include <string>

#include <CLI/App.hpp>
#include <CLI/FormatterFwd.hpp>

namespace lawan::cli {

class HelpFormatter final : public CLI::Formatter {
  public:
    HelpFormatter();

    [[nodiscard]] std::string make_usage(const CLI::App* app, std::string name) const override;
    [[nodiscard]] std::string make_help(const CLI::App* app, std::string name,
                                        CLI::AppFormatMode mode) const override;
    [[nodiscard]] std::string make_group(std::string group, bool is_positional,
                                         std::vector<const CLI::Option*> options) const override;
    [[nodiscard]] std::string make_option_opts(const CLI::Option* option) const override;
    [[nodiscard]] std::string make_subcommand(const CLI::App* command) const override;

  private:
    [[nodiscard]] std::string entry(const std::string& left, const std::string& right) const;
};

}  // namespace lawan::cli
