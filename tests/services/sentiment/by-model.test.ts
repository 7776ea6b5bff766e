import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { latestJobs } from "@/lib/services/analysis/latest-jobs";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { analyse } from "@/tests/support/data/analysis-jobs";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const LINES = [
  { speaker: "Dana", text: "How was the support?" },
  { speaker: "Ana", text: "Well, it is what it is with them, as ever." },
  { speaker: "Ana", text: "On Mondays we meet in the office." },
  { speaker: "Ana", text: "Yes." },
];

async function furnished() {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const fileId = await addTranscript(ctx, LINES, { projectId });
  const stored = async () => {
    const rows = await db().segment.findMany({ where: { ownerId: fileId }, orderBy: { index: "asc" } });
    return rows.map(({ sentiment }) => sentiment);
  };
  return { ctx, projectId, fileId, stored };
}
type Furnished = Awaited<ReturnType<typeof furnished>>;

type Score = { line: number; score: number };
const scored = ({ ctx, projectId }: Furnished, scores: Score[] | string, settings = {}) =>
  withModelAnswering(
    () => ({ content: typeof scores === "string" ? scores : JSON.stringify({ scores }) }),
    () => analyse(ctx, "sentiment", projectId),
    settings,
  );

describe("the sentiment of lines according to a model", () => {
  test("is stored by number, for lines that it was shown only, and who did it is said", async () => {
    const made = await furnished();
    const { result, calls } = await scored(made, [
      { line: 0, score: -60 },
      { line: 700, score: 90 },
      { line: -1, score: 90 },
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body.messages.at(-1)?.content, "a yes says nothing alone").not.toContain("Yes.");
    expect(await made.stored()).toEqual([null, -60, null, null]);
    expect(result).toMatchObject({ status: "succeeded", result: { overall: { score: -60, label: "negative" } } });
    expect(Object.keys(result.result ?? {}).sort()).toEqual(["files", "overall"]);
    const { sentiment } = await latestJobs(made.ctx, made.projectId);
    expect(sentiment).toMatchObject({ madeBy: "test-model", fallback: null, progress: null });
  });

  test("is paid for once, until the transcript changes", async () => {
    const made = await furnished();
    await scored(made, [{ line: 0, score: -60 }]);
    expect((await scored(made, [])).calls).toHaveLength(0);
    expect(await made.stored()).toEqual([null, -60, null, null]);
    await editLine(made.ctx, made.fileId, "2", { text: "On Mondays we never meet.", version: 0 });
    expect((await scored(made, [{ line: 1, score: 20 }])).calls).toHaveLength(1);
    expect(await made.stored()).toEqual([null, null, 20, null]);
  });

  test.each<[string, string, object]>([
    ["refuses", "I can't help with that.", {}],
    ["answers with something else than numbers", '{"scores": [{"line": 0, "score": "bad"}]}', {}],
    ["would take more than half of what the month has left", '{"scores": []}', { MODEL_MONTHLY_TOKENS: 600 }],
  ])("is the built-in analyst's if the model %s, and that is said", async (_, content, settings) => {
    const plain = await furnished();
    const { result: built } = await analyse(plain.ctx, "sentiment", plain.projectId);
    const made = await furnished();
    const { result } = await scored(made, content, settings);
    expect(result.status).toBe("succeeded");
    expect(JSON.stringify(result.result)).toBe(JSON.stringify(built).replaceAll(plain.fileId, made.fileId));
    const { sentiment } = await latestJobs(made.ctx, made.projectId);
    expect(sentiment).toMatchObject({ madeBy: "built-in", fallback: expect.stringContaining("anguage model") });
  });
});
