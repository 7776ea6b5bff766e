import { expect, test } from "vitest";
import { rowsOf } from "@/tests/support/transcript-files/parse-text";

const cue = (text: string, times = "00:01.000 --> 00:02.000") => `WEBVTT\n\n${times}\n${text}\n`;

test.each<[string, string, Awaited<ReturnType<typeof rowsOf>>]>([
  ["a voice", cue("<v Ana Ruiz>Hello."), [["Ana Ruiz", 1, 2, "Hello."]]],
  ["a voice with classes", cue("<v.loud.first Ana Ruiz>Hello.</v>"), [["Ana Ruiz", 1, 2, "Hello."]]],
  [
    "two voices in a cue",
    cue("<v Ana>Hi</v>\n<v Ben>Ho</v>"),
    [
      ["Ana", 1, 2, "Hi"],
      ["Ben", 1, 2, "Ho"],
    ],
  ],
  ["no voice", cue("Hello."), [[null, 1, 2, "Hello."]]],
  ["several lines", cue("Hello,\nhow  are\tyou?"), [[null, 1, 2, "Hello, how are you?"]]],
  ["entities", cue("<v A &amp; B>1 &lt; 2 &#233; &#xe9; &nosuch; &gt;"), [["A & B", 1, 2, "1 < 2 é é &nosuch; >"]]],
  [
    "tags",
    cue("<i>So</i> <c.yellow>much</c> <b>of</b> <lang en>it</lang> <00:01.500>now"),
    [[null, 1, 2, "So much of it now"]],
  ],
  ["a smaller-than sign that is no tag", cue("a <5 and> b < c"), [[null, 1, 2, "a <5 and> b < c"]]],
  ["hours", cue("Hi", "01:00:00.500 --> 100:00:01.000"), [[null, 3600.5, null, "Hi"]]],
  ["settings", cue("Hi", "00:01.000 --> 00:02.000 align:start position:10%"), [[null, 1, 2, "Hi"]]],
  ["an end before the start", cue("Hi", "00:05.000 --> 00:02.000"), [[null, 5, null, "Hi"]]],
  ["CRLF and a byte order mark", `\ufeff${cue("<v Ana>Hi\nyou").replaceAll("\n", "\r\n")}`, [["Ana", 1, 2, "Hi you"]]],
  ["CR", cue("<v Ana>Hi").replaceAll("\n", "\r"), [["Ana", 1, 2, "Hi"]]],
  [
    "notes, styles, regions and identifiers",
    "WEBVTT - title\nKind: captions\n\nNOTE\nnot said\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\nintro\n00:01.000 --> 00:02.000\nOne\n\n7\n00:03.000 --> 00:04.000\nTwo\n\nNOTE also not said\n",
    [
      [null, 1, 2, "One"],
      [null, 3, 4, "Two"],
    ],
  ],
  [
    "cues without an empty line between",
    "WEBVTT\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo",
    [
      [null, 1, 2, "One"],
      [null, 3, 4, "Two"],
    ],
  ],
  [
    "names before the words, as meeting tools write them",
    "WEBVTT\n\n1\n00:01.000 --> 00:02.000\nAna Ruiz: Hi\n\n2\n00:03.000 --> 00:04.000\nBen: Ho: no",
    [
      ["Ana Ruiz", 1, 2, "Hi"],
      ["Ben", 3, 4, "Ho: no"],
    ],
  ],
  [
    "an unknown format's header before the first cue",
    `WEBVTT\n\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000\n\n00:01.000 --> 00:02.000\nHi`,
    [[null, 1, 2, "Hi"]],
  ],
])("VTT with %s is read", async (_, file, rows) => {
  expect(await rowsOf(file, "a.vtt")).toEqual(rows);
});

test.each(["a.vtt", "a.srt"])(
  "an arrow between words of a cue is text, and takes nothing with it, in %s",
  async (name) => {
    const file =
      "WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nI went to\nSettings --> Billing\nand left\n\n00:00:04.000 --> 00:00:06.000\nbye\n";
    expect(await rowsOf(name === "a.srt" ? file.replace("WEBVTT\n\n", "1\n") : file, name)).toEqual([
      [null, 1, 4, "I went to Settings --> Billing and left"],
      [null, 4, 6, "bye"],
    ]);
  },
);
