// Checks values against a JSON schema: the part of the language that our schema uses. A schema is made into functions
// once, and the way to what is wrong is put together only where something is: the catalog is long, and a phone waits for it.

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

// What is wrong, and the way to it from the value that was checked.
interface Wrong {
  path: string;
  what: string;
}
type Check = (value: unknown) => Wrong | null;

const wrong = (what: string): Wrong => ({ path: "", what });
const within = (path: string, inner: Wrong): Wrong => ({ path: path + inner.path, what: inner.what });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const HAS_TYPE: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  array: (value) => Array.isArray(value),
  object: isObject,
  null: (value) => value === null,
};

export class Checker {
  private readonly definitions = new Map<string, Check>();

  constructor(private readonly schemas: Definitions) {}

  // What is wrong with the value, with the way to it; null when nothing is.
  problem(value: unknown, definition: string): string | null {
    const found = this.definition(definition)(value);
    return found && `${found.path.replace(/^\./, "") || "message"}: ${found.what}`;
  }

  private definition(name: string): Check {
    let check = this.definitions.get(name);
    if (!check) {
      const schema = Object.hasOwn(this.schemas, name) ? this.schemas[name]! : null;
      check = schema ? this.checkOf(schema) : () => wrong(`no definition ${name}`);
      this.definitions.set(name, check);
    }
    return check;
  }

  private checkOf(schema: Schema): Check {
    if (schema.$ref) {
      const name = schema.$ref.replace("#/$defs/", "");
      let target: Check | undefined;
      return (value) => (target ??= this.definition(name))(value);
    }
    const checks = this.checksOf(schema);
    if (checks.length === 1) return checks[0]!;
    return (value) => {
      for (const check of checks) {
        const found = check(value);
        if (found) return found;
      }
      return null;
    };
  }

  // One for each thing that the schema says; the type first, so that the others may rely on it.
  private checksOf(schema: Schema): Check[] {
    const { type, anyOf, minimum, maximum, minLength, maxLength, maxItems, items } = schema;
    const checks: Check[] = [];
    if (type) {
      const hasType = HAS_TYPE[type]!;
      checks.push((value) => (hasType(value) ? null : wrong(`not of type ${type}`)));
    }
    if ("const" in schema) checks.push((value) => (value === schema.const ? null : wrong(`not ${JSON.stringify(schema.const)}`)));
    if (schema.enum) checks.push((value) => (schema.enum!.includes(value) ? null : wrong(`not one of ${schema.enum!.join(", ")}`)));
    if (anyOf) checks.push(this.oneOf(anyOf));
    if (minimum !== undefined) checks.push((value) => ((value as number) < minimum ? wrong(`below ${minimum}`) : null));
    if (maximum !== undefined) checks.push((value) => ((value as number) > maximum ? wrong(`above ${maximum}`) : null));
    if (minLength !== undefined) checks.push((value) => ((value as string).length < minLength ? wrong("too short") : null));
    if (maxLength !== undefined) checks.push((value) => ((value as string).length > maxLength ? wrong("too long") : null));
    if (maxItems !== undefined) checks.push((value) => ((value as unknown[]).length > maxItems ? wrong("too many") : null));
    if (items) checks.push(this.each(items));
    if (type === "object") checks.push(this.fields(schema));
    return checks;
  }

  private oneOf(schemas: Schema[]): Check {
    const checks = schemas.map((one) => this.checkOf(one));
    // What is wrong with null is seldom of interest.
    const meant = Math.max(0, schemas.findIndex((one) => one.type !== "null"));
    return (value) => (checks.some((check) => check(value) === null) ? null : checks[meant]!(value));
  }

  private each(items: Schema): Check {
    const check = this.checkOf(items);
    return (value) => {
      const list = value as unknown[];
      for (let i = 0; i < list.length; ++i) {
        const found = check(list[i]);
        if (found) return within(`[${i}]`, found);
      }
      return null;
    };
  }

  private fields(schema: Schema): Check {
    const known = new Map(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, this.checkOf(field)]));
    const others = typeof schema.additionalProperties === "object" ? this.checkOf(schema.additionalProperties) : null;
    const closed = schema.additionalProperties === false;
    const required = schema.required ?? [];
    return (value) => {
      const object = value as Record<string, unknown>;
      for (const name of required) {
        if (!Object.hasOwn(object, name)) return wrong(`${name} is missing`);
      }
      for (const name of Object.keys(object)) {
        const check = known.get(name) ?? others;
        if (!check && closed) return within(`.${name}`, wrong("not a known field"));
        const found = check?.(object[name]);
        if (found) return within(`.${name}`, found);
      }
      return null;
    };
  }
}
