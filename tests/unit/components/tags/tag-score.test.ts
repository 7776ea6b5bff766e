import { expect, test } from "vitest";
import { tagScore } from "@/components/tags/tag-score";

const TAGS = [
  { title: "Mistrust", path: "" },
  { title: "Onboarding", path: "Trust" },
  { title: "No trust", path: "" },
  { title: "Trust in numbers", path: "" },
  { title: "Trust", path: "Feelings" },
  { title: "Pricing", path: "" },
];
const found = (typed: string) =>
  TAGS.map((tag) => ({ title: tag.title, score: tagScore(tag, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ title }) => title);

test("the tag whose title was typed comes first, then titles and words that begin so, then what is below such a tag", () => {
  expect(found("trust")).toEqual(["Trust", "Trust in numbers", "No trust", "Mistrust", "Onboarding"]);
  expect(found(" TRÜST ")).toEqual(found("trust"));
  expect(found("trust onboarding")).toEqual(["Onboarding"]);
  expect(found("trst")).toEqual([]);
});
