import type { Context } from "@/lib/core/context";
import { listAllFindings } from "@/lib/services/swarm/list-all-findings";
import { requireDone } from "@/lib/services/swarm/runs/require-done";
import { listPages } from "@/lib/services/swarm/steps/list-pages";
import type { Draft } from "../draft";
import { covered } from "./covered";
import { inShort } from "./in-short";
import { severitySections } from "./severity-sections";
import { sinceBefore } from "./since-before";

/**
 * The report of a run: a summary, every finding under its severity, what was covered and what wasn't, and what changed
 * since the previous run. Throws `not_found`, and `conflict` for a run that isn't done.
 */
export async function ofRun(ctx: Context, runId: string): Promise<Draft> {
  const run = await requireDone(ctx, runId);
  const [findings, pages] = await Promise.all([listAllFindings(ctx, runId), listPages(ctx, runId)]);
  const sections = [inShort(run, findings), ...severitySections(findings), ...covered(run, pages), ...sinceBefore(run)];
  return { sections, madeBy: "built-in" };
}
