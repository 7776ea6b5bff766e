import { describe, expect, test } from "vitest";
import { passagesMarkdown } from "@/components/tags/page/passages-markdown";
import { PALETTE } from "@/components/tags/palette";
import { tagHue } from "@/components/tags/tag-color";
import { mayHold, possibleParents } from "@/components/tags/tree/possible-parents";
import { rowsOf } from "@/components/tags/tree/rows-of";
import type { TaggedPassage } from "@/lib/api/tags/passages";
import type { ProjectTag } from "@/lib/api/tags/shapes";

const tag = (id: string, parentId: string | null = null): ProjectTag => ({
  id,
  parentId,
  title: id,
  projectId: "prj",
  color: null,
  highlightColor: null,
  description: null,
  applications: 0,
  passages: 0,
  createdAt: "",
  updatedAt: "",
});
const TAGS = [tag("a"), tag("b", "a"), tag("c", "b"), tag("d")];

describe("the rows of the tree", () => {
  test("follow the nesting; collapsed tags hide what is below them", () => {
    const rows = rowsOf(TAGS, new Set());
    expect(rows.map((row) => [row.tag.id, row.level, row.place, row.siblings])).toEqual([
      ["a", 1, 1, 2],
      ["b", 2, 1, 1],
      ["c", 3, 1, 1],
      ["d", 1, 2, 2],
    ]);
    expect(rowsOf(TAGS, new Set(["a"])).map((row) => row.tag.id)).toEqual(["a", "d"]);
  });

  test("a search shows matches with all their ancestors, even collapsed ones", () => {
    expect(rowsOf(TAGS, new Set(["a"]), "C").map((row) => row.tag.id)).toEqual(["a", "b", "c"]);
    expect(rowsOf(TAGS, new Set(), "nothing")).toEqual([]);
  });
});

test("a tag can only be moved where it isn't below itself or too deep", () => {
  const deep = [tag("1"), tag("2", "1"), tag("3", "2"), tag("4", "3"), tag("5", "4"), ...TAGS];
  expect(possibleParents(deep, "a").map(({ id }) => id)).toEqual(["1", "2", "d"]);
  expect(possibleParents(deep, "d").map(({ id }) => id)).toEqual(["1", "2", "3", "4", "a", "b", "c"]);
  expect([mayHold(deep, "4"), mayHold(deep, "5")]).toEqual([true, false]);
});

describe("the hue of a tag", () => {
  test("is different for each color of the palette", () => {
    expect(PALETTE.map(({ hex }) => tagHue({ id: "x", color: hex }))).toEqual(PALETTE.map((_, at) => at));
  });

  test("is the nearest for any other color, and constant for a gray or without a color", () => {
    expect(tagHue({ id: "x", color: "#ff0000" })).toBe(0);
    expect(tagHue({ id: "x", color: "#00F" })).toBe(9);
    for (const color of [null, "#808080", "tomato", "url(x)"])
      expect(tagHue({ id: "tag_1", color })).toBe(tagHue({ id: "tag_1", color: null }));
  });
});

test("passages as Markdown are quotations with who, where and a link", () => {
  const evidence = {
    passageId: "p",
    source: "file" as const,
    sourceName: "a[1].vtt",
    speaker: "Maya",
    startSeconds: 75,
    endSeconds: 80,
    firstIndex: 1,
    firstOffset: 0,
    lastIndex: 1,
    lastOffset: 3,
    quote: "One.\nTwo.",
    state: "text_changed" as const,
    url: "/library/files/f#s1",
  };
  const passage: TaggedPassage = {
    id: "1",
    evidence,
    tags: [{ ...tag("Card up"), applicationId: "x" }],
    createdAt: "",
  };
  expect(passagesMarkdown("Price", [passage], "http://here.test")).toBe(
    "## Price\n\n> One.\n> Two.\n>\n> — [Maya, a\\[1\\].vtt, 1:15](http://here.test/library/files/f#s1) (text changed) #Card-up",
  );
});
