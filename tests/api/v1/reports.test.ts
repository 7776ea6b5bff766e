import { beforeAll, describe, expect, test } from "vitest";
import { GET as JOB } from "@/app/v1/jobs/[id]/route";
import { GET, POST } from "@/app/v1/projects/[id]/reports/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { runAs } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const TALK = [
  { speaker: "Dana", text: "What did you think of the export?" },
  { speaker: "Ana", text: "The export was broken and the export lost half of my columns." },
];

let caller: Awaited<ReturnType<typeof makeCaller>>;
let projectId: string;
let fileId: string;
beforeAll(async () => {
  caller = await makeCaller();
  projectId = await makeProject(caller.ctx);
  fileId = await addTranscript(caller.ctx, TALK, { projectId });
});
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, { key: caller.key, params: { projectId }, body, headers });

describe("reports of a project", () => {
  test("are requested as a job whose result names the report", async () => {
    const { status, json, headers } = await post({ prompt: "The export", file_ids: [fileId] });
    expect([status, json.data.type, json.data.status]).toEqual([202, "report", "queued"]);
    expect(headers.get("location")).toBe(`/v1/jobs/${json.data.id}`);
    await runAs(caller.ctx, json.data.id);
    const job = await call(JOB, { key: caller.key, params: { id: json.data.id } });
    expect(job.json.data).toMatchObject({ status: "succeeded", project_id: projectId, error: null });
    const listed = await call(GET, { key: caller.key, params: { projectId } });
    expect(listed.json.data[0]).toMatchObject({
      id: job.json.data.result.report_id,
      project_id: projectId,
      prompt: "The export",
      file_ids: [fileId],
    });
    const blocks = listed.json.data[0].content.sections.flatMap((section: { blocks: unknown[] }) => section.blocks);
    expect(blocks).toContainEqual(
      expect.objectContaining({ type: "quote", file_id: fileId, speaker: "Ana", state: "verbatim" }),
    );
  });

  test("are requested once under one Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": "one-report" };
    const [first, second] = [await post({ prompt: "Exports" }, headers), await post({ prompt: "Exports" }, headers)];
    expect([second.text, second.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
    expect(await db().job.count({ where: { projectId, input: { path: ["prompt"], equals: "Exports" } } })).toBe(1);
  });

  test("report what is wrong", async () => {
    expect((await post({})).json.error.details[0].path).toBe("prompt");
    expect((await post({ prompt: "The export", file_ids: ["fil_nowhere"] })).status).toBe(404);
    expect((await call(GET, { key: caller.key, params: { projectId: "prj_nowhere" } })).status).toBe(404);
    expect(
      (await call(POST, { key: caller.key, params: { projectId: "prj_nowhere" }, body: { prompt: "The export" } }))
        .status,
    ).toBe(404);
  });

  test("come a page at a time", async () => {
    for (const prompt of ["One export", "Two exports"]) await runAs(caller.ctx, (await post({ prompt })).json.data.id);
    const page = (cursor?: string) =>
      call(GET, { key: caller.key, params: { projectId }, query: { limit: "1", ...(cursor && { cursor }) } });
    const first = await page();
    const second = await page(first.json.meta.next_cursor);
    expect([first, second].map(({ json }) => json.data[0].prompt)).toEqual(["Two exports", "One export"]);
  });
});
