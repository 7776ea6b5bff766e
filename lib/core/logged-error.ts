import { stdSerializers } from "pino";

const KEPT = ["type", "message", "stack", "code", "kind", "status", "statusCode"] as const;

/**
 * The parts of an error and its causes that may be logged. Other properties are left out: errors of a model or the
 * database carry the whole request, and with it what people said.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const whole: Record<string, unknown> = { ...stdSerializers.err(error) };
  return Object.fromEntries(KEPT.flatMap((field) => (whole[field] === undefined ? [] : [[field, whole[field]]])));
}
