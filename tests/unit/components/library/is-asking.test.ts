import { expect, test } from "vitest";
import { isAsking } from "@/components/library/transcript/is-asking";

test("whoever asks the questions is set back in an added transcript as in a session's", () => {
  const file = [] as string[];
  expect(isAsking({ speaker: "Speaker 1", role: "moderator" }, file)).toBe(true);
  expect(isAsking({ speaker: "Speaker 2", role: "participant" }, file)).toBe(false);
  expect(isAsking({ speaker: "AI moderator" }, ["AI moderator"])).toBe(true);
  expect(isAsking({ speaker: null }, ["AI moderator"])).toBe(false);
});
