import { expect, test } from "vitest";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";

test.each<[string, string, Awaited<ReturnType<typeof rowsOf>>]>([
  [
    "numbers and commas",
    "1\n00:00:01,000 --> 00:00:02,500\nHi\n\n2\n00:00:03,000 --> 00:00:04,000\nHo",
    [
      [null, 1, 2.5, "Hi"],
      [null, 3, 4, "Ho"],
    ],
  ],
  [
    "points and no numbers",
    "00:00:01.000 --> 00:00:02.500\nHi\n\n00:00:03.000 --> 00:00:04.000\nHo",
    [
      [null, 1, 2.5, "Hi"],
      [null, 3, 4, "Ho"],
    ],
  ],
  [
    "no empty lines between",
    "1\n00:00:01,000 --> 00:00:02,000\nHi\n2\n00:00:03,000 --> 00:00:04,000\nHo",
    [
      [null, 1, 2, "Hi"],
      [null, 3, 4, "Ho"],
    ],
  ],
  [
    "a cue that is a number",
    "1\n00:00:01,000 --> 00:00:02,000\n42\n\n2\n00:00:03,000 --> 00:00:04,000\n7",
    [
      [null, 1, 2, "42"],
      [null, 3, 4, "7"],
    ],
  ],
  [
    "an empty line inside a cue",
    "1\n00:00:01,000 --> 00:00:02,000\nHi\n\nyou\n\n2\n00:00:03,000 --> 00:00:04,000\nHo",
    [
      [null, 1, 2, "Hi you"],
      [null, 3, 4, "Ho"],
    ],
  ],
  [
    "tags",
    '1\n00:00:01,000 --> 00:00:02,000\n<i>Hi</i> {\\an8}<font color="#fff">you</font>',
    [[null, 1, 2, "Hi you"]],
  ],
  [
    "a speaker that carries on",
    "1\n00:00:01,000 --> 00:00:02,000\nAna: Hi\n\n2\n00:00:03,000 --> 00:00:04,000\nyou\n\n3\n00:00:05,000 --> 00:00:06,000\nBen: Ho",
    [
      ["Ana", 1, 2, "Hi"],
      ["Ana", 3, 4, "you"],
      ["Ben", 5, 6, "Ho"],
    ],
  ],
  [
    "two speakers in a cue",
    "1\n00:00:01,000 --> 00:00:02,000\n- Ana: Hi\n- Ben: Ho",
    [
      ["Ana", 1, 2, "Hi"],
      ["Ben", 1, 2, "Ho"],
    ],
  ],
  [
    "names in brackets, but not sounds",
    "1\n00:00:01,000 --> 00:00:02,000\n[Ana] Hi\n\n2\n00:00:03,000 --> 00:00:04,000\n[laughs] no",
    [
      ["Ana", 1, 2, "Hi"],
      ["Ana", 3, 4, "[laughs] no"],
    ],
  ],
  [
    "chevrons",
    "1\n00:00:01,000 --> 00:00:02,000\n>> ANA: Hi\n\n2\n00:00:03,000 --> 00:00:04,000\n>> BEN: Ho",
    [
      ["ANA", 1, 2, "Hi"],
      ["BEN", 3, 4, "Ho"],
    ],
  ],
  [
    "a name on a line of its own",
    [1, 2, 3].map((n) => `00:00:0${n}.0 --> 00:00:0${n}.900\n${n === 2 ? "Ben" : "Ana Ruiz"}\nsaid ${n}\n`).join("\n"),
    [
      ["Ana Ruiz", 1, 1.9, "said 1"],
      ["Ben", 2, 2.9, "said 2"],
      ["Ana Ruiz", 3, 3.9, "said 3"],
    ],
  ],
  [
    "a colon in running words",
    "1\n00:00:01,000 --> 00:00:02,000\none thing: I left at 10:30\n\n2\n00:00:03,000 --> 00:00:04,000\nsee https://a.example\n\n3\n00:00:05,000 --> 00:00:06,000\nyes",
    [
      [null, 1, 2, "one thing: I left at 10:30"],
      [null, 3, 4, "see https://a.example"],
      [null, 5, 6, "yes"],
    ],
  ],
])("SRT with %s is read", async (_, file, rows) => {
  expect(await rowsOf(file, "a.srt")).toEqual(rows);
  expect(await rowsOf(file.replaceAll("\n", "\r\n"), "a.srt")).toEqual(rows);
});
