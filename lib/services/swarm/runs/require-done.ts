import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { SwarmRunDetail } from "../record";
import { getRun } from "./get";

/** A run whose findings are ready. Throws `not_found`, and `conflict` for one that isn't done. */
export async function requireDone(ctx: Context, runId: string): Promise<SwarmRunDetail> {
  const run = await getRun(ctx, runId);
  if (run.status === "done") return run;
  const ended = run.status === "failed" || run.status === "cancelled";
  throw new AppError(
    "conflict",
    ended ? "This run did not finish, so it has no findings." : "This run is still in progress.",
  );
}
