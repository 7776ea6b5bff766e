import type { Context } from "@/lib/core/context";
import type { AppError, Limits } from "@/lib/core/errors";
import type { Access, Operation } from "@/lib/core/operation";

/** Who was admitted, and what is left of their limits. */
export type Admission = { ctx: Context; limits?: Limits };

/** What an operation that isn't public says about who may call it. */
export type Rule = Pick<Operation, "withoutWorkspace"> & { access: Exclude<Access, "public"> };

/** One request on its way through a surface. `about`: what it asks for where the path doesn't say; for the log line. */
export type Call = { requestId: string; admission?: Admission; about?: string };

/** A response before it becomes a `Response`, as it is stored under an idempotency key. */
export type Answered = { status: number; body: string; location?: string | null; replayed?: boolean };

/** What a surface decides for itself: who is admitted, and how a failure looks. */
export type Surface = {
  name: string;
  /** The path prefix that its operations' paths are relative to. */
  prefix: string;
  admit(request: Request, rule: Rule, requestId: string): Promise<Admission>;
  /** `null` is a bug of ours: a fixed sentence without internals. */
  failure(error: AppError | null, requestId: string): { status: number; body: unknown };
  /** The `WWW-Authenticate` of a refusal, if any; without this a 401 gets a plain one (RFC 9110 §11.6.1). */
  challenge?(error: AppError): string | null;
  /** Whether this surface's POSTs honor Idempotency-Key. */
  idempotency: boolean;
  /** Whether every response reports the caller's limits, even if no key was recognized. */
  alwaysTellsLimits: boolean;
};

/** What a response's headers, log line and measurement need to know about a surface. */
export type Watched = Pick<Surface, "name" | "prefix" | "failure" | "challenge" | "alwaysTellsLimits">;
