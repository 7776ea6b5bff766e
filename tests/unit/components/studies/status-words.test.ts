import { expect, test } from "vitest";
import { statusWords } from "@/components/studies/status-words";

const ended = (type: "ai-generated-survey" | "swarm", endedReason: "completed" | "stopped") =>
  statusWords({ type, status: "ended", endedReason }).label;

test("a study with a quota is completed, or ended early", () => {
  expect(ended("ai-generated-survey", "completed")).toBe("Completed");
  expect(ended("ai-generated-survey", "stopped")).toBe("Ended early");
});

test("a Swarm study has no quota: it is just ended", () => {
  expect(ended("swarm", "completed")).toBe("Ended");
  expect(ended("swarm", "stopped")).toBe("Ended");
});
