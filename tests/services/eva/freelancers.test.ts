import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** German as it is spoken: "ich druck", "hab ich", half sentences. */
let ctx: Context;

beforeAll(async () => {
  ctx = await workspaceOfInterviews(
    {
      Lena: [
        [
          "Schön, dass es geklappt hat. Erzählen Sie doch erst mal, was Sie so machen.",
          "Ähm, also ich bin Illustratorin, seit, seit sechs Jahren selbstständig. Und die Belege mach ich mit Belegbox.",
        ],
        [
          "Was kostet Sie die App?",
          "Neun neunzig im Monat, glaub ich. Also die App hat sich da schon bezahlt gemacht, muss ich sagen.",
        ],
        [
          "Haben Sie einen Steuerberater?",
          "Ja, den Herrn Köster. Früher hab ich dem tausendzweihundert Euro im Jahr gezahlt, jetzt sind es noch siebenhundert.",
        ],
        ["Wie läuft das im Alltag?", "Was halt nervt, ist, dass die das Datum oft falsch liest."],
        ["Was machen Sie, wenn das Datum falsch ist?", "Ja, ich korrigier das dann von Hand. Das dauert halt."],
        ["Gibt es etwas, was Ihnen fehlt?", "Hm. Dass ich meine Rechnungen auch da schreiben könnte."],
        ["Und die Rechnungen?", "Die schreib ich immer noch in Word, und dann muss ich die Nummer selber hochzählen."],
      ],
      Dirk: [
        ["Herr Mommsen, was machen Sie?", "Ich hab einen kleinen Betrieb, Heizung und Sanitär, in Husum oben."],
        ["Womit macht Ihre Frau das?", "Mit Belegbox. Davor mit Lexware, aber das lief nur auf dem einen Rechner."],
        [
          "Was passiert mit den Zetteln?",
          "Letztes Jahr haben wir Belege verloren, das waren zweitausend Euro Vorsteuer.",
        ],
        [
          "Wie zufrieden ist Ihre Frau damit?",
          "Die schimpft. Das Hochladen von vielen auf einmal, da hängt sich das Ding auf.",
        ],
      ],
      Yasemin: [
        ["Frau Aksoy, erzählen Sie mal.", "Ja, also ich hab zwei Friseursalons, in Köln, und zwölf Angestellte."],
        ["Und wie machen Sie das mit den Belegen?", "Ich druck alles aus, und erst dann fotografier ich's."],
        ["Und das Kassenbuch?", "Das mach ich in Excel, jeden Abend, und wenn ich mich verzähle, sitz ich bis zehn."],
        [
          "Wenn Sie sich etwas wünschen dürften?",
          "Dass man das Kassenbuch gleich mitmachen kann. Das mach ich jeden Abend, zwanzig Minuten.",
        ],
        ["Und der Preis?", "Am Anfang waren es sechs Euro, jetzt sind es fünfzehn, weil ich zwei Standorte hab."],
      ],
      Jonas: [
        ["Jonas, was machst du?", "Ich bin Softwareentwickler, freiberuflich, ich hab wenig Belege bei Belegbox."],
        ["Und das läuft?", "Bis auf, na ja, im August hab ich's drei Wochen nicht gemerkt, dass nichts mehr ankam."],
        [
          "Was würdest du dir wünschen?",
          "Eine offizielle API. Und dass Belegbox die Voranmeldung gleich rausschickt, direkt an Elster.",
        ],
        ["Wie machst du die Steuern?", "Mach ich selbst, mit Elster. Das ist eine Katastrophe, aber es geht."],
      ],
      Margot: [
        ["Frau Engelke, was machen Sie?", "Ich war Lehrerin, und jetzt vermiete ich zwei Ferienwohnungen auf Rügen."],
        [
          "Haben Sie Bedenken, wegen der Sicherheit?",
          "Ach, ein bisschen schon. Ich hab bei der Belegbox mein Konto nicht verbunden.",
        ],
        ["Was wäre anders ohne die App?", "Dann säße ich da wieder mit meinem Taschenrechner."],
      ],
    },
    "de",
  );
});

