import { z } from "zod";

type Made = z.core.JSONSchema.BaseSchema;

const LONG = 40;

/** Removes what only repeats that a number is a number and a time is a time. */
function withoutSelfEvident(schema: Made): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Names and types only: a model reads the result itself, and every client is sent all schemas. */
function shapeAlone(schema: Made): void {
  for (const word of ["description", "format", "pattern", "minimum", "maximum", "minLength", "maxLength"])
    delete schema[word];
  if (typeof schema.const === "string" && schema.const.length > LONG) delete schema.const;
}

function schemaOf(schema: z.ZodObject, shorten: (made: Made) => void): { type: "object"; [keyword: string]: unknown } {
  const override = ({ jsonSchema }: { jsonSchema: Made }) => shorten(jsonSchema);
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, { io: "input", override });
  return { ...made, type: "object" };
}

/** A tool's schemas as clients get them: JSON Schema 2020-12, which MCP 2025-11-25 assumes when `$schema` is absent. */
export const inputSchemaOf = (input: z.ZodObject) => schemaOf(input, withoutSelfEvident);
export const outputSchemaOf = (output: z.ZodObject) => schemaOf(output, shapeAlone);
