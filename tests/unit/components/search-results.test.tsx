import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Thing } from "@/components/search/shapes";
import { ThingResults } from "@/components/search/thing-results";
import { wordsIn } from "@/components/search/words-in";

const found = (text: string, q: string) => wordsIn(text, q).map(({ start, end }) => text.slice(start, end));

test("words of a query are found in a text in either case, in any order, and signs are only signs", () => {
  expect(found("The checkout, then CHECK again", "check the")).toEqual(["The", "check", "the", "CHECK"]);
  expect(found("Checkout checks", "check checkout")).toEqual(["Checkout", "check"]);
  expect(found("100% (or a.b) [c] a|b", "100% (or a|b [c]")).toEqual(["100%", "(or", "[c]", "a|b"]);
  expect(found("axb a-b", "a.b a-b")).toEqual(["a-b"]);
  expect(found("Straße 🙂 ÄRGER", "ärger 🙂")).toEqual(["🙂", "ÄRGER"]);
  expect(found("anything", "  ")).toEqual([]);
});

test("what is found by name shows the words it was found by, in its title and below", () => {
  const thing: Thing = {
    type: "tag",
    id: "tag_1",
    title: "Late fees",
    snippet: "A fee that is <late>",
    url: "/x",
    updatedAt: "2026-01-01T00:00:00.000Z",
  };
  const html = renderToStaticMarkup(<ThingResults things={[thing]} q="late FEE" />);
  expect(html).toContain("<mark>Late</mark> <mark>fee</mark>s");
  expect(html).toContain("A <mark>fee</mark> that is &lt;<mark>late</mark>&gt;");
});
