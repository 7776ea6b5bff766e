import type { Context } from "@/lib/core/context";
import type { ReportTemplate } from "@/lib/core/document/templates";
import { type Tell, untold } from "@/lib/core/work-progress";
import type { Scope } from "@/lib/services/evidence/scope";
import { results } from "@/lib/services/studies/results";
import type { Draft, DraftSection } from "./draft";
import type { Findings } from "./findings";
import { loadFindings } from "./load-findings";
import { prompted } from "./prompted/prompted";
import { ofRun } from "./swarm/of-run";
import { comparison } from "./templates/comparison";
import { deepDive } from "./templates/deep-dive";
import { summary } from "./templates/summary";

/** A report's sources and instructions. */
export type Wish = {
  template: ReportTemplate | null;
  prompt: string | null;
  studyIds: string[];
  fileIds: string[];
  swarmRunId: string | null;
  scope: Scope;
};

/**
 * Writes a report. Nothing is stored; `tell` may throw to end the work. Throws `not_found` for a source that is gone,
 * `conflict` if there is nothing to read.
 */
export async function compose(ctx: Context, wish: Wish, tell: Tell = untold): Promise<Draft> {
  const { template, prompt, studyIds, fileIds, swarmRunId, scope } = wish;
  if (swarmRunId !== null) return ofRun(ctx, swarmRunId);
  const asked = prompt === null ? null : await prompted(ctx, prompt, scope, tell);
  if (template === null) return asked ?? { sections: [], madeBy: "built-in" };
  const findings = await loadFindings(ctx, { studyIds, fileIds }, tell);
  const [first, ...rest] = await sectionsOf(ctx, template, findings);
  const written = asked ? asked.sections.slice(1, -1) : [];
  const madeBy = [asked?.madeBy, ...findings.map((each) => each.madeBy)].find((by) => by && by !== "built-in");
  return { sections: [...(first ? [first] : []), ...written, ...rest], madeBy: madeBy ?? "built-in" };
}

async function sectionsOf(ctx: Context, template: ReportTemplate, findings: Findings[]): Promise<DraftSection[]> {
  if (template === "summary") return summary(findings);
  if (template === "comparison") return comparison(findings);
  const answers = new Map<string, Awaited<ReturnType<typeof results>>>();
  for (const { studyId } of findings) if (studyId !== null) answers.set(studyId, await results(ctx, studyId));
  return deepDive(findings, answers);
}
