import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { triggerAt } from "@/components/blocks/trigger";
import { type Block, blocksOf, contentOf, newBlock } from "@/components/notes/block";
import { insert, joinBefore, move, paste, remove, split, type } from "@/components/notes/edits";
import { blocksFromText, markdownStart } from "@/components/notes/markdown-line";

const shown = (blocks: readonly Block[]) => blocks.map((block) => `${block.type}:${block.text}`);
const three = () => ["one", "two", "three"].map((text) => newBlock("paragraph", { key: text, text }));

describe("a note's stored blocks", () => {
  test("come back unchanged as long as nobody edits them, whatever their shape", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), (content) => {
        expect(contentOf(blocksOf(content))).toEqual(content);
      }),
    );
  });

  test("keep fields that other programs added, and unknown kinds of blocks", () => {
    const content = [{ type: "paragraph", text: "a", author: "x" }, { type: "table", rows: [1] }, 5];
    const { blocks } = type(blocksOf(content), 0, "ab");
    expect(contentOf(blocks)).toEqual([{ id: "stored-0", type: "paragraph", text: "ab", author: "x" }, content[1], 5]);
  });

  test("get separate keys, even if two were stored under one", () => {
    const keys = blocksOf([{ id: "a" }, { id: "a" }, {}, null]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test("evidence without a passage, and a text that isn't one, are blocks of another shape", () => {
    const content = [{ type: "evidence" }, { type: "paragraph", text: 5 }, { type: "evidence", passageId: "psg_1" }];
    expect(blocksOf(content).map((block) => block.type)).toEqual(["unknown", "unknown", "evidence"]);
  });
});

describe("edits", () => {
  test.each([
    ["# ", "heading"],
    ["- ", "bulleted"],
    ["1. ", "numbered"],
    ["[] ", "todo"],
    ["> ", "quote"],
    ["---", "divider"],
  ])("%j at the beginning immediately makes a %s", (signs, wanted) => {
    let blocks: Block[] = [newBlock("paragraph")];
    for (let end = 1; end <= signs.length; end++) blocks = type(blocks, 0, signs.slice(0, end)).blocks;
    expect(blocks[0]).toMatchObject({ type: wanted, text: "" });
  });

  test("pasted or corrected text is never taken for Markdown", () => {
    const blocks = [newBlock("paragraph", { text: "minus 5" })];
    expect(shown(type(blocks, 0, "- 5").blocks)).toEqual(["paragraph:- 5"]);
  });

  test("Enter splits at the caret, continues a list, and ends it in an empty item", () => {
    const blocks = [newBlock("bulleted", { text: "onetwo" })];
    const once = split(blocks, 0, 3, 3);
    expect(shown(once.blocks)).toEqual(["bulleted:one", "bulleted:two"]);
    const empty = split(split(once.blocks, 1, 3, 3).blocks, 2, 0, 0);
    expect(shown(empty.blocks)).toEqual(["bulleted:one", "bulleted:two", "paragraph:"]);
  });

  test("Backspace first makes the block plain, then joins it, with the caret where the texts meet", () => {
    const blocks = [newBlock("paragraph", { key: "a", text: "one" }), newBlock("todo", { text: "two" })];
    const plain = joinBefore(blocks, 1)?.blocks ?? [];
    expect(shown(plain)).toEqual(["paragraph:one", "paragraph:two"]);
    expect(joinBefore(plain, 1)).toMatchObject({ blocks: [{ text: "onetwo" }], focus: { key: "a", at: 3 } });
    expect(joinBefore(plain, 0)).toBeNull();
  });

  test("Backspace after a quote moves to the quote instead of deleting it", () => {
    const blocks = [newBlock("evidence", { key: "e", passageId: "p" }), newBlock("paragraph", { text: "x" })];
    expect(joinBefore(blocks, 1)).toMatchObject({ blocks: [{ key: "e" }, { text: "x" }], focus: { key: "e" } });
  });

  test("a quote replaces an empty line and leaves a line to write on", () => {
    const blocks = insert([newBlock("paragraph")], 0, newBlock("evidence", { passageId: "p" })).blocks;
    expect(shown(blocks)).toEqual(["evidence:", "paragraph:"]);
    expect(shown(insert(three(), 0, newBlock("divider")).blocks)).toEqual([
      ...["paragraph:one", "divider:", "paragraph:", "paragraph:two", "paragraph:three"],
    ]);
  });

  test("several pasted lines become blocks around the caret", () => {
    const pasted = paste(three(), 1, [1, 2], "A\n\n- B\r\n[x] C");
    expect(shown(pasted?.blocks ?? [])).toEqual([
      ...["paragraph:one", "paragraph:tA", "bulleted:B", "todo:Co", "paragraph:three"],
    ]);
    expect(pasted?.focus?.at).toBe(1);
    expect(paste(three(), 1, [0, 0], "one line")).toBeNull();
  });

  test("moving and removing loses and duplicates nothing, and always leaves a line", () => {
    const step = fc.tuple(fc.constantFrom("up", "down", "remove"), fc.nat(6));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let blocks = three();
        let expected = blocks.length;
        for (const [what, at] of steps) {
          if (what === "remove" && at < blocks.length) expected = Math.max(1, expected - 1);
          blocks = (what === "remove" ? remove(blocks, at) : move(blocks, at, what === "up" ? -1 : 1)).blocks;
          expect([blocks.length, new Set(blocks.map(({ key }) => key)).size]).toEqual([expected, expected]);
        }
      }),
    );
  });
});

test("Markdown lines are read as intended", () => {
  expect(markdownStart("### x")).toMatchObject({ type: "heading", level: 3, text: "x" });
  expect(markdownStart("- [x] done")).toMatchObject({ type: "todo", checked: true, text: "done" });
  expect(markdownStart("#hashtag")).toBeNull();
  expect(shown(blocksFromText("a\r\n\r\n  > b\n2) c"))).toEqual(["paragraph:a", "quote:b", "numbered:c"]);
});

test("a slash or an at sign opens a menu only at the beginning of a word", () => {
  expect(triggerAt("/he", 3)).toEqual({ kind: "block", from: 0, query: "he" });
  expect(triggerAt("see @the card", 13)).toEqual({ kind: "evidence", from: 4, query: "the card" });
  for (const text of ["and/or", "me@people.test", "1 / 2", "/two words"])
    expect(triggerAt(text, text.length)).toBeNull();
  expect(triggerAt("/heading more", 3)).toEqual({ kind: "block", from: 0, query: "he" });
});
