import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "@/components/ui/avatar";

/** The letters that stand for a person. */
const lettersOf = (name: string) => renderToStaticMarkup(<Avatar name={name} />).replace(/<[^>]*>/g, "");

test("a person is told apart by whole letters, however rare: half of one would be another in the browser", () => {
  expect(lettersOf("Ana Silva")).toBe("AS");
  expect(lettersOf("ana.silva@example.com")).toBe("AS");
  expect(lettersOf("𠮷田 𝒜na")).toBe("𠮷𝒜");
  expect(lettersOf("👩‍🔬 Ana")).toBe("👩‍🔬A");
  expect(lettersOf("")).toBe("?");
});
