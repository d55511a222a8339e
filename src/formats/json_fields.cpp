#include "formats/json_fields.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/words.hpp"

namespace lawan {

JsonFields::JsonFields(const nlohmann::ordered_json& json, Phrase where, const Words& complaint)
    : json_{json}, where_{std::move(where)}, complaint_{complaint} {
    if (!json.is_object()) fail({words::kNoObject, {where_}});
}

void JsonFields::only(std::initializer_list<std::string_view> known) const {
    for (const auto& [name, value] : json_.items()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            fail({words::kUnknownField, {where_, in_quotes(name)}});
        }
    }
}

bool JsonFields::has(const char* name) const {
    return json_.contains(name);
}

const nlohmann::ordered_json* JsonFields::find(const char* name) const {
    const auto found = json_.find(name);
    return found == json_.end() || found->is_null() ? nullptr : &*found;
}

const nlohmann::ordered_json& JsonFields::at(const char* name) const {
    const auto found = json_.find(name);
    if (found == json_.end()) fail({words::kNoField, {where_, name}});
    return *found;
}

std::string JsonFields::text(const char* name) const {
    if (!at(name).is_string()) wrong(name, words::kAText);
    return at(name).get<std::string>();
}

std::string JsonFields::plain_text(const char* name, std::size_t longest) const {
    std::string read = text(name);
    if (has_control_characters(read)) wrong(name, words::kAPlainText);
    if (read.size() > longest) wrong(name, {words::kAtMostBytes, {longest}});
    return read;
}

std::int64_t JsonFields::whole(const char* name, std::int64_t least, std::int64_t most) const {
    const nlohmann::ordered_json& value = at(name);
    const bool fits = value.is_number_integer() &&
                      (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX) &&
                      value.get<std::int64_t>() >= least && value.get<std::int64_t>() <= most;
    if (!fits) wrong(name, {words::kWholeFromTo, {least, most}});
    return value.get<std::int64_t>();
}

double JsonFields::number(const char* name, double least, double most) const {
    const nlohmann::ordered_json& value = at(name);
    if (!value.is_number() || !(value.get<double>() >= least && value.get<double>() <= most)) {
        wrong(name, {words::kNumberFromTo, {fmt::format("{}", least), fmt::format("{}", most)}});
    }
    return value.get<double>();
}

double JsonFields::not_negative(const char* name) const {
    const nlohmann::ordered_json& value = at(name);
    if (!value.is_number() || !std::isfinite(value.get<double>()) || value.get<double>() < 0) {
        wrong(name, words::kNotNegative);
    }
    return value.get<double>();
}

bool JsonFields::truth(const char* name) const {
    if (!at(name).is_boolean()) wrong(name, words::kTrueOrFalse);
    return at(name).get<bool>();
}

void JsonFields::wrong(const char* name, const Phrase& wanted) const {
    fail({words::kFieldIsNot, {name, where_, wanted}});
}

void JsonFields::fail(const Phrase& what) const {
    throw InputError{complaint_, {what}};
}

}  // namespace lawan
