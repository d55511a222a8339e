// The types of protocol.mjs, which the tests import.
import type { Definitions } from "../src/protocol/check";

interface ProtocolSchema {
  $defs: Definitions;
}

export function readSchema(): ProtocolSchema;
export function makeTypes(schema: ProtocolSchema): string;
export function makeReplies(schema: ProtocolSchema): string;
