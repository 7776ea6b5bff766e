import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as getAnalysis } from "@/app/api/library/projects/[id]/analysis/route";
import { GET as getJob } from "@/app/v1/jobs/[id]/route";
import { POST as autoTag } from "@/app/v1/projects/[id]/auto-tag/route";
import { POST as sentiment } from "@/app/v1/projects/[id]/sentiment/route";
import { newId } from "@/lib/core/ids";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { call } from "@/tests/support/call";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const LINES = [
  { speaker: "Dana", text: "What about the price?" },
  { speaker: "Ana", text: "The price was great, I loved it." },
];

async function furnished() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const post = (route: typeof autoTag, body: object = {}) =>
    call(route, { key: caller.key, params: { projectId }, body });
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const { json } = await call(getJob, { key: caller.key, params: { id } });
        expect(json.data.status).toBe("succeeded");
        return json.data;
      },
      { timeout: 20_000, interval: 50 },
    );
  return { ...caller, projectId, post, ended };
}

describe("the analysis jobs of v1", () => {
  beforeAll(startJobs);
  afterAll(stopJobs);

  test("are accepted with a Location, and end with their results", async () => {
    const { ctx, projectId, post, ended } = await furnished();
    const fileId = await addTranscript(ctx, LINES, { projectId });
    await makeTag(ctx, projectId, "Pricing");
    const tagging = await post(autoTag);
    expect(tagging.status).toBe(202);
    expect(tagging.headers.get("location")).toBe(`/v1/jobs/${tagging.json.data.id}`);
    expect(tagging.json.data).toMatchObject({ type: "auto-tag", status: "queued", project_id: projectId });
    expect((await ended(tagging.json.data.id)).result).toEqual({ tags_created: [], applications: 1 });
    const reading = await post(sentiment, { file_ids: [fileId] });
    const { result } = await ended(reading.json.data.id);
    const side = { score: expect.any(Number), label: "positive" };
    expect(result).toEqual({
      overall: side,
      files: [{ file_id: fileId, ...side, segments: [{ index: 1, start_seconds: 5, end_seconds: 9, ...side }] }],
    });
  });
});

describe.each([
  ["auto-tag", autoTag],
  ["sentiment", sentiment],
])("POST /v1/projects/{projectId}/%s", (_, route) => {
  test("is refused if nothing has a transcript", async () => {
    const { post } = await furnished();
    const { status, json } = await post(route);
    expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    expect(json.error.message).toBe("There is no transcript to read yet.");
  });

  test("does not find files of another project", async () => {
    const { ctx, post } = await furnished();
    const elsewhere = await addTranscript(ctx, LINES, { projectId: await makeProject(ctx) });
    for (const file_ids of [[elsewhere], [newId("file")], [newId("session")]])
      expect((await post(route, { file_ids })).status).toBe(404);
  });
});

test("the state of a project's analyses takes one round trip, and is null before the first", async () => {
  const { key, projectId } = await furnished();
  const { status, json } = await call(getAnalysis, { key, params: { id: projectId } });
  expect(status).toBe(200);
  expect(json).toEqual({ autoTag: null, sentiment: null });
});
