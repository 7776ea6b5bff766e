import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const SABINE: Interview = [
  ["Wie finden Sie die App?", "Die App ist eigentlich gut. Übersichtlich."],
  [
    "Erzählen Sie von Ihrer letzten Fahrt.",
    "Ich wollte um neun los, und das Auto war nicht da. Ich stand da mit zwei Kindern und den Kindersitzen.",
  ],
];
const JONAS: Interview = [
  ["Wie lief die Anmeldung?", "Katastrophe. Der Führerschein wurde dreimal abgelehnt, weil das Foto unscharf war."],
  ["Hast du auch andere Anbieter ausprobiert?", "Ja, Miles, für kurze Strecken."],
];
const KOWALSKI: Interview = [
  ["Und wie sauber sind die Autos?", "Unterschiedlich. Einmal lag da eine Windel auf dem Rücksitz."],
  ["Würden Sie es weiterempfehlen?", "Meinem Schwager hab ich es empfohlen. Der fährt jetzt mehr damit als ich."],
  ["Was halten Sie vom Preis?", "Zu teuer, wenn man es den ganzen Tag braucht."],
];
const AYLIN: Interview = [
  ["Gab es mal ein Problem?", "Ja, einmal sollte ich für einen Kratzer zahlen, der schon da war."],
  ["Wie oft nutzen Sie es?", "So zwei-, dreimal im Monat. Meistens für den Einkauf."],
];
const THOMAS: Interview = [
  [
    "Sie haben gekündigt. Was war der Grund?",
    "Die Verfügbarkeit. Am Freitagnachmittag kriegen Sie hier kein Auto, keine Chance.",
  ],
  ["Würden Sie wiederkommen?", "Wenn ich mich drauf verlassen könnte, sofort."],
  ["Wie fanden Sie die App?", "Langsam. Und dauernd musste ich mich neu anmelden."],
];

let ctx: Context;
beforeAll(async () => {
  const all = { Sabine: SABINE, Jonas: JONAS, "Herr Kowalski": KOWALSKI, Aylin: AYLIN, Thomas: THOMAS };
  ctx = await workspaceOfInterviews(all, "de");
});

test("warum Leute kündigen, sagt, wer nach dem Grund der Kündigung gefragt wurde", async () => {
  const { by, said } = await told(ctx, "Warum kündigen Leute?");
  expect(by).toEqual(["Thomas"]);
  expect(said[0]).toMatch(/^Die Verfügbarkeit\./);
});

test("auf Englisch gefragt, warum einer gekündigt hat, antwortet sein Grund", async () => {
  const { by, answer } = await told(ctx, "Why did Thomas cancel?");
  expect(by).toEqual(["Thomas"]);
  expect(answer).toMatch(/^Thomas said “Die Verfügbarkeit\./);
});

test("was jemanden zurückbrächte, sagt, wer es an eine Bedingung knüpft", async () => {
  const { by, answer } = await told(ctx, "Was würde Thomas zurückbringen?");
  expect(by).toEqual(["Thomas"]);
  expect(answer).toMatch(/^Thomas sagte “Wenn ich mich drauf verlassen könnte/);
});

test("wie sauber die Autos sind, beantwortet auch, ob sie es sind", async () => {
  const { by } = await told(ctx, "Sind die Autos sauber?");
  expect(by).toEqual(["Herr Kowalski"]);
});

test("wer es weiterempfohlen hat, würde es", async () => {
  const { answer, by } = await told(ctx, "Wie viele Leute würden es weiterempfehlen?");
  expect(answer).toContain("Diese sagen, dass sie es tun würden.");
  expect(by).toEqual(["Herr Kowalski"]);
});

test("andere Anbieter nennt, wer danach gefragt wurde", async () => {
  const { by } = await told(ctx, "Welche anderen Anbieter nutzen die Leute?");
  expect(by).toEqual(["Jonas"]);
});

test("wer Kinder hat, wird mit dem Satz zitiert, in dem sie vorkommen", async () => {
  const { said } = await told(ctx, "Wer hat Kinder?");
  expect(said).toEqual(["Ich stand da mit zwei Kindern und den Kindersitzen."]);
});

test("wie oft jemand es nutzt, steht in dem Satz, der es sagt", async () => {
  const { said } = await told(ctx, "Wie oft nutzen die Leute es?");
  expect(said.join(" ")).toContain("zwei-, dreimal im Monat");
});

test("was am meisten nervt, ist eine Frage nach allem Ärger", async () => {
  const { by } = await told(ctx, "Was nervt am meisten?");
  expect(by).toEqual(expect.arrayContaining(["Aylin", "Jonas", "Thomas"]));
});
