import { beforeAll, describe, expect, test } from "vitest";
import { GET } from "@/app/api/search/evidence/route";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { create as createClip } from "@/lib/services/clips/create";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

type Hit = { source: string; id: string; url: string; quote: string; speaker?: string; studyId?: string };

let ctx: Context;
let key: string;
let fileId: string;
let sessionId: string;
let studyId: string;
let clipId: string;
let claimId: string;
let tagId: string;
beforeAll(async () => {
  const caller = await makeCaller();
  ({ ctx, key } = caller);
  const projectId = await makeProject(ctx);
  fileId = await addTranscript(
    ctx,
    [
      { speaker: "Søren", text: "The ferry was late and I hated it." },
      { speaker: "Ana", text: "The ferry was lovely." },
      { speaker: "Ana", text: "A ferry, then a bus." },
    ],
    { projectId },
  );
  const study = await makeStudy(caller.person);
  studyId = study.id;
  ({ sessionId } = await addSession(ctx, study, [{ questionId: "q2", text: "I missed the ferry twice." }]));
  await db()
    .$executeRaw`UPDATE segment SET sentiment = CASE index WHEN 0 THEN -60 WHEN 1 THEN 70 END WHERE owner_id = ${fileId}`;
  const parent = await makeTag(ctx, projectId, "Travel");
  tagId = parent;
  await tagLines(ctx, await makeTag(ctx, projectId, "Boats", parent), fileId, 1);
  clipId = (await createClip(ctx, { ownerId: fileId, span: { startSeconds: 0, endSeconds: 4 }, title: "Late" })).id;
  claimId = await addClaim(await passageOf());
});

const passageOf = async () => {
  const passage = {
    id: newId("passage"),
    workspaceId: ctx.workspaceId,
    ownerId: sessionId,
    sessionId,
    sourceName: "P1",
    firstIndex: 1,
    firstOffset: 0,
    lastIndex: 1,
    lastOffset: 24,
    speaker: "P1",
    text: "I missed the ferry twice",
  };
  await db().passage.create({ data: passage, select: { id: true } });
  return passage.id;
};

async function addClaim(passageId: string, more: { hidden?: boolean; text?: string } = {}): Promise<string> {
  const { workspaceId } = ctx;
  const readout = await db().readout.upsert({
    where: { studyId },
    create: { id: newId("readout"), workspaceId, studyId, status: "ready" },
    update: {},
    select: { id: true },
  });
  const theme = { id: newId("theme"), readoutId: readout.id, title: "Boats", summary: "", position: "a" };
  await db().theme.create({ data: theme, select: { id: true } });
  const claim = {
    id: newId("claim"),
    themeId: theme.id,
    text: more.text ?? "Timetables fail commuters.",
    position: "a",
  };
  await db().claim.create({ data: { ...claim, hidden: more.hidden ?? false }, select: { id: true } });
  const evidence = { claimId: claim.id, passageId, stance: "support", position: "a" };
  await db().claimEvidence.create({ data: evidence, select: { claimId: true } });
  return claim.id;
}

const find = async (query: Record<string, string>): Promise<Hit[]> => {
  const { status, json } = await call(GET, { key, query: { q: "ferry", ...query } });
  expect(status, JSON.stringify(json)).toBe(200);
  return json.items;
};
const ids = async (query: Record<string, string>) => (await find(query)).map(({ id }) => id).sort();
const line = (at: number) => `${fileId}:${at}`;
const said = () => `${sessionId}:1`;

