// Checks a value against a JSON schema: the part of the language that our schema uses.

export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export type Definitions = Record<string, Schema>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "null":
      return value === null;
    default:
      return typeof value === type;
  }
}

// What is wrong with the value, with the way to it; null when nothing is.
export function problem(value: unknown, schema: Schema, definitions: Definitions, path = ""): string | null {
  if (schema.$ref) {
    const target = definitions[schema.$ref.replace("#/$defs/", "")];
    return target ? problem(value, target, definitions, path) : `${path}: no definition ${schema.$ref}`;
  }
  const at = path || "message";
  if ("const" in schema && value !== schema.const) return `${at}: not ${JSON.stringify(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value)) return `${at}: not one of ${schema.enum.join(", ")}`;
  if (schema.anyOf) {
    const wrong = schema.anyOf.map((one) => problem(value, one, definitions, path));
    // What is wrong with null is seldom of interest.
    return wrong.includes(null) ? null : (wrong.find((_, i) => schema.anyOf![i]!.type !== "null") ?? wrong[0] ?? null);
  }
  if (schema.type && !hasType(value, schema.type)) return `${at}: not of type ${schema.type}`;
  if (typeof value === "number") {
    if (schema.minimum !== undefined && value < schema.minimum) return `${at}: below ${schema.minimum}`;
    if (schema.maximum !== undefined && value > schema.maximum) return `${at}: above ${schema.maximum}`;
  }
  if (typeof value === "string") {
    if (schema.minLength !== undefined && value.length < schema.minLength) return `${at}: too short`;
    if (schema.maxLength !== undefined && value.length > schema.maxLength) return `${at}: too long`;
  }
  if (Array.isArray(value)) {
    if (schema.maxItems !== undefined && value.length > schema.maxItems) return `${at}: too many`;
    if (schema.items) {
      for (let i = 0; i < value.length; ++i) {
        const wrong = problem(value[i], schema.items, definitions, `${path}[${i}]`);
        if (wrong) return wrong;
      }
    }
  }
  return schema.type === "object" ? problemInFields(value as Record<string, unknown>, schema, definitions, path) : null;
}

function problemInFields(
  value: Record<string, unknown>,
  schema: Schema,
  definitions: Definitions,
  path: string,
): string | null {
  for (const name of schema.required ?? []) {
    if (!(name in value)) return `${path || "message"}: ${name} is missing`;
  }
  for (const [name, field] of Object.entries(value)) {
    const at = path ? `${path}.${name}` : name;
    const known = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    const rule = known ?? schema.additionalProperties;
    if (rule === false) return `${at}: not a known field`;
    if (typeof rule === "object") {
      const wrong = problem(field, rule, definitions, at);
      if (wrong) return wrong;
    }
  }
  return null;
}
