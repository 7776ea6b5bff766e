import { expect, test } from "vitest";
import { GET as FILE } from "@/app/api/library/files/[id]/route";
import { GET as EVIDENCE } from "@/app/api/search/evidence/route";
import { GET as EDITS } from "@/app/api/transcripts/[id]/edits/route";
import { POST as JOIN } from "@/app/api/transcripts/[id]/lines/[index]/join/route";
import { PATCH } from "@/app/api/transcripts/[id]/lines/[index]/route";
import { POST as SPLIT } from "@/app/api/transcripts/[id]/lines/[index]/split/route";
import { GET } from "@/app/api/transcripts/[id]/route";
import { POST as RENAME } from "@/app/api/transcripts/[id]/speakers/rename/route";
import { POST as UNDO } from "@/app/api/transcripts/[id]/undo/route";
import { GET as V1 } from "@/app/v1/files/[id]/transcript/route";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/transaction";
import { makePassage } from "@/lib/services/passages/make-passage";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

const LINES = [
  { speaker: "Researcher", text: "How was checkout?" },
  { speaker: "Ana", text: "I waited. It was slow." },
  { speaker: "Ana", text: "And dear." },
];

async function transcribed() {
  const caller = await makeCaller();
  return { ...caller, ownerId: await addTranscript(caller.ctx, LINES) };
}

test("a transcript is read in pages, in reading order, with who asks and what can be undone", async () => {
  const { key, ownerId } = await transcribed();
  const first = await call(GET, { key, params: { ownerId }, query: { lines: "2" } });
  expect(first.json).toMatchObject({
    ownerId,
    source: "file",
    version: 0,
    language: "en",
    segmentCount: 3,
    editable: true,
    undoable: null,
    notEditableBecause: null,
    speakers: [
      { name: "Researcher", segments: 1 },
      { name: "Ana", segments: 2 },
    ],
    items: [
      { index: 0, speaker: "Researcher", startSeconds: 0, endSeconds: 4, role: "moderator" },
      { index: 1, text: "I waited. It was slow.", role: "participant" },
    ],
  });
  const query = { lines: "2", cursor: first.json.nextCursor };
  const rest = await call(GET, { key, params: { ownerId }, query });
  expect(rest.json.items.map(({ index }: { index: number }) => index)).toEqual([2]);
  expect(rest.json.nextCursor).toBeNull();
  expect((await call(GET, { key, params: { ownerId }, query: { cursor: "AAAA" } })).status).toBe(400);
  expect((await call(GET, { key, params: { ownerId: newId("file") } })).status).toBe(404);
});

test("a line has one id, with a prefix like every id, everywhere", async () => {
  const { key, ownerId: id } = await transcribed();
  const ids = [0, 1, 2].map((index) => `${id}:${index}`);
  const idsOf = (lines: { id: string }[]) => lines.map((line) => line.id);
  expect(idsOf((await call(GET, { key, params: { ownerId: id } })).json.items)).toEqual(ids);
  expect(idsOf((await call(FILE, { key, params: { id } })).json.transcript.segments)).toEqual(ids);
  const [hit] = (await call(EVIDENCE, { key, query: { q: "slow" } })).json.items;
  expect(hit.id).toBe(ids[1]);
  const params = { ownerId: id, index: "1" };
  const { json } = await call(PATCH, { key, params, body: { version: 0, text: "I waited." } });
  expect(idsOf(json.changed)).toEqual([ids[1]]);
});

test("reading a transcript is one statement besides admission", async () => {
  const { key, ownerId } = await transcribed();
  await call(GET, { key, params: { ownerId } });
  expect(await countStatements(() => call(GET, { key, params: { ownerId } }))).toBeLessThanOrEqual(2);
});

