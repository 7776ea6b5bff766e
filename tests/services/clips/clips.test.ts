import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/clips/create";
import { get } from "@/lib/services/clips/get";
import { list } from "@/lib/services/clips/list";
import { remove } from "@/lib/services/clips/remove";
import { update } from "@/lib/services/clips/update";
import { remove as removeFile } from "@/lib/services/files/remove";
import { addRecording, clipOf } from "@/tests/support/data/clips";
import { libraryServer } from "@/tests/support/data/library";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { otherCaller } from "@/tests/support/other-caller";

beforeAll(() => libraryServer());

const LINES = [
  { text: "Good morning." },
  { text: "We left because of the card." },
  { text: "It was asked too early." },
];

describe("a clip of a transcript", () => {
  test("quotes exactly what is said between its ends, and is named after its first words", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    const clip = await create(ctx, { ownerId, span: { startSeconds: 5, endSeconds: 13 } });
    expect(clip.passage).toMatchObject({
      text: "We left because of the card.\nIt was asked too early.",
      startSeconds: 5,
      endSeconds: 13,
      state: "verbatim",
    });
    expect(clip.title).toBe("We left because of the card. It was asked too early.");
    expect(clip.played).toBeNull();
  });

  test("takes the project before its source, as the project's deletion does, which leaves a study's clip in no project", async () => {
    const { ctx, person } = await makeCaller();
    const projectId = await makeProject(ctx);
    const study = await makeStudy(person, { projectId });
    const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "We left because of the card." }]);
    const deleting = await otherCaller();
    await deleting.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [projectId]);
    const made = create(ctx, { ownerId: sessionId, span: { startSeconds: 3, endSeconds: 20 } });
    await deleting.waitedFor();
    await deleting.run("SELECT 1 FROM study_session WHERE id = $1 FOR UPDATE NOWAIT", [sessionId]);
    await deleting.run("DELETE FROM project WHERE id = $1", [projectId]);
    await deleting.commit();
    expect((await made).projectId).toBeNull();
  });

  test("may be as short as a hundredth of a second", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    const { passage } = await create(ctx, { ownerId, span: { startSeconds: 8.99, endSeconds: 9 } });
    expect([passage.startSeconds, passage.endSeconds]).toEqual([8.99, 9]);
  });

  test("by lines has the times of its lines", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    const span = { firstIndex: 1, firstOffset: 3, lastIndex: 1, lastOffset: 7 };
    const { passage } = await create(ctx, { ownerId, span });
    expect([passage.text, passage.startSeconds]).toEqual(["left", 5]);
  });

  test.each([
    [{ startSeconds: -1, endSeconds: 3 }, "startSeconds"],
    [{ startSeconds: 4, endSeconds: 4 }, "endSeconds"],
    [{ startSeconds: 4, endSeconds: 4 + 1e-9 }, "endSeconds"],
    [{ startSeconds: 0, endSeconds: 99 }, "endSeconds"],
  ])("outside of it is refused with the path of the field: %j", async (span, path) => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    await expect(create(ctx, { ownerId, span })).rejects.toMatchObject({ extra: { problems: [{ path }] } });
    expect(await db().passage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
  });

  test("shows the tags of what it overlaps, and no others", async () => {
    const { ctx } = await makeCaller();
    const projectId = await makeProject(ctx);
    const ownerId = await addTranscript(ctx, LINES, { projectId });
    const near = await makeTag(ctx, projectId, "Card");
    await tagLines(ctx, near, ownerId, 1);
    await tagLines(ctx, await makeTag(ctx, projectId, "Greeting"), ownerId, 0);
    const clip = await create(ctx, { ownerId, span: { firstIndex: 1, firstOffset: 0, lastIndex: 2, lastOffset: 5 } });
    expect(clip.tags.map(({ title }) => title)).toEqual(["Card"]);
    expect(clip.projectId).toBe(projectId);
  });

  test("quotes the new span after its ends were moved, and leaves no passage behind", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    const clip = await clipOf(ctx, ownerId, 0, 4);
    const moved = await update(ctx, clip.id, { endSeconds: 9, title: "The card" });
    expect(moved).toMatchObject({ title: "The card", passage: { startSeconds: 0, endSeconds: 9 } });
    expect(moved.passage.text).toBe("Good morning.\nWe left because of the card.");
    expect(await db().passage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(1);
    await expect(update(ctx, clip.id, { startSeconds: 10 })).rejects.toMatchObject({
      extra: { problems: [{ path: "startSeconds" }] },
    });
    await remove(ctx, clip.id);
    expect(await db().passage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
  });

  test("moved by several people at once stays one clip with one passage", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addTranscript(ctx, LINES);
    const clip = await clipOf(ctx, ownerId, 0, 4);
    await Promise.all([5, 6, 7, 8, 9].map((endSeconds) => update(ctx, clip.id, { endSeconds })));
    expect(await db().passage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(1);
    expect((await get(ctx, clip.id)).passage.text).toContain("Good morning.");
  });

  test("that is deleted while somebody moves its ends is gone for them, too", async () => {
    const { ctx } = await makeCaller();
    const clip = await clipOf(ctx, await addTranscript(ctx, LINES), 0, 4);
    const other = await otherCaller();
    await other.run("DELETE FROM clip WHERE id = $1", [clip.id]);
    const refused = expect(update(ctx, clip.id, { endSeconds: 9 })).rejects.toMatchObject({ kind: "not_found" });
    await other.waitedFor();
    await other.commit();
    await refused;
  });
});

