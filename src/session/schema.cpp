#include "session/schema.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr int kDeepestSchema = 64;

using Complaint = std::optional<Phrase>;

constexpr std::array kKnown{
    "$schema", "title",    "description", "$defs",      "$ref",     "type",
    "const",   "enum",     "anyOf",       "properties", "required", "additionalProperties",
    "items",   "maxItems", "minLength",   "maxLength",  "minimum",  "maximum"};

// A keyword that is not known would be a rule that is not kept. In maps of names every key is fine.
void check_keywords(const Json& schema) {
    if (!schema.is_object()) return;
    for (const auto& [key, value] : schema.items()) {
        if (std::find(kKnown.begin(), kKnown.end(), key) == kKnown.end()) {
            throw std::logic_error{"the schema has an unknown keyword: " + key};
        }
        if (key == "properties" || key == "$defs") {
            for (const Json& each : value) check_keywords(each);
        } else if (key == "items" || key == "additionalProperties") {
            check_keywords(value);
        } else if (key == "anyOf") {
            for (const Json& each : value) check_keywords(each);
        }
    }
}

bool is_of_type(const Json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    if (type == "null") return value.is_null();
    if (type == "number") return value.is_number();
    if (type == "integer") return value.is_number_integer();
    return false;
}

// How many characters a text has in UTF-8.
std::size_t length_of(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

class Check {
  public:
    explicit Check(const Json& document) : document_{document} {}

    [[nodiscard]] Complaint of(const Json& value, const Json& schema, const std::string& at) const {
        if (const auto it = schema.find("$ref"); it != schema.end()) {
            constexpr std::size_t kPrefix = std::string_view{"#/$defs/"}.size();
            const auto name = it->get_ref<const std::string&>().substr(kPrefix);
            return of(value, document_.at("$defs").at(name), at);
        }
        if (const auto it = schema.find("anyOf"); it != schema.end()) return any(value, *it, at);
        if (const auto it = schema.find("const"); it != schema.end() && value != *it) {
            return Phrase{words::kFieldNot, {at, json_line(*it)}};
        }
        if (const auto it = schema.find("enum"); it != schema.end()) {
            if (std::find(it->begin(), it->end(), value) != it->end()) return {};
            return Phrase{words::kFieldNoneOf, {at, json_line(*it)}};
        }
        if (const auto it = schema.find("type"); it != schema.end()) {
            const auto& type = it->get_ref<const std::string&>();
            if (!is_of_type(value, type)) return Phrase{words::kFieldOfOtherType, {at, type}};
        }
        if (value.is_object()) return object(value, schema, at);
        if (value.is_array()) return array(value, schema, at);
        if (value.is_string()) return text(value.get_ref<const std::string&>(), schema, at);
        if (value.is_number()) return number(value, schema, at);
        return {};
    }

  private:
    [[nodiscard]] Complaint any(const Json& value, const Json& schemas,
                                const std::string& at) const {
        Complaint first;
        for (const Json& schema : schemas) {
            const Complaint complaint = of(value, schema, at);
            if (!complaint) return {};
            if (!first) first = complaint;
        }
        return first;
    }

    [[nodiscard]] Complaint object(const Json& value, const Json& schema,
                                   const std::string& at) const {
        if (const auto required = schema.find("required"); required != schema.end()) {
            for (const Json& name : *required) {
                if (!value.contains(name.get_ref<const std::string&>())) {
                    return Phrase{words::kFieldMissing, {at, name.get_ref<const std::string&>()}};
                }
            }
        }
        const auto properties = schema.find("properties");
        const auto others = schema.find("additionalProperties");
        for (const auto& [name, field] : value.items()) {
            const std::string inside = fmt::format("{}.{}", at, name);
            const Json* rule = nullptr;
            if (properties != schema.end()) {
                if (const auto it = properties->find(name); it != properties->end()) rule = &*it;
            }
            if (rule == nullptr && others != schema.end()) {
                if (others->is_boolean()) {
                    return Phrase{words::kFieldUnknown, {at, in_quotes(name)}};
                }
                rule = &*others;
            }
            if (rule == nullptr) continue;
            if (auto complaint = of(field, *rule, inside)) return complaint;
        }
        return {};
    }

    [[nodiscard]] Complaint array(const Json& value, const Json& schema,
                                  const std::string& at) const {
        if (const auto most = schema.find("maxItems");
            most != schema.end() && value.size() > most->get<std::size_t>()) {
            return Phrase{words::kFieldTooManyItems, {at, most->get<std::size_t>()}};
        }
        const auto items = schema.find("items");
        if (items == schema.end()) return {};
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (auto complaint = of(value[i], *items, fmt::format("{}[{}]", at, i))) {
                return complaint;
            }
        }
        return {};
    }

    [[nodiscard]] static Complaint text(const std::string& value, const Json& schema,
                                        const std::string& at) {
        const auto least = schema.find("minLength");
        if (least != schema.end() && length_of(value) < least->get<std::size_t>()) {
            return Phrase{words::kFieldEmpty, {at}};
        }
        const auto most = schema.find("maxLength");
        if (most != schema.end() && length_of(value) > most->get<std::size_t>()) {
            return Phrase{words::kFieldTooLong, {at, most->get<std::size_t>()}};
        }
        return {};
    }

    [[nodiscard]] static Complaint number(const Json& value, const Json& schema,
                                          const std::string& at) {
        const auto least = schema.find("minimum");
        if (least != schema.end() && value < *least) {
            return Phrase{words::kFieldTooSmall, {at, json_line(*least)}};
        }
        const auto most = schema.find("maximum");
        if (most != schema.end() && value > *most) {
            return Phrase{words::kFieldTooLarge, {at, json_line(*most)}};
        }
        return {};
    }

    const Json& document_;
};

}  // namespace

const Schema& Schema::protocol() {
    static const Schema schema{schema_text()};
    return schema;
}

Schema::Schema(std::string_view text)
    : document_{std::make_unique<const Json>(parse_json(text, kDeepestSchema))} {
    check_keywords(*document_);
}

Schema::~Schema() = default;

bool Schema::has(const std::string& definition) const {
    return document_->at("$defs").contains(definition);
}

std::optional<Phrase> Schema::complaint(const Json& message, const std::string& definition) const {
    return Check{*document_}.of(message, document_->at("$defs").at(definition), "message");
}

}  // namespace lawan::session
