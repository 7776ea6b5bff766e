import { beforeAll, describe, expect, test } from "vitest";
import { POST as DUPLICATE } from "@/app/api/reports/[id]/duplicate/route";
import { POST as QUOTE } from "@/app/api/reports/[id]/evidence/route";
import { POST as ADD_IMAGE } from "@/app/api/reports/[id]/images/route";
import { DELETE, GET, PATCH } from "@/app/api/reports/[id]/route";
import { GET as PROGRESS } from "@/app/api/reports/[id]/version/route";
import { POST as RESTORE } from "@/app/api/reports/[id]/versions/[number]/restore/route";
import { GET as VERSION } from "@/app/api/reports/[id]/versions/[number]/route";
import { GET as VERSIONS } from "@/app/api/reports/[id]/versions/route";
import { GET as LIST, POST } from "@/app/api/reports/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { documentOf, jobOf, quoteBlock, runAs, textBlock } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEklEQVR4nGP4z8DwH4QZYAwAR8oH+WdZbrcAAAAASUVORK5CYII=";
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

async function asked() {
  const { status, json, headers } = await call(POST, { key: caller.key, body: { prompt: "The export", projectId } });
  expect([status, headers.get("location"), json.status]).toEqual([202, `/api/reports/${json.id}`, "generating"]);
  return json.id as string;
}
async function writtenReport() {
  const id = await asked();
  await runAs(caller.ctx, (await jobOf(id)).id);
  return id;
}
const to = (id: string, more: object = {}) => ({ key: caller.key, params: { id }, ...more });

describe("a report over the app API", () => {
  test("is accepted, polled, and read with its quotes in two round trips of its own", async () => {
    const id = await asked();
    expect((await call(PROGRESS, to(id))).json).toEqual({ status: "generating", version: 0, error: null });
    await runAs(caller.ctx, (await jobOf(id)).id);
    expect((await call(PROGRESS, to(id))).json).toEqual({ status: "ready", version: 1, error: null });
    let read = await call(GET, to(id));
    // Admission is one more.
    expect(await countStatements(async () => (read = await call(GET, to(id))))).toBeLessThanOrEqual(2);
    const blocks = read.json.document.sections.flatMap(({ blocks: all }: { blocks: unknown[] }) => all);
    expect(blocks).toContainEqual(
      expect.objectContaining({
        type: "quote",
        evidence: expect.objectContaining({
          quote: expect.stringContaining("export was broken"),
          fileId,
          speaker: "Ana",
        }),
      }),
    );
    const listed = await call(LIST, { key: caller.key, query: { projectId, limit: "1" } });
    expect(listed.json.items).toMatchObject([{ id, status: "ready", quoteCount: 1, projectName: "Project" }]);
  });

  test("is changed as a whole, and invalid blocks are named", async () => {
    const id = await writtenReport();
    const { json: evidence } = await call(
      QUOTE,
      to(id, { body: { ownerId: fileId, span: { firstIndex: 1, firstOffset: 4, lastIndex: 1, lastOffset: 21 } } }),
    );
    expect(evidence.quote).toBe("export was broken");
    const document = documentOf(textBlock("Mine."), quoteBlock(evidence.passageId));
    const changed = await call(PATCH, to(id, { body: { version: 1, title: "Export", document } }));
    expect([changed.status, changed.json.title, changed.json.version]).toEqual([200, "Export", 2]);
    expect(changed.json.document.sections[0].blocks[1].evidence.quote).toBe("export was broken");
    const shown = await call(PATCH, to(id, { body: { version: 2, document: changed.json.document } }));
    expect(shown.status).toBe(400);
    expect(JSON.stringify(shown.json.error.details)).toContain("evidence");
    const stale = await call(PATCH, to(id, { body: { version: 1, title: "Late" } }));
    expect([stale.status, stale.json.error.code]).toEqual([409, "conflict"]);
    const unknown = await call(PATCH, to(id, { body: { version: 2, document: documentOf(quoteBlock("psg_nobody")) } }));
    expect(unknown.json.error.details).toEqual([
      { path: "document.sections.0.blocks.0.passageId", message: "This passage does not exist." },
    ]);
  });

  test("keeps versions that can be read and restored", async () => {
    const id = await writtenReport();
    const document = documentOf(textBlock("Mine."));
    await call(PATCH, to(id, { body: { version: 1, document } }));
    const { json } = await call(VERSIONS, to(id));
    expect(json.items).toMatchObject([{ number: 1, createdBy: null }]);
    const params = { id, number: "1" };
    const old = await call(VERSION, { key: caller.key, params });
    expect(JSON.stringify(old.json.document)).toContain("export was broken");
    const restored = await call(RESTORE, { key: caller.key, params, body: { version: 2 } });
    expect([restored.status, restored.json.version]).toEqual([200, 3]);
    expect((await call(VERSION, { key: caller.key, params: { id, number: "x" } })).status).toBe(404);
    expect((await call(VERSION, { key: caller.key, params: { id, number: "99" } })).status).toBe(404);
  });

  test("has images that are recognized by their bytes, copied with it, and deleted with the last copy", async () => {
    const id = await writtenReport();
    const { json: image, status } = await call(ADD_IMAGE, to(id, { body: { bytes: PNG } }));
    expect([status, image.width, image.height]).toEqual([201, 2, 3]);
    const page = Buffer.from("<html><script>alert(1)</script></html>").toString("base64");
    const refused = await call(ADD_IMAGE, to(id, { body: { bytes: page } }));
    expect([refused.status, refused.json.error.details[0].path]).toEqual([400, "bytes"]);
    const block = { id: "i1", type: "image", imageId: image.imageId, alt: "A dot", caption: "" } as const;
    const { json } = await call(PATCH, to(id, { body: { version: 1, document: documentOf(block) } }));
    expect(json.document.sections[0].blocks[0]).toMatchObject({ width: 2, height: 3, url: expect.any(String) });
    const { json: copy } = await call(DUPLICATE, to(id));
    const { storageKey } = await db().reportImage.findFirstOrThrow({ where: { reportId: id } });
    const doomed = () => db().doomedObject.count({ where: { storageKey } });
    await call(DELETE, to(id));
    expect([await doomed(), (await call(GET, to(copy.id))).json.document.sections[0].blocks[0].width]).toEqual([0, 2]);
    await call(DELETE, to(copy.id));
    expect(await doomed()).toBe(1);
  });

  test("an image may be larger than other bodies, up to its own limit", async () => {
    const id = await writtenReport();
    const large = Buffer.concat([Buffer.from(PNG, "base64"), Buffer.alloc(3 * 1024 * 1024)]).toString("base64");
    expect((await call(ADD_IMAGE, to(id, { body: { bytes: large } }))).status).toBe(201);
    const huge = Buffer.concat([Buffer.from(PNG, "base64"), Buffer.alloc(5 * 1024 * 1024)]).toString("base64");
    expect((await call(ADD_IMAGE, to(id, { body: { bytes: huge } }))).status).toBe(400);
  });
});
