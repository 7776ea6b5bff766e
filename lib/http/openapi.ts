import { z } from "zod";
import type { Operation } from "@/lib/core/operation";
import { ANSWER_HEADERS, headersNamed, headersOf } from "./openapi-headers";
import { type EventDescription, webhooksSection } from "./openapi-webhooks";

type Json = Record<string, unknown>;
export type SurfaceDocument = {
  title: string;
  version: string;
  description: string;
  server: string;
  /** The error envelope, and the codes that each status may carry. */
  error: z.ZodType;
  /** Without `conflict`, a state that doesn't allow an act is reported as an invalid request. */
  errors: { invalid: number; planned: number; conflict?: number };
  idempotency: boolean;
  /** A description of each tag. */
  tags: Record<string, string>;
  /** What is posted to receivers of webhooks. */
  events?: EventDescription[];
};

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

/** Every operation of a surface's registry, in the order in which resources are listed. */
export const operationsOf = (registry: Record<string, Record<string, unknown>>): Operation[] =>
  Object.values(registry).flatMap((resource) => Object.values(resource).filter(isOperation));

/** The OpenAPI 3.1 document of a surface, from the same objects that validate its calls. */
export function openapi(surface: SurfaceDocument, operations: Operation[]): Json {
  const sent = schemasOf(operations, "body", "input");
  const { events = [] } = surface;
  const received = schemasOf([...operations, ...events.map(asReceived)], "response", "output");
  const webhooks = webhooksSection(events, (event) => received.of(asReceived(event)) ?? {});
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = describe(surface, operation, sent.of(operation), received.of(operation));
    paths[operation.path] = path;
  }
  const { $schema: _dialect, ...errorSchema } = z.toJSONSchema(surface.error, { override: overrideReceived });
  return {
    openapi: "3.1.1",
    info: { title: surface.title, version: surface.version, description: surface.description, license: LICENSE },
    servers: [{ url: surface.server }],
    security: [{ apiKey: [] }],
    tags: Object.entries(surface.tags).map(([name, description]) => ({ name, description })),
    paths,
    ...(events.length > 0 && { webhooks }),
    components: {
      securitySchemes: { apiKey: { type: "http", scheme: "bearer", description: "An API key: `ear_sk_…`." } },
      schemas: { ...sent.named, ...received.named, Error: errorSchema },
      headers: ANSWER_HEADERS,
    },
  };
}

/** An event is described by what we post, as a call is by what it returns. */
const asReceived = ({ kind, body }: EventDescription): Described => ({ id: kind, response: body });

const LICENSE = { name: "Proprietary", identifier: "LicenseRef-Earshot" };

function describe(surface: SurfaceDocument, operation: Operation, body: Json | undefined, response: Json | undefined) {
  const { id, tag, summary, description, access, method, status } = operation;
  const parameters = [
    ...parametersOf(operation.params, "path"),
    ...parametersOf(operation.query, "query"),
    ...((surface.idempotency && method === "POST") || operation.takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(access === "public" && { security: [] }),
    ...(parameters.length && { parameters }),
    ...(body && { requestBody: { required: isRequired(operation), content: jsonOf(body, operation.example) } }),
    ...(operation.takes && { requestBody: { required: true, content: contentOf([operation.takes]) } }),
    responses: {
      [status]: {
        description: "Success",
        headers: headersOf(operation, surface.idempotency),
        content: contentOf(operation.answers, response),
      },
      ...failuresOf(surface, operation),
    },
  };
}

const isRequired = ({ body, needsBody }: Operation): boolean =>
  body !== undefined && (needsBody === true || !body.safeParse({}).success);
const JSON_TYPE = "application/json";
const jsonOf = (schema: Json, example?: unknown) => ({
  [JSON_TYPE]: { schema, ...(example !== undefined && { example }) },
});

/** Binary bodies have no schema: OpenAPI 3.1 omits it. */
function contentOf(types: readonly string[] = [JSON_TYPE], json: Json = {}) {
  const schemaOf = (type: string) => (type.startsWith("text/") ? { schema: { type: "string" } } : {});
  return Object.fromEntries(types.map((type) => [type, type === JSON_TYPE ? { schema: json } : schemaOf(type)]));
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "1 to 255 printable ASCII characters. Within 24 hours, the same key and body return the first response again.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const NAMES_THING = /^(id|.+(Id|_id)s?)$/;

/** Whether the call refers to something that may not exist: in its path, or by an id among its fields. */
const namesThing = ({ params, query, body }: Operation): boolean =>
  params !== undefined ||
  [query, body].some(
    (schema) => schema instanceof z.ZodObject && Object.keys(schema.shape).some((name) => NAMES_THING.test(name)),
  );

function failuresOf({ errors }: SurfaceDocument, operation: Operation) {
  const { access, method, body, takes, conflicts } = operation;
  const failure = (description: string) => ({
    description,
    content: jsonOf({ $ref: "#/components/schemas/Error" }),
  });
  const known = access !== "public";
  return {
    ...(!known && { "4XX": failure("The request is refused.") }),
    // Even a call without fields may be sent with a query parameter twice.
    [errors.invalid]: failure("The request is not valid."),
    ...(known && { 401: failure("The API key is missing or not valid.") }),
    ...(known && { [errors.planned]: failure("The plan does not include this, or its allowance is used up.") }),
    ...(access === "write" && { 403: failure("The key is read-only, or the role does not allow this.") }),
    ...(namesThing(operation) && { 404: failure("It does not exist in this workspace.") }),
    ...(known &&
      errors.conflict &&
      (conflicts || method !== "GET") && {
        [errors.conflict]: failure("Its state does not allow this, or has changed."),
      }),
    ...((body || takes) && {
      413: failure("The body is too large."),
      415: failure(`The body is not sent as ${takes ?? "JSON"}.`),
    }),
    ...(known && {
      429: {
        ...failure("Too many requests; `Retry-After` says when to retry."),
        headers: headersNamed("Retry-After"),
      },
    }),
    500: failure("Something went wrong on our side; the X-Request-Id header identifies the call."),
    503: failure("The service is not available right now; the same call may be sent again."),
  };
}

/** Zod also emits a format's whole pattern, and JavaScript's range for every whole number. */
function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format === "date-time" || jsonSchema.format === "email") delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** What is returned may gain fields, so no client that checks it by this document may take its fields for all. */
function overrideReceived(given: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  override(given);
  if (given.jsonSchema.additionalProperties === false) delete given.jsonSchema.additionalProperties;
}

type Described = { id: string; body?: z.ZodType; response: z.ZodType };

/** Zod puts inner schemas that have an id under one shared key; OpenAPI wants all named ones under components. */
function schemasOf(operations: Described[], side: "body" | "response", io: "input" | "output") {
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

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", override });
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...rest } = field as Json;
    const needed = place === "path" || required.includes(name);
    // Zod omits the default of anything parsed from text.
    const usual = needed ? undefined : (schema.shape[name] as z.ZodType).parse(undefined);
    // Nor does it know that the texts `true` and `false` are read as what they say.
    const kind = typeof usual === "boolean" ? { ...rest, type: "boolean" } : rest;
    return {
      name,
      in: place,
      required: needed,
      ...(description !== undefined && { description }),
      schema: { ...(usual !== undefined && { default: kind.type === "string" ? String(usual) : usual }), ...kind },
    };
  });
}
