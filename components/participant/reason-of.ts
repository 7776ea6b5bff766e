import { CallError } from "@/lib/api/client/call-error";

const NO_ANSWER = 0;
const TOO_MANY = 429;

const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof CallError
    ? thrown.status === NO_ANSWER
    : thrown instanceof DOMException && thrown.name === "TimeoutError";

/**
 * Why an act failed, as what the participant is told about it. Only whoever got no answer should check a connection.
 */
export function reasonOf(thrown: unknown): "busy" | "offline" | "server" {
  if (thrown instanceof CallError && thrown.status === TOO_MANY) return "busy";
  return isUnanswered(thrown) ? "offline" : "server";
}
