import { z } from "zod";
import type { Operation } from "@/lib/core/operation";
import { jsonOf } from "./content";
import { headersNamed } from "./headers";

/**
 * The statuses that the surfaces differ in. Without `conflict`, a state that doesn't allow an act is an invalid
 * request.
 */
export type FailureStatuses = { invalid: number; planned: number; conflict?: number };

const NAMES_THING = /^(id|.+(Id|_id)s?)$/;

/** Whether the call refers to something that may not exist: in its path, or by an id among its fields. */
const namesThing = ({ params, query, body }: Operation): boolean =>
  params !== undefined ||
  [query, body].some(
    (schema) => schema instanceof z.ZodObject && Object.keys(schema.shape).some((name) => NAMES_THING.test(name)),
  );

const failure = (description: string) => ({
  description,
  content: jsonOf({ $ref: "#/components/schemas/Error" }),
});

const CALLERS_ONLY = {
  401: failure("The API key is missing or not valid."),
  429: {
    ...failure("Too many requests; `Retry-After` says when to retry."),
    headers: headersNamed("Retry-After"),
  },
};

/** Every way in which a call may fail, by status. `isKept`: a refusal is stored under an Idempotency-Key. */
export function failuresOf({ invalid, planned, conflict }: FailureStatuses, operation: Operation, isKept: boolean) {
  const { access, method, body, takes, conflicts, needsRole } = operation;
  const isPublic = access === "public";
  const mayConflict = !isPublic && (conflicts || method !== "GET");
  const refusal = (description: string) => ({
    ...failure(description),
    ...(isKept && { headers: headersNamed("Idempotent-Replayed") }),
  });
  return {
    // Even a call without fields may be sent with a query parameter twice.
    [invalid]: refusal("The request is not valid."),
    ...(isPublic ? { "4XX": failure("The request is refused.") } : CALLERS_ONLY),
    ...(!isPublic && { [planned]: refusal("The plan does not include this, or its allowance is used up.") }),
    ...(access === "write" && { 403: refusal("The key is read-only, or the role does not allow this.") }),
    ...(needsRole && { 403: failure("The role does not allow this.") }),
    ...(namesThing(operation) && { 404: refusal("It does not exist in this workspace.") }),
    ...(conflict && mayConflict && { [conflict]: refusal("Its state does not allow this, or has changed.") }),
    ...((body || takes) && {
      413: failure("The body is too large."),
      415: failure(`The body is not sent as ${takes ?? "JSON"}.`),
    }),
    500: failure("Something went wrong on our side; the X-Request-Id header identifies the call."),
    503: failure("The service is not available right now; the same call may be sent again."),
  };
}
