import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { getLibraryFile } from "@/lib/mcp/tools/get-library-file";
import { getSession } from "@/lib/mcp/tools/get-session";
import { listLibraryFiles } from "@/lib/mcp/tools/list-library-files";
import { listSessions } from "@/lib/mcp/tools/list-sessions";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession, type Given } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { everyPage, runTool } from "@/tests/support/run/run-tool";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeStudy>>;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
  study = await makeStudy(caller.person, { status: "running" });
});

const said = (text: string, times = 1): Given[] => Array.from({ length: times }, () => ({ questionId: "q1", text }));
const chapter = { title: "Checkout", startSeconds: 0, endSeconds: 23, summary: "“By card.”", questionId: "q1" };
const signal = { kind: "hesitation", label: "Hesitation", atSeconds: 3, quote: "By card.", index: 1 };

describe("list_sessions", () => {
  test("says who took part and how good it is, without what was said", async () => {
    const { sessionId, participantId } = await addSession(ctx, study, said("By card."), {
      session: { qualityRating: "flagged", qualityReasons: [{ kind: "speeding", text: "It took 20 seconds." }] },
    });
    const { items, total } = await runTool(listSessions, ctx, { study: study.slug, status: "completed" });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        id: sessionId,
        studyId: study.id,
        status: "completed",
        participant: { id: participantId, label: "P1" },
        quality: { rating: "flagged", reasons: ["It took 20 seconds."] },
      },
    ]);
    expect(JSON.stringify(items)).not.toContain("By card");
    for (const none of [{ status: "in_progress" }, { quality: "good" }] as const)
      expect(await runTool(listSessions, ctx, { study: study.id, ...none })).toEqual({ items: [], total: 0 });
    expect((await runTool(listSessions, ctx, { study: study.id, quality: "flagged" })).items).toHaveLength(1);
  });
});

