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
 * What the agents of a run found: in short, every finding under its severity, what was covered and what was not, and what
 * changed since the run before. Throws `not_found`, and `conflict` for a run that is not done.
 */
export async function ofRun(ctx: Context, runId: string): Promise<Draft> {
  const run = await requireDone(ctx, runId);
  const [findings, pages] = await Promise.all([listAllFindings(ctx, runId), listPages(ctx, runId)]);
  const sections = [inShort(run, findings), ...severitySections(findings), ...covered(run, pages), ...sinceBefore(run)];
  return { sections, madeBy: "built-in" };
}
