import { z } from "zod";

export type Json = Record<string, unknown>;

/** Zod also emits a format's whole pattern, and JavaScript's range for every whole number. */
export function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format === "date-time" || jsonSchema.format === "email") delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** What is returned may gain fields, so no client that checks it by this document may take its fields for all. */
export function overrideReceived(given: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  override(given);
  if (given.jsonSchema.additionalProperties === false) delete given.jsonSchema.additionalProperties;
}

export type Described = { id: string; body?: z.ZodType; response: z.ZodType };

/** Zod puts inner schemas that have an id under one shared key; OpenAPI wants all named ones under components. */
export function schemasOf(operations: Described[], side: "body" | "response", io: "input" | "output") {
  const registry = z.registry<{ id: string }>();
  const names = new Set<string>();
  const keyOf = (operation: Described): string => {
    const name = operation[side] && z.globalRegistry.get(operation[side])?.id;
    if (name) names.add(name);
    return name ?? `${operation.id}.${side}`;
  };
  for (const operation of operations) {
    const schema = operation[side];
    if (schema) registry.add(schema, { id: keyOf(operation) });
  }
  const made = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: io === "output" ? overrideReceived : override,
  });
  const text = JSON.stringify(made).replaceAll("__shared#/$defs/", "");
  const schemas: Record<string, Json> = JSON.parse(text).schemas;
  const bare = ({ $schema: _dialect, $id: _uri, id: _name, ...schema }: Json): Json => schema;
  const shared = Object.entries((schemas.__shared?.$defs ?? {}) as Record<string, Json>);
  const own = [...names].map((name): [string, Json] => [name, schemas[name] ?? {}]);
  return {
    named: Object.fromEntries([...shared, ...own].map(([name, schema]) => [name, bare(schema)])),
    of: (operation: Described): Json | undefined => {
      if (!operation[side]) return undefined;
      const key = keyOf(operation);
      return names.has(key) ? { $ref: `#/components/schemas/${key}` } : bare(schemas[key] ?? {});
    },
  };
}
