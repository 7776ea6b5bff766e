import type { Delivery } from "@/lib/api/settings/webhook-deliveries";
import { typeset } from "@/lib/core/text/typeset";

type Result = Pick<Delivery, "status" | "error" | "durationMs"> & Partial<Pick<Delivery, "state">>;

/**
 * An attempt's result in a line: "204 in 31 ms", or why there was no response. Of a delivery whose webhook was disabled
 * before its first attempt, that.
 */
export function attemptResult({ status, error, durationMs, state }: Result): string {
  const took =
    durationMs === null ? "" : ` in ${durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`}`;
  if (status !== null) return `Responded ${status}${took}`;
  if (error) return `${typeset(error).replace(/\.$/, "")}${took && ` (after${took.slice(3)})`}`;
  return state === "failed" ? "Not sent, as the webhook was disabled" : "No attempt yet";
}
