import { z } from "zod";
import type { Spent } from "./model";

/**
 * What went wrong with a language model, in words for people. `used-up`: the workspace's monthly allowance; `unusable`:
 * it answered something that isn't an answer, or that nobody said.
 */
export const MODEL_FAILURES = {
  unreachable: "The language model could not be reached",
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
    options?: ErrorOptions,
  ) {
    super(MODEL_FAILURES[failure], options);
  }
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
  else if (isText || isEmpty) failure = "unusable";
  return new ModelFailed(failure, spent, { cause: error });
}

/** Of several attempts the last one counts. */
const lastOf = (error: unknown): unknown => (error instanceof Error && "lastError" in error ? error.lastError : error);
const statusOf = (error: unknown): unknown => (error instanceof Error && "statusCode" in error ? error.statusCode : 0);
