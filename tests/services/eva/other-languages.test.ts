import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const TROUBLE = "¿Qué es lo que más le molesta de la aplicación?";
const WISHED = "¿Qué cambiaría usted?";
let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(
    {
      Lucía: [
        [TROUBLE, "Que tarda muchísimo en cargar. A veces espero un minuto y se cierra sola."],
        [WISHED, "Que mande un recordatorio el día antes. Ya perdí dos citas."],
      ],
      Jorge: [
        [TROUBLE, "La letra es demasiado pequeña y no encuentro el botón para cancelar."],
        [WISHED, "Letra más grande y un botón para hablar con una persona."],
      ],
      Carmen: [
        [TROUBLE, "Es muy lenta por las mañanas. A las ocho no hay manera de entrar."],
        [WISHED, "Me gustaría poder elegir el médico y no que me lo asignen."],
      ],
    },
    "es",
  );
});

const ASKED = /Without a language model, Eva reads questions in English and German\. Of one in Spanish,/u;
const SAID = /Most of this was said in Spanish\. Without a language model, Eva reads English and German;/u;

test("a question in a language that Eva doesn't read counts nobody by the words it shares, and she says why", async () => {
  const { answer } = await told(ctx, "¿Qué dicen de la aplicación lenta?");
  expect(answer).not.toMatch(/people spoke about this/u);
  expect(answer).toMatch(ASKED);
  expect(answer).toMatch(/^Nothing (?:clearly|in this workspace) answers that\./u);
});

test("what people were asked in the same words is told even so", async () => {
  const { answer, by } = await told(ctx, "¿Qué cambiaría?");
  expect(answer).toMatch(/^Three of 3 people answered when asked “¿Qué cambiaría usted\?”/u);
  expect(by).toEqual(["Carmen", "Jorge", "Lucía"]);
});

test("who says a word, and what somebody says, is found in whatever language", async () => {
  const { answer, said } = await told(ctx, "¿Qué dicen de la letra?");
  expect(answer).toMatch(/^Two of 3 people answered|^One of 3 people says “letra”/u);
  expect(said).toContain("La letra es demasiado pequeña y no encuentro el botón para cancelar.");
  expect((await told(ctx, "¿Qué dice Lucía?")).by).toEqual(["Lucía", "Lucía"]);
});

test("a question in another script is looked up once", async () => {
  for (const question of [
    "価格についてどう思いますか?",
    "価格",
    "ماذا يقول الناس عن السعر؟",
    "Что люди говорят о цене?",
    "가격",
    "价格",
  ])
    expect.soft((await told(ctx, question)).answer, question).toMatch(/^Nothing in this workspace answers that\./u);
});

test("a summary tells what people were asked, and how they answer", async () => {
  for (const question of ["Summarize", "Resume las entrevistas"]) {
    const { answer, said } = await told(ctx, question);
    expect
      .soft(answer, question)
      .toMatch(/^What people were asked, and how some answer:\n\nAsked “¿Qué es lo que más/u);
    expect.soft(said, question).toContain("Me gustaría poder elegir el médico y no que me lo asignen.");
  }
});

test("an English question and a summary say that Eva doesn't read what was said", async () => {
  for (const question of ["Is the app slow?", "What annoys people most?", "Summarize", "What do people wish for?"])
    expect.soft((await told(ctx, question)).answer, question).toMatch(SAID);
});

test("a German question is told so in German, and no Spanish one is taken for German", async () => {
  expect((await told(ctx, "Was nervt die Leute am meisten?")).answer).toMatch(
    /Ohne Sprachmodell liest Eva Deutsch und Englisch/u,
  );
  expect((await told(ctx, "¿Cuál es la capital de Francia?")).answer).toMatch(
    /^Nothing in this workspace answers that\./u,
  );
});

test("greetings are answered in whatever language", async () => {
  for (const greeting of ["Hola", "Bonjour", "¡Hola!", "Merci beaucoup", "Gracias"])
    expect.soft((await told(ctx, greeting)).answer, greeting).not.toMatch(/^Nothing/u);
});

test("themes claim nothing of answers that nobody compared: who was asked what, and how they answer", async () => {
  const { lines } = await loadLines(ctx, {});
  const themes = await findThemes(lines);
  expect(themes.map(({ title }) => title)).toEqual([TROUBLE, WISHED]);
  const [trouble] = themes;
  expect(trouble?.claims).toHaveLength(1);
  expect(trouble?.claims[0]).toMatchObject({
    text: `Asked “${TROUBLE}”, people answer in Spanish, which is compared only with a language model.`,
    leaning: "open",
    against: [],
  });
  expect(trouble?.claims[0]?.support.map(({ quote }) => quote)).toContain(
    "La letra es demasiado pequeña y no encuentro el botón para cancelar.",
  );
});
