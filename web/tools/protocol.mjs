// Makes src/protocol/messages.ts and src/protocol/replies.json from docs/protocol.schema.json.
// Run by `npm run protocol`; a test compares what is committed with what this makes.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const REF = "#/$defs/";

export function readSchema() {
  return JSON.parse(readFileSync(here("../../docs/protocol.schema.json"), "utf8"));
}

const typeName = (definition) =>
  definition
    .split(/[._-]/)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join("");

function typeOf(schema, indent) {
  if (schema.$ref) return typeName(schema.$ref.slice(REF.length));
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => typeOf(one, indent)))].join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "array": {
      const item = typeOf(schema.items, indent);
      return /[|{]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return objectType(schema, indent);
    default:
      return schema.type;
  }
}

function objectType(schema, indent) {
  if (!schema.properties) {
    const of = schema.additionalProperties;
    return `Record<string, ${of && of !== true ? typeOf(of, indent) : "unknown"}>`;
  }
  const inner = indent + "  ";
  const lines = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? "" : "?";
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${optional}: ${typeOf(field, inner)};`;
  });
  return lines.length ? `{\n${lines.join("\n")}\n${indent}}` : "Record<string, never>";
}

export function makeTypes(schema) {
  const definitions = Object.entries(schema.$defs);
  const union = (prefix) =>
    definitions
      .filter(([name]) => name.startsWith(prefix))
      .map(([name]) => `\n  | ${typeName(name)}`)
      .join("");
  const types = definitions.map(([name, one]) => `export type ${typeName(name)} = ${typeOf(one, "")};\n`);
  return [
    "// Made from docs/protocol.schema.json by `npm run protocol`; change that one instead.\n",
    ...types,
    `export type Request =${union("request.")};\n`,
    `export type Reply =${union("reply.")};\n`,
  ].join("\n");
}

// What the page needs to check what comes in: the replies and what they refer to, without the words.
export function makeReplies(schema) {
  const kept = {};
  const keep = (name) => {
    if (name in kept) return;
    kept[name] = null;
    kept[name] = strip(schema.$defs[name]);
  };
  const strip = (value) => {
    if (Array.isArray(value)) return value.map(strip);
    if (value === null || typeof value !== "object") return value;
    const result = {};
    for (const [key, field] of Object.entries(value)) {
      if (key === "description" && typeof field === "string") continue;
      if (key === "$ref") keep(field.slice(REF.length));
      result[key] = key === "properties" ? Object.fromEntries(Object.entries(field).map(([n, f]) => [n, strip(f)])) : strip(field);
    }
    return result;
  };
  Object.keys(schema.$defs)
    .filter((name) => name.startsWith("reply."))
    .forEach(keep);
  return JSON.stringify(kept) + "\n";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const schema = readSchema();
  writeFileSync(here("../src/protocol/messages.ts"), makeTypes(schema));
  writeFileSync(here("../src/protocol/replies.json"), makeReplies(schema));
}
