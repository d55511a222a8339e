#include "catalog/file_options.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lawan {
namespace {

using BotAndOption = std::pair<std::string_view, std::string_view>;

constexpr std::array kFileOptions{
    BotAndOption{"lawan", "book"},
    BotAndOption{"lawan", "weights"},
    BotAndOption{"process", "log"},
};

}  // namespace

bool names_a_file(std::string_view bot, std::string_view option) {
    return std::find(kFileOptions.begin(), kFileOptions.end(), BotAndOption{bot, option}) !=
           kFileOptions.end();
}

}  // namespace lawan
