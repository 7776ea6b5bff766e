import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { leaveAddress } from "@/lib/services/participants/leave-address";
import { lookUp } from "@/lib/services/participants/look-up";
import { withdraw } from "@/lib/services/participants/withdraw";
import { begun, caller, guideOf, runningStudy, talkThrough } from "@/tests/support/data/participation";
import { withSettings } from "@/tests/support/settings";

async function finished(rewardCents: number | null) {
  const place = await runningStudy({ rewardCents, guide: guideOf({ text: "Why did you leave?" }) });
  const { token, view } = await begun(place.link);
  const needBefore = view.addressNeed;
  await talkThrough(token, view.session?.version ?? 0);
  const stored = () => db().participant.findFirstOrThrow({ where: { studyId: place.study.id } });
  return { ...place, token, needBefore, stored };
}

describe("an address to be reached at", () => {
  test("is asked of whoever came by the study's link and is due a reward, and may be corrected", async () => {
    const { ctx, token, needBefore, stored } = await finished(1000);
    expect(needBefore).toBeNull();
    expect(await lookUp(caller(), token)).toMatchObject({ step: "thanks", addressNeed: "reward" });
    await leaveAddress(caller(), token, "anna@example.test");
    const view = await leaveAddress(caller(), token, "ana@example.test");
    expect(view).toMatchObject({ addressNeed: "reward", participant: { email: "ana@example.test" } });
    const entries = await db().auditEntry.findMany({
      where: { workspaceId: ctx.workspaceId, action: "participant.left_address" },
    });
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain("example.test");
    await db().participant.update({ where: { id: (await stored()).id }, data: { rewardStatus: "paid" } });
    await expect(leaveAddress(caller(), token, "x@example.test")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is asked of whoever waits for a decision that can be mailed, and of nobody whose reward there is none", async () => {
    const { token, stored } = await finished(null);
    expect((await lookUp(caller(), token)).addressNeed).toBeNull();
    await expect(leaveAddress(caller(), token, "x@example.test")).rejects.toMatchObject({ kind: "conflict" });
    const { id } = await stored();
    await db().participant.update({ where: { id }, data: { status: "review" } });
    await db().studySession.deleteMany({ where: { participantId: id } });
    expect(await lookUp(caller(), token)).toMatchObject({ step: "review", addressNeed: null, sendsMail: false });
    const left = () => leaveAddress(caller(), token, "ana@example.test");
    expect(await withSettings({ SMTP_URL: "smtp://mail.test" }, left)).toMatchObject({
      step: "review",
      addressNeed: "decision",
      sendsMail: true,
      participant: { email: "ana@example.test" },
    });
  });

  test.each(["invitation", "prolific"])("is not asked of those whom an %s knows", async (source) => {
    const { token, stored } = await finished(1000);
    await db().participant.update({ where: { id: (await stored()).id }, data: { source } });
    expect((await lookUp(caller(), token)).addressNeed).toBeNull();
    await expect(leaveAddress(caller(), token, "x@example.test")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("goes with everything else that is deleted, and none is taken afterwards", async () => {
    const { token, stored } = await finished(1000);
    await leaveAddress(caller(), token, "ana@example.test");
    await withdraw(caller(), token);
    await expect(leaveAddress(caller(), token, "ana@example.test")).rejects.toMatchObject({ kind: "conflict" });
    expect((await stored()).email).toBeNull();
  });
});