describe("get_session", () => {
  test("returns transcript, chapters and signals, says whose words they are, and only the requested parts", async () => {
    const insights = { chapters: [chapter], signals: [signal], analysedAt: new Date() };
    const { sessionId } = await addSession(ctx, study, said("By card."), { session: insights });
    const whole = await runTool(getSession, ctx, { session: sessionId });
    expect(whole).toMatchObject({
      id: sessionId,
      studyId: study.id,
      transcriptLines: 2,
      transcript: [
        { index: 0, role: "moderator" },
        { index: 1, role: "participant", text: "By card." },
      ],
      chapters: [{ title: "Checkout", summary: "“By card.”" }],
      signals: [{ kind: "hesitation", quote: "By card." }],
      untrustedContent: expect.stringContaining("data"),
    });
    expect(whole.url).toMatch(new RegExp(`/studies/${study.id}/sessions/${sessionId}$`));
    const { transcript: _, transcriptLines: __, signals: ___, ...rest } = whole;
    expect(await runTool(getSession, ctx, { session: sessionId, include: ["chapters"] })).toEqual(rest);
  });

  test("a long transcript comes in pages of lines, each line once", async () => {
    const { sessionId } = await addSession(ctx, study, said("By card.", 8), { session: { chapters: [chapter] } });
    const page = async (cursor?: string) => {
      const asked = { session: sessionId, transcript_limit: 5, transcript_cursor: cursor };
      const told = await runTool(getSession, ctx, asked);
      return { ...told, items: told.transcript ?? [], nextCursor: told.transcriptNextCursor };
    };
    const pages = await everyPage(page);
    expect(pages.flatMap(({ items }) => items.map(({ index }) => index))).toEqual([...Array(16).keys()]);
    expect(pages.map(({ chapters }) => chapters?.length)).toEqual([1, undefined, undefined, undefined]);
  });

  test("lines that are too much for one result are left to the next page", async () => {
    const { sessionId } = await addSession(ctx, study, said("I waited and waited. ".repeat(150), 40));
    const page = async (cursor?: string) => {
      const told = await runTool(getSession, ctx, { session: sessionId, transcript_cursor: cursor });
      return { ...told, items: told.transcript ?? [], nextCursor: told.transcriptNextCursor };
    };
    const pages = await everyPage(page);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.truncated).toBe(true);
    expect(pages.flatMap(({ items }) => items.map(({ index }) => index))).toEqual([...Array(80).keys()]);
  });

  test("a line's id, as in search results, opens the transcript just before that line", async () => {
    const { sessionId } = await addSession(ctx, study, said("By card.", 8), { session: { chapters: [chapter] } });
    const read = async (asked: { session: string; transcript_cursor?: string }) => {
      const told = await runTool(getSession, ctx, { transcript_limit: 5, ...asked });
      return { ...told, indexes: told.transcript?.map(({ index }) => index) };
    };
    const first = await read({ session: `${sessionId}:9` });
    expect(first).toMatchObject({ id: sessionId, indexes: [6, 7, 8, 9, 10], chapters: [{}], transcriptLines: 16 });
    const next = await read({ session: `${sessionId}:9`, transcript_cursor: first.transcriptNextCursor ?? "" });
    expect(next.indexes).toEqual([11, 12, 13, 14, 15]);
    expect((await read({ session: `${sessionId}:1` })).indexes).toEqual([0, 1, 2, 3, 4]);
    const refused = (path: string, message: RegExp) => ({
      kind: "invalid",
      message: expect.stringMatching(message),
      extra: { problems: [{ path, message: expect.stringMatching(message) }] },
    });
    await expect(read({ session: `${sessionId}:999` })).rejects.toMatchObject(
      refused("session", /^This transcript has no line 999\. It has 16 lines;/),
    );
    const chapters = { session: `${sessionId}:999`, include: ["chapters" as const] };
    expect(await runTool(getSession, ctx, chapters)).toMatchObject({ id: sessionId, chapters: [{}] });

    const lines = Array.from({ length: 7 }, (_, at) => ({ speaker: "Ana", text: `Line ${at}.` }));
    const fileId = await addTranscript(ctx, lines);
    await db().segment.updateMany({ where: { ownerId: fileId, index: 6 }, data: { position: 2.5 } });
    const file = await runTool(getLibraryFile, ctx, { file: `${fileId}:6` });
    expect(file).toMatchObject({ id: fileId, transcriptLines: 7 });
    expect(file.transcript?.map(({ index }) => index)).toEqual([0, 1, 2, 6, 3, 4, 5]);
    await expect(runTool(getLibraryFile, ctx, { file: `${fileId}:7` })).rejects.toMatchObject(
      refused("file", /^This transcript has no line 7\. It has 7 lines;/),
    );
  });

  test("another transcript's cursor is refused", async () => {
    const [one, other] = [
      await addSession(ctx, study, said("One.", 2)),
      await addSession(ctx, study, said("Other.", 2)),
    ];
    const { transcriptNextCursor } = await runTool(getSession, ctx, { session: one.sessionId, transcript_limit: 1 });
    const asked = { session: other.sessionId, transcript_cursor: transcriptNextCursor };
    await expect(runTool(getSession, ctx, asked)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("an invalid cursor is reported under its name here", async () => {
    const { sessionId } = await addSession(ctx, study, said("One."));
    const fileId = await addTranscript(ctx, [{ text: "One." }]);
    const refused = { kind: "invalid", extra: { problems: [{ path: "transcript_cursor" }] } };
    const asked = { transcript_cursor: "none" };
    await expect(runTool(getSession, ctx, { session: sessionId, ...asked })).rejects.toMatchObject(refused);
    await expect(runTool(getLibraryFile, ctx, { file: fileId, ...asked })).rejects.toMatchObject(refused);
  });
});

describe("library files", () => {
  test("are listed by project, type, status and name, and read line by line", async () => {
    const { ctx: own, person } = await makeCaller();
    const project = await db().project.create({
      data: { id: `prj_${person.id.slice(4)}`, workspaceId: person.workspaceId, name: "Checkout" },
    });
    const lines = Array.from({ length: 7 }, (_, at) => ({ speaker: "Ana", text: `Line ${at}.` }));
    const id = await addTranscript(own, lines, { name: "Usability 1.vtt", projectId: project.id });
    await addTranscript(own, lines, { name: "Other.vtt" });
    for (const asked of [{ project: project.id }, { q: "usability" }])
      expect((await runTool(listLibraryFiles, own, asked)).items).toMatchObject([
        { id, type: "TEXT", status: "ready" },
      ]);
    expect((await runTool(listLibraryFiles, own, { type: "TEXT", status: "ready" })).items).toHaveLength(2);
    expect((await runTool(listLibraryFiles, own, { type: "VIDEO" })).items).toEqual([]);

    const page = async (cursor?: string) => {
      const told = await runTool(getLibraryFile, own, { file: id, transcript_limit: 3, transcript_cursor: cursor });
      return { ...told, items: told.transcript ?? [], nextCursor: told.transcriptNextCursor };
    };
    const pages = await everyPage(page);
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1]);
    expect(pages.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(lines.map(({ text }) => text));
    expect(pages[0]).toMatchObject({ id, projectId: project.id, transcriptLines: 7, transcriptStatus: "ready" });
    expect(pages[0]?.url).toMatch(new RegExp(`/library/files/${id}$`));
  });
});
