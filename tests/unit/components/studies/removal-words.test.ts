import { expect, test } from "vitest";
import { removalWords } from "@/components/studies/removal-words";

const NO_QUOTES = { clips: 0, tags: 0, cards: 0, notes: 0, claims: 0, reports: 0 };

test("the question before a study is deleted says what goes, what quotes it, and who is still owed something", () => {
  const removal = { sessions: 14, recordings: 1, boards: 0, rewardsDue: 2, quotes: { ...NO_QUOTES, reports: 1 } };
  expect(removalWords(removal)).toEqual([
    "This deletes the study for everyone in the workspace: 14 sessions, 1 recording, the list of participants, and the readout. It can’t be undone.",
    "What quotes it elsewhere stays and keeps the words, but loses its source: 1 report.",
    "2 rewards aren’t marked as paid. Download the participants first if you still need to know who is owed one.",
    "Payments stay listed under Billing.",
  ]);
  expect(removalWords({ ...removal, rewardsDue: 0, quotes: NO_QUOTES })).toHaveLength(2);
  expect(removalWords(null)[0]).toContain("sessions, recordings, boards, the list of participants, and the readout.");
});
