import { z } from "zod";
import type { Operation } from "@/lib/core/operation";
import { takesKey } from "@/lib/http/idempotency/key";
import { contentOf, jsonOf } from "./content";
import { type FailureStatuses, failuresOf } from "./failures";
import { ANSWER_HEADERS, headersOf } from "./headers";
import { type Described, type Json, override, overrideReceived, schemasOf } from "./schemas";
import { type EventDescription, webhooksSection } from "./webhooks";

export type SurfaceDocument = {
  title: string;
  version: string;
  description: string;
  server: string;
  /** The error envelope, and the codes that each status may carry. */
  error: z.ZodType;
  errors: FailureStatuses;
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
  const { id, tag, summary, description, access, status } = operation;
  const isIdempotent = takesKey(surface, operation);
  const parameters = [
    ...parametersOf(operation.params, "path"),
    ...parametersOf(operation.query, "query"),
    ...(isIdempotent || operation.takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
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
        headers: headersOf(operation, isIdempotent),
        content: contentOf(operation.answers, response),
      },
      ...failuresOf(surface.errors, operation, isIdempotent && !operation.isRepeatable),
    },
  };
}

const isRequired = ({ body, needsBody }: Operation): boolean =>
  body !== undefined && (needsBody === true || !body.safeParse({}).success);
const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "1 to 255 printable ASCII characters. Within 24 hours, the same key and body return the first response again.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

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
