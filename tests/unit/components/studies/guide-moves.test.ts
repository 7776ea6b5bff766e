import { expect, test } from "vitest";
import { guideMoves } from "@/components/studies/editor/guide/guide-moves";
import type { Guide, GuideQuestion } from "@/lib/core/study/guide";

const question = (id: string): GuideQuestion => ({ id, text: id, kind: "open", required: true, probe: "none" });
const guide = (...sections: string[]): Guide => ({
  sections: sections.map((ids, at) => ({ id: `s${at + 1}`, title: "", questions: [...ids].map(question) })),
});
const shown = ({ sections }: Guide) => sections.map(({ questions }) => questions.map(({ id }) => id).join(""));

test("a question is placed before the one it is dropped on, wherever it came from", () => {
  expect(shown(guideMoves.place(guide("abc", "d"), "a", { sectionId: "s1", at: 3 }))).toEqual(["bca", "d"]);
  expect(shown(guideMoves.place(guide("abc", "d"), "c", { sectionId: "s1", at: 0 }))).toEqual(["cab", "d"]);
  expect(shown(guideMoves.place(guide("abc", "d"), "b", { sectionId: "s2", at: 0 }))).toEqual(["ac", "bd"]);
  expect(shown(guideMoves.place(guide("abc", ""), "b", { sectionId: "s2", at: 0 }))).toEqual(["ac", "b"]);
});

test("dropped where it was, nothing moves", () => {
  for (const at of [1, 2]) expect(shown(guideMoves.place(guide("abc"), "b", { sectionId: "s1", at }))).toEqual(["abc"]);
});

test("a step past the end of a section goes into the next, and stops at the ends of the guide", () => {
  expect(shown(guideMoves.step(guide("ab", "c"), "a", 1))).toEqual(["ba", "c"]);
  expect(shown(guideMoves.step(guide("ab", "c"), "b", 1))).toEqual(["a", "bc"]);
  expect(shown(guideMoves.step(guide("ab", "c"), "c", -1))).toEqual(["abc", ""]);
  expect(shown(guideMoves.step(guide("ab", "c"), "a", -1))).toEqual(["ab", "c"]);
  expect(shown(guideMoves.step(guide("ab", "c"), "c", 1))).toEqual(["ab", "c"]);
});

test("a change affects only its own section", () => {
  const before = guide("ab", "c");
  const after = guideMoves.change(before, "c", { ...question("c"), text: "new" });
  expect(after.sections[0]).toBe(before.sections[0]);
  expect(after.sections[1]?.questions[0]?.text).toBe("new");
});