describe("GET /api/search/evidence over every kind", () => {
  test("finds lines, clips and claims together, each with a quote word for word and where it opens", async () => {
    const hits = await find({});
    expect(hits.map(({ id }) => id).sort()).toEqual([line(0), line(1), line(2), said(), clipId, claimId].sort());
    expect(hits.find(({ source }) => source === "clip")).toMatchObject({
      id: clipId,
      fileId,
      speaker: "Søren",
      url: `/library/clips/${clipId}`,
      quote: "The ferry was late and I hated it.",
    });
    expect(hits.find(({ source }) => source === "claim")).toMatchObject({
      id: claimId,
      studyId,
      sessionId,
      speaker: "P1",
      claim: "Timetables fail commuters.",
      url: `/studies/${studyId}/readout#${claimId}`,
      quote: "I missed the ferry twice",
      marks: [{ start: 13, end: 18 }],
    });
  });

  test("finds a claim by its own words, in any form, once for however many quotes", async () => {
    expect(await ids({ q: "timetable" })).toEqual([claimId]);
    expect(await ids({ q: "commuters failing" })).toEqual([claimId]);
  });

  test("keeps to sources", async () => {
    expect(await ids({ sources: "clip" })).toEqual([clipId]);
    expect(await ids({ sources: "claim" })).toEqual([claimId]);
    expect(await ids({ sources: "session" })).toEqual([said()]);
    expect(await ids({ sources: "file,clip" })).toEqual([line(0), line(1), line(2), clipId].sort());
    expect((await call(GET, { key, query: { q: "ferry", sources: "note" } })).status).toBe(400);
  });

  test("keeps to a speaker by the whole name, in any case", async () => {
    expect(await ids({ speaker: "søren" })).toEqual([line(0), clipId].sort());
    expect(await ids({ speaker: "Ana" })).toEqual([line(1), line(2)]);
    expect(await ids({ speaker: "An" })).toEqual([]);
  });

  test("keeps to a tag and those below it", async () => {
    expect(await ids({ tagIds: tagId })).toEqual([line(1)]);
    expect((await call(GET, { key, query: { q: "ferry", tagIds: newId("tag") } })).status).toBe(404);
  });

  test("keeps to what was said in praise, in blame, or neither", async () => {
    expect(await ids({ sentiment: "negative" })).toEqual([line(0), clipId].sort());
    expect(await ids({ sentiment: "positive" })).toEqual([line(1)]);
    expect(await ids({ sentiment: "neutral" })).toEqual([line(2), said(), claimId].sort());
  });

  test("keeps to days, both included", async () => {
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10);
    await db().studySession.update({ where: { id: sessionId }, data: { startedAt: new Date("2026-03-02T23:59:59Z") } });
    expect(await ids({ from: "2026-03-02", to: "2026-03-02" })).toEqual([said(), claimId].sort());
    expect(await ids({ to: "2026-03-01" })).toEqual([]);
    expect(await ids({ from: day(-1), to: day(1) })).toEqual([line(0), line(1), line(2), clipId].sort());
    expect((await call(GET, { key, query: { q: "ferry", from: "soon" } })).status).toBe(400);
  });

  test("adds filters up, and keeps them with the cursor", async () => {
    expect(await ids({ speaker: "Ana", sentiment: "positive", sources: "file" })).toEqual([line(1)]);
    expect(await ids({ studyIds: studyId })).toEqual([said(), claimId].sort());
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { q: "ferry", limit: "2", ...(cursor && { cursor }) };
      const { json } = await call(GET, { key, query });
      seen.push(...json.items.map((hit: Hit) => hit.id));
      cursor = json.nextCursor;
      if (cursor) expect((await call(GET, { key, query: { ...query, speaker: "Ana", cursor } })).status).toBe(400);
    } while (cursor);
    expect(seen.sort()).toEqual(await ids({}));
  });

  test("a hidden claim, a quote that was taken back, and an excluded session are never found", async () => {
    const passage = await passageOf();
    await addClaim(passage, { hidden: true, text: "Hidden ferries." });
    const open = await addClaim(passage, { text: "Open ferries." });
    expect(await ids({ sources: "claim" })).toEqual([claimId, open].sort());
    await db().passage.update({ where: { id: passage }, data: { state: "withdrawn", text: "" }, select: { id: true } });
    expect(await ids({ sources: "claim" })).toEqual([claimId]);
    await db().studySession.update({ where: { id: sessionId }, data: { excludedAt: new Date() } });
    expect(await ids({ sources: "claim" })).toEqual([]);
    await db().studySession.update({ where: { id: sessionId }, data: { excludedAt: null } });
  });

  test("masked words are in no result, and no longer find one", async () => {
    await db().passage.updateMany({
      where: { clip: { id: clipId } },
      data: { text: "The [place 1] was late and I hated it." },
    });
    expect(await ids({ sources: "clip" })).toEqual([]);
    expect((await find({ q: "hated", sources: "clip" }))[0]?.quote).toBe("The [place 1] was late and I hated it.");
  });

  test("another workspace finds none of it", async () => {
    const other = await makeCaller();
    for (const sources of ["clip", "claim"])
      expect((await call(GET, { key: other.key, query: { q: "ferry", sources } })).json.items).toEqual([]);
    expect((await call(GET, { key: other.key, query: { q: "ferry", tagIds: tagId } })).status).toBe(404);
  });
});

