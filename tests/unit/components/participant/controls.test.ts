import { expect, test } from "vitest";
import { minutesLeft } from "@/components/participant/chat/minutes-left";
import { answerOf } from "@/components/participant/controls/answer-of";
import { numberOf } from "@/components/participant/controls/number-of";

test("a number may be written with a point or a comma", () => {
  expect(["3", " 89,90 ", "89.90", "-4", "+2"].map(numberOf)).toEqual([3, 89.9, 89.9, -4, 2]);
});

test("what is no number is not taken for one", () => {
  for (const text of ["", "three", "1e9", "1,000,000", "0x10", "--1", "9".repeat(20)])
    expect(numberOf(text)).toBeNull();
});

test("an answer is there once there is something in it", () => {
  expect(answerOf("open", "  I left. ")).toBe("I left.");
  expect(answerOf("text", " ")).toBeNull();
  expect(answerOf("multiple", [])).toBeNull();
  expect(answerOf("multiple", ["A"])).toEqual(["A"]);
  expect(answerOf("scale", 0)).toBe(0);
  expect(answerOf("scale", undefined)).toBeNull();
  expect(answerOf("number", "12,5")).toBe(12.5);
  expect(answerOf("number", "")).toBeNull();
  expect(answerOf("number", "about ten")).toBeNaN();
});

test("the time left follows the share of questions, and is not said where nobody said how long it takes", () => {
  const at = (answered: number) => minutesLeft(8, { answered, total: 8 });
  expect([0, 4, 7.5, 8].map(at)).toEqual([8, 4, 0, 0]);
  expect(minutesLeft(null, { answered: 1, total: 8 })).toBeNull();
});
