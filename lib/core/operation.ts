import type { z } from "zod";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call: `public` needs no key; `read` any key or person; `ask` is a non-GET that changes nothing, open to
 * read-only keys; `write` needs a key that can write; `person` a signed-in person, never a key.
 */
export type Access = "public" | "read" | "ask" | "write" | "person";

/**
 * One endpoint, described once: the description validates, types the handler, and makes the OpenAPI document, the
 * reference page, the contract tests and the browser client.
 */
export type Operation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> = {
  id: string;
  method: Method;
  /** Relative to the surface, with `{name}` parameters. */
  path: string;
  summary: string;
  description?: string;
  tag: string;
  access: Access;
  /** Also for a signed-in person who is in no workspace. */
  withoutWorkspace?: true;
  status: 200 | 201 | 202;
  params?: P;
  query?: Q;
  body?: B;
  /** No single field of the body is required, but one of several is. */
  needsBody?: true;
  /**
   * A body that works once its ids are real, for fields that depend on each other and can't be generated from the
   * schema.
   */
  example?: z.input<B>;
  response: R;
  /** The media type of a body that isn't JSON; the handler reads and validates it. */
  takes?: string;
  /** The media types of the response if it isn't always JSON: a file, or a stream on request. */
  answers?: readonly string[];
  /** A read that is refused while its subject is in another state. Any write may be. */
  conflicts?: true;
  /** A read that observers are refused. Any write is. */
  needsRole?: true;
  /**
   * Calls an outside service and so can't run inside the transaction of an Idempotency-Key, which it honors on every
   * surface; it is safe to repeat by itself. Its success is stored under the key afterwards, a refusal isn't.
   */
  isRepeatable?: true;
  /** Honors an Idempotency-Key by itself, on a surface that doesn't do so for every POST. */
  takesIdempotencyKey?: true;
  /** For a body that contains a file; all others are 1 MB at most. */
  mostBodyBytes?: number;
  /** The response contains a secret: the copy stored under an Idempotency-Key is encrypted. */
  holdsSecret?: true;
  /** Where to find what a call created, or what became of one that was accepted, if that has an address of its own. */
  location?(answer: z.output<R>, params: z.output<P>): string;
};

/** Its method and path stay literal types: the browser client knows the operation by them. */
export const operation = <
  const M extends Method,
  const A extends string,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
>(
  op: Operation<P, Q, B, R> & { method: M; path: A },
) => op;
