import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { list } from "@/lib/services/participants/list";
import { lookUp } from "@/lib/services/participants/look-up";
import { settleReward } from "@/lib/services/participants/settle-reward";
import { begun, caller, guideOf, joined, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { makePerson } from "@/tests/support/factories";

async function rewarded() {
  const place = await runningStudy({ rewardCents: 1000, guide: guideOf({ text: "Why did you leave?" }) });
  const { token, view } = await begun(place.link);
  await talkThrough(token, view.session?.version ?? 0);
  const [participant] = (await list(place.ctx, place.study.id, { limit: 5 })).items;
  const ids = { studyId: place.study.id, participantId: participant?.id ?? "" };
  return { ...place, token, ids, told: async () => (await lookUp(caller(), token)).thanks?.rewardStatus };
}

test("a reward is due until the team records that it paid, and the participant sees the same", async () => {
  const { ctx, ids, told } = await rewarded();
  expect(await told()).toBe("queued");
  expect(await settleReward(ctx, { ...ids, paid: true })).toMatchObject({
    id: ids.participantId,
    rewardStatus: "paid",
  });
  expect(await settleReward(ctx, { ...ids, paid: true })).toMatchObject({ rewardStatus: "paid" });
  expect(await told()).toBe("paid");
  expect(await settleReward(ctx, { ...ids, paid: false })).toMatchObject({ rewardStatus: "queued" });
  expect(await told()).toBe("queued");
  const entries = await db().auditEntry.findMany({
    where: { workspaceId: ctx.workspaceId, action: "participant.rewarded" },
    orderBy: { createdAt: "asc" },
  });
  expect(entries.map(({ details }) => details)).toMatchObject([{ paid: true }, { paid: false }]);
});

test("nothing is due to someone who hasn't finished, and Prolific pays its own people", async () => {
  const { ctx, ids, link, study } = await rewarded();
  await joined(link);
  const [newest] = (await list(ctx, study.id, { limit: 1 })).items;
  const another = { ...ids, participantId: newest?.id ?? "", paid: true };
  await expect(settleReward(ctx, another)).rejects.toMatchObject({ kind: "conflict" });
  await db().participant.update({ where: { id: ids.participantId }, data: { source: "prolific" } });
  await expect(settleReward(ctx, { ...ids, paid: true })).rejects.toThrow("Prolific pays");
});

test("an observer, another workspace and an unknown participant change nothing", async () => {
  const { workspace, ids, told } = await rewarded();
  const observer = await makePerson(workspace, "observer");
  const elsewhere = await runningStudy();
  await expect(settleReward(observer.ctx, { ...ids, paid: true })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(settleReward(elsewhere.ctx, { ...ids, paid: true })).rejects.toMatchObject({ kind: "not_found" });
  const foreign = { ...ids, studyId: elsewhere.study.id, paid: true };
  await expect(settleReward(elsewhere.ctx, foreign)).rejects.toMatchObject({ kind: "not_found" });
  expect(await told()).toBe("queued");
});
