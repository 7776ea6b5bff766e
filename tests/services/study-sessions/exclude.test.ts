import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { search } from "@/lib/services/evidence/search";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { get } from "@/lib/services/study-sessions/get";
import { include } from "@/lib/services/study-sessions/include";
import { list } from "@/lib/services/study-sessions/list";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller, makePerson } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
});

const studyOf = (targetParticipants: number, status: "running" | "ended" = "running") =>
  makeStudy(caller.person, { status, targetParticipants });
const sessionOf = (study: Awaited<ReturnType<typeof makeStudy>>, text = "The checkout was fine.") =>
  addSession(ctx, study, [{ questionId: "q1", text }]);
const finds = async (q: string) => (await search(ctx, { q, limit: 5 })).items.length;

describe("exclude", () => {
  test("removes a session from counts and search, and shows its reason", async () => {
    const study = await studyOf(3);
    const { sessionId } = await sessionOf(study, "The zeppelin was late.");
    expect(await finds("zeppelin")).toBe(1);
    const excluded = await exclude(ctx, study.id, sessionId, "Not a customer.");
    expect(excluded).toMatchObject({
      quality: { rating: "excluded", reasons: [] },
      excluded: { at: expect.any(Date), reason: "Not a customer." },
    });
    expect(await finds("zeppelin")).toBe(0);
    const where = { targetId: sessionId, action: "session.excluded" };
    expect(await db().auditEntry.findMany({ where })).toMatchObject([{ details: { studyId: study.id } }]);
    expect(await db().outboxEvent.count({ where: { resourceId: study.id, kind: "study.changed" } })).toBe(1);
    const { items } = await list(ctx, study.id, { limit: 5, quality: "excluded" });
    expect(items.map(({ id }) => id)).toEqual([sessionId]);
  });

  test("twice, even at once, counts once and keeps the first reason", async () => {
    const study = await studyOf(3);
    const { sessionId } = await sessionOf(study);
    await Promise.all(["one", "two", "three"].map((reason) => exclude(ctx, study.id, sessionId, reason)));
    const first = (await get(ctx, study.id, sessionId)).excluded;
    expect((await exclude(ctx, study.slug, sessionId, "four")).excluded).toEqual(first);
    expect(await db().auditEntry.count({ where: { targetId: sessionId, action: "session.excluded" } })).toBe(1);
  });

  test("is refused while the session is in progress", async () => {
    const study = await studyOf(3);
    const { sessionId } = await addSession(ctx, study, [], { session: { status: "in_progress" } });
    await expect(exclude(ctx, study.id, sessionId, "x")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("finds neither another workspace's session nor another study's, and observers may not", async () => {
    const [study, other] = [await studyOf(3), await studyOf(3)];
    const { sessionId } = await sessionOf(study);
    const stranger = await makeCaller();
    for (const act of [
      () => exclude(stranger.ctx, study.id, sessionId, "x"),
      () => exclude(ctx, other.id, sessionId, "x"),
      () => exclude(ctx, study.id, newId("session"), "x"),
      () => include(ctx, other.id, sessionId),
      () => get(ctx, other.id, sessionId),
    ])
      await expect(act()).rejects.toMatchObject({ kind: "not_found" });
    const observer = await makePerson(caller.workspace, "observer");
    for (const act of [
      () => exclude(observer.ctx, study.id, sessionId, "x"),
      () => include(observer.ctx, study.id, sessionId),
    ])
      await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
    expect((await get(observer.ctx, study.id, sessionId)).excluded).toBeNull();
  });
});

describe("include", () => {
  test("counts a session again, and only the participant's words are found again", async () => {
    const study = await studyOf(3);
    const { sessionId } = await sessionOf(study, "The submarine was late.");
    await exclude(ctx, study.id, sessionId, "x");
    expect(await include(ctx, study.id, sessionId)).toMatchObject({ excluded: null, quality: { rating: "good" } });
    expect(await finds("submarine")).toBe(1);
    const rows = await db().segment.findMany({ where: { ownerId: sessionId }, orderBy: { index: "asc" } });
    expect(rows.map(({ speaker, citable }) => [speaker, citable])).toEqual([
      ["Moderator", false],
      ["P1", true],
    ]);
    const audits = { targetId: sessionId, action: "session.included" };
    await include(ctx, study.id, sessionId);
    expect(await db().auditEntry.count({ where: audits })).toBe(1);
  });

  test("is refused if the place was given away or is held, and never overfills", async () => {
    const study = await studyOf(2);
    const sessions = [await sessionOf(study), await sessionOf(study), await sessionOf(study)];
    const ids = sessions.map(({ sessionId }) => sessionId);
    for (const id of ids) await exclude(ctx, study.id, id, "x");
    const outcomes = await Promise.allSettled(ids.map((id) => include(ctx, study.id, id)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
    const where = { studyId: study.id, excludedAt: null };
    expect(await db().studySession.count({ where })).toBe(2);
    expect(await db().study.findUniqueOrThrow({ where: { id: study.id } })).toMatchObject({
      status: "ended",
      endedReason: "completed",
    });
    const held = await studyOf(1);
    const { sessionId } = await sessionOf(held);
    await exclude(ctx, held.id, sessionId, "x");
    const soon = new Date(Date.now() + 60_000);
    await addSession(ctx, held, [], {
      session: { status: "in_progress" },
      participant: { status: "in_progress", placeHeldUntil: soon },
    });
    await expect(include(ctx, held.id, sessionId)).rejects.toMatchObject({ kind: "conflict" });
  });
});
