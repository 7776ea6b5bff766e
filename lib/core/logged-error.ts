import { stdSerializers } from "pino";

const KEPT = ["type", "message", "stack", "code", "kind", "status", "statusCode"] as const;

/**
 * What a log line keeps of an error and of what caused it. Other properties are left out: a model's or a database's error
 * carries the whole request, and with it what people said.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const whole: Record<string, unknown> = { ...stdSerializers.err(error) };
  return Object.fromEntries(KEPT.flatMap((field) => (whole[field] === undefined ? [] : [[field, whole[field]]])));
}
