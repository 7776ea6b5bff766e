import { afterEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { lastIncrease } from "@/lib/services/billing/last-increase";
import { reconcile } from "@/lib/services/billing/reconcile";
import { settle } from "@/lib/services/billing/settle";
import { decide } from "@/lib/services/participants/decide";
import { declineWaiting } from "@/lib/services/participants/decline-waiting";
import { lookUp } from "@/lib/services/participants/look-up";
import { tokenOf } from "@/lib/services/participants/token";
import { addParticipants } from "@/lib/services/studies/add-participants";
import { completeIfFull } from "@/lib/services/studies/complete-if-full";
import { end } from "@/lib/services/studies/end";
import { estimate } from "@/lib/services/studies/estimate";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { type CardKind, drivenSandbox } from "@/tests/support/stand-ins/payment-services";

const EACH_CENTS = 6_00 + 5_00;
const sandbox = await drivenSandbox();
afterEach(() => atCrashPoints());

async function running(card: CardKind | null = "pays", overrides: Parameters<typeof makeStudy>[1] = {}) {
  const { person, ctx } = await makeCaller();
  const study = await makeStudy(person, { status: "running", ...overrides });
  if (card) await sandbox.saveCard(person.workspaceId, card);
  const { id } = study;
  const add = (to: number, cents = (to - 3) * EACH_CENTS) =>
    addParticipants(ctx, id, { targetParticipants: to, expectedTotalCents: cents });
  const now = async () => {
    const { targetParticipants, status, endedReason } = await db().study.findUniqueOrThrow({ where: { id } });
    return { targetParticipants, status, endedReason };
  };
  const charges = () => db().charge.findMany({ where: { studyId: id }, orderBy: { createdAt: "asc" } });
  const kept = async () => sandbox.paidFor((await charges()).map((one) => one.id));
  return { person, ctx, id, add, now, charges, kept };
}
const notesOf = (targetId: string, action: string) => db().auditEntry.findMany({ where: { targetId, action } });
const settleAll = async () => {
  await db().charge.updateMany({ data: { checkedAt: new Date(0) } });
  await reconcile();
};

describe("adding participants to a study", () => {
  test("charges those who are added, once, and records who, from, to and for how much", async () => {
    const { ctx, person, id, add, now, kept } = await running();
    expect(await estimate(ctx, id, 5)).toMatchObject({ totalCents: 2 * EACH_CENTS });
    const { study, charge, checkoutUrl } = await add(5);
    expect([study.targetParticipants, study.status, checkoutUrl]).toEqual([5, "running", null]);
    expect(charge).toMatchObject({ kind: "participants", status: "paid", amountCents: 2 * EACH_CENTS });
    const again = await add(5);
    expect([again.charge?.id, (await now()).targetParticipants, await kept()]).toEqual([charge?.id, 5, 1]);
    const [note, ...more] = await notesOf(id, "study.extended");
    expect(more).toEqual([]);
    const details = { from: 3, to: 5, amountCents: 2 * EACH_CENTS, chargeId: charge?.id, requestedById: person.id };
    expect(note).toMatchObject({
      personId: person.id,
      details,
      changes: { targetParticipants: { before: 3, after: 5 } },
    });
  });

  test("sixteen clicks at once are one increase and one payment; a price nobody saw is refused", async () => {
    const { add, now, kept, charges } = await running();
    const told = await Promise.allSettled(Array.from({ length: 16 }, (_, at) => add(5, 2 * EACH_CENTS + (at % 2))));
    const kinds = told.map((one) => (one.status === "fulfilled" ? one.value.charge?.status : one.reason.kind));
    expect(kinds.filter((_, at) => at % 2 === 0)).toContain("paid");
    expect(kinds.filter((_, at) => at % 2 === 0 && kinds[at] !== "paid")).toEqual([]);
    expect([(await now()).targetParticipants, await kept()]).toEqual([5, 1]);
    expect((await charges()).filter(({ status }) => status === "paid")).toHaveLength(1);
  });

  test("two people who want different numbers never pay for the same participants", async () => {
    const { add, now, charges, kept } = await running();
    const told = await Promise.allSettled([add(5), add(8)]);
    for (const one of told) if (one.status === "rejected") expect(one.reason.kind).toMatch(/conflict|invalid/);
    const paid = (await charges()).filter(({ status }) => status === "paid");
    const cents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
    expect(cents).toBe((((await now()).targetParticipants ?? 0) - 3) * EACH_CENTS);
    expect(await kept()).toBe(paid.length);
  });

  test("is refused for drafts, fewer, too many, ended and past studies and by observers, and costs nothing", async () => {
    const { ctx, id, add, charges } = await running();
    for (const to of [2, 3, 501]) await expect(add(to)).rejects.toMatchObject({ kind: "invalid" });
    await expect(add(4, 1)).rejects.toMatchObject({ extra: { problems: [{ currentTotalCents: EACH_CENTS }] } });
    await end(ctx, id);
    await expect(add(4)).rejects.toThrow("ended early");
    const passed = { deadline: new Date(Date.now() - 1000) };
    const others = [{ status: "draft" }, passed, { status: "ended", endedReason: "completed", ...passed }] as const;
    for (const other of others)
      await expect((await running("pays", other)).add(4)).rejects.toMatchObject({ kind: "conflict" });
    const observer = await makeCaller({ role: "observer" });
    const wanted = { targetParticipants: 4 };
    await expect(addParticipants(observer.ctx, id, wanted)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(addParticipants((await makeCaller()).ctx, id, wanted)).rejects.toMatchObject({ kind: "not_found" });
    expect(await charges()).toEqual([]);
  });

  test("a declined card adds nobody, and another card pays", async () => {
    const { person, add, now } = await running("declined");
    await expect(add(5)).rejects.toMatchObject({ kind: "allowance_used", message: "Your card was declined." });
    expect((await now()).targetParticipants).toBe(3);
    await sandbox.saveCard(person.workspaceId, "pays");
    expect((await add(5)).study.targetParticipants).toBe(5);
  });

  test("without a card a page adds them once it is paid; another number closes that page", async () => {
    const { ctx, id, add, now, kept, charges } = await running(null);
    const first = await add(5);
    expect((await add(5)).checkoutUrl).toBe(first.checkoutUrl);
    const second = await add(8);
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl);
    await settle((await charges())[0]?.id ?? "");
    await expect(sandbox.payPage(first.checkoutUrl ?? "")).rejects.toThrow();
    expect(await lastIncrease(ctx, id)).toMatchObject({ status: "checkout" });
    await sandbox.payPage(second.checkoutUrl ?? "", 5);
    expect([(await now()).targetParticipants, await kept()]).toEqual([8, 1]);
    const [note] = await notesOf(id, "study.extended");
    expect(note?.details).toMatchObject({ from: 3, to: 8, requestedById: expect.any(String) });
  });

  test("a payment for a study whose number changed meanwhile is refunded, and the number stays", async () => {
    const { id, add, now, charges } = await running(null);
    const { checkoutUrl } = await add(5);
    await db().study.update({ where: { id }, data: { targetParticipants: 8 } });
    await sandbox.payPage(checkoutUrl ?? "");
    expect([(await charges())[0]?.status, (await now()).targetParticipants]).toEqual(["refunding", 8]);
  });

  test("a study that ended because it was full opens again, and ends when it is full once more", async () => {
    const { ctx, id, add, now } = await running("pays", {
      targetParticipants: 3,
      status: "ended",
      endedReason: "completed",
    });
    await add(4);
    expect(await now()).toEqual({ targetParticipants: 4, status: "running", endedReason: null });
    const told = await db().outboxEvent.findMany({ where: { resourceId: id, kind: "study.changed" } });
    expect(told.map(({ data }) => data)).toMatchObject([{ status: "running" }]);
    expect(await notesOf(id, "study.reopened")).toHaveLength(1);
    expect(await transaction(ctx, (tx) => completeIfFull(tx, ctx, id))).toBe(false);
  });

  test("whoever was declined only because the study had ended waits for a decision again, and reads so, once it is open", async () => {
    const { ctx, person, id, add } = await running("pays", {
      targetParticipants: 3,
      status: "ended",
      endedReason: "completed",
    });
    const join = async (number: number, more: object) => {
      const participantId = newId("participant");
      const { workspaceId } = person;
      await db().participant.create({
        data: { id: participantId, workspaceId, studyId: id, number, source: "link", ...more },
      });
      const view = () => lookUp({ requestId: newId("request"), address: null }, tokenOf("participant", participantId));
      return { participantId, step: async () => (await view()).step };
    };
    const waits = await join(1, { status: "review", email: "ada@people.test" });
    const unfit = await join(2, { status: "screened_out" });
    await declineWaiting(ctx, id);
    expect([await waits.step(), await unfit.step()]).toEqual(["closed", "closed"]);
    await add(4);
    expect([await waits.step(), await unfit.step()]).toEqual(["review", "screened_out"]);
    expect(await notesOf(id, "study.waiting_again")).toMatchObject([{ details: { count: 1 } }]);
    expect(await db().mail.count({ where: { workspaceId: person.workspaceId } })).toBe(1);
    const decided = await decide(ctx, { studyId: id, participantId: waits.participantId, qualified: true });
    expect(decided).toMatchObject({ status: "qualified", screenedOutReason: null });
    expect(await waits.step()).toBe("ready");
  });

  test("a payment for a study that was ended meanwhile is refunded, and its page is closed", async () => {
    const { ctx, id, add, now, kept, charges } = await running(null);
    const { checkoutUrl } = await add(5);
    await sandbox.payPage(checkoutUrl ?? "", 0);
    await end(ctx, id);
    await settleAll();
    await settleAll();
    expect((await charges()).map(({ status }) => status)).toEqual(["refunded"]);
    expect([await now(), await kept()]).toEqual([
      { targetParticipants: 3, status: "ended", endedReason: "stopped" },
      0,
    ]);
    const charged = await running("pays");
    let ended: Promise<unknown> = Promise.resolve();
    atCrashPoints((name) => {
      if (name === "publish.after_charge") ended = end(charged.ctx, charged.id);
    });
    await charged.add(5).catch(() => undefined);
    await ended;
    await settleAll();
    const { targetParticipants } = await charged.now();
    expect(await charged.kept()).toBe(targetParticipants === 5 ? 1 : 0);
  });

  test.each([
    "publish.before_intent_commit",
    "publish.before_charge",
    "publish.after_charge",
    "publish.before_launch_commit",
  ])("cut off at %s, the number and the money agree in the end, and a second call finishes it", async (point) => {
    const { add, now, kept } = await running();
    atCrashPoints((name) => {
      if (name === point) throw new Error("cut off");
    });
    await expect(add(5)).rejects.toThrow("cut off");
    atCrashPoints();
    await settleAll();
    const wasWritten = point !== "publish.before_intent_commit";
    expect([(await now()).targetParticipants, await kept()]).toEqual(wasWritten ? [5, 1] : [3, 0]);
    expect((await add(5)).charge?.status).toBe("paid");
    expect([(await now()).targetParticipants, await kept()]).toEqual([5, 1]);
  });
});
