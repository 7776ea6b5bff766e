import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller } from "@/tests/support/factories";

const guideOf = (...texts: string[]) => ({
  sections: [
    {
      id: "s1",
      title: "The checkout",
      questions: texts.map((text, at) => ({
        id: `q${at + 1}`,
        text,
        kind: "open" as const,
        required: true,
        probe: "light" as const,
      })),
    },
  ],
});

/** A study with a session for each pair of answers. */
async function studyOf(title: string, questions: string[], answers: string[][], language = "en"): Promise<Context> {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running", title, language, guide: guideOf(...questions) });
  for (const said of answers)
    await addSession(
      ctx,
      study,
      said.map((text, at) => ({ questionId: `q${at + 1}`, text })),
    );
  return ctx;
}

let english: Context;
let german: Context;
beforeAll(async () => {
  english = await studyOf(
    "Why trial users leave at the checkout",
    [
      "Take me through the last time you were on the payment page.",
      "What made you decide the way you did?",
      "Who else had a say in whether you would pay, if anybody?",
      "Tell me a little about your team’s work.",
      "If you could change one thing about how the trial ends, what would it be?",
    ],
    [
      [
        "I left the checkout open over lunch, and the trial ran out.",
        "We have no credit card in the company.",
        "Nobody. I had the scorecard.",
        "App studio, five developers.",
        "Say the fee on the first page.",
      ],
      [
        "I pressed Upgrade. It was quick.",
        "The price per seat. Not the height, the shape.",
        "Only my sister, with the photo.",
        "I have a dance school in Porto.",
        "Give me a proforma invoice.",
      ],
      [
        "I looked at it for a minute.",
        "My accountant said no. She has done our books for eleven years.",
        "idk",
        "Catering for film sets.",
        "Let me bring someone in gently.",
      ],
      [
        "I did not get that far.",
        "I don’t know.",
        "Karen. She said come back in April.",
        "A brewery, seven people.",
        "Nothing, it was fine.",
      ],
    ],
  );
  german = await studyOf(
    "Warum Testnutzer an der Kasse abspringen",
    ["Wie war das letzte Mal an der Kasse?", "Was hat für Sie den Ausschlag gegeben?"],
    [
      ["Die Kasse war schnell geladen.", "Wir haben keine Kreditkarte in der Firma."],
      ["Ich bin als Testnutzer lange an der Kasse gewesen.", "Der Preis pro Platz."],
    ],
    "de",
  );
});

test.each([
  "Why do trial users leave at the checkout?",
  "Why do people leave at the checkout?",
  "What makes trial users abandon the checkout?",
])("%s, which the study is about, is answered by those who were asked what made them decide", async (question) => {
  const { answer } = await ask(english, { question });
  expect(answer).toMatch(/^Three of 4 people answered when asked “What made you decide the way you did\?”/);
  for (const said of ["no credit card", "The price per seat", "My accountant said no"]) expect(answer).toContain(said);
  expect(answer).not.toContain("over lunch");
});

test("a study’s question in German is answered by what was decisive", async () => {
  const { answer } = await ask(german, { question: "Warum springen Testnutzer an der Kasse ab?" });
  expect(answer).toContain("„Was hat für Sie den Ausschlag gegeben?“");
  expect(answer).toContain("keine Kreditkarte");
  expect(answer).toContain("Preis pro Platz");
});

test("why people do something else isn’t answered by it", async () => {
  const { answer } = await ask(english, { question: "Why do trial users print the invoice?" });
  expect(answer).not.toContain("What made you decide");
});

test.each(["Who decides about paying?", "Who has the final say?"])(
  "%s is answered by those who were asked who else had a say, without who doesn’t know",
  async (question) => {
    const { answer } = await ask(english, { question });
    expect(answer).toMatch(/^Three of 4 people answered when asked “Who else had a say/);
    expect(answer).toContain("Only my sister");
    expect(answer).not.toContain("idk");
  },
);

test.each(["What are people’s jobs?", "What do they do for a living?"])(
  "%s is answered by what people said of their work",
  async (question) => {
    const { answer } = await ask(english, { question });
    expect(answer).toMatch(/^Four of 4 people answered when asked “Tell me a little about your team’s work.”/);
    expect(answer).toContain("dance school in Porto");
  },
);

test.each(["What would make them stay?", "What would bring people back?"])(
  "%s, which nobody was asked, is answered by what people would change",
  async (question) => {
    const { answer } = await ask(english, { question });
    expect(answer).toMatch(/^Three of 4 people answered when asked “If you could change one thing/);
    expect(answer).toContain("proforma invoice");
  },
);
