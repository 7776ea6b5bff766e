import { expect, test } from "vitest";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";

const TIMED = [
  ["Priya Raman", 0, 12, "Hello there."],
  ["Tom", 12, 75, "Hi. It was 10:30: late."],
  ["Priya Raman", 75, null, "Right."],
];
const UNTIMED = TIMED.map(([speaker, , , text]) => [speaker, null, null, text]);

test.each([
  [
    "[time] Name: words",
    "[00:00:00] Priya Raman: Hello there.\n[00:00:12] Tom: Hi. It was 10:30: late.\n[00:01:15] Priya Raman: Right.",
  ],
  [
    "time Name: words",
    "00:00 Priya Raman: Hello there.\n\n00:12 Tom: Hi. It was 10:30: late.\n\n01:15 Priya Raman: Right.",
  ],
  [
    "(time) - Name above the words",
    "(00:00) - Priya Raman\nHello there.\n\n(00:12) - Tom\nHi. It was 10:30: late.\n\n(01:15) - Priya Raman\nRight.",
  ],
  [
    "Name (time): words",
    "Priya Raman (00:00:00): Hello there.\nTom (00:00:12): Hi. It was 10:30: late.\nPriya Raman (00:01:15): Right.",
  ],
  [
    "Name (time): above the words",
    "Priya Raman (00:00):\nHello there.\n\nTom (00:12):\nHi. It was 10:30: late.\n\nPriya Raman (01:15):\nRight.",
  ],
  [
    "Name  time above the words",
    "Priya Raman  0:00\nHello there.\n\nTom  0:12\nHi. It was\n10:30: late.\n\nPriya Raman  1:15\nRight.",
  ],
  [
    "Name | time above the words",
    "Priya Raman | 00:00\nHello there.\nTom | 00:12\nHi. It was 10:30: late.\nPriya Raman | 01:15\nRight.",
  ],
  [
    "[Name] time above the words",
    "[Priya Raman] 00:00:00\nHello there.\n\n[Tom] 00:00:12\nHi. It was 10:30: late.\n\n[Priya Raman] 00:01:15\nRight.",
  ],
  [
    "time Name above the words",
    "00:00:00 Priya Raman\nHello there.\n\n00:00:12 Tom\nHi. It was 10:30: late.\n\n00:01:15 Priya Raman\nRight.",
  ],
  [
    "Name over time over the words",
    "Priya Raman\n00:00\nHello there.\n\nTom\n00:12\nHi. It was 10:30: late.\n\nPriya Raman\n01:15\nRight.",
  ],
  [
    "time over Name: words",
    "00:00:00\nPriya Raman: Hello there.\n00:00:12\nTom: Hi. It was 10:30: late.\n00:01:15\nPriya Raman: Right.",
  ],
  [
    "a title above the first turn",
    "Interview 3\nDate: 12 May 2025\n\n[00:00] Priya Raman: Hello there.\n[00:12] Tom: Hi. It was 10:30: late.\n[01:15] Priya Raman: Right.",
  ],
])("TXT with %s is read", async (_, file) => {
  expect(await rowsOf(file)).toEqual(TIMED);
  expect(await rowsOf(file.replaceAll("\n", "\r\n"))).toEqual(TIMED);
});

test.each([
  ["Name: words", "Priya Raman: Hello there.\nTom: Hi. It was 10:30: late.\nPriya Raman: Right."],
  ["Name: above the words", "Priya Raman:\nHello there.\n\nTom:\nHi. It was\n10:30: late.\n\nPriya Raman:\nRight."],
  [
    "a date and a list of people first",
    "Date: 12 May\nParticipants: Priya, Tom\n\nPriya Raman: Hello there.\n\nTom: Hi. It was 10:30: late.\n\nPriya Raman: Right.",
  ],
])("TXT without times, with %s, is read", async (_, file) => {
  expect(await rowsOf(file)).toEqual(UNTIMED);
});

test("ranges give an end", async () => {
  expect(await rowsOf("[00:00 - 00:05] Ana: Hi\n[00:06 - 00:09] Ben: Ho")).toEqual([
    ["Ana", 0, 5, "Hi"],
    ["Ben", 6, 9, "Ho"],
  ]);
});

test("times without names leave the speaker open", async () => {
  const rows = [
    [null, 0, 4, "Yes"],
    [null, 4, 9, "so we left"],
    [null, 9, null, "And then"],
  ];
  expect(await rowsOf("0:00 Yes\n0:04 so we left\n0:09 And then")).toEqual(rows);
});

