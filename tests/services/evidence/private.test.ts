import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { ask } from "@/lib/services/eva/ask";
import { search } from "@/lib/services/evidence/search";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const SAID = [
  ["Interviewer", "How is the new warehouse?"],
  ["Ana", "The warehouse is cold in winter."],
  [
    "Ana",
    "The warehouse manager sleeps in his car at noon, and then he signs the lists of the whole morning without looking, every day.",
  ],
  ["Interviewer", "I see."],
  ["Ana", "Please leave that last bit out."],
  ["Interviewer", "Of course. Nobody should quote that between us. What about the trucks at the warehouse?"],
  ["Ana", "The warehouse trucks are late every Monday."],
] as const;

let ctx: Context;
let fileId: string;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  fileId = await addTranscript(
    ctx,
    SAID.map(([speaker, text]) => ({ speaker, text })),
  );
});

test("what somebody asks to keep private isn't read by the analyst, and what was said around it is", async () => {
  const { lines } = await loadLines(ctx, { fileIds: [fileId] });
  expect(lines.map(({ index }) => index)).toEqual([1, 6]);
  expect(lines[1]?.question).toMatch(/trucks/);
});

test("an answer after the moderator only asked to go on still answers the question before, and having no more to say is no evidence", async () => {
  const said = [
    ["Moderator", "What would you change?"],
    ["P1", "The fee."],
    ["Moderator", "Can you walk me through a particular time when that came up?"],
    ["P1", "In June it was two hundred euros."],
    ["Moderator", "Is there anything else?"],
    ["P1", "No, that's all, thank you."],
  ] as const;
  const talk = await addTranscript(
    ctx,
    said.map(([speaker, text]) => ({ speaker, text })),
  );
  const { lines } = await loadLines(ctx, { fileIds: [talk] });
  expect(lines.map(({ question }) => question)).toEqual(["What would you change?", "What would you change?"]);
});

test("nor quoted by Eva, even if she is asked for just that", async () => {
  for (const question of ["What did people say about the warehouse?", "Does the manager sleep in his car at noon?"]) {
    const { answer, citations } = await ask(ctx, { question });
    expect(answer).not.toMatch(/sleeps|leave that/);
    expect(citations.filter(({ quote }) => /sleeps|leave that/.test(quote))).toEqual([]);
  }
});

test("a search still finds it, marked", async () => {
  // By words alone, and ranked by what they mean.
  for (const q of ["warehouse", "warehouse manager sleeping"]) {
    const { items } = await search(ctx, { q, limit: 20 });
    const kept = items.filter((item) => item.private).map(({ id }) => id);
    expect(kept).toContain(`${fileId}:2`);
    expect(kept).not.toContain(`${fileId}:1`);
    expect(kept).not.toContain(`${fileId}:6`);
  }
});
