import type { Operation } from "@/lib/core/operation";

/** Response headers, as named under an OpenAPI document's components. */
export const ANSWER_HEADERS = {
  "X-Request-Id": {
    description: "Identifies the call, errors included. Quote it when you report a problem.",
    schema: { type: "string" },
  },
  Location: {
    description: "Where to get what was created, or to check the result.",
    schema: { type: "string", format: "uri-reference" },
  },
  "Idempotent-Replayed": {
    description: "`true` when this is the stored response to an earlier call with the same Idempotency-Key.",
    schema: { type: "string", enum: ["true"] },
  },
  RateLimit: {
    description: "What is left, as structured fields: `r` calls, and `t` seconds until there are more.",
    schema: { type: "string" },
  },
  "Retry-After": { description: "Seconds to wait before retrying.", schema: { type: "integer", minimum: 1 } },
};

/** References to these headers. */
export const headersNamed = (...names: (keyof typeof ANSWER_HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of an operation's success; only a key's calls are limited. */
export function headersOf({ access, location }: Operation, mayBeReplayed: boolean) {
  return headersNamed(
    "X-Request-Id",
    ...(location ? (["Location"] as const) : []),
    ...(mayBeReplayed ? (["Idempotent-Replayed"] as const) : []),
    ...(access === "public" ? [] : (["RateLimit"] as const)),
  );
}