test("names may be in other scripts and have particles", async () => {
  const file = "Ludwig van der Berg: Ja.\n田中さん： はい。\nRuairí Ó Dálaigh: Aye.\nDr. J. O’Neil (host): Yes.";
  const speakers = (await rowsOf(file)).map(([speaker]) => speaker);
  expect(speakers).toEqual(["Ludwig van der Berg", "田中さん", "Ruairí Ó Dálaigh", "Dr. J. O’Neil (host)"]);
});

test("prose is read as paragraphs", async () => {
  expect(await rowsOf("One day\nwe left.\n\nAt 12:30: rain.\n")).toEqual([
    [null, null, null, "One day we left."],
    [null, null, null, "At 12:30: rain."],
  ]);
});

test("a long paragraph is split at sentence ends without changing a character", async () => {
  const prose = Array.from({ length: 60 }, (_, at) => `This is sentence ${at}, isn’t it?`).join(" ");
  const texts = (await rowsOf(prose)).map(([, , , text]) => text);
  expect(texts.join(" ")).toBe(prose);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/^This is .*\?$/);
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(600);
});

test("controls and direction overrides are dropped, everything else stays", async () => {
  expect(await rowsOf("Ana: he\u202ello\u0007 w\u0085\u00a0\u00a0x — “é” 👩🏽‍🚀\nBen: ok")).toEqual([
    ["Ana", null, null, "hello w x — “é” 👩🏽‍🚀"],
    ["Ben", null, null, "ok"],
  ]);
});

test.each([
  ["en", "Well, we looked at the price and then somebody rang us about the delivery, and that was the end of it."],
  [
    "de",
    "Also wir haben uns den Preis angesehen und dann hat uns jemand wegen der Lieferung angerufen, das war alles.",
  ],
  ["es", "Bueno, miramos el precio y luego alguien nos llamó por la entrega, y eso fue todo lo que pasó aquel día."],
  [null, "Hm. OK."],
])("the language is %s", async (language, text) => {
  expect((await parseTranscript(Buffer.from(text), "a.txt")).language).toBe(language);
});

test("names on lines of their own say who speaks, if they take turns", async () => {
  const said = ["How was it?", "Late.", "And then?", "I ran.\nThen I sat down.", "Why?"];
  const names = ["INTERVIEWER", "ZOË MÜLLER", "INTERVIEWER", "ZOË MÜLLER", "INTERVIEWER"];
  const above = said.map((words, at) => `${names[at]}\n${words}`).join("\n\n");
  const rows = said.map((words, at) => [names[at], null, null, words.replace("\n", " ")]);
  expect(await rowsOf(Buffer.from(above))).toEqual(rows);
  // A Word document has a gap between any two paragraphs.
  const apart = above.replaceAll("\n", "\n\n").replaceAll("\n\n\n\n", "\n\n");
  expect(await rowsOf(Buffer.from(apart))).toEqual(rows);
});

test.each([
  ["headings", "Background\n\nShe is a nurse.\n\nFindings\n\nThe app was slow.\n\nOutlook\n\nShe will stay."],
  ["short answers", "Do you like it?\n\nYes\n\nReally?\n\nNo\n\nSo do you?\n\nYes\n\nSure?\n\nNo\n\nAnd now?"],
])("%s on lines of their own aren't names", async (_, text) => {
  const rows = await rowsOf(Buffer.from(text));
  expect(rows.map(([speaker]) => speaker)).toEqual(rows.map(() => null));
});

test("times of the day count from the first one", async () => {
  const zoom = "[Ana] 10:00:14\nHello.\n\n[Tom] 10:01:20\nHi.\n\n[Ana] 10:01:30\nRight.";
  expect(await rowsOf(Buffer.from(zoom))).toEqual([
    ["Ana", 0, 66, "Hello."],
    ["Tom", 66, 76, "Hi."],
    ["Ana", 76, null, "Right."],
  ]);
});

test("what Google Meet writes around a transcript isn't said by anybody", async () => {
  const meet = [
    "Interview (2026-11-20 10:00 GMT) - Transcript",
    "Attendees",
    "Hannah Weiss, Priya Nair",
    "Transcript",
    "",
    "00:00:00",
    "",
    "Hannah Weiss: Thanks for joining.",
    "Priya Nair: Sure, yeah.",
    "",
    "00:05:00",
    "",
    "Hannah Weiss: And then?",
    "Priya Nair: Then I ring Tom.",
    "",
    "Transcription ended after 00:05:40",
    "",
    "This editable transcript was computer generated and might contain errors. People can also change the text.",
  ].join("\n");
  expect((await rowsOf(Buffer.from(meet))).map(([speaker, , , text]) => [speaker, text])).toEqual([
    ["Hannah Weiss", "Thanks for joining."],
    ["Priya Nair", "Sure, yeah."],
    ["Hannah Weiss", "And then?"],
    ["Priya Nair", "Then I ring Tom."],
  ]);
});