describe("a clip of a recording without a transcript", () => {
  test("plays, and ends within it", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addRecording(ctx, { bytes: wav(10), seconds: 10 });
    const clip = await create(ctx, { ownerId, span: { startSeconds: 2, endSeconds: 10 } });
    expect(clip).toMatchObject({ title: "Clip from talk.wav", played: { kind: "AUDIO" }, passage: { text: "" } });
    await expect(clipOf(ctx, ownerId, 2, 10.5)).rejects.toMatchObject({
      extra: { problems: [{ path: "endSeconds" }] },
    });
  });

  test("that belongs to a session names the session, not its recording", async () => {
    const { person, ctx } = await makeCaller();
    const projectId = await makeProject(ctx);
    const { sessionId } = await addSession(ctx, await makeStudy(person, { projectId }), []);
    const fileId = await addRecording(ctx, { bytes: wav(10), seconds: 10, projectId });
    await db().file.update({ where: { id: fileId }, data: { sessionId } });
    const span = { startSeconds: 2, endSeconds: 4 };
    await expect(create(ctx, { ownerId: fileId, span, projectId })).rejects.toMatchObject({
      extra: { problems: [{ path: "assetId" }] },
    });
    expect(await create(ctx, { ownerId: sessionId, span, projectId })).toMatchObject({ projectId });
  });

  test("still says where it was from after its source is deleted", async () => {
    const { ctx } = await makeCaller();
    const ownerId = await addRecording(ctx, { bytes: wav(10), seconds: 10 });
    const clip = await clipOf(ctx, ownerId, 2, 4);
    await removeFile(ctx, ownerId);
    expect(await get(ctx, clip.id)).toMatchObject({
      played: null,
      passage: { state: "source_deleted", sourceName: "talk.wav" },
    });
    await expect(update(ctx, clip.id, { endSeconds: 5 })).rejects.toMatchObject({ kind: "conflict" });
    expect(await update(ctx, clip.id, { title: "Gone" })).toMatchObject({ title: "Gone" });
  });
});

test("the list finds clips by quote, source and project, newest first, page by page", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const ownerId = await addTranscript(ctx, LINES, { projectId });
  const other = await addTranscript(ctx, [{ text: "Nothing to do with it." }]);
  const made = [await clipOf(ctx, ownerId, 0, 4), await clipOf(ctx, ownerId, 5, 9), await clipOf(ctx, other, 0, 4)];
  const ids = (page: { items: { id: string }[] }) =>
    page.items.map(({ id }) => made.findIndex((clip) => clip.id === id));
  expect(ids(await list(ctx, { limit: 10 }))).toEqual([2, 1, 0]);
  expect(ids(await list(ctx, { limit: 10, projectId }))).toEqual([1, 0]);
  expect(ids(await list(ctx, { limit: 10, q: "the CARD" }))).toEqual([1]);
  expect(ids(await list(ctx, { limit: 10, fileId: other }))).toEqual([2]);
  const first = await list(ctx, { limit: 2 });
  expect(ids(await list(ctx, { limit: 2, cursor: first.nextCursor ?? "" }))).toEqual([0]);
  await expect(list(ctx, { limit: 2, projectId: "prj_nope" })).rejects.toMatchObject({ kind: "not_found" });
});

test("an observer can read clips and change none; another workspace sees none", async () => {
  const { ctx, workspace } = await makeCaller();
  const clip = await clipOf(ctx, await addTranscript(ctx, LINES), 0, 4);
  const observer = await makePerson(workspace, "observer");
  expect((await get(observer.ctx, clip.id)).id).toBe(clip.id);
  await expect(update(observer.ctx, clip.id, { title: "x" })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(remove(observer.ctx, clip.id)).rejects.toMatchObject({ kind: "forbidden" });
  const stranger = await makeCaller();
  await expect(get(stranger.ctx, clip.id)).rejects.toMatchObject({ kind: "not_found" });
  await expect(clipOf(stranger.ctx, clip.passage.ownerId, 0, 4)).rejects.toMatchObject({ kind: "not_found" });
});
