import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { statusWords } from "@/components/studies/status-words";
import { Badge } from "@/components/ui/badge";

const hasPill = (badge: React.JSX.Element) => !renderToStaticMarkup(badge).includes("bg-transparent");

test("a state that needs nobody has a dot and no pill, so that in a list those that do stand out", () => {
  expect(hasPill(<Badge dot>Doesn’t fit</Badge>)).toBe(false);
  expect(hasPill(<Badge tone="settled">Finished</Badge>)).toBe(false);
  expect(hasPill(<Badge tone="warning">Needs review</Badge>)).toBe(true);
});

test("a label, which is no state, keeps its pill", () => {
  expect(hasPill(<Badge>Read only</Badge>)).toBe(true);
});

test("a study that has ended needs nobody, whether it was complete or not", () => {
  const tone = (endedReason: "completed" | "stopped") =>
    statusWords({ type: "ai-generated-survey", status: "ended", endedReason }).tone;
  expect(tone("completed")).toBe("settled");
  expect(tone("stopped")).toBe("neutral");
});
