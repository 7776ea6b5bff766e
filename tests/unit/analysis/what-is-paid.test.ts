import { expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { interviews } from "./interviews";

const PLOTS = interviews(
  Object.fromEntries(
    [
      "It is cheap, a pound a week.",
      "It is not nothing, but it is cheaper than the soft play.",
      "It is too expensive for what you get.",
      "It is good value, I would pay double.",
    ].map((said, at) => [
      `Person${at}`,
      [
        ["How do you find the rent?", said],
        ["What is the water like?", "The water is slow, and the water is brown in spring."],
      ] as [string, string][],
    ]),
  ),
);

test("what people pay is one theme, and not one as the rent and one as the price", async () => {
  const titles = (await findThemes(PLOTS)).map(({ title }) => title);
  expect(titles).toContain("Rent");
  expect(titles).not.toContain("Price");
});

test("“Not nothing, but it’s cheaper” doesn’t find it too expensive", async () => {
  const rent = (await findThemes(PLOTS)).find(({ title }) => title === "Rent");
  const dear = rent?.claims.filter(({ leaning }) => leaning !== "good").flatMap(({ support }) => support) ?? [];
  expect(dear.map(({ quote }) => quote).join(" ")).not.toContain("soft play");
});
