import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { startJob } from "@/lib/services/analysis/start-job";
import { remove as removeProject } from "@/lib/services/projects/remove";
import { runSentiment } from "@/lib/services/sentiment/run";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { analyse, systemOf } from "@/tests/support/data/analysis-jobs";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const LINES = [
  { speaker: "Dana", text: "Was the support terrible?" },
  { speaker: "Ana", text: "The support was brilliant, I loved it." },
  { speaker: "Dana", text: "And the export?" },
  { speaker: "Ana", text: "The export was broken and awful, I hated it." },
  { speaker: "Dana", text: "Where do you meet?" },
  { speaker: "Ana", text: "On Mondays we meet in the office." },
];

async function furnished() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const fileId = await addTranscript(caller.ctx, LINES, { projectId });
  const stored = async () => {
    const rows = await db().segment.findMany({ where: { ownerId: fileId }, orderBy: { index: "asc" } });
    return rows.map(({ sentiment }) => (sentiment === null ? null : Math.sign(sentiment)));
  };
  return { ...caller, projectId, fileId, stored };
}

describe("reading the sentiment of a project", () => {
  test("stores how each participant's line feels about things, and summarizes each file and all of them", async () => {
    const { ctx, projectId, fileId, stored } = await furnished();
    const { result } = await analyse(ctx, "sentiment", projectId);
    expect((await stored()).slice(0, 5)).toEqual([null, 1, null, -1, null]);
    const part = { score: expect.any(Number), label: expect.stringMatching(/^(negative|neutral|positive)$/) };
    expect(result).toMatchObject({ overall: part, files: [{ ...part, file_id: fileId }] });
    const [file] = (result as { files: { segments: { index: number; label: string }[] }[] }).files;
    expect(file?.segments.map(({ index, label }) => [index, label]).slice(0, 2)).toEqual([
      [1, "positive"],
      [3, "negative"],
    ]);
    expect(JSON.stringify(result)).not.toContain("brilliant");
  });

  test("is deleted with the words it belongs to", async () => {
    const { ctx, projectId, fileId, stored } = await furnished();
    await analyse(ctx, "sentiment", projectId);
    await editLine(ctx, fileId, "1", { text: "The support was open on weekdays.", version: 0 });
    expect((await stored()).slice(0, 4)).toEqual([null, null, null, -1]);
  });

  test("repeated or twice at once, it gives the same result", async () => {
    const { ctx, projectId } = await furnished();
    const jobs = await Promise.all([1, 2].map(() => startJob(ctx, "sentiment", projectId)));
    await Promise.all([...jobs, ...jobs].map(({ id }) => runSentiment(systemOf(ctx), id)));
    const [a, b] = await db().job.findMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
    expect(a?.status).toBe("succeeded");
    expect(a?.result).toEqual(b?.result);
  });

  test("of a deleted project is not read", async () => {
    const { ctx, projectId } = await furnished();
    const { id } = await startJob(ctx, "sentiment", projectId);
    await removeProject(ctx, projectId);
    await runSentiment(systemOf(ctx), id);
    expect(await db().job.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "failed", projectId: null });
  });
});
