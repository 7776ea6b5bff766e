import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isUnsure, noAnswer } from "@/lib/core/evidence/no-answer";
import { READ_IN_PART } from "@/lib/core/evidence/read-in-part";
import { db } from "@/lib/db/client";
import { ask } from "@/lib/services/eva/ask";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const SAID: readonly (readonly [speaker: string, text: string, language?: string])[] = [
  ["Ana", "My bookkeeper sends me a list every Friday, and I pay what is on it."],
  ["Ben", "We had two bookkeepers, and neither of them could open the file."],
  ["Cleo", "I asked my accountant whether it was worth the money."],
  ["Dora", "The money leaves my account on the first, whoever looks."],
  ["Emil", "Meine Steuerberaterin will nur das Buchungsformat sehen."],
  ["Finn", "There was an activation fee on the last page."],
  ["Gina", "A fee is a fee, everybody has one."],
  ["Hugo", "Die Gebühr hat mich geärgert, so etwas schreibt man vorne hin."],
];

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  for (const [speaker, text] of SAID)
    await addTranscript(ctx, [
      { speaker: "Interviewer", text: "How do you keep track of your money today?" },
      { speaker, text },
    ]);
});

const asked = async (question: string) => {
  const { answer, citations } = await ask(ctx, { question });
  return { answer, speakers: citations.map(({ speaker }) => speaker) };
};

test("who mentions a thing is counted by the word, and who calls it otherwise apart from them", async () => {
  const { answer, speakers } = await asked("Who mentioned their bookkeeper?");
  expect(answer).toMatch(/^Two of 8 people say “bookkeeper”\. /);
  expect(answer).toMatch(/\n\nTwo more say “accountant” or “Steuerberaterin”\. /);
  expect(speakers.slice(0, 2).sort()).toEqual(["Ana", "Ben"]);
  expect(speakers.slice(2).sort()).toEqual(["Cleo", "Emil"]);
});

test("an accountant is no account", async () => {
  const { answer, speakers } = await asked("How many people mentioned an accountant?");
  expect(answer).toMatch(/^Two of 8 people say “accountant” or “Steuerberaterin”\. /);
  expect(speakers).not.toContain("Dora");
});

test("what is said of a thing is counted by the word, in either language", async () => {
  const english = await asked("What did people say about the fee?");
  expect(english.answer).toMatch(/^Three of 8 people say “fee” or “Gebühr”/);
  const german = await asked("Wer hat die Gebühr erwähnt?");
  expect(german.answer).toMatch(/^Drei von 8 Personen sagen „Gebühr“ oder „fee“\./);
  expect(new Set(german.speakers)).toEqual(new Set(english.speakers));
});

test("who says only the main word of a thing is told apart from who says all of it", async () => {
  const { answer, speakers } = await asked("Who mentioned the activation fee?");
  expect(answer).toMatch(/^One of 8 people says “activation fee”\. /);
  expect(answer).toMatch(/\n\n\w+ more says? “fee” alone\. /);
  expect(speakers[0]).toBe("Finn");
});

test("if nobody says it, but some call it otherwise, these are counted of all", async () => {
  const { answer } = await asked("Wer hat den Buchhalter erwähnt?");
  expect(answer).toMatch(/^Zwei von 8 Personen sagen „Buchhalter“ oder „bookkeeper“/);
  const other = await asked("Who talked about a surcharge?");
  expect(other.answer).toMatch(/^Nobody says “surcharge”\.\n\nThree of 8 people say “fee” or “Gebühr”\. /);
});

test("if nobody says it, the answer says so, and counts nobody", async () => {
  const { answer } = await asked("Did anyone mention a cancellation fee?");
  expect(answer).toMatch(/^Nobody says “cancellation fee”\. What comes closest/);
  expect(isUnsure(answer)).toBe(true);
  expect(answer).not.toMatch(/ of 8 people/);
  expect(await asked("Who talked about gondolas?")).toEqual({
    answer: `${noAnswer("workspace")}\n\nNobody says “gondolas”.`,
    speakers: [],
  });
});

test("a count in more than is read whole says that there may be more", async () => {
  const { ctx: large, workspace } = await makeCaller();
  for (const [speaker, text] of SAID) await addTranscript(large, [{ speaker, text }]);
  const question = "Who mentioned their bookkeeper?";
  expect((await ask(large, { question })).answer).not.toContain(READ_IN_PART.en);
  await db().transcript.updateMany({ where: { workspaceId: workspace.id }, data: { segmentCount: 5_000 } });
  const { answer } = await ask(large, { question });
  expect(answer).toMatch(/^Two of 8 people say “bookkeeper”\. /);
  expect(answer.split("\n\n").at(-1)).toBe(READ_IN_PART.en);
});
