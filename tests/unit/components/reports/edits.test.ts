import { describe, expect, test } from "vitest";
import { markupOf, richOf } from "@/components/reports/document/rich";
import { withoutTrigger } from "@/components/reports/editor/edit-trigger";
import * as edits from "@/components/reports/editor/edits";
import { isText, type Line, stillLine, type TextKind, textLine } from "@/components/reports/editor/line";

const SIGNS: Record<TextKind, string> = {
  section: "# ",
  heading: "## ",
  subheading: "### ",
  bullet: "- ",
  paragraph: "",
};
const QUOTE = { id: "q", type: "quote", passageId: "psg_1" } as const;
const TABLE = { id: "t", type: "table", columns: ["A"], rows: [["1"]] };

/** Lines in a readable form: a sign for the kind, asterisks for bold, `[quote]` for a block. */
const lines = (...written: string[]): Line[] =>
  written.map((text, at) => {
    if (text === "[quote]") return stillLine({ ...QUOTE, id: `k${at}` });
    const [kind, sign] = Object.entries(SIGNS).find(([, start]) => start !== "" && text.startsWith(start)) ?? [
      "paragraph",
      "",
    ];
    return textLine(kind as TextKind, richOf(text.slice(sign.length)), `k${at}`);
  });
const shown = (all: readonly Line[] | undefined): string[] | undefined =>
  all?.map((line) => (isText(line) ? SIGNS[line.kind] + markupOf(line) : `[${line.block.type}]`));
const typed = (all: Line[], at: number, text: string, caret = text.length) => {
  const before = all[at];
  return edits.type(all, at, { text, bold: isText(before) ? before.bold : [] }, caret);
};

describe("typing", () => {
  test.each([
    ["#", "# ", "# "],
    ["##", "## ", "## "],
    ["###", "### ", "### "],
    ["-", "- ", "- "],
    ["*", "* ", "- "],
  ])("%j and a space change the line's kind", (before, text, now) => {
    const edited = typed(lines(before), 0, text);
    expect(shown(edited?.blocks)).toEqual([now]);
    expect(edited?.focus).toEqual({ key: "k0", at: 0 });
  });

  test("the same text pasted with more after it, or inside a heading, stays text", () => {
    expect(shown(typed(lines("a"), 0, "# pasted words")?.blocks)).toEqual(["# pasted words"]);
    expect(typed(lines("a"), 0, "# pasted words")?.blocks[0]?.kind).toBe("paragraph");
    expect(typed(lines("# -"), 0, "- ")?.blocks[0]?.kind).toBe("section");
  });

  test("words between pairs of asterisks become bold once the last is typed", () => {
    const edited = typed(lines("so **much*"), 0, "so **much** more", 11);
    expect(edited?.blocks[0]?.text).toBe("so **much** more");
    const last = typed(lines("so **much* more"), 0, "so **much** more", 11);
    expect(shown(last?.blocks)).toEqual(["so **much** more"]);
    expect(last?.blocks[0]?.text).toBe("so much more");
    expect(last?.focus).toEqual({ key: "k0", at: 7 });
  });

  test("bold ends at the space after it", () => {
    const edited = edits.type(lines("a **b**"), 0, { text: "a b ", bold: [[2, 4]] }, 4);
    expect(shown(edited?.blocks)).toEqual(["a **b** "]);
    expect(edited?.focus).toEqual({ key: "k0", at: 4 });
  });

  test("a heading is never bold", () => {
    const edited = edits.type(lines("# A"), 0, { text: "AB", bold: [[0, 2]] }, 2);
    expect(edited?.blocks[0]).toMatchObject({ text: "AB", bold: [] });
  });
});

describe("Enter", () => {
  test("splits a text and keeps what is bold on both sides", () => {
    const edited = edits.split(lines("a **bold** word"), 0, 4, 4);
    expect(shown(edited?.blocks)).toEqual(["a **bo**", "**ld** word"]);
    expect(edited?.focus?.at).toBe(0);
  });

  test("continues a list, starts a text after a heading, and ends a list in an empty item", () => {
    expect(shown(edits.split(lines("- one"), 0, 3, 3)?.blocks)).toEqual(["- one", "- "]);
    expect(shown(edits.split(lines("# Title"), 0, 7, 7)?.blocks)).toEqual(["# Title", ""]);
    expect(shown(edits.split(lines("- one", "- "), 1, 0, 0)?.blocks)).toEqual(["- one", ""]);
  });

  test("replaces the selection", () => {
    expect(shown(edits.split(lines("one two three"), 0, 3, 8)?.blocks)).toEqual(["one", "three"]);
  });
});

