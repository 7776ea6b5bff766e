import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { isIdOf } from "@/lib/core/id-prefix";
import { transaction } from "@/lib/db/transaction";
import { scopeOf } from "@/lib/services/analysis/start-job";
import { derivedId } from "@/lib/services/eva/derived-id";
import { requireScope, type Scope } from "@/lib/services/evidence/scope";
import { holdRunning } from "@/lib/services/jobs/hold-running";
import { type Started, start } from "@/lib/services/jobs/start";
import { succeed } from "@/lib/services/jobs/succeed";
import { whileRunning } from "@/lib/services/jobs/while-running";
import { anewWhenHidden } from "@/lib/services/masks/anew-when-hidden";
import { requireProject } from "@/lib/services/projects/require-project";
import { get } from "./get";
import { store } from "./store";
import { titleOf } from "./title-of";
import { compose, type Wish } from "./write/compose";
import { wordsIn } from "./write/words/words-of";

const OfReport = z.object({ reportId: z.string() });
const OfPrompt = z.object({ prompt: z.string(), fileIds: z.array(z.string()).optional() });
const Input = z.union([OfReport, OfPrompt]);

/** Thousands of quotes are checked in a few statements, some of them long. */
const LONGEST = { timeoutMs: 60_000 };

/**
 * Runs a report job: the report, what it quotes, its event and the job's end are one transaction, so repeating it
 * changes nothing. Throws `not_found` if the report, its project or a source is gone.
 */
export async function runReport(system: Context, jobId: string): Promise<void> {
  const job = await start(system, jobId, "report");
  if (!job) return;
  const input = Input.parse(job.input);
  const asked =
    "reportId" in input ? await askedOf(system, input.reportId) : await askedBy(system, input, job.projectId);
  await whileRunning(system, jobId, (ctx, tell) =>
    anewWhenHidden(ctx, asked.wish.scope, async (requireShown) => {
      const draft = await compose(ctx, asked.wish, tell);
      await tell({ step: "store", done: 0, total: 0 });
      crashPoint("report written");
      await transaction(
        ctx,
        async (tx) => {
          if (asked.projectId !== null) await requireProject(tx, ctx, asked.projectId);
          if (!(await holdRunning(tx, ctx, jobId))) return;
          const reportId = "reportId" in input ? input.reportId : derivedId("report", jobId, "report");
          const made = "prompt" in input ? newReport(asked, job, input) : null;
          await store(tx, ctx, reportId, { draft, made, requireShown });
          await succeed(tx, ctx, jobId, { report_id: reportId });
        },
        LONGEST,
      );
    }),
  );
  crashPoint("report stored");
}

type Asked = { projectId: string | null; title: string; wish: Wish };

/** For an existing report that waits to be written. */
async function askedOf(ctx: Context, reportId: string): Promise<Asked> {
  const { title, projectId, template, prompt, studyIds, fileIds, swarmRunId, sources } = await get(ctx, reportId);
  const [studies, files] = [sources.studies.map(({ id }) => id), sources.files.map(({ id }) => id)];
  const sessions = fileIds.filter((id) => isIdOf("session", id));
  const left = studies.length + files.length + sessions.length;
  if (studyIds.length + fileIds.length > 0 && left === 0) throw notFound(studyIds.length > 0 ? "Study" : "File");
  const named = { studyIds: studies, fileIds: files, sessionIds: sessions };
  const scope: Scope = left > 0 ? named : { ...(projectId && { projectId }) };
  return { projectId, title, wish: { template, prompt, studyIds: studies, fileIds: files, swarmRunId, scope } };
}

/** For a v1 job, whose report is created with its result. */
async function askedBy(
  ctx: Context,
  { prompt, fileIds = [] }: z.output<typeof OfPrompt>,
  projectId: Started["projectId"],
): Promise<Asked> {
  if (projectId === null) throw notFound("Project");
  const scope = scopeOf(projectId, fileIds.length > 0 ? fileIds : undefined);
  await requireScope(ctx, scope);
  const title = titleOf({ template: null, prompt, names: [] }, wordsIn(false));
  return { projectId, title, wish: { template: null, prompt, studyIds: [], fileIds, swarmRunId: null, scope } };
}

const newReport = ({ projectId, title, wish }: Asked, { createdById }: Started, { prompt }: { prompt: string }) => ({
  projectId,
  title,
  prompt,
  fileIds: wish.fileIds,
  createdById,
});
