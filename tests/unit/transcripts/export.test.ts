import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SegmentRecord } from "@/lib/services/files/record";
import { toDocx } from "@/lib/services/transcripts/export/to-docx";
import { toJson } from "@/lib/services/transcripts/export/to-json";
import { toSrt } from "@/lib/services/transcripts/export/to-srt";
import { toTxt } from "@/lib/services/transcripts/export/to-txt";
import { toVtt } from "@/lib/services/transcripts/export/to-vtt";
import { type TimedLine, timedLines } from "@/lib/services/transcripts/export/whole-transcript";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { xmlOf } from "@/tests/support/read/read-documents";

const line = (index: number, given: Partial<SegmentRecord>): SegmentRecord => ({
  id: String(index),
  index,
  speaker: null,
  startSeconds: index * 5,
  endSeconds: index * 5 + 4,
  text: "",
  ...given,
});

const SAID = [
  line(0, { speaker: "Moderator", text: "How do you pay?" }),
  line(1, { speaker: "Søren & <Co>", text: "By card & by invoice: 3 < 4 > 2." }),
  line(2, { speaker: "田中さん", text: "カードで払います。でも、夜だけです。" }),
  line(3, { speaker: "مريم", text: "أدفع بالبطاقة دائما." }),
  line(4, { speaker: "Moderator", text: "Thank you, that helps a lot." }),
];
const timed = (segments: SegmentRecord[]): TimedLine[] => timedLines(segments) ?? [];
const read = async (bytes: string | Uint8Array, name: string) => {
  const parsed = await parseTranscript(typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes, name);
  return parsed.segments.map(({ speaker, startSeconds, text }) => [speaker, startSeconds, text]);
};
const wanted = SAID.map(({ speaker, startSeconds, text }) => [speaker, startSeconds, text]);
const PLAIN = SAID.map((segment) => ({ ...segment, speaker: segment.speaker?.replace(" & <Co>", "") ?? null }));
const plainWanted = PLAIN.map(({ speaker, startSeconds, text }) => [speaker, startSeconds, text]);

describe("a transcript exported as a file is read back unchanged", () => {
  test("as WebVTT, with escaped characters and names in any script", async () => {
    const vtt = [...toVtt(timed(SAID))].join("");
    expect(vtt).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\n<v Moderator>How do you pay\?\n/);
    expect(vtt).toContain("<v Søren &amp; &lt;Co&gt;>By card &amp; by invoice: 3 &lt; 4 &gt; 2.");
    expect(await read(vtt, "a.vtt")).toEqual(wanted);
  });

  test("as SubRip, numbered and with commas", async () => {
    const srt = [...toSrt(timed(PLAIN))].join("");
    expect(srt).toMatch(/^1\n00:00:00,000 --> 00:00:04,000\nModerator: How do you pay\?\n\n2\n/);
    expect(await read(srt, "a.srt")).toEqual(plainWanted);
  });

  test("as text, with times and without", async () => {
    expect(await read([...toTxt(PLAIN, { timestamps: true })].join(""), "a.txt")).toEqual(plainWanted);
    const bare = [...toTxt(PLAIN, { timestamps: false })].join("");
    expect(bare).not.toContain("[0");
    expect(await read(bare, "a.txt")).toEqual(plainWanted.map(([speaker, , text]) => [speaker, null, text]));
  });

  test("as a Word document with its own styles", async () => {
    const docx = await toDocx(
      { name: "Interview \u0007 with 田中", language: "en", source: "file", segments: PLAIN },
      { timestamps: true },
    );
    expect(await read(docx, "a.docx")).toEqual(plainWanted);
  });

  test("as a Word document whose right-to-left lines start at the right, none with a fixed height", async () => {
    const segments = [line(0, { text: "تركت صفحة الدفع" }), line(1, { text: "I left the page" })];
    const docx = await toDocx({ name: "x", language: "ar", source: "file", segments }, { timestamps: true });
    const lines = (await xmlOf(docx, /^word\/document\.xml$/)).split("</w:p>");
    expect(lines.map((one) => one.includes("<w:bidi/>")).slice(0, 2)).toEqual([true, false]);
    expect(await xmlOf(docx, /^word\/styles\.xml$/)).not.toMatch(/<w:spacing (?![^>]*w:lineRule)[^>]*w:line=/);
  });

  test("as JSON in the API's shape", () => {
    const json = [...toJson({ name: "x", language: "en", source: "file", segments: SAID })].join("");
    const [language, source, segmentCount, nextCursor] = ["en", "file", SAID.length, null];
    expect(JSON.parse(json)).toEqual({ language, source, segmentCount, nextCursor, segments: SAID });
  });

  test("as WebVTT, whatever was said", async () => {
    const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 });
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const segments = texts.map((said, index) => line(index, { speaker: `S${index % 2}`, text: `a ${said} b` }));
        const found = await read([...toVtt(timed(segments))].join(""), "a.vtt");
        expect(found.map(([speaker]) => speaker)).toEqual(segments.map(({ speaker }) => speaker));
      }),
      { numRuns: 60 },
    );
  });
});

describe("subtitles", () => {
  test("aren't made from a transcript without times", () => {
    expect(timedLines([line(0, { startSeconds: null, endSeconds: null, text: "x" })])).toBeNull();
  });

  test("fill in missing times, and never end before they start", () => {
    const lines = timed([
      line(0, { startSeconds: 1, endSeconds: null }),
      line(1, { startSeconds: null, endSeconds: null }),
      line(2, { startSeconds: 10, endSeconds: 10 }),
    ]);
    expect(lines.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds])).toEqual([
      [1, 4],
      [4, 10],
      [10, 10.5],
    ]);
  });

  test("have no blank line and no second line of times in their text", () => {
    const text = "first\n\n\nsecond\r\n \r\n00:00:01.000 --> 00:00:02.000\nlast";
    const vtt = [...toVtt(timed([line(0, { text })]))].join("");
    expect(vtt.trim().split("\n\n")).toHaveLength(2);
    expect(vtt.match(/-->/g)).toHaveLength(1);
    const srt = [...toSrt(timed([line(0, { text })]))].join("");
    expect(srt.match(/-->/g)).toHaveLength(1);
  });

  test("count hours beyond a hundred and round to milliseconds", () => {
    const [first] = [...toVtt(timed([line(0, { startSeconds: 359_999.9996, endSeconds: 360_001.5 })]))].slice(1);
    expect(first).toContain("100:00:00.000 --> 100:00:01.500");
  });
});

test("twenty thousand lines become a Word document in bounded time", async () => {
  const segments = Array.from({ length: 20_000 }, (_, index) =>
    line(index, { speaker: `Speaker ${index % 3}`, text: `This is what was said in line ${index}, more or less.` }),
  );
  const began = performance.now();
  const docx = await toDocx({ name: "Long", language: "en", source: "file", segments }, { timestamps: true });
  process.stdout.write(`20,000 lines as DOCX: ${docx.length} bytes in ${Math.round(performance.now() - began)} ms\n`);
  expect(docx.subarray(0, 2).toString()).toBe("PK");
});
