// Messages are what the schema says, and what is not is refused.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Checker, type Definitions, type Schema } from "../src/protocol/check";
import { BadMessage, readReply } from "../src/protocol/read";
import { at } from "./files";
import { makeReplies, makeTypes, readSchema } from "../tools/protocol.mjs";

const file = (path: string) => readFileSync(at(path), "utf8");

describe("what is made from the schema", () => {
  it("is what is committed", () => {
    const schema = readSchema();
    expect(file("../src/protocol/messages.ts")).toBe(makeTypes(schema));
    expect(file("../src/protocol/replies.json")).toBe(makeReplies(schema));
  });

  it("uses only what the checker knows", () => {
    const known = new Set(
      "$ref const enum anyOf type properties required additionalProperties items minimum maximum minLength maxLength maxItems".split(" "),
    );
    const look = (schema: Schema): void => {
      expect(Object.keys(schema).filter((key) => !known.has(key))).toEqual([]);
      Object.values(schema.properties ?? {}).forEach(look);
      schema.anyOf?.forEach(look);
      if (schema.items) look(schema.items);
      if (typeof schema.additionalProperties === "object") look(schema.additionalProperties);
    };
    Object.values(JSON.parse(makeReplies(readSchema())) as Definitions).forEach(look);
  });
});

describe("a reply", () => {
  it("is read when it is right", () => {
    expect(readReply('{"type":"pong","re":3}')).toEqual({ type: "pong", re: 3 });
    const value = { type: "error", code: "stale", why: "at-other-ply", message: "too late", arguments: [], text: { en: "too late", id: "terlambat" } };
    expect(readReply(JSON.stringify(value))).toEqual(value);
  });

  it.each([
    ["not JSON", "{"],
    ["unknown type", '{"type":"nonsense"}'],
    ["unknown type", '{"type":"constructor"}'],
    ["unknown type", "null"],
    ["re: not of type integer", '{"type":"pong","re":1.5}'],
    ["re: below 0", '{"type":"pong","re":-1}'],
    ["more: not a known field", '{"type":"pong","more":1}'],
    ["code: not one of", '{"type":"error","code":"other","why":"","message":"","arguments":[],"text":{"en":"","id":""}}'],
    ["arguments[0]: not of type string", '{"type":"error","code":"stale","why":"","message":"","arguments":[1],"text":{"en":"","id":""}}'],
    ["message is missing", '{"type":"error","code":"stale","why":"","arguments":[],"text":{"en":"","id":""}}'],
    ["token: too short", '{"type":"welcome","protocol":1,"version":"","token":"","resumed":false,"allow_commands":false,"tournaments":false,"invites":false,"guest":null,"class":false,"teacher":false,"name":"","boards":[]}'],
    ["protocol: not 1", '{"type":"welcome","protocol":2,"version":"","token":"x","resumed":false,"allow_commands":false,"tournaments":false,"invites":false,"guest":null,"class":false,"teacher":false,"name":"","boards":[]}'],
  ])("is refused: %s", (why, text) => {
    expect(() => readReply(text)).toThrow(BadMessage);
    expect(() => readReply(text)).toThrow(why);
  });
});

describe("the checker", () => {
  const problem = (value: unknown, schema: Schema, definitions: Definitions = {}) => new Checker({ ...definitions, it: schema }).problem(value, "it");

  it("takes one of several, and tells what is wrong with the one that is meant", () => {
    const schema: Schema = { anyOf: [{ type: "integer" }, { type: "null" }] };
    expect(problem(null, schema)).toBeNull();
    expect(problem(4, schema)).toBeNull();
    expect(problem("4", schema)).toContain("integer");
  });

  it("follows references and additional fields", () => {
    const definitions: Definitions = { side: { enum: ["X", "O"] } };
    const schema: Schema = { type: "object", additionalProperties: { $ref: "#/$defs/side" } };
    expect(problem({ a: "X" }, schema, definitions)).toBeNull();
    expect(problem({ a: "Y" }, schema, definitions)).toContain("a: not one of");
    expect(problem({ a: "X" }, { type: "object", additionalProperties: { $ref: "#/$defs/none" } })).toContain("no definition");
  });
});
