import type { Delivery } from "@/lib/api/settings-webhook-deliveries";
import { typeset } from "@/lib/core/typeset";

/** An attempt's result in a line: "204 in 31 ms", or why there was no response. */
export function answerOf({ status, error, durationMs }: Pick<Delivery, "status" | "error" | "durationMs">): string {
  const took =
    durationMs === null ? "" : ` in ${durationMs < 1000 ? `${durationMs} ms` : `${(durationMs / 1000).toFixed(1)} s`}`;
  if (status !== null) return `Responded ${status}${took}`;
  return error ? `${typeset(error).replace(/\.$/, "")}${took && ` (after${took.slice(3)})`}` : "No attempt yet";
}
