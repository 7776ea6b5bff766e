import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import { generate } from "@/lib/services/readouts/generate";
import { read } from "@/lib/services/readouts/read";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { get } from "@/lib/services/study-sessions/get";
import { include } from "@/lib/services/study-sessions/include";
import { keep } from "@/lib/services/study-sessions/keep";
import { list } from "@/lib/services/study-sessions/list";
import { openings } from "@/lib/services/study-sessions/openings";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller, makePerson } from "@/tests/support/factories";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
});

const PASTED = "I left because the price went up twice in one month and nobody told me about it beforehand. ".repeat(4);

/** A study whose only finished session is flagged: what was said was pasted. */
async function flagged() {
  const study = await makeStudy(caller.person, { status: "running", targetParticipants: 5 });
  const manner = { pastedCharacters: PASTED.length };
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: PASTED, manner }]);
  await analyseSession(ctx, sessionId);
  expect((await get(ctx, study.id, sessionId)).quality.rating).toBe("flagged");
  return { study, sessionId };
}

describe("keep", () => {
  test("counts a flagged session, whose reasons stay, and checking it again doesn't flag it again", async () => {
    const { study, sessionId } = await flagged();
    expect(await read(ctx, study.id)).toMatchObject({ status: "none", newSessions: 0, flaggedSessions: 1 });
    await expect(generate(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
    const kept = await keep(ctx, study.id, sessionId, true);
    expect(kept.quality).toMatchObject({ rating: "good", reasons: [{ kind: "copy_paste" }] });
    await analyseSession(ctx, sessionId);
    expect((await get(ctx, study.id, sessionId)).quality.rating).toBe("good");
    const [chapter] = (await get(ctx, study.id, sessionId)).chapters;
    expect(await openings(ctx, [sessionId, "ses_nothing"])).toEqual({ [sessionId]: chapter?.summary });
    expect(chapter?.summary).toMatch(/^“I left because/);
    expect(await openings((await makeCaller()).ctx, [sessionId])).toEqual({});
    // Of a form that begins with choices: what was said in own words, or else all choices.
    const told = async (...summaries: string[]) => {
      const chapters = summaries.map((summary) => ({ summary }));
      await db().studySession.update({ where: { id: sessionId }, data: { chapters } });
      return (await openings(ctx, [sessionId]))[sessionId];
    };
    expect(await told("Answered “5”, “I do”.", "“No.”", "“The formula was wrong.”")).toBe("“The formula was wrong.”");
    expect(await told("Answered “5”, “I do”.", "Answered “Paper”.")).toBe("“5”, “I do”, “Paper”");
    expect(await read(ctx, study.id)).toMatchObject({ newSessions: 1, flaggedSessions: 0 });
    expect((await generate(ctx, study.id)).status).toBe("generating");
  });

  test("is taken back, each way once, and both are in the log", async () => {
    const { study, sessionId } = await flagged();
    await Promise.all([true, true, true].map((kept) => keep(ctx, study.id, sessionId, kept)));
    expect((await keep(ctx, study.id, sessionId, false)).quality.rating).toBe("flagged");
    await keep(ctx, study.id, sessionId, false);
    const entries = await db().auditEntry.findMany({ where: { targetId: sessionId }, orderBy: { sequence: "asc" } });
    expect(entries.map(({ action }) => action).filter((action) => /kept|again/.test(action))).toEqual([
      "session.kept",
      "session.flagged_again",
    ]);
  });

  test("stays after the session is excluded and included again, and is refused in between", async () => {
    const { study, sessionId } = await flagged();
    await keep(ctx, study.id, sessionId, true);
    await exclude(ctx, study.id, sessionId, "A colleague.");
    await expect(keep(ctx, study.id, sessionId, false)).rejects.toMatchObject({ kind: "conflict" });
    expect((await include(ctx, study.id, sessionId)).quality.rating).toBe("good");
  });

  test("changes nothing without doubts, and is refused to observers, strangers, and while it is in progress", async () => {
    const study = await makeStudy(caller.person, { status: "running", targetParticipants: 5 });
    const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "The fee came late." }]);
    expect((await keep(ctx, study.id, sessionId, false)).quality.rating).toBe("good");
    const { sessionId: open } = await addSession(ctx, study, [], { session: { status: "in_progress" } });
    await expect(keep(ctx, study.id, open, true)).rejects.toMatchObject({ kind: "conflict" });
    const [observer, stranger] = [await makePerson(caller.workspace, "observer"), await makeCaller()];
    await expect(keep(observer.ctx, study.id, sessionId, true)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(keep(stranger.ctx, study.id, sessionId, true)).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("a withdrawn session is neither good nor flagged, and says that it was withdrawn", async () => {
  const study = await makeStudy(caller.person, { status: "running", targetParticipants: 5 });
  const gone = { participant: { status: "withdrawn", deletedAt: new Date() } };
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "The fee came late." }], gone);
  await addSession(ctx, study, [{ questionId: "q1", text: "The export was missing." }]);
  expect((await get(ctx, study.id, sessionId)).withdrawn).toBe(true);
  expect((await list(ctx, study.id, { limit: 5, quality: "good" })).items.map(({ id }) => id)).not.toContain(sessionId);
  expect((await list(ctx, study.id, { limit: 5 })).items.map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
});
