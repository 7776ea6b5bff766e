import { expect, test } from "vitest";
import { picksFor } from "@/components/reports/new/picks-for";

const picks = ["Checkout", "Onboarding", "Check-in desk"].map((name) => ({ id: name, name }));

test("an answer to what was typed is taken as it is, in its order and with its typing mistakes forgiven", () => {
  expect(picksFor({ to: "chekout", picks }, " Chekout ")).toEqual(picks);
});

test("until the answer to what was typed is there, only what fits the words can be taken", () => {
  expect(picksFor({ to: "", picks }, "onb").map(({ name }) => name)).toEqual(["Onboarding"]);
  expect(picksFor({ to: "", picks }, "pricing")).toEqual([]);
});
