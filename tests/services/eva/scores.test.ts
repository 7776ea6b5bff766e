import { expect, test } from "vitest";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const EASE = "How easy or hard was that, overall?";
const RECOMMEND = "On a scale from 0 to 10, how likely are you to recommend us?";

const workspace = () =>
  workspaceOfInterviews({
    Nadia: [
      [EASE, "Hard. I'd say four out of ten. The session thing killed it."],
      [RECOMMEND, "A six."],
    ],
    Callum: [
      [EASE, "Medium. Six out of ten."],
      [RECOMMEND, "Nine, because of the seats."],
    ],
    Priyanka: [
      [EASE, "Fairly easy, seven. Nine out of ten times the fee spoils it."],
      [RECOMMEND, "Ten!"],
    ],
    Tomasz: [
      [EASE, "Easy. I was done in two minutes."],
      [RECOMMEND, "Seven or eight."],
    ],
  });

test("the scores that people gave are told from the highest to the lowest, with the average", async () => {
  const ctx = await workspace();
  for (const question of ["What scores did people give?", "How did people rate the app?"]) {
    const { answer } = await told(ctx, question);
    expect(answer).toContain(`Asked “${EASE}”, three of 4 people gave a score out of 10: from 4 to 7, 5.7 on average.`);
    expect(answer).toContain(
      `Asked “${RECOMMEND}”, three of 4 people gave a score out of 10: from 6 to 10, 8.3 on average.`,
    );
  }
});

test("of several scores, those of what is asked are told", async () => {
  const ctx = await workspace();
  const ease = await told(ctx, "How easy was it?");
  expect(ease.said).toEqual(["Fairly easy, seven.", "Six out of ten.", "I'd say four out of ten."]);
  const nps = await told(ctx, "What's the NPS?");
  expect(nps.said).toEqual(["Ten!", "Nine, because of the seats.", "A six."]);
  expect(nps.answer).toContain("a net promoter score of 33");
});

test("the score of one person is told in their words, and nobody's where they gave none", async () => {
  const ctx = await workspace();
  const { answer, by } = await told(ctx, "How did Callum rate the app?");
  expect(new Set(by)).toEqual(new Set(["Callum"]));
  expect(answer).toContain(`Asked “${EASE}”: Callum said “Six out of ten.” [1]`);
  expect(answer).not.toContain("on average");
  expect((await told(ctx, "What score did Tomasz give?")).answer).not.toContain("Asked");
});

test("scores in German are told in German", async () => {
  const asked = "Auf einer Skala von 1 bis 5, wie zufrieden sind Sie?";
  const ctx = await workspaceOfInterviews(
    { Jana: [[asked, "Eine Vier."]], Malte: [[asked, "Zwei von fünf, leider."]], Ute: [[asked, "Vier bis fünf."]] },
    "de",
  );
  const { answer, said } = await told(ctx, "Wie haben die Leute die App bewertet?");
  expect(answer).toContain(
    `Auf „${asked}“ gaben zwei von 3 Personen eine Bewertung von höchstens 5: von 2 bis 4, im Schnitt 3.`,
  );
  expect(said).toEqual(["Eine Vier.", "Zwei von fünf, leider."]);
});
