import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";
import { type Line, toCsv, toSrt, toVtt } from "@/tests/support/transcript-files/serialize";

const SPEAKERS = ["Ana Ruiz", "Søren Lindqvist", "田中さん", "Dr. O’Neil"];
const cleanWord = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .map((word) => word.replace(/[\p{Cc}\p{Cs}\s\u202a-\u202e\u2066-\u2069\ufeff]/gu, ""))
  .filter((word) => word !== "");
// A second line that is a name with a colon is a turn in SRT, and an arrow starts a cue: those aren't words there.
const said = fc
  .array(cleanWord, { minLength: 1, maxLength: 30 })
  .map((words) => words.join(" "))
  .filter((text) => !/-->|^\[|[:：<>{}]/.test(text));

const lines = (text: fc.Arbitrary<string>) =>
  fc
    .array(fc.record({ speaker: fc.constantFrom(...SPEAKERS), gapMs: fc.nat(9_000), lengthMs: fc.nat(60_000), text }), {
      minLength: 1,
      maxLength: 20,
    })
    .map((turns) => {
      let now = 0;
      return turns.map(({ speaker, gapMs, lengthMs, text }): Line => {
        const startMs = now + gapMs;
        now = startMs + lengthMs;
        return { speaker, startMs, endMs: now, text };
      });
    });

const rows = (turns: Line[]) =>
  turns.map(({ speaker, startMs, endMs, text }) => [speaker, startMs / 1000, endMs / 1000, text]);

/** What isn't cut in the middle of sentences stays as it is; what is, is in `cut-cues.test.ts`. */
const sentence = (text: string) => `${text}.`;
const anyText = fc.array(cleanWord, { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));
const vttText = anyText.filter((text) => !text.includes("-->"));

test.each<[string, fc.Arbitrary<string>, (turns: Line[]) => string, string]>([
  ["VTT", vttText.map(sentence), toVtt, "a.vtt"],
  ["SRT", said.map(sentence), toSrt, "a.srt"],
  ["CSV", anyText, toCsv, "a.csv"],
])("what %s was written from is what is read", async (_, text, serialize, fileName) => {
  await fc.assert(
    fc.asyncProperty(lines(text), async (turns) => {
      expect(await rowsOf(serialize(turns), fileName)).toEqual(rows(turns));
    }),
    { numRuns: 60 },
  );
});

const NAMES = ["a.vtt", "a.srt", "a.txt", "a.csv", "a.docx", "a.pdf"];
const PIECES = [
  "WEBVTT\n\n",
  "00:01.000 --> 00:02.000",
  "\n",
  "\n\n",
  "1\n",
  "[00:12] ",
  "Ana: ",
  "Ana (0:12)\n",
  "<v Ben>",
  "</v>",
];
const MORE = [
  "&amp;",
  "start,text\n",
  '"',
  ",",
  "NOTE ",
  "STYLE\n",
  " ",
  "so we left. ",
  "é",
  "\u0000",
  "\u202e",
  "-->",
  "12:30 ",
  "%PDF-1.4\n",
  "PK\u0003\u0004",
];
const almostATranscript = fc
  .array(fc.constantFrom(...PIECES, ...MORE), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

test("any bytes give segments or a sentence, never another error", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    almostATranscript.map((text) => new Uint8Array(Buffer.from(text))),
    almostATranscript.map((text) => new Uint8Array(Buffer.from(text, "utf16le"))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.constantFrom(...NAMES), async (content, fileName) => {
      const parsed = await parseTranscript(content, fileName).catch((error) => error);
      if (parsed instanceof Error) {
        expect(parsed).toBeInstanceOf(AppError);
        expect(parsed.message).toMatch(/^[A-Z].*\.$/);
      } else expect(parsed.segments.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

/** Files that a run of this test once tripped over. */
const FOUND: [string, (typeof NAMES)[number]][] = [
  ["00:01.000 --> 00:02.000WEBVTT\n\n&amp;</v>WEBVTT\n\n", "a.srt"],
  ["12:30 WEBVTT\n\nSTYLE\n12:30 \n[00:12] ", "a.vtt"],
  ["\u0000\u202e", "a.vtt"],
  ["&amp;\u0000", "a.vtt"],
];

/**
 * What a file may mean: its letters as they are, references and doubled quotes read, and each without the tags of cues.
 */
const readings = (text: string): string[] =>
  [text, text.replaceAll("&amp;", "&"), text.replaceAll('""', '"')].flatMap((one) => [
    one,
    one.replace(/<\/?\w+[^<>]*>/g, ""),
  ]);

test("no word is returned that isn't in the file", async () => {
  const squeezed = (text: string) => text.replace(/[\s\p{Cc}\u202e]/gu, "");
  await fc.assert(
    fc.asyncProperty(almostATranscript, fc.constantFrom(...NAMES), async (text, fileName) => {
      const parsed = await parseTranscript(Buffer.from(text), fileName).catch(() => null);
      const words = squeezed(readings(text).join(""));
      for (const segment of parsed?.segments ?? []) {
        for (const word of segment.text.split(" ")) expect(words).toContain(squeezed(word));
      }
    }),
    { numRuns: 200, examples: FOUND },
  );
});
