import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";

const FOLDER = "prisma/seed/transcripts";
const files = readdirSync(FOLDER);

type Expected = { speakers: string[]; language: string; quote: string; speaker: string; at: string };
const expected: Record<string, Expected> = {
  "01": {
    speakers: ["Dana Whitlock", "Maya Okafor"],
    language: "en",
    quote: "The card was the whole thing for me, honestly.",
    speaker: "Maya Okafor",
    at: "06:13",
  },
  "02": {
    speakers: ["Joel", "Søren"],
    language: "en",
    quote: "A card up front is only honest.",
    speaker: "Søren",
    at: "04:51",
  },
  "03": {
    speakers: ["Dana", "Linh", "Priya", "Tom"],
    language: "en",
    quote: "Anybody who wants a card for a free trial is betting on you forgetting.",
    speaker: "Tom",
    at: "06:01",
  },
  "04": {
    speakers: ["Joel Abara", "Zoë Marchetti"],
    language: "en",
    quote: "So no, the card wasn't it.",
    speaker: "Zoë Marchetti",
    at: "05:49",
  },
  "05": {
    speakers: ["Daniel Achterberg", "Ines Carvalho"],
    language: "en",
    quote: "the first three rows were all amounts <€200",
    speaker: "Daniel Achterberg",
    at: "06:45",
  },
  "06": {
    speakers: ["Grace Nakamura", "Ines Carvalho", "Ruairí Ó Dálaigh", "Tunde Adéyẹmí"],
    language: "en",
    quote: "“Ã“ DÃ¡laigh.”",
    speaker: "Ruairí Ó Dálaigh",
    at: "13:28",
  },
  "07": {
    speakers: ["Jonas Weidner", "Lena Brückner"],
    language: "de",
    quote: "Siebzehn Unterauftragnehmer für eine Budgettabelle!",
    speaker: "Jonas Weidner",
    at: "09:02",
  },
};

describe.each(Object.entries(expected))("demo transcript %s", (number, { speakers, language, quote, speaker, at }) => {
  test("has its speakers, times, language and a known quote at its second", async () => {
    const name = files.find((file) => file.startsWith(number)) ?? "";
    const parsed = await parseTranscript(readFileSync(join(FOLDER, name)), name);
    expect([...new Set(parsed.segments.map((segment) => segment.speaker))].sort()).toEqual(speakers);
    expect(parsed.language).toBe(language);
    expect(parsed.durationSeconds).toBeGreaterThan(20 * 60);
    const found = parsed.segments.filter((segment) => segment.text.includes(quote));
    expect(found).toHaveLength(1);
    const [minutes = 0, seconds = 0] = at.split(":").map(Number);
    expect(found[0]).toMatchObject({ speaker });
    expect(Math.floor(found[0]?.startSeconds ?? 0)).toBe(minutes * 60 + seconds);
  });

  test("has a time on every segment, in order", async () => {
    const name = files.find((file) => file.startsWith(number)) ?? "";
    const starts = (await parseTranscript(readFileSync(join(FOLDER, name)), name)).segments.map((s) => s.startSeconds);
    expect(starts).not.toContain(null);
    expect(starts).toEqual([...starts].sort((a, b) => (a ?? 0) - (b ?? 0)));
  });
});
