import type { z } from "zod";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call: `public` needs no key; `read` any key or person; `ask` is a non-GET that changes nothing, open to
 * read-only keys; `write` needs a key that can write; `person` a signed-in person, never a key.
 */
export type Access = "public" | "read" | "ask" | "write" | "person";

/**
 * One endpoint, described once: it validates, types the handler, and makes the OpenAPI document, the reference
 * page, the contract tests and the browser client.
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
  status: 200 | 201 | 202;
  params?: P;
  query?: Q;
  body?: B;
  /** No field of the body is needed by itself, but one of several is. */
  needsBody?: true;
  /** A body that works once its ids are real ones, where fields hang together and none can be made from the schema. */
  example?: z.input<B>;
  response: R;
  /** The media type of a body that is no JSON; the handler reads and checks it. */
  takes?: string;
  /** The media types of the answer where it is not always JSON: a file, or a stream for who asks for one. */
  answers?: readonly string[];
  /** A read that is refused while its thing is in another state; every write may be. */
  conflicts?: true;
  /**
   * The act asks an outside service and so cannot run inside the transaction of an Idempotency-Key; repeating it does
   * nothing twice by itself. Its success is stored under the key afterwards, a refusal is not.
   */
  isRepeatable?: true;
  /** Of a body that holds a file; everybody else's is 1 MB at most. */
  mostBodyBytes?: number;
  /** The answer carries a secret: what is stored of it under an Idempotency-Key is encrypted. */
  holdsSecret?: true;
  /** Where what becomes of an accepted call is to be found; everything that answers 202 and can be asked about has one. */
  location?(answer: z.output<R>, params: z.output<P>): string;
};

export const operation = <
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
>(
  op: Operation<P, Q, B, R>,
) => op;
