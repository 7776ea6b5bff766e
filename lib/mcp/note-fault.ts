import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { metrics } from "@/lib/http/server/metrics";

/** Records a fault inside a response whose HTTP status is 200: its own log line, counted as an error. */
export function noteFault(requestId: string, part: string, fault: unknown): void {
  metrics().errors.inc({ surface: "mcp", route: part });
  log().error({ requestId, part, err: (fault instanceof AppError && fault.cause) || fault }, "part of a call failed");
}
