import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { forgetRuns as forgetJobs } from "@/lib/jobs/executor/forget-runs";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { startJob } from "@/lib/services/analysis/start-job";
import { generate } from "@/lib/services/readouts/generate";
import { create as createReport } from "@/lib/services/reports/create";
import { advance } from "@/lib/services/workspaces/deletion/advance";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { addFile, libraryServer } from "@/tests/support/data/library";
import { makeInterviewed } from "@/tests/support/data/readouts";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { tablesSaying } from "@/tests/support/read/quoted-words";
import { modelService } from "@/tests/support/stand-ins/model-service";
import { speechService } from "@/tests/support/stand-ins/speech-service";

/** What happens while a service is at work on its first answer, and how often one was asked after that. */
let meanwhile: (() => Promise<void>) | null = null;
let askedAfter = 0;
async function asked() {
  const act = meanwhile;
  meanwhile = null;
  if (act) await act();
  else askedAfter++;
}

let close = async () => {};
beforeAll(async () => {
  const model = await modelService(async () => {
    await asked();
    return { content: "{}" };
  });
  const speech = await speechService(async () => {
    await asked();
    return { body: { segments: [{ start: 0, end: 1, text: "It was too expensive." }] } };
  });
  const closeLibrary = await libraryServer({
    MODEL_BASE_URL: model.url,
    MODEL_API_KEY: "key",
    MODEL_NAME: "model",
    SPEECH_BASE_URL: speech.url,
    SPEECH_API_KEY: "key",
  });
  close = async () => {
    await closeLibrary();
    await Promise.all([model.close(), speech.close()]);
  };
});
afterAll(() => close());

async function interviewed() {
  const caller = await makeCaller({ plan: "scale" });
  const projectId = await makeProject(caller.ctx);
  const { study } = await makeInterviewed(caller.person, 6, { projectId });
  return { ...caller, projectId, studyId: study.id };
}
type Caller = Awaited<ReturnType<typeof interviewed>>;

async function deleteWorkspace({ ctx }: Caller) {
  await schedule(ctx, "Test workspace");
  const due = "UPDATE workspace_deletion SET delete_at = now() - interval '1 second' WHERE workspace_id = $1";
  await pool().query(due, [ctx.workspaceId]);
  const { id } = await db().workspaceDeletion.findFirstOrThrow({ where: { workspaceId: ctx.workspaceId } });
  const arrived = "UPDATE doomed_object SET writable_until = now() WHERE starts_with(storage_key, $1)";
  for (let progress = "more"; progress !== "done"; progress = await advance(id, { forgetJobs }))
    await pool().query(arrived, [ctx.workspaceId]);
}

const WORK: Record<string, (caller: Caller) => Promise<unknown>> = {
  "tagging a project": ({ ctx, projectId }) => startJob(ctx, "auto-tag", projectId),
  "scoring a project's sentiment": ({ ctx, projectId }) => startJob(ctx, "sentiment", projectId),
  "making a readout": ({ ctx, studyId }) => generate(ctx, studyId),
  "writing a report": ({ ctx, studyId }) => createReport(ctx, { prompt: "What about the price?", studyIds: [studyId] }),
  "transcribing a recording": ({ ctx }) => addFile(ctx, { name: "call.wav", bytes: wav(2) }),
};
/** Several lines or people are sent at once. */
const AT_ONCE = 4;

test.each(Object.keys(WORK))(
  "a workspace that is deleted while a service is %s ends that, and nothing of it comes back",
  async (work) => {
    const caller = await interviewed();
    await startJobs();
    const deleted = new Promise<void>((resolve, reject) => {
      meanwhile = async () => {
        await deleteWorkspace(caller).then(resolve, reject);
        askedAfter = 0;
      };
    });
    await WORK[work]?.(caller);
    await deleted;
    await stopJobs();
    expect(await tablesSaying(caller.workspace.id)).toEqual([]);
    expect(askedAfter).toBeLessThan(AT_ONCE);
  },
);
