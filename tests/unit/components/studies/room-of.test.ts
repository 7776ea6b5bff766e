import { expect, test } from "vitest";
import { roomOf } from "@/lib/core/study/room-of";

const question = (id: string, ...options: [string, boolean, number?][]) => ({
  ...{ id, type: "multipleChoice" as const, label: id },
  options: options.map(([option, qualifyIfChosen, most]) => ({ option, qualifyIfChosen, ...(most && { most }) })),
});

test("limits leave room for as many as they add up to, if every way in has one", () => {
  const age = question("Age", ["Young", true, 2], ["Old", true, 3], ["Neither", false]);
  expect(roomOf({ questions: [age] })).toBe(5);
  expect(roomOf({ questions: [age, question("Job", ["Nurse", false, 1], ["Teacher", false, 3])] })).toBe(4);
  expect(roomOf({ questions: [age, question("Job", ["Nurse", true, 1], ["Teacher", true])] })).toBe(5);
  expect(roomOf({ questions: [question("Job", ["Nurse", true, 1], ["Teacher", true])] })).toBeNull();
  expect(roomOf({ questions: [] })).toBeNull();
});
