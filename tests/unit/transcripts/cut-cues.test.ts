import fc from "fast-check";
import { expect, test } from "vitest";
import { fromSpeech } from "@/lib/services/transcripts/from-speech";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";
import { type Line, toSrt, toVtt } from "@/tests/support/transcript-files/serialize";

/** What each says in a row, cut every three words, as meeting tools do it: two seconds a cue, with short gaps. */
function cut(turns: readonly (readonly [speaker: string, said: string])[], gapMs = 200): Line[] {
  let now = 0;
  return turns.flatMap(([speaker, said]) => {
    const words = said.split(" ");
    return Array.from({ length: Math.ceil(words.length / 3) }, (_, at) => {
      const startMs = now;
      now += 2000 + gapMs;
      return { speaker, startMs, endMs: startMs + 2000, text: words.slice(at * 3, at * 3 + 3).join(" ") };
    });
  });
}

const TURNS = [
  ["Hannah", "Tell me about your week, please."],
  ["Priya", "So I look at who called in sick and then I ring Tom. He is never in, so I ring his wife instead."],
  ["Hannah", "And then?"],
  ["Priya", "Then the… the board, I mean. It is all on the board, and I take a photo of it [laughs]"],
  ["Priya", "Anyway. That is my week, every week of it."],
] as const;

test.each([
  ["a.vtt", toVtt],
  ["a.srt", toSrt],
])("what a meeting tool cuts in the middle of sentences is read sentence by sentence, in %s", async (name, written) => {
  const rows = await rowsOf(written(cut(TURNS)), name);
  expect(rows).toEqual([
    ["Hannah", 0, 4.2, "Tell me about your week, please."],
    [
      "Priya",
      4.4,
      21.8,
      "So I look at who called in sick and then I ring Tom. He is never in, so I ring his wife instead.",
    ],
    ["Hannah", 22, 24, "And then?"],
    ["Priya", 24.2, 28.4, "Then the… the board, I mean."],
    ["Priya", 28.6, 39.4, "It is all on the board, and I take a photo of it [laughs]"],
    ["Priya", 39.6, 46, "Anyway. That is my week, every week of it."],
  ]);
});

test("what a speech service cuts is read sentence by sentence, too", () => {
  const segments = cut(TURNS).map(({ speaker, startMs, endMs, text }) => ({
    speaker,
    startSeconds: startMs / 1000,
    endSeconds: endMs / 1000,
    text,
  }));
  const read = fromSpeech([{ language: "en", segments, nextSeconds: null }]).segments;
  expect(read.map(({ text }) => text)).toContain(
    "So I look at who called in sick and then I ring Tom. He is never in, so I ring his wife instead.",
  );
});

test("whole sentences stay the lines they were written as, and so do a few words without a full stop", async () => {
  const whole = TURNS.flatMap(([speaker, said]) => said.split(/(?<=[.?]) /).map((text) => ({ speaker, text })));
  const lines = whole.map((line, at) => ({ ...line, startMs: at * 4000, endMs: at * 4000 + 3900 }));
  expect((await rowsOf(toVtt(lines), "a.vtt")).map(([, , , text]) => text)).toEqual(lines.map(({ text }) => text));
  const few = cut([["Ana", "hello there and then we all left"]]);
  expect(await rowsOf(toVtt(few), "a.vtt")).toHaveLength(3);
});

test("captions that scroll are read once", async () => {
  const shown = [
    ["so I look"],
    ["so I look", "at the board"],
    ["at the board"],
    ["at the board", "and ring Tom"],
    ["and ring Tom"],
    ["and ring Tom", "who is never in"],
  ];
  const file = shown
    .map((lines, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n \n${lines.join("\n").replace("ring", "<c>ring</c>")}\n`)
    .join("\n");
  expect(await rowsOf(`WEBVTT\n\n${file}`, "a.vtt")).toEqual([
    [null, 0, 6, "so I look at the board and ring Tom who is never in"],
  ]);
});

test("after a pause or in a sentence without an end, a new line begins", async () => {
  const endless: [string, string][] = [["Ana", "and so on ".repeat(100).trim()]];
  const rows = await rowsOf(toVtt(cut(endless)), "a.vtt");
  expect(rows.length).toBeGreaterThan(2);
  for (const [, start, end, text] of rows) {
    expect(Number(end) - Number(start)).toBeLessThanOrEqual(45);
    expect(String(text).length).toBeLessThanOrEqual(400);
  }
  expect(await rowsOf(toVtt(cut(endless, 1600)), "a.vtt")).toHaveLength(100);
});

test("wherever it is cut, nobody’s words are lost, changed or given to somebody else", async () => {
  const word = fc.constantFrom("so", "I", "paper.", "Then", "why?", "and…", "the", "(laughs)", "board,");
  const turn = fc.tuple(
    fc.constantFrom("Ana", "Ben"),
    fc.array(word, { minLength: 1, maxLength: 40 }).map((all) => all.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 8 }), fc.nat(2000), async (turns, gapMs) => {
      const lines = cut(turns, gapMs);
      const wordsOf = (said: (readonly [unknown, unknown])[]) =>
        said.flatMap(([speaker, text]) =>
          String(text)
            .split(" ")
            .map((each) => `${speaker} ${each}`),
        );
      const rows = await rowsOf(toVtt(lines), "a.vtt");
      expect(wordsOf(rows.map(([speaker, , , text]) => [speaker, text]))).toEqual(wordsOf(turns));
    }),
    { numRuns: 80 },
  );
});
