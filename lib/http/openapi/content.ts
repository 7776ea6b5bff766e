import type { Json } from "./schemas";

const JSON_TYPE = "application/json";
export const jsonOf = (schema: Json, example?: unknown) => ({
  [JSON_TYPE]: { schema, ...(example !== undefined && { example }) },
});

/** Binary bodies have no schema: OpenAPI 3.1 omits it. */
export function contentOf(types: readonly string[] = [JSON_TYPE], json: Json = {}) {
  const schemaOf = (type: string) => (type.startsWith("text/") ? { schema: { type: "string" } } : {});
  return Object.fromEntries(types.map((type) => [type, type === JSON_TYPE ? { schema: json } : schemaOf(type)]));
}
