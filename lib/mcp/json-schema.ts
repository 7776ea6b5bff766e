import { z } from "zod";

/**
 * A tool's schema as clients get it: JSON Schema 2020-12, which MCP 2025-11-25 takes for granted when `$schema` is
 * absent, and without what only says what a number or a time is.
 */
export function jsonSchemaOf(schema: z.ZodObject): { type: "object"; [keyword: string]: unknown } {
  const made = z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const { $schema: _dialect, ...rest } = made;
  return { ...rest, type: "object" };
}
