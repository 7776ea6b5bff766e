import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { countByStatus } from "@/lib/services/participants/count-by-status";
import { declineWaiting } from "@/lib/services/participants/decline-waiting";
import { list } from "@/lib/services/participants/list";
import { lookUp } from "@/lib/services/participants/look-up";
import { tokenOf } from "@/lib/services/participants/token";
import { end } from "@/lib/services/studies/end";
import { caller, runningStudy } from "@/tests/support/data/participation";
import { makePerson } from "@/tests/support/factories";

/** A running study where two wait for a decision, one of them with an address, and another already fits. */
async function waited() {
  const made = await runningStudy();
  const add = async (number: number, more: object) => {
    const id = newId("participant");
    const { id: studyId, workspaceId } = made.study;
    await db().participant.create({ data: { id, workspaceId, studyId, number, source: "link", ...more } });
    return id;
  };
  const told = await add(1, { status: "review", name: "Ada", email: "ada@people.test" });
  await add(2, { status: "review" });
  await add(3, { status: "qualified", email: "wes@people.test" });
  return { ...made, told };
}

test("once a study has ended, everybody who still waits for a decision is told by mail that it’s over, not that they don’t fit", async () => {
  const { ctx, study, told } = await waited();
  await end(ctx, study.id);
  expect(await declineWaiting(ctx, study.slug)).toBe(2);
  expect(await countByStatus(ctx, study.id)).toEqual({ screened_out: 2, qualified: 1 });
  const { items } = await list(ctx, study.id, { limit: 10 });
  expect(items.map(({ status, screenedOutReason }) => [status, screenedOutReason])).toEqual([
    ["qualified", null],
    ["screened_out", "study_ended"],
    ["screened_out", "study_ended"],
  ]);
  const where = { workspaceId: ctx.workspaceId };
  const mails = await db().mail.findMany({ where });
  expect(mails).toMatchObject([{ recipient: "ada@people.test", subject: `About the study ${study.title}` }]);
  expect(mails[0]?.text).toContain("has ended in the meantime");
  expect(mails[0]?.text).not.toContain("different situation");
  expect(await db().auditEntry.count({ where: { ...where, action: "participant.decided" } })).toBe(2);
  expect(await lookUp(caller(), tokenOf("participant", told))).toMatchObject({ step: "closed", reason: "ended" });
  expect(await declineWaiting(ctx, study.id)).toBe(0);
  expect(await db().mail.count({ where })).toBe(1);
});

test("while the study runs, nobody is declined at once: each could still take part", async () => {
  const { ctx, study } = await waited();
  await expect(declineWaiting(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
  expect(await countByStatus(ctx, study.id)).toEqual({ review: 2, qualified: 1 });
});

test("an observer and another workspace decline nobody", async () => {
  const { ctx, study, workspace } = await waited();
  await end(ctx, study.id);
  const observer = await makePerson(workspace, "observer");
  await expect(declineWaiting(observer.ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  const { ctx: strangers } = await runningStudy();
  await expect(declineWaiting(strangers, study.id)).rejects.toMatchObject({ kind: "not_found" });
  expect(await countByStatus(ctx, study.id)).toEqual({ review: 2, qualified: 1 });
});