test("what people do is told by everybody who was asked to tell something, however short", async () => {
  const { answer, by } = await told(ctx, "Was machen die Leute beruflich?");
  expect(answer).toMatch(/^Fünf von 5 Personen sagen, was sie tun\./u);
  expect(by).toEqual(["Dirk", "Jonas", "Lena", "Margot", "Yasemin"]);
});

test("a verb is found in the form that people speak", async () => {
  expect(await told(ctx, "Wer druckt die Belege aus?")).toMatchObject({ by: ["Yasemin"] });
  expect(await told(ctx, "Wer hat Belege verloren?")).toMatchObject({ by: ["Dirk"] });
  expect((await told(ctx, "Was passierte im August?")).by).toEqual(["Jonas"]);
});

test("a compound that nobody says is read as what it is made of", async () => {
  const { answer, by } = await told(ctx, "Gibt es Sicherheitsbedenken?");
  expect(answer).toMatch(/^Eine von 5 Personen/u);
  expect(by).toEqual(["Margot"]);
});

test("who does something in a thing uses it, but not who only would", async () => {
  const { answer, by } = await told(ctx, "Wer nutzt Excel?");
  expect(answer).toMatch(/^Von 5 Personen sagt eine, dass es so ist\./u);
  expect(by).toEqual(["Yasemin"]);
  const { by: others, said } = await told(ctx, "Welche anderen Programme wurden genannt?");
  expect(others).toEqual(["Dirk", "Jonas", "Lena", "Yasemin"]);
  for (const name of ["Excel", "Word", "Elster", "Lexware"]) expect(said.join(" ")).toContain(name);
});

test("how people help themselves is told by what they do by hand, in other programs or otherwise", async () => {
  const { by, said } = await told(ctx, "Welche Behelfslösungen gibt es?");
  expect(by).toEqual(expect.arrayContaining(["Lena", "Yasemin"]));
  expect(by).not.toContain("Margot");
  expect(said.join(" ")).toMatch(/von Hand/u);
  expect(said.join(" ")).toMatch(/druck alles aus/u);
});

test("a price that rose is told by who says so, and not by who pays less", async () => {
  const { answer, by } = await told(ctx, "Ist der Preis gestiegen?");
  expect(answer).toMatch(/^Eine von 5 Personen sagt, dass ein Preis gestiegen ist\./u);
  expect(by).toEqual(["Yasemin"]);
});

test("what it costs is told by whoever was asked for the price in whatever words, and not what somebody else costs", async () => {
  const { answer, by } = await told(ctx, "Was kostet die App?");
  expect(answer).toMatch(/^Zwei von 5 Personen sagen, was sie zahlen\./u);
  expect(by).toEqual(["Lena", "Yasemin"]);
});

test("what goes wrong with a thing is told by who says so of it", async () => {
  const { by, said } = await told(ctx, "Was läuft beim Hochladen schief?");
  expect(by).toEqual(["Dirk"]);
  expect(said).toEqual(["Das Hochladen von vielen auf einmal, da hängt sich das Ding auf."]);
});

test("three questions in one line are answered one by one, and problems with the product are whatever is difficult", async () => {
  const { answer } = await told(
    ctx,
    "Was sind die größten Probleme mit der Belegbox, was wünschen sich die Leute und was zahlen sie?",
  );
  const [first = "", ...others] = answer.split("\n\n");
  expect(first).toMatch(/Probleme hatten die Leute mit der Belegbox/u);
  expect(first).toContain("Was halt nervt, ist, dass die das Datum oft falsch liest.");
  expect(others.join("\n")).toMatch(/was zahlen sie\?” Zwei von 5 Personen sagen, was sie zahlen\./u);
});

test("a question without a word that only German has is answered in German", async () => {
  expect((await told(ctx, "Was kosten verlorene Belege?")).answer).toMatch(/\b(?:sprach|Nichts|Personen)\b/u);
});

test("nobody is said to have done what nobody did", async () => {
  expect((await told(ctx, "Wer fährt mit dem Zug?")).by).toEqual([]);
  expect((await told(ctx, "Wer nutzt die App auf Englisch?")).answer).toMatch(/^Nichts beantwortet das eindeutig\./u);
});
