import { expect, test } from "vitest";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { remedyOf } from "@/lib/core/swarm/problems/remedy-of";
import { page, walkOf } from "@/tests/support/data/walks";

const NO_ALT = `Fix any of the following:
  Element does not have an alt attribute
  aria-label attribute does not exist or is empty
  aria-labelledby attribute does not exist, references elements that do not exist or references elements that are empty
  Element has no title attribute
  Element's default semantics were not overridden with role="none" or role="presentation"`;

test("says what to do about an image without alternative text, and that one way is enough", () => {
  expect(remedyOf("Images must have alternative text", NO_ALT)).toBe(
    "One of these is enough: give the element an alt attribute; give it an aria-label; " +
      "name it with aria-labelledby by an element that has text; give the element a title attribute; " +
      'where it is only decoration, set role="none" or role="presentation".',
  );
});

test("says nothing if the title says it all", () => {
  const failure = "Fix any of the following:\n  The <html> element does not have a lang attribute";
  expect(remedyOf("<html> element must have a lang attribute", failure)).toBeNull();
  expect(remedyOf("Images must have alternative text", "")).toBeNull();
});

test("a sentence that isn't a defect is passed on as the check has it", () => {
  const failure = "Fix any of the following:\n  user-scalable=no on <meta> tag disables zooming on mobile devices";
  expect(remedyOf("Zooming and scaling must not be disabled", failure)).toBe(
    "Fix this: user-scalable=no on <meta> tag disables zooming on mobile devices.",
  );
});

test("what has to be fixed in any case is stated as such, apart from what there is a choice of", () => {
  const failure = `Fix all of the following:
  ARIA attribute is not allowed: aria-checked
  Invalid ARIA attribute name: aria-lable

Fix any of the following:
  Element has an empty title attribute`;
  expect(remedyOf("Elements must only use supported ARIA attributes", failure)).toBe(
    "Do all of these: fix this: ARIA attribute is not allowed: aria-checked; " +
      "fix this: Invalid ARIA attribute name: aria-lable. " +
      "Fix this: Element has an empty title attribute.",
  );
});

test("an accessibility finding doesn't repeat its title as its fix", () => {
  const violation = (id: string, help: string, failure: string) =>
    ({ id, impact: "serious", help, nodes: [{ html: "<img>", target: "img", failure }] }) as const;
  const axe = [
    violation("image-alt", "Images must have alternative text", NO_ALT),
    violation("html-has-lang", "<html> element must have a lang attribute", "Fix any of the following:\n"),
  ];
  const found = findProblems(
    walkOf([{ observation: page([], { text: "News" }), axe: axe.map((one) => ({ ...one, nodes: [...one.nodes] })) }]),
  );
  const fixes = found.filter(({ kind }) => kind === "accessibility").map(({ recommendation }) => recommendation);
  expect(fixes).toEqual([expect.stringMatching(/^One of these is enough: give the element an alt/), null]);
});
