import { describe, expect, test } from "vitest";
import { POST as applyTag } from "@/app/v1/projects/[id]/tag-applications/route";
import { GET, POST } from "@/app/v1/projects/[id]/tags/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

async function start() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  return { ...caller, projectId, params: { projectId } };
}

describe("/v1/projects/{projectId}/tags", () => {
  test("creates a tag as it was sent and emits its event", async () => {
    const { key, workspace, projectId, params } = await start();
    const body = { title: "Pricing", color: "#ff0000", highlight_color: null };
    const { status, json } = await call(POST, { key, params, body });
    expect([status, json.data]).toEqual([201, { id: json.data.id, project_id: projectId, ...body }]);
    const where = { workspaceId: workspace.id, kind: "tag.created" };
    expect(await db().outboxEvent.findMany({ where })).toMatchObject([{ resourceId: json.data.id, data: json.data }]);
  });

  test("lists them newest first, page by page", async () => {
    const { key, params } = await start();
    for (const title of ["a", "b", "c"]) await call(POST, { key, params, body: { title } });
    const first = await call(GET, { key, params, query: { limit: "2" } });
    const cursor = first.json.meta.next_cursor;
    const second = await call(GET, { key, params, query: { limit: "2", cursor } });
    const titles = [...first.json.data, ...second.json.data].map(({ title }: { title: string }) => title);
    expect([titles, second.json.meta.next_cursor]).toEqual([["c", "b", "a"], null]);
  });

  test("refuses a tag without a title and unknown fields", async () => {
    const { key, params } = await start();
    for (const body of [
      {},
      { title: " " },
      { title: "x".repeat(201) },
      { title: "a\nb" },
      { title: "x", parent_id: "y" },
    ])
      expect((await call(POST, { key, params, body })).status, JSON.stringify(body)).toBe(422);
  });
});

describe("POST /v1/projects/{projectId}/tag-applications", () => {
  async function withTag() {
    const caller = await start();
    const { key, params, ctx, projectId } = caller;
    const lines = [{ text: "Das 😀 stimmt.", speaker: "Maya" }, { text: "Wir gingen." }];
    const fileId = await addTranscript(ctx, lines, { projectId });
    const { json } = await call(POST, { key, params, body: { title: "Pricing" } });
    return { ...caller, fileId, tagId: json.data.id as string };
  }

  test("by seconds and by code points, with the text at that place", async () => {
    const { key, params, fileId, tagId, projectId } = await withTag();
    const span = { start_seconds: 0, end_seconds: 4 };
    const byTime = await call(applyTag, { key, params, body: { tag_id: tagId, file_id: fileId, ...span } });
    expect([byTime.status, byTime.json.data]).toEqual([
      201,
      {
        id: byTime.json.data.id,
        project_id: projectId,
        tag_id: tagId,
        file_id: fileId,
        speaker: "Maya",
        ...span,
        text: "Das 😀 stimmt.",
        state: "verbatim",
        created_at: byTime.json.data.created_at,
      },
    ]);
    const offsets = { start_offset: 4, end_offset: 17 };
    const byText = await call(applyTag, { key, params, body: { tag_id: tagId, file_id: fileId, ...offsets } });
    expect(byText.json.data.text).toBe("😀 stimmt.\nWir");
  });

  test("the same application again is the same one", async () => {
    const { key, params, fileId, tagId } = await withTag();
    const body = { tag_id: tagId, file_id: fileId, start_seconds: 0, end_seconds: 4 };
    const ids = await Promise.all([1, 2, 3].map(() => call(applyTag, { key, params, body })));
    expect(new Set(ids.map(({ json }) => json.data.id)).size).toBe(1);
  });

  test.each([
    ["start_seconds", {}],
    ["start_seconds", { start_seconds: 1 }],
    ["start_seconds", { start_seconds: 0, end_seconds: 2, start_offset: 0, end_offset: 2 }],
    ["end_seconds", { start_seconds: 2, end_seconds: 1 }],
    ["end_seconds", { start_seconds: 0, end_seconds: 9999 }],
    ["end_offset", { start_offset: 0, end_offset: 9999 }],
    ["text", { start_seconds: 0, end_seconds: 4, text: "never said" }],
  ])("a span that is wrong is 422 at %s: %j", async (path, span) => {
    const { key, params, fileId, tagId } = await withTag();
    const { status, json } = await call(applyTag, { key, params, body: { tag_id: tagId, file_id: fileId, ...span } });
    expect([status, json.error.details?.[0].path]).toEqual([422, path]);
  });

  test("a missing tag or file is 404; a file of another project is 422 at file_id", async () => {
    const { key, params, ctx, fileId, tagId } = await withTag();
    const span = { start_seconds: 0, end_seconds: 4 };
    const ask = (body: object) =>
      call(applyTag, { key, params, body: { tag_id: tagId, file_id: fileId, ...span, ...body } });
    expect((await ask({ tag_id: "tag_x" })).json.error.message).toBe("Tag not found.");
    expect((await ask({ file_id: "fil_x" })).json.error.message).toBe("File not found.");
    const elsewhere = await addTranscript(ctx, [{ text: "Hi." }], { projectId: await makeProject(ctx) });
    const { status, json } = await ask({ file_id: elsewhere });
    expect([status, json.error.details[0].path]).toEqual([422, "file_id"]);
  });
});
