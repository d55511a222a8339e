#include "module/game_module.hpp"

namespace lawan {

GameModule::GameModule() = default;
GameModule::GameModule(const GameModule&) = default;
GameModule::GameModule(GameModule&&) noexcept = default;
GameModule& GameModule::operator=(const GameModule&) = default;
GameModule& GameModule::operator=(GameModule&&) noexcept = default;
GameModule::~GameModule() = default;

}  // namespace lawan
