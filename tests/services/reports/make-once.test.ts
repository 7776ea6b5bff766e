import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { fail } from "@/lib/services/jobs/fail";
import { add as mask } from "@/lib/services/masks/add";
import { tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { remove as removeProject } from "@/lib/services/projects/remove";
import { waitForMakers } from "@/lib/services/quotes/makers";
import { create } from "@/lib/services/reports/create";
import { get } from "@/lib/services/reports/get";
import { listVersions } from "@/lib/services/reports/list-versions";
import { regenerate } from "@/lib/services/reports/regenerate";
import { remove } from "@/lib/services/reports/remove";
import { startJob } from "@/lib/services/reports/start-job";
import { update } from "@/lib/services/reports/update";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { makeInterviewed } from "@/tests/support/data/readouts";
import {
  documentOf,
  generatedEvents,
  jobOf,
  projectWithTalk,
  runAs,
  textBlock,
  wordsOf,
  written,
} from "@/tests/support/data/reports";
import { makeCaller, type Person } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

let ctx: Context;
let person: Person;
beforeAll(async () => {
  ({ ctx, person } = await makeCaller());
});

test("a report that is being written while something is masked is written again", async () => {
  const { projectId, fileId } = await projectWithTalk(ctx);
  const { id } = await create(ctx, { projectId, prompt: "What do people think of the export?" });
  let times = 0;
  atCrashPoints((name) => {
    if (name === "report written") times += 1;
  });
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [projectId]);
  const writing = runAs(ctx, (await jobOf(id)).id);
  await beside.waitedFor();
  await mask(ctx, fileId, { index: 5, startOffset: 4, endOffset: 12, kind: "other" });
  await beside.commit();
  await writing;
  atCrashPoints();
  expect(times).toBe(2);
  expect((await get(ctx, id)).status).toBe("ready");
  expect(await generatedEvents(id)).toHaveLength(1);
});

test("a report that is being stored while something is withdrawn or masked is locked only after that", async () => {
  const { projectId } = await projectWithTalk(ctx);
  const { id } = await create(ctx, { projectId, prompt: "What do people think of the export?" });
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [projectId]);
  const writing = runAs(ctx, (await jobOf(id)).id);
  await beside.waitedFor();
  await transaction(ctx, async (tx) => {
    await waitForMakers(tx, ctx);
    await beside.commit();
    await lockWaits(1);
    await tx.db.$queryRaw`SELECT 1 FROM report WHERE id = ${id} FOR NO KEY UPDATE NOWAIT`;
  });
  await writing;
  expect((await get(ctx, id)).status).toBe("ready");
});

describe("writing happens once", () => {
  test("if a step is repeated, or two processes do it at once", async () => {
    const { projectId } = await projectWithTalk(ctx);
    const job = await startJob(ctx, projectId, { prompt: "The export" });
    await Promise.all([runAs(ctx, job.id), runAs(ctx, job.id)]);
    await runAs(ctx, job.id);
    const reports = await db().report.findMany({ where: { projectId } });
    expect(reports).toHaveLength(1);
    expect(await generatedEvents(reports[0]?.id ?? "")).toHaveLength(1);
  });

  test("and not at all if the project is deleted meanwhile", async () => {
    const { projectId } = await projectWithTalk(ctx);
    const [ofJob, ofReport] = [
      await startJob(ctx, projectId, { prompt: "The export" }),
      await create(ctx, { prompt: "The export", projectId }),
    ];
    const waiting = await jobOf(ofReport.id);
    await removeProject(ctx, projectId);
    for (const { id } of [ofJob, waiting]) {
      await runAs(ctx, id).catch(({ message }) => fail(ctx, id, message));
      expect(await db().job.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "failed", result: null });
    }
    expect(await db().report.count({ where: { OR: [{ projectId }, { id: ofReport.id }] } })).toBe(0);
  });

  test("and not at all if the report is deleted meanwhile", async () => {
    const { projectId } = await projectWithTalk(ctx);
    const { id } = await create(ctx, { prompt: "The export", projectId });
    const job = await jobOf(id);
    await remove(ctx, id);
    await expect(runAs(ctx, job.id)).rejects.toMatchObject({ kind: "not_found" });
    expect(await generatedEvents(id)).toEqual([]);
  });

  test("and again on request: what a person wrote becomes a version", async () => {
    const { projectId } = await projectWithTalk(ctx);
    const report = await written(ctx, { prompt: "The export", projectId });
    const mine = documentOf(textBlock("My own words."));
    await update(ctx, report.id, { version: report.version, document: mine });
    await regenerate(ctx, report.id);
    await runAs(ctx, (await jobOf(report.id)).id);
    const again = await get(ctx, report.id);
    expect(again).toMatchObject({ status: "ready", editedBy: null });
    expect(again.document).toEqual(report.document);
    expect((await listVersions(ctx, report.id, { limit: 5 })).items.map(({ number }) => number)).toEqual([2, 1]);
  });
});

describe("what was said is deleted on request", () => {
  test("and a report no longer shows any of it, whoever wrote it down", async () => {
    const { study, sessions: interviewed } = await makeInterviewed(person, 5);
    const report = await written(ctx, { template: "deep-dive", studyIds: [study.id] });
    const gone = interviewed[0];
    const words = report.passages.filter(({ sessionId }) => sessionId === gone?.sessionId).map(({ text }) => text);
    expect(words.length).toBeGreaterThan(0);
    const token = tokenOf("participant", gone?.participantId ?? "");
    await withdraw({ requestId: newId("request"), address: null }, token);
    const after = await get(ctx, report.id);
    const theirs = after.passages.filter(({ ownerId }) => ownerId === gone?.sessionId);
    expect(theirs.map(({ text, state }) => [text, state])).toEqual(words.map(() => ["", "withdrawn"]));
  });

  test("and an excluded session is no longer written about", async () => {
    const { study, sessions } = await makeInterviewed(person, 6);
    await exclude(ctx, study.id, sessions[1]?.sessionId ?? "", "A colleague");
    const report = await written(ctx, { template: "deep-dive", studyIds: [study.id] });
    expect(report.passages.some(({ sessionId }) => sessionId === sessions[1]?.sessionId)).toBe(false);
    expect(wordsOf(report)).toContain("Left out | 1 session");
  });
});
