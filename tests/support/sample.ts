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

/** A smallest value that the schema accepts, so that a call gets past validation. */
export function sampleOf(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  return make(root, root.$defs ?? {});
}

function make(given: Schema, defs: Record<string, Schema>): unknown {
  const schema = given.$ref ? (defs[given.$ref.replace("#/$defs/", "")] ?? {}) : given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const option = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (option) return make(option, defs);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, make(schema.properties?.[name] ?? {}, defs)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => make(schema.items ?? {}, defs));
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === "email") return "someone@people.test";
  if (format === "date-time") return new Date().toISOString();
  if (format === "uri") return "https://example.test/";
  return "a".repeat(minLength);
}
