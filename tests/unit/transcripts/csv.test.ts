import { expect, test } from "vitest";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";

const ROWS = [
  ["Ana", 1.5, 4, 'said "so", twice'],
  ["Ben", 64, 3725.25, "two lines"],
];

test.each([
  ["seconds", 'start,end,speaker,text\n1.5,4,Ana,"said ""so"", twice"\n64,3725.25,Ben,"two\nlines"\n'],
  [
    "clocks",
    'Start Time,End Time,Speaker Name,Transcript\n0:01.5,00:04,Ana,"said ""so"", twice"\n01:04,01:02:05.250,Ben,"two\r\nlines"\n',
  ],
  [
    "another order and more columns",
    'id,UTTERANCE,Participant,start_seconds,confidence,end_seconds\n1,"said ""so"", twice",Ana,1.5,.9,4\n2,two lines,Ben,64,.8,3725.25\n',
  ],
  [
    "semicolons and decimal commas",
    '\ufeffstart;end;name;content\r\n1,5;4;Ana;"said ""so"", twice"\r\n64;3725,25;Ben;two lines\r\n',
  ],
  ["tabs", 'from\tto\tspeaker\ttext\n1.5\t4\tAna\t"said ""so"", twice"\n64\t3725.25\tBen\ttwo lines'],
])("CSV with %s is read", async (_, file) => {
  expect(await rowsOf(file, "a.csv")).toEqual(ROWS);
});

test("only a column of words is needed, and a missing end is the next start", async () => {
  expect(await rowsOf("text,timestamp\nHi,00:01\nHo,00:09", "a.csv")).toEqual([
    [null, 1, 9, "Hi"],
    [null, 9, null, "Ho"],
  ]);
  expect(await rowsOf("text\nHi\nHo", "a.csv")).toEqual([
    [null, null, null, "Hi"],
    [null, null, null, "Ho"],
  ]);
});

test("impossible times are left out", async () => {
  expect(await rowsOf("start,end,text\n-1,5,a\nNaN,5,b\n5,2,c\n999999,1000000,d\nInfinity,,e", "a.csv")).toEqual([
    [null, null, null, "a"],
    [null, null, null, "b"],
    [null, 5, null, "c"],
    [null, null, null, "d"],
    [null, null, null, "e"],
  ]);
});

test("CSV without a known column is refused with the names of those expected", async () => {
  const refused = expect(rowsOf("a,b\n1,2", "a.csv")).rejects;
  await refused.toMatchObject({
    message: expect.stringMatching(/"text".*"speaker", "start", and "end"/),
    extra: { reason: "csv_columns" },
  });
});

const SAID =
  "Ana: Well, I left, because it asked.\nBen: And then, what did you do?\nAna: Nothing, really.\nBen: I see, thanks.\n";
const TURNS = [
  ["Ana", null, null, "Well, I left, because it asked."],
  ["Ben", null, null, "And then, what did you do?"],
  ["Ana", null, null, "Nothing, really."],
  ["Ben", null, null, "I see, thanks."],
];

test.each(["Interview 3, transcript", "Interview with Ana | Transcript", "Notes; words"])(
  "“%s” above a conversation is its title, not the header of a table",
  async (title) => {
    expect(await rowsOf(`${title}\n\n${SAID}`, "a.txt")).toEqual(TURNS);
    expect(await rowsOf(`${title}\n\n${SAID}`, "interview")).toEqual(TURNS);
  },
);

test("a table is read as one whatever its file is called", async () => {
  const table = "start,end,speaker,text\n1.5,4,Ana,hi\n64,70,Ben,ho\n";
  expect(await rowsOf(table, "a.txt")).toEqual(await rowsOf(table, "a.csv"));
  expect(await rowsOf("name|text\nAna|hi\n", "export")).toEqual([["Ana", null, null, "hi"]]);
});

test("unquoted commas belong to the words, if the words come last", async () => {
  expect(await rowsOf("speaker,text\nAna,Well, I left, because it asked.\nBen,Ho,,\n", "a.csv")).toEqual([
    ["Ana", null, null, "Well, I left, because it asked."],
    ["Ben", null, null, "Ho"],
  ]);
});

test("a survey's answers are read row by row, each after its question, with who gave it", async () => {
  const file =
    'Respondent;Score;Why did you cancel?;What would have kept you?;Date\n1;3;"Too dear; and late";A pause;2026-01-02\n2;9;I loved it;;2026-01-03\n3;1;;;2026-01-04\n';
  expect((await rowsOf(file, "survey.csv")).map(([speaker, , , text]) => [speaker, text])).toEqual([
    ["Moderator", "Why did you cancel?"],
    ["Respondent 1", "Too dear; and late"],
    ["Moderator", "What would have kept you?"],
    ["Respondent 1", "A pause"],
    ["Moderator", "Why did you cancel?"],
    ["Respondent 2", "I loved it"],
  ]);
  const named = "Name,Reason for leaving the service\nAna Silva,The fee\nBo,The wait\n";
  expect((await rowsOf(named, "survey.csv")).map(([speaker]) => speaker)).toEqual([
    "Moderator",
    "Ana Silva",
    "Moderator",
    "Bo",
  ]);
});

test("a table that asks nothing is not a survey", async () => {
  await expect(rowsOf("Product,Price,Start time\nBox,9,now\n", "a.csv")).rejects.toMatchObject({ kind: "invalid" });
});
