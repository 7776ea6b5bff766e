import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { add as mask } from "@/lib/services/masks/add";
import { generate } from "@/lib/services/readouts/generate";
import { make } from "@/lib/services/readouts/make";
import { draft } from "@/lib/services/readouts/make/draft";
import { read } from "@/lib/services/readouts/read";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { addVoice, firstOf, generated, makeInterviewed, runReadout } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { makeProject } from "@/tests/support/data/tags";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";
import { countStatements } from "@/tests/support/watch/count-statements";

let person: Person;
let ctx: Context;
beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ctx = person.ctx;
});

describe("a readout", () => {
  test("doesn't exist until it is requested, and says how many sessions are waiting", async () => {
    const { study } = await makeInterviewed(person, 2);
    expect(await read(ctx, study.id)).toMatchObject({ status: "none", newSessions: 2, themes: [], version: 0 });
  });

  test("has themes with claims, each backed by what people said word for word", async () => {
    const { study } = await makeInterviewed(person);
    const readout = await generated(ctx, study.slug);
    expect(readout).toMatchObject({
      status: "ready",
      error: null,
      madeBy: "built-in",
      newSessions: 0,
      changes: null,
      basedOn: { sessions: 6, participants: 6, excluded: 0 },
    });
    expect(readout.themes.length).toBeGreaterThanOrEqual(2);
    expect(readout.summary).toContain("6 interviews");
    for (const { claims, participants } of readout.themes) {
      expect(claims.length).toBeGreaterThan(0);
      expect(participants).toBeLessThanOrEqual(6);
      for (const claim of claims) {
        expect(claim.support).toBe(new Set(sided(claim.clips, "support")).size);
        expect(claim.against).toBe(new Set(sided(claim.clips, "against")).size);
        expect(claim.strengthText).toContain(`${claim.support} of 6`);
        for (const { passage } of claim.clips) expect(passage.state).toBe("verbatim");
      }
    }
    const ids = new Set(readout.themes.flatMap(({ claims }) => claims.map(({ id }) => id)));
    expect(readout.nextSteps.length).toBeGreaterThan(0);
    for (const { claimIds } of readout.nextSteps) {
      expect(claimIds.length).toBeGreaterThan(0);
      for (const id of claimIds) expect(ids).toContain(id);
    }
    await expectFaithful(ctx.workspaceId);
  });

  test("of a survey mentions people who answered, never interviews", async () => {
    for (const type of ["ai-generated-survey", "ai-curated-survey"] as const) {
      const { study } = await makeInterviewed(person, 6, { type });
      const { summary } = await generated(ctx, study.slug);
      expect(summary).toContain("6 people answered");
      expect(summary).not.toContain("interview");
    }
    const { study } = await makeInterviewed(person, 1, { type: "ai-generated-survey" });
    expect((await generated(ctx, study.slug)).summary).toMatch(/^1 person answered/);
  });

  test("leaves flagged and excluded sessions out, and says which and why", async () => {
    const { study, sessions } = await makeInterviewed(person, 4);
    const reasons = [{ kind: "speeding", text: "Answered in two seconds." }];
    const flagged = await addVoice(ctx, study, 1, { qualityRating: "flagged", qualityReasons: reasons });
    const [first] = sessions;
    await exclude(ctx, study.id, first?.sessionId ?? "", "Not a customer.");
    const readout = await generated(ctx, study.id);
    expect(readout.basedOn).toEqual({ sessions: 3, participants: 3, excluded: 2 });
    expect(readout.leftOut).toEqual([
      { sessionId: first?.sessionId, label: "P1", kind: "excluded", reason: "Not a customer." },
      { sessionId: flagged.sessionId, label: "P5", kind: "flagged", reason: "Answered in two seconds." },
    ]);
    const quoted = readout.themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips.map((c) => c.passage)));
    expect(quoted.map(({ sessionId }) => sessionId)).not.toContain(flagged.sessionId);
    expect(quoted.map(({ sessionId }) => sessionId)).not.toContain(first?.sessionId);
  });

  test("counts nobody from a session that was excluded since, without being generated again", async () => {
    const { study } = await makeInterviewed(person);
    const before = await generated(ctx, study.id);
    const { claim, clip } = firstOf(before);
    await exclude(ctx, study.id, clip.passage.sessionId ?? "", "Somebody else answered.");
    const { claims } = firstOf(await read(ctx, study.id)).theme;
    const now = claims.find(({ id }) => id === claim.id);
    expect((now?.support ?? 0) + (now?.against ?? 0)).toBe(claim.support + claim.against - 1);
  });

  test("is refused if no session counts, or only AI agents spoke", async () => {
    const empty = await makeStudy(person, { status: "running" });
    await expect(generate(ctx, empty.id)).rejects.toMatchObject({ kind: "conflict" });
    const { study } = await makeInterviewed(person, 2);
    await db().study.update({ where: { id: study.id }, data: { type: "swarm" } });
    await expect(generate(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await read(ctx, study.id)).toMatchObject({ status: "none", newSessions: 0 });
  });

  test("is reported to webhooks once, in the transaction that makes it ready", async () => {
    const study = await makeStudy(person, { status: "ended", projectId: await makeProject(ctx) });
    for (let number = 0; number < 4; number += 1) await addVoice(ctx, study, number);
    const readout = await generated(ctx, study.id);
    await runReadout(ctx, readout);
    const { id } = readout;
    const events = await db().outboxEvent.findMany({
      where: { resourceId: id ?? "", kind: { in: ["readout.ready", "report.generated"] } },
      orderBy: { kind: "asc" },
    });
    expect(events.map(({ kind }) => kind)).toEqual(["readout.ready", "report.generated"]);
    expect(events[0]?.data).toMatchObject({ test_id: study.id, based_on: { sessions: 4, excluded: 0 } });
    expect(events[1]?.data).toMatchObject({ project_id: study.projectId, prompt: null });
    expect(await db().auditEntry.count({ where: { targetId: id ?? "", action: "readout.ready" } })).toBe(1);
  });
});

