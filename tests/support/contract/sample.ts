import { z } from "zod";

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  minimum?: number;
  minItems?: number;
  format?: string;
};

/** The path to a field: names of fields, `[]` into a list, a number for an option of a union. */
export type Way = readonly (string | number)[];
type Wanted = { way: Way; value: unknown; idOf?: (name: string) => string };

/**
 * A minimal value that the schema accepts, so that a call passes validation. With `wanted`, it has that value at the
 * end of the path, and other required ids come from `idOf`.
 */
export function sampleOf(schema: z.ZodType, wanted?: Wanted): unknown {
  const root = toSchema(schema);
  return make(root, root.$defs ?? {}, "", wanted);
}

const IS_ID = /(?:Id|_id|Ids|_ids)$/;

/** The paths to all fields that contain the id of something, however deep, in every option of every union. */
export function waysToIds(schema: z.ZodType): { name: string; way: Way }[] {
  const root = toSchema(schema);
  return waysIn(root, root.$defs ?? {}, "");
}

const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
const resolved = (given: Schema, defs: Record<string, Schema>): Schema =>
  given.$ref ? (defs[given.$ref.replace("#/$defs/", "")] ?? {}) : given;

function waysIn(given: Schema, defs: Record<string, Schema>, name: string): { name: string; way: Way }[] {
  const schema = resolved(given, defs);
  const within = (step: string | number, inner: Schema, of: string) =>
    waysIn(inner, defs, of).map((found) => ({ ...found, way: [step, ...found.way] }));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice, at) => within(at, choice, name));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([field, inner]) => within(field, inner, field));
  if (schema.items) return within("[]", schema.items, name);
  return schema.type === "string" && !schema.enum && IS_ID.test(name) ? [{ name, way: [] }] : [];
}

function make(given: Schema, defs: Record<string, Schema>, name: string, wanted?: Wanted): unknown {
  const [step, ...rest] = wanted?.way ?? [];
  if (wanted && step === undefined) return wanted.value;
  const schema = resolved(given, defs);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  /** Elsewhere, only ids are required. */
  const on = (at: string | number): Wanted | undefined =>
    wanted && (at === step ? { ...wanted, way: rest } : { ...wanted, way: [OFF] });
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const at = typeof step === "number" ? step : 0;
    return make(choices[at] ?? {}, defs, name, on(at));
  }
  switch (schema.type) {
    case "object": {
      const fields = new Set([...(schema.required ?? []), ...(step !== undefined && step !== OFF ? [`${step}`] : [])]);
      return Object.fromEntries(
        [...fields].map((field) => [field, make(schema.properties?.[field] ?? {}, defs, field, on(field))]),
      );
    }
    case "array": {
      const least = step === "[]" ? 1 : 0;
      return Array.from({ length: Math.max(schema.minItems ?? 0, least) }, () =>
        make(schema.items ?? {}, defs, name, on("[]")),
      );
    }
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return (IS_ID.test(name) && wanted?.idOf?.(name)) || sampleText(schema);
  }
}
const OFF = "";

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === "email") return "someone@people.test";
  if (format === "date-time") return new Date().toISOString();
  if (format === "uri") return "https://example.test/";
  return "a".repeat(minLength);
}