test("lines are corrected, split, joined and undone, and every reader sees it", async () => {
  const { ctx, key, ownerId } = await transcribed();
  const quoted = await transaction(ctx, (tx) =>
    makePassage(tx, ctx, ownerId, { startSeconds: 5, endSeconds: 9 }, { text: "It was slow" }),
  );
  const params = { ownerId, index: "1" };
  const mended = await call(PATCH, { key, params, body: { version: 0, text: "I waited long. It was slow." } });
  expect(mended).toMatchObject({ status: 200 });
  expect(mended.json).toMatchObject({
    version: 1,
    removed: [],
    reload: false,
    undoable: { kind: "text" },
    changed: [{ index: 1, afterIndex: 0, text: "I waited long. It was slow." }],
    passages: [
      { passageId: quoted.id, quote: "It was slow", state: "verbatim", firstOffset: 15, url: expect.any(String) },
    ],
  });
  const split = await call(SPLIT, { key, params, body: { version: 1, offset: 14, speaker: "Ben" } });
  expect(split.json).toMatchObject({
    changed: [
      { index: 1, text: "I waited long." },
      { index: 3, text: "It was slow.", speaker: "Ben", afterIndex: 1 },
    ],
    passages: [{ firstIndex: 3, firstOffset: 0, speaker: "Ben" }],
  });
  const { json: v1 } = await call(V1, { key, params: { id: ownerId } });
  expect(v1.data.segments.map(({ text }: { text: string }) => text)).toEqual([
    ...["How was checkout?", "I waited long.", "It was slow.", "And dear."],
  ]);
  const joined = await call(JOIN, { key, params: { ownerId, index: "3" }, body: { version: 2 } });
  expect(joined.json).toMatchObject({ removed: [2], changed: [{ index: 3, text: "It was slow. And dear." }] });
  const renamed = await call(RENAME, { key, params: { ownerId }, body: { version: 3, from: "Ben", to: "Ana" } });
  expect(renamed.json).toMatchObject({ reload: true, undoable: { kind: "rename" } });
  const undone = await call(UNDO, { key, params: { ownerId }, body: { editId: renamed.json.undoable.id } });
  expect(undone.json).toMatchObject({ version: 5, undoable: { kind: "join" } });
  const history = await call(EDITS, { key, params: { ownerId }, query: { limit: "2" } });
  expect(history.json.items).toMatchObject([
    { kind: "undo", undoneAt: null, createdBy: { name: expect.any(String) } },
    {
      kind: "rename",
      lineCount: 1,
      before: [{ speaker: "Ben" }],
      after: [{ speaker: "Ana" }],
      undoneAt: expect.any(String),
    },
  ]);
  const more = await call(EDITS, { key, params: { ownerId }, query: { cursor: history.json.nextCursor } });
  expect(more.json.items.map(({ kind }: { kind: string }) => kind)).toEqual(["join", "split", "text"]);
});

test("a line that someone else changed is 409 with the current version", async () => {
  const { key, ownerId } = await transcribed();
  const params = { ownerId, index: "1" };
  await call(PATCH, { key, params, body: { version: 0, text: "First." } });
  const late = await call(PATCH, { key, params, body: { version: 0, text: "Second." } });
  expect(late).toMatchObject({ status: 409 });
  expect(late.json.error.details).toEqual([{ path: "version", message: "The transcript is now at version 1." }]);
  for (const version of [2, 4_000_000_000])
    expect((await call(PATCH, { key, params, body: { version, text: "Third." } })).json.error.details).toEqual(
      late.json.error.details,
    );
  expect((await call(PATCH, { key, params: { ownerId, index: "x" }, body: { version: 1, text: "x" } })).status).toBe(
    404,
  );
  expect((await call(PATCH, { key, params, body: { version: 1, text: "\u0007 " } })).status).toBe(400);
  expect((await call(PATCH, { key, params, body: { version: 1, texts: "x" } })).status).toBe(400);
});

test("a session's transcript says that a participant's words can't be edited", async () => {
  const { ctx, key, person } = await makeCaller();
  const study = await makeStudy(person);
  const { sessionId: ownerId } = await addSession(ctx, study, [{ questionId: "q1", text: "By card." }]);
  const { json } = await call(GET, { key, params: { ownerId } });
  expect(json).toMatchObject({
    source: "session",
    editable: false,
    notEditableBecause: "Answers that participants sent themselves can't be edited.",
  });
  const body = { version: json.version, text: "Cash." };
  const refused = await call(PATCH, { key, params: { ownerId, index: "1" }, body });
  expect(refused).toMatchObject({ status: 409, json: { error: expect.anything() } });
});
