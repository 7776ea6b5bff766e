import { expect, test } from "vitest";
import type { Claimed } from "@/lib/services/webhooks/deliver/claimed";
import { Lanes } from "@/lib/services/webhooks/deliver/lanes";

const claimed = (id: string, webhookId: string, claimedAtMs: number): Claimed => ({
  id,
  webhookId,
  claimedAtMs,
  receiver: { origin: "https://receiver.test", path: "/", keys: [] },
  attempts: 0,
  replayedAfter: 0,
  event: { id: "evt_1", kind: "k", sequence: "1", workspaceId: "wsp_1", createdAt: new Date(), data: "{}" },
});

test("what was claimed too long ago isn't sent, since its lease may be over", () => {
  const lanes = new Lanes();
  lanes.take([claimed("old", "a", 100), claimed("older", "a", 100), claimed("young", "a", 300)], lanes.wanted());
  expect(lanes.start("a", 200)?.id).toBe("young");
  expect(lanes.start("a", 200)).toBeUndefined();
  expect(lanes.inFlight).toBe(1);
});

test("a full lane leaves room for the others", () => {
  const lanes = new Lanes();
  const many = Array.from({ length: 200 }, (_, n) => claimed(`a${n}`, "a", 0));
  lanes.take([...many, claimed("b0", "b", 0)], lanes.wanted());
  let started = 0;
  while (lanes.start("a", 0)) started += 1;
  expect(started).toBeLessThan(200);
  expect(lanes.wanted().free.get("a")).toBe(0);
  expect(lanes.start("b", 0)?.id).toBe("b0");
});