const sided = (clips: { stance: string; participantId: string | null }[], side: string) =>
  clips.filter(({ stance }) => stance === side).map(({ participantId }) => participantId);

describe("generations", () => {
  test("cost the same number of statements however many sessions there are", async () => {
    const counts: number[] = [];
    for (const people of [4, 12]) {
      const { study } = await makeInterviewed(person, people);
      const asked = await generate(ctx, study.id);
      counts.push(await countStatements(() => runReadout(ctx, asked)));
    }
    expect(counts[0]).toBe(counts[1]);
  });

  test("of two at once, only the later is stored", async () => {
    const { study } = await makeInterviewed(person);
    const early = await generate(ctx, study.id);
    const late = await generate(ctx, study.id);
    await Promise.all([early, late, late].map((asked) => runReadout(ctx, asked)));
    const readout = await read(ctx, study.id);
    expect(readout).toMatchObject({ status: "ready", generation: 2 });
    expect(new Set(readout.themes.map(({ title }) => title)).size).toBe(readout.themes.length);
    expect(await db().auditEntry.count({ where: { targetId: early.id ?? "", action: "readout.ready" } })).toBe(1);
  });

  test("start again if something is masked, or a participant has their answers deleted, meanwhile", async () => {
    const { study, sessions } = await makeInterviewed(person);
    const [masked = "", gone = ""] = sessions.map(({ sessionId }) => sessionId);
    const { id, generation } = await generate(ctx, study.id);
    const meanwhile = [
      () => mask(ctx, masked, { index: 1, startOffset: 0, endOffset: 11, kind: "other" }),
      () => db().transcript.deleteMany({ where: { sessionId: gone } }),
    ];
    const seen: boolean[][] = [];
    await make(
      systemContext("make-readout", ctx.workspaceId),
      { readoutId: id ?? "", studyId: study.id, generation },
      async (_, said) => {
        const made = await draft(said);
        seen.push([said.lines.some(({ text }) => text.startsWith("[")), said.people.has(gone)]);
        await meanwhile.shift()?.();
        return { ...made, summary: `Try ${seen.length}.` };
      },
    );
    expect(seen).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    expect(await read(ctx, study.id)).toMatchObject({ status: "ready", summary: "Try 3." });
    const audits = await db().auditEntry.count({ where: { targetId: id ?? "", action: "readout.ready" } });
    expect(audits).toBe(1);
  });

  test("for a study that was deleted meanwhile end quietly", async () => {
    const { study } = await makeInterviewed(person);
    const asked = await generate(ctx, study.id);
    await db().study.delete({ where: { id: study.id } });
    await runReadout(ctx, asked);
    expect(await db().readout.count({ where: { studyId: study.id } })).toBe(0);
  });

  test("say what is new and what has grown, and keep what was said before", async () => {
    const { study } = await makeInterviewed(person, 4);
    const before = await generated(ctx, study.id);
    for (let number = 0; number < 3; number += 1) await addVoice(ctx, study, number);
    expect(await read(ctx, study.id)).toMatchObject({ newSessions: 3 });
    const after = await generated(ctx, study.id);
    expect(after.changes?.previousGeneratedAt).toBe(before.generatedAt);
    expect(after.changes?.grownThemes.length).toBeGreaterThan(0);
    const same = after.themes.filter(({ id }) => before.themes.some((theme) => theme.id === id));
    expect(same.length).toBeGreaterThan(0);
    const version = await db().readoutVersion.findFirstOrThrow({ where: { readoutId: after.id ?? "" } });
    expect(version).toMatchObject({ generation: 1, content: { content: { summary: before.summary } } });
    await expectFaithful(ctx.workspaceId);
  });
});
