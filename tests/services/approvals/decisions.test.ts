import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { approve } from "@/lib/services/approvals/approve";
import { decline } from "@/lib/services/approvals/decline";
import { list } from "@/lib/services/approvals/list";
import { ask } from "@/lib/services/eva/ask";
import { publish } from "@/lib/services/studies/publish";
import { approvalsOf, letExpire, proposed } from "@/tests/support/data/approvals";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";
import { saveSandboxCard } from "@/tests/support/stand-ins/payment-services";

let caller: Awaited<ReturnType<typeof makeCaller>>;
beforeAll(async () => {
  caller = await makeCaller();
  await saveSandboxCard(caller.person.workspaceId, "pays");
});

const studies = (workspaceId: string) => db().study.count({ where: { workspaceId } });
const keyOf = (ctx: Context, readOnly: boolean): Context => {
  if (ctx.actor.kind !== "user") throw new Error("a person");
  const { userId, role } = ctx.actor;
  return { ...ctx, actor: { kind: "apiKey", userId, role, keyId: newId("apiKey"), readOnly } };
};

describe("who may propose and decide", () => {
  test("a read-only key and an observer are told so and get no proposal; a writing key proposes but can't decide", async () => {
    const { ctx, workspace } = await makeCaller();
    const observer = await makePerson(workspace, "observer");
    const question = "Draft a study about onboarding";
    for (const [reader, told] of [
      [keyOf(ctx, true), /^This key or connection can only read, so nothing was prepared/],
      [observer.ctx, /^You can only read in this workspace, so nothing was prepared/],
    ] as const)
      expect(await ask(reader, { question })).toMatchObject({ approval: null, answer: expect.stringMatching(told) });
    expect(await approvalsOf(workspace.id)).toBe(0);
    const key = keyOf(ctx, false);
    const { id, mayDecide } = await proposed(key, question);
    expect(mayDecide).toBe(false);
    for (const refused of [key, observer.ctx])
      for (const decide of [approve, decline])
        await expect(decide(refused, id)).rejects.toMatchObject({ kind: "forbidden" });
    const stranger = await makeCaller();
    for (const decide of [approve, decline])
      await expect(decide(stranger.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
    expect(await studies(workspace.id)).toBe(0);
    const member = await makePerson(workspace, "member");
    expect((await approve(member.ctx, id)).decidedBy?.id).toBe(member.id);
  });
});

describe("once", () => {
  test("two people approving at once create one study", async () => {
    const { ctx, workspace } = await makeCaller();
    const other = await makePerson(workspace, "member");
    const { id } = await proposed(ctx, "Draft a study about onboarding");
    // All three have it before them, open, at the same moment.
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM approval WHERE id = $1 FOR UPDATE", [id]);
    const acts = Promise.allSettled([approve(ctx, id), approve(other.ctx, id), approve(ctx, id)]);
    await lockWaits(3);
    await beside.commit();
    const outcomes = await acts;
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await studies(workspace.id)).toBe(1);
  });

  test("two people approving at once what a model drafts have it drafted once", async () => {
    const { ctx, workspace } = await makeCaller();
    const other = await makePerson(workspace, "member");
    const { id } = await proposed(ctx, "Draft a study about onboarding");
    const asked = vi.spyOn(pool(), "query");
    const claims = () => asked.mock.calls.filter(([query]) => Object(query).name === "claim_approval").length;
    let drafts = 0;
    const { result } = await withModelAnswering(
      async () => {
        drafts++;
        await vi.waitFor(() => expect(Math.max(claims(), drafts)).toBeGreaterThanOrEqual(2), { timeout: 10_000 });
        return { status: 400 };
      },
      () => Promise.allSettled([approve(ctx, id), approve(other.ctx, id)]),
    );
    asked.mockRestore();
    expect(drafts).toBe(1);
    expect(result.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(result).toContainEqual({
      status: "rejected",
      reason: expect.objectContaining({ kind: "conflict", message: "This was already approved." }),
    });
    expect(await studies(workspace.id)).toBe(1);
  });

  test("two people approving a launch at once pay once", async () => {
    const { ctx, person, workspace } = caller;
    const other = await makePerson(workspace, "member");
    const study = await makeStudy(person, { title: "Twice at once" });
    const { id } = await proposed(ctx, "Launch the “Twice at once” study");
    await Promise.allSettled([approve(ctx, id), approve(other.ctx, id)]);
    expect(await db().charge.count({ where: { studyId: study.id, status: "paid" } })).toBe(1);
    expect(await db().approval.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "approved", error: null });
  });

  test("interrupted between payment and marking, approving again finds it launched and marks it", async () => {
    const { ctx, person } = caller;
    const study = await makeStudy(person, { title: "Cut off" });
    const { id } = await proposed(ctx, "Launch the “Cut off” study");
    atCrashPoints((name) => {
      if (name === "approval.before_marking") throw new Error("killed");
    });
    await expect(approve(ctx, id)).rejects.toThrow("killed");
    atCrashPoints();
    await expect(decline(ctx, id)).rejects.toMatchObject({ kind: "conflict" });
    await letExpire(id);
    expect((await approve(ctx, id)).status).toBe("approved");
    expect(await db().charge.count({ where: { studyId: study.id } })).toBe(1);
  });

  test("a decided approval is never decided again", async () => {
    const { ctx, workspace } = await makeCaller();
    const { id } = await proposed(ctx, "Draft a study about onboarding");
    expect(await decline(ctx, id)).toMatchObject({ status: "declined", result: null });
    for (const decide of [approve, decline])
      await expect(decide(ctx, id)).rejects.toMatchObject({ message: "This was already declined." });
    expect(await studies(workspace.id)).toBe(0);
  });

  test("the same request repeated under one key, in turn and at once, makes one proposal", async () => {
    const { ctx, workspace } = await makeCaller();
    const question = "Draft a study about onboarding";
    const again = () => ask(ctx, { question }, { repeatKey: "k1" });
    const first = await again();
    expect(await again()).toEqual(first);
    const atOnce = await Promise.all([1, 2, 3].map(() => ask(ctx, { question }, { repeatKey: "k2" })));
    expect(new Set(atOnce.map(({ approval }) => approval?.id)).size).toBe(1);
    expect(await approvalsOf(workspace.id)).toBe(2);
    await expect(ask(ctx, { question: "Why?" }, { repeatKey: "k1" })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("what has changed", () => {
  test("after seven days it has expired, and can't be decided", async () => {
    const { ctx } = await makeCaller();
    const { id, expiresAt, createdAt } = await proposed(ctx, "Draft a study about onboarding");
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeGreaterThan(6.99 * 86_400_000);
    await letExpire(id);
    expect((await list(ctx, { status: "expired", limit: 5 })).items).toMatchObject([{ id, status: "expired" }]);
    expect((await list(ctx, { status: "pending", limit: 5 })).items).toEqual([]);
    for (const decide of [approve, decline]) await expect(decide(ctx, id)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a price that has changed is not charged: the approval stays pending and says so", async () => {
    const { ctx, person } = caller;
    const study = await makeStudy(person, { title: "Price change" });
    const { id } = await proposed(ctx, "Launch the “Price change” study");
    await db().study.update({ where: { id: study.id }, data: { targetParticipants: 30 } });
    await expect(approve(ctx, id)).rejects.toMatchObject({ kind: "conflict" });
    const { items } = await list(ctx, { status: "pending", limit: 50 });
    expect(items.find((each) => each.id === id)?.error).toContain("Nothing was charged.");
    expect(await db().charge.count({ where: { studyId: study.id } })).toBe(0);
    await decline(ctx, id);
  });

  test("a study that somebody launched meanwhile is recognized as launched, and not paid for again", async () => {
    const { ctx, person } = caller;
    const study = await makeStudy(person, { title: "Meanwhile" });
    const { id } = await proposed(ctx, "Launch the “Meanwhile” study");
    await publish(ctx, study.id, {});
    expect((await approve(ctx, id)).status).toBe("approved");
    expect(await db().charge.count({ where: { studyId: study.id } })).toBe(1);
  });
});
