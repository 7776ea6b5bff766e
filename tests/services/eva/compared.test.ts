import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const SAID: Record<string, readonly string[]> = {
  Ana: [
    "I'm a nurse on the night shift.",
    "The new rota is awful, I never see my children.",
    "I'd recommend the ward, though.",
  ],
  Ben: ["I work as a nurse, twenty years now.", "The rota is unfair to whoever has no car."],
  Cy: [
    "I'm the manager of two wards.",
    "The rota is great, I finally see who is where.",
    "I wouldn't recommend the software.",
  ],
  Dee: [
    "My nurse friend told me about it.",
    "The locker is lovely, it fits everything.",
    "The box is broken every week.",
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  for (const [speaker, lines] of Object.entries(SAID))
    await addTranscript(
      ctx,
      lines.flatMap((text) => [
        { speaker: "Interviewer", text: "How is that for you?" },
        { speaker, text },
      ]),
    );
});

const asked = async (question: string) => (await ask(ctx, { question })).answer;

test("two groups of people are told apart by what they say of themselves", async () => {
  const answer = await asked("Do nurses see the rota differently from managers?");
  const [lead, nurses, managers] = answer.split("\n\n");
  expect(lead).toBe("Who belongs to which group goes by what people say of themselves.");
  expect(nurses).toMatch(/^“nurses”: two people, two of whom speak about it\./);
  expect(nurses).toContain("I never see my children");
  expect(nurses).toContain("unfair");
  expect(managers).toMatch(/^“managers”: one person, one of whom speaks about it\. Cy said “The rota is great/);
});

test("nobody is put in a group by guessing", async () => {
  expect(await asked("Do doctors see the rota differently from porters?")).toMatch(
    /^Eva can’t compare “doctors” and “porters”: nobody says of themselves that they are in one of these groups\. What people say about “rota”:/,
  );
  expect(await asked("How do doctors differ from porters?")).toMatch(/\n\nEva can’t compare “doctors” and “porters”/);
});

test("of two things, it is told who speaks well and badly of each", async () => {
  const answer = await asked("Which did they like better, the locker or the box?");
  expect(answer).toMatch(
    /“the locker”: one of 4 people speaks of it, one clearly well, none badly\. Dee said “The locker is lovely/,
  );
  expect(answer).toMatch(
    /“the box”: one of 4 people speaks of it, none clearly well, one badly\. Dee said “The box is broken/,
  );
});

test("who would do something is told from who wouldn't", async () => {
  const answer = await asked("Who would recommend it?");
  expect(answer).toMatch(/^Of 4 people, one says that they would and one that they wouldn’t\./);
  expect(answer).toMatch(/These say that they would\. Ana said “I'd recommend the ward, though\.”/);
  expect(answer).toMatch(/These say that they wouldn’t\. Cy said “I wouldn't recommend the software\.”/);
});
