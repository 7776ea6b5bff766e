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

const said = async (content: string): Promise<string[]> =>
  (await rowsOf(content, "survey.csv")).map(([speaker, , , text]) => `${speaker}: ${text}`);

test("a survey's answers are read row by row, each after its question, with who gave it", async () => {
  const file =
    'Respondent;Score;Why did you cancel?;What would have kept you?;Date\n1;3;"Too dear; and late";A pause;2026-01-02\n2;9;I loved it;;2026-01-03\n3;1;;;2026-01-04\n';
  expect(await said(file)).toEqual([
    "Moderator: Score",
    "Respondent 1: 3",
    "Moderator: Why did you cancel?",
    "Respondent 1: Too dear; and late",
    "Moderator: What would have kept you?",
    "Respondent 1: A pause",
    "Moderator: Score",
    "Respondent 2: 9",
    "Moderator: Why did you cancel?",
    "Respondent 2: I loved it",
    "Moderator: Score",
    "Respondent 3: 1",
  ]);
  expect(await said("Name,Reason for leaving the service\nAna Silva,The fee\nBo,The wait\n")).toEqual([
    "Moderator: Reason for leaving the service",
    "Ana Silva: The fee",
    "Moderator: Reason for leaving the service",
    "Bo: The wait",
  ]);
});

test("what respondents are is read with their answers; when, with what and from where they answered isn't", async () => {
  const file = [
    "Timestamp,Email Address,Plan,Age,IP Address,Finished,Language,What annoys you?",
    "2026-11-03 09:12:11,ana@mail.test,Basic,34,10.0.0.1,True,EN,The price",
    "2026-11-03 09:15:40,bo@mail.test,Pro,51,10.0.0.2,True,EN,The wait",
  ].join("\n");
  expect(await said(file)).toEqual([
    "Moderator: Plan",
    "Respondent 1: Basic",
    "Moderator: Age",
    "Respondent 1: 34",
    "Moderator: What annoys you?",
    "Respondent 1: The price",
    "Moderator: Plan",
    "Respondent 2: Pro",
    "Moderator: Age",
    "Respondent 2: 51",
    "Moderator: What annoys you?",
    "Respondent 2: The wait",
  ]);
});

test("a column of sentences is of answers although its name asks nothing, as in a list of reviews", async () => {
  const file = 'Date,Rating,Review\n2026-01-02,2,"It crashes, and I lose my work"\n2026-01-03,5,Just great\n';
  expect(await said(file)).toEqual([
    "Moderator: Rating",
    "Respondent 1: 2",
    "Moderator: Review",
    "Respondent 1: It crashes, and I lose my work",
    "Moderator: Rating",
    "Respondent 2: 5",
    "Moderator: Review",
    "Respondent 2: Just great",
  ]);
});

test("so is a column of a script without spaces", async () => {
  expect(await said("コメント,プラン\nとても使いやすいですが高いです,Pro\n遅い,Basic\n")).toContain(
    "Respondent 1: とても使いやすいですが高いです",
  );
});

test("a survey that nobody has answered yet is refused for that", async () => {
  await expect(said("What annoys you?,Plan\n")).rejects.toMatchObject({
    message: expect.stringMatching(/no words|empty/i),
  });
});

test("of a Qualtrics export, the questions are read, not their short names and import ids", async () => {
  const file = [
    "StartDate,ResponseId,Finished,Q1,Q2_1",
    'Start Date,Response ID,Finished,"Why did you\nleave? - Selected Choice",How easy was it to leave?',
    '"{""ImportId"":""startDate""}","{""ImportId"":""_recordId""}","{""ImportId"":""finished""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"',
    "2026-01-02 10:00:00,R_3KaFhQ9xTz2b,True,The fee,Easy",
  ].join("\n");
  expect(await said(file)).toEqual([
    "Moderator: Why did you leave?",
    "Respondent 1: The fee",
    "Moderator: How easy was it to leave?",
    "Respondent 1: Easy",
  ]);
});

test("of a SurveyMonkey export, what was chosen is one answer, and a row of a grid a question of its own", async () => {
  const file = [
    "Respondent ID,Start Date,What do you use?,,,How good is it?,,Anything else?",
    ",,Search,Export,Other (please specify),Price,Support,Open-Ended Response",
    "114712345678,01/02/2026 10:00:00 AM,Search,Export,,3,5,No",
    "114712345679,01/02/2026 10:05:00 AM,,Export,The app,4,4,More colors",
  ].join("\n");
  expect(await said(file)).toEqual([
    "Moderator: What do you use?",
    "Respondent 1: Search, Export",
    "Moderator: How good is it? Price",
    "Respondent 1: 3",
    "Moderator: How good is it? Support",
    "Respondent 1: 5",
    "Moderator: Anything else?",
    "Respondent 1: No",
    "Moderator: What do you use?",
    "Respondent 2: Export, The app",
    "Moderator: How good is it? Price",
    "Respondent 2: 4",
    "Moderator: How good is it? Support",
    "Respondent 2: 4",
    "Moderator: Anything else?",
    "Respondent 2: More colors",
  ]);
});

test("who is called by a short name keeps it; a key of a tool isn't shown as one", async () => {
  const file = "User,Why did you leave?\nParticipant12,The fee\nR_3KaFhQ9xTz2b,The wait\n";
  expect((await rowsOf(file, "survey.csv")).flatMap(([speaker]) => (speaker === "Moderator" ? [] : [speaker]))).toEqual(
    ["Participant12", "Respondent 2"],
  );
});

test("what respondents are is left out where a table would be refused for its length", async () => {
  const row = "Basic,DE,Small,Food,Yes,The price\n";
  const rows = await rowsOf(
    `Plan,Country,Size,Trade,Trial,What annoys you?\nPro,FR,Big,Law,No,The wait\n${row.repeat(4_500)}`,
    "s.csv",
  );
  expect(new Set(rows.map(([, , , text]) => text))).toEqual(new Set(["What annoys you?", "The wait", "The price"]));
});

test("a table that asks nothing is not a survey", async () => {
  await expect(rowsOf("Product,Price,Start time\nBox,9,now\n", "a.csv")).rejects.toMatchObject({ kind: "invalid" });
});