describe("Backspace at the beginning", () => {
  test("first makes the line plain, then joins it to the text above, keeping what is bold", () => {
    const plain = edits.joinBefore(lines("a", "- **b**"), 1);
    expect(shown(plain?.blocks)).toEqual(["a", "**b**"]);
    const joined = edits.joinBefore(plain?.blocks ?? [], 1);
    expect(shown(joined?.blocks)).toEqual(["a**b**"]);
    expect(joined?.focus).toEqual({ key: "k0", at: 1 });
  });

  test("goes to a block above; an empty line then disappears", () => {
    const edited = edits.joinBefore(lines("[quote]", ""), 1);
    expect(shown(edited?.blocks)).toEqual(["[quote]"]);
    expect(edited?.focus?.key).toBe("k0");
    expect(shown(edits.joinBefore(lines("[quote]", "text"), 1)?.blocks)).toEqual(["[quote]", "text"]);
  });

  test("does nothing in the first line", () => {
    expect(edits.joinBefore(lines("a"), 0)).toBeNull();
  });

  test("Delete at the end joins the line below, of whatever kind, and stops before a block", () => {
    expect(shown(edits.joinAfter(lines("a", "- b"), 0)?.blocks)).toEqual(["ab"]);
    expect(edits.joinAfter(lines("a", "[quote]"), 0)?.focus?.key).toBe("k1");
    expect(edits.joinAfter(lines("a"), 0)).toBeNull();
  });
});

describe("moving", () => {
  test("a line moves one place, and not out of the report", () => {
    expect(shown(edits.move(lines("a", "[quote]", "b"), 1, 1)?.blocks)).toEqual(["a", "b", "[quote]"]);
    expect(edits.move(lines("a", "b"), 0, -1)).toBeNull();
    expect(edits.move(lines("a", "b"), 1, 1)).toBeNull();
  });

  test("the beginning of a section moves all of it past the next", () => {
    const all = lines("intro", "# One", "1", "# Two", "2", "[quote]");
    const down = edits.move(all, 1, 1)?.blocks ?? [];
    expect(shown(down)).toEqual(["intro", "# Two", "2", "[quote]", "# One", "1"]);
    expect(shown(edits.move(down, 4, -1)?.blocks)).toEqual(shown(all));
    expect(edits.move(all, 1, -1)).toBeNull();
    expect(edits.move(all, 3, 1)).toBeNull();
  });
});

describe("blocks", () => {
  test("replace an empty line, or go after a text, with a line below", () => {
    expect(shown(edits.insert(lines(""), 0, QUOTE).blocks)).toEqual(["[quote]", ""]);
    const behind = edits.insert(lines("a", "b"), 0, QUOTE);
    expect(shown(behind.blocks)).toEqual(["a", "[quote]", "", "b"]);
    expect(behind.focus?.key).toBe(behind.blocks[2]?.key);
    expect(edits.insert(lines("", ""), 0, QUOTE).focus).toEqual({ key: "k1", at: 0 });
    expect(shown(edits.insert(lines("a", "b"), 0, { ...TABLE, type: "table" }).blocks)).toEqual(["a", "[table]", "b"]);
    expect(edits.insert(lines("a"), 0, { ...TABLE, type: "table" }).focus?.key).toBe("t");
  });

  test("are changed by their key alone", () => {
    const all = [...lines("a"), stillLine({ ...TABLE, type: "table" })];
    const to = { ...TABLE, type: "table" as const, rows: [["2"]] };
    expect(edits.change(all, "t", () => to)?.blocks[1]).toMatchObject({ block: to });
    expect(edits.change(all, "k0", () => to)).toBeNull();
  });

  test("a report always keeps a line to write on", () => {
    expect(shown(edits.remove(lines("[quote]"), 0).blocks)).toEqual([""]);
    expect(edits.remove(lines("a", "b", "c"), 1).focus).toEqual({ key: "k0", at: 1 });
  });

  test("only the text that triggered the menu is removed", () => {
    const all = lines("so **it** is /ta");
    const text = all[0]?.text ?? "";
    expect(shown(withoutTrigger(all, 0, { kind: "block", from: text.indexOf("/"), query: "ta" }))).toEqual([
      "so **it** is",
    ]);
  });
});

describe("pasting", () => {
  test("one line becomes part of the text as it is, with its bold words and white space", () => {
    const edited = edits.paste(lines("ab"), 0, [1, 1], " **x** ");
    expect(shown(edited?.blocks)).toEqual(["a **x** b"]);
    expect(edited?.focus).toEqual({ key: "k0", at: 4 });
  });

  test("several lines become lines, and what was after the caret comes after the last", () => {
    const edited = edits.paste(lines("start end"), 0, [6, 6], "# A\r\n\r\n- b\nc ");
    expect(shown(edited?.blocks)).toEqual(["start A", "- b", "cend"]);
    expect(shown(edits.paste(lines(""), 0, [0, 0], "## A\nb")?.blocks)).toEqual(["## A", "b"]);
  });

  test("replaces the selection, and pasting nothing does nothing", () => {
    expect(shown(edits.paste(lines("one two"), 0, [0, 3], "1")?.blocks)).toEqual(["1 two"]);
    expect(edits.paste(lines("one"), 0, [0, 0], "")).toBeNull();
  });
});

test("a selection becomes bold; in a heading, or with nothing selected, nothing happens", () => {
  expect(shown(edits.bold(lines("one two"), 0, [4, 7])?.blocks)).toEqual(["one **two**"]);
  expect(edits.bold(lines("# one"), 0, [0, 3])).toBeNull();
  expect(edits.bold(lines("one"), 0, [1, 1])).toBeNull();
});

test("turning a text into a heading removes the asterisks of its bold words", () => {
  expect(shown(edits.turnInto(lines("**a** b"), 0, "section")?.blocks)).toEqual(["# a b"]);
  expect(edits.turnInto(lines("[quote]"), 0, "section")).toBeNull();
});