describe("GET /api/search/evidence for what is asked about", () => {
  const asked = async (caller: { key: string }, query: Record<string, string>) => {
    const { status, json } = await call(GET, { key: caller.key, query });
    expect(status, JSON.stringify(json)).toBe(200);
    return { ids: json.items.map(({ id }: Hit) => id), next: json.nextCursor };
  };
  const LINES = [
    "They terminated my contract overnight.",
    "The invoice was wrong again.",
    "My colleague from accounting was furious about it.",
  ];
  const bulk = (count: number) => Array.from({ length: count }, () => ({ speaker: "Ben", text: "Quite." }));

  test("in a small scope, what speaks of the same in other words is found too, after what has the words", async () => {
    const caller = await makeCaller();
    const owner = await addTranscript(
      caller.ctx,
      LINES.map((text) => ({ speaker: "Ana", text })),
    );
    expect((await asked(caller, { q: "annoyed coworkers" })).ids).toEqual([`${owner}:2`]);
    expect((await asked(caller, { q: "wrong invoice" })).ids[0]).toBe(`${owner}:1`);
    for (const q of ['"annoyed coworkers"', "annoyed coworkers -anything", "coworkers"])
      expect((await asked(caller, { q })).ids, q).toEqual([]);
    const first = await asked(caller, { q: "annoyed coworkers", limit: "1" });
    expect(first.next).toBeNull();
  });

  test("a question for a side finds who takes it in whatever words", async () => {
    const caller = await makeCaller();
    const leaving = [
      "I hit cancel that evening.",
      "We gave up after a week.",
      "So I closed the tab.",
      "I had enough of it.",
    ];
    const owners = await Promise.all(
      leaving.map((text, at) => addTranscript(caller.ctx, [{ speaker: `P${at}`, text }])),
    );
    await addTranscript(caller.ctx, [{ speaker: "Ben", text: "My cousin came by with his dog." }]);
    const { ids } = await asked(caller, { q: "why did people leave" });
    expect(new Set(ids)).toEqual(new Set(owners.map((owner) => `${owner}:0`)));
    expect((await asked(caller, { q: "leave" })).ids).toEqual([]);
  });

  test("in a large workspace only words are looked up, unless a small part of it is asked about", async () => {
    const caller = await makeCaller();
    const owner = await addTranscript(
      caller.ctx,
      LINES.map((text) => ({ speaker: "Ana", text })),
    );
    await addTranscript(caller.ctx, bulk(2_100));
    expect((await asked(caller, { q: "annoyed coworkers" })).ids).toEqual([]);
    expect((await asked(caller, { q: "annoyed coworkers", fileIds: owner })).ids).toEqual([`${owner}:2`]);
  });

  test("one statement of its own, whatever is asked", async () => {
    for (const q of ["annoyed coworkers", "ferry"])
      expect(await countStatements(() => call(GET, { key, query: { q } }))).toBe(2);
  });
});

test("every hit names the study or the file that it is from, found by words or by meaning", async () => {
  const [study, file] = await Promise.all([
    db().study.findUniqueOrThrow({ where: { id: studyId }, select: { title: true } }),
    db().file.findUniqueOrThrow({ where: { id: fileId }, select: { name: true } }),
  ]);
  await createClip(ctx, { ownerId: fileId, span: { startSeconds: 0, endSeconds: 4 }, title: "Ferry" });
  const namesOf = async (q: string) => {
    const { items } = (await call(GET, { key, query: { q } })).json;
    return Object.fromEntries(items.map((hit: Hit & { sourceName: string }) => [hit.source, hit.sourceName]));
  };
  const [{ title }, { name }] = [study, file];
  expect(await namesOf("ferry")).toEqual({ session: title, file: name, clip: name, claim: title });
  // Nobody said "boat".
  expect(await namesOf("did anybody miss a boat")).toMatchObject({ session: title });
});
