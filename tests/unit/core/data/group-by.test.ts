import { expect, test } from "vitest";
import { groupBy } from "@/lib/core/data/group-by";

test("groups keep the order in which keys and items come", () => {
  expect([...groupBy(["pear", "apple", "plum", "ant"], (word) => word[0])]).toEqual([
    ["p", ["pear", "plum"]],
    ["a", ["apple", "ant"]],
  ]);
});
