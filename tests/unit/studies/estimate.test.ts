import { expect, test } from "vitest";
import { estimateOf } from "@/lib/core/study/estimate";
import { STUDY_TYPES } from "@/lib/core/study/types";

test("the price is the target times session and reward, and its lines add up to it", () => {
  const study = { type: "ai-curated-interview", targetParticipants: 5, rewardCents: 20_00 } as const;
  expect(estimateOf(study)).toEqual({
    currency: "usd",
    totalCents: 5 * (6_00 + 20_00),
    lines: [
      { label: "AI interview", unitCents: 6_00, quantity: 5, totalCents: 30_00 },
      { label: "Participant reward", unitCents: 20_00, quantity: 5, totalCents: 100_00 },
    ],
  });
  for (const type of STUDY_TYPES)
    for (const [targetParticipants, rewardCents] of [
      [500, 1_000_000],
      [1, null],
      [null, 5_00],
    ] as const) {
      const { totalCents, lines } = estimateOf({ type, targetParticipants, rewardCents });
      expect(lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)).toBe(totalCents);
      expect(totalCents).toBeLessThan(2 ** 31);
    }
});

test("without a target nothing is due yet, and without a reward there is no line for it", () => {
  expect(estimateOf({ type: "live-interview", targetParticipants: null, rewardCents: 5_00 }).totalCents).toBe(0);
  expect(estimateOf({ type: "live-interview", targetParticipants: 2, rewardCents: null }).lines).toHaveLength(1);
});
