import { expect, test } from "vitest";
import { picksFor } from "@/components/reports/new/picks-for";

const picks = ["Checkout", "Onboarding", "Check-in desk"].map((name) => ({ id: name, name }));

test("the answer to what was typed is taken as it is, in its order and despite typos", () => {
  expect(picksFor({ to: "chekout", picks }, " Chekout ")).toEqual(picks);
});

test("until that answer arrives, only what matches the words can be picked", () => {
  expect(picksFor({ to: "", picks }, "onb").map(({ name }) => name)).toEqual(["Onboarding"]);
  expect(picksFor({ to: "", picks }, "pricing")).toEqual([]);
});
