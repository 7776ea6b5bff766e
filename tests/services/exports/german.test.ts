import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentFormat } from "@/lib/services/exports/record";
import { requestExport } from "@/lib/services/exports/request-export";
import { requestReadout } from "@/lib/services/exports/request-readout";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { generated } from "@/tests/support/data/readouts";
import { written } from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller, type Person } from "@/tests/support/factories";
import { readPdf, xmlOf } from "@/tests/support/read/read-documents";

const ENGLISH =
  /\b(Themes?|Next steps?|Quotes|Sessions?|Participants?|Based on|Contents|left out|say so|says? otherwise|Open in|Made on|As of|Method and|Appendix|Drafted|Nobody|Every quote|of \d+|Row|Stance|Research report|About this|Summary|\d [A-Z]\w+ 20\d\d)\b/;

let close: () => Promise<void>;
let person: Person;
let studyId: string;
beforeAll(async () => {
  close = await libraryServer();
  ({ person } = await makeCaller());
  studyId = await germanStudy();
});
afterAll(() => close());

async function germanStudy(): Promise<string> {
  const study = await makeStudy(person, { status: "ended", language: "de", title: "Warum gehen Kunden?" });
  for (const [number, more] of ["jeden Monat", "im Jahr", "für uns drei", "je Platz"].entries())
    await addSession(person.ctx, study, [
      { questionId: "q1", text: `Der Preis war uns zu teuer, so hohe Kosten hatte ich nicht erwartet, ${more}.` },
      { questionId: "q2", text: `Nummer ${number}: Der Export der Datei war kaputt, die Spalten im Export fehlten.` },
    ]);
  await generated(person.ctx, study.id);
  return study.id;
}

const readout = async (format: DocumentFormat) => runExport(await requestReadout(person.ctx, studyId, format));
const wordsOf = (xml: string): string => xml.replace(/<[^>]+>/g, " ");

test("slides of a German study are German: words, notes and language", async () => {
  const bytes = await readout("pptx");
  const slides = await xmlOf(bytes, /^ppt\/slides\/slide\d+\.xml$/);
  const notes = await xmlOf(bytes, /^ppt\/notesSlides\/notesSlide\d+\.xml$/);
  for (const words of ["Nächste Schritte", "Worauf das beruht", "4 von 4", "In Earshot öffnen"])
    expect(wordsOf(slides)).toContain(words);
  expect(wordsOf(slides + notes)).not.toMatch(ENGLISH);
  // A slide's number is a field whose language the library writes itself.
  const runs = slides.replace(/<a:fld .*?<\/a:fld>/gs, "").matchAll(/<a:rPr[^>]*? lang="([\w-]+)"/g);
  expect(new Set([...runs].map(([, language]) => language))).toEqual(new Set(["de-DE"]));
});

test("a PDF of a German study is German, and says so", async () => {
  const pdf = await readPdf(await readout("pdf"));
  expect(pdf.language).toBe("de");
  expect(pdf.text).toContain("Auswertung der Studie");
  expect(pdf.bookmarks).toContain("Methode und was ausgelassen wurde");
  expect(pdf.text).not.toMatch(ENGLISH);
});

test("a Word document of a German study is German, and its styles say so", async () => {
  const bytes = await readout("docx");
  const body = wordsOf(await xmlOf(bytes, /^word\/document\.xml$/));
  expect(body).toContain("Die Themen im Überblick");
  expect(body).not.toMatch(ENGLISH);
  expect(await xmlOf(bytes, /^word\/styles\.xml$/)).toContain('<w:lang w:val="de-DE"/>');
});

test("Markdown and rows of a German study are German", async () => {
  const markdown = Buffer.from(await readout("md")).toString();
  expect(markdown).toContain("## Nächste Schritte");
  expect(markdown).toContain("4 von 4 Personen");
  expect(markdown).not.toMatch(ENGLISH);
  const [first] = parse(Buffer.from(await readout("csv")), { columns: true, bom: true }) as Record<string, string>[];
  expect(Object.keys(first ?? {})).toEqual(
    "Zeile Von Thema Aussage Haltung Person Zitat Quelle Zeit Sekunden Anmerkung URL".split(" "),
  );
  expect(first?.Haltung).toBe("Dafür");
});

test("a report on a German study is German, with its title and all that the file adds", async () => {
  const { id, title } = await written(person.ctx, { template: "summary", studyIds: [studyId] });
  expect(title).toBe("Zusammenfassung: Warum gehen Kunden?");
  const asked = await requestExport(person.ctx, { kind: "report", subjectId: id, format: "md", options: {} });
  const markdown = Buffer.from(await runExport(asked)).toString();
  for (const words of ["Forschungsbericht", "## Kurz gefasst", "## Über diesen Bericht"])
    expect(markdown).toContain(words);
  expect(markdown).not.toMatch(ENGLISH);
});
