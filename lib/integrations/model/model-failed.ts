import { z } from "zod";
import type { Spent } from "./model";

/**
 * What went wrong with a language model, in words for people. `refused`: a wrong key or model name, for example;
 * `used-up`: the workspace's monthly allowance; `unusable`: it answered something that isn't an answer, or that nobody
 * said.
 */
export const MODEL_FAILURES = {
  unreachable: "The language model could not be reached",
  refused: "The language model’s service refused the request",
  busy: "The language model is busy",
  slow: "The language model took too long",
  unusable: "The language model gave nothing that could be used",
  "used-up": "This month’s allowance for the language model is used up",
} as const;
export type ModelFailure = keyof typeof MODEL_FAILURES;

/** Why the model gave no answer; the caller continues without it, and says so. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
  constructor(
    readonly failure: ModelFailure,
    readonly spent: Spent = null,
    options?: ErrorOptions & { retryAfterSeconds?: number | undefined },
  ) {
    super(MODEL_FAILURES[failure], options);
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  /** When the service wants to be asked again, if it says so. */
  readonly retryAfterSeconds: number | undefined;
}

type How = { isLate: boolean; spent: Spent };

export function failureOf(error: unknown, { isLate, spent }: How): ModelFailed {
  const last = lastOf(error);
  const status = statusOf(last);
  const isText = last instanceof z.ZodError || last instanceof SyntaxError;
  const isEmpty = last instanceof Error && /^AI_(NoOutput|NoObject|JSONParse|TypeValidation)/.test(last.name);
  let failure: ModelFailure = "unreachable";
  if (isLate) failure = "slow";
  else if (status === 429) failure = "busy";
  else if (REFUSED.has(status)) failure = "refused";
  else if (isText || isEmpty) failure = "unusable";
  return new ModelFailed(failure, spent, { cause: error, retryAfterSeconds: retryAfterOf(last) });
}

/** A request that fails the same way each time, such as one with a wrong key. */
const REFUSED: ReadonlySet<unknown> = new Set([400, 401, 403, 404, 405, 413, 422]);

/** Of several attempts the last one counts. */
const lastOf = (error: unknown): unknown => (error instanceof Error && "lastError" in error ? error.lastError : error);
const statusOf = (error: unknown): unknown => (error instanceof Error && "statusCode" in error ? error.statusCode : 0);

/** RFC 9110 §10.2.3; some services say it in milliseconds, in a header of their own. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = error instanceof Error && "responseHeaders" in error ? error.responseHeaders : undefined;
  const { data } = Headers.safeParse(headers);
  const milliseconds = Number(data?.["retry-after-ms"] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds / 1000;
  const said = data?.["retry-after"];
  if (said === undefined) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
const Headers = z.record(z.string(), z.string());
