import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SaveLine } from "@/components/autosave/save-line";
import type { SaveState } from "@/components/autosave/save-state";

test.each<[SaveState<unknown>, string, boolean]>([
  [{ kind: "saved" }, "Saved", true],
  [{ kind: "saving" }, "Saving…", false],
  [{ kind: "conflict", newer: {} }, "Not saving", false],
  [{ kind: "over" }, "Not saving", false],
  [{ kind: "failed", message: "No connection.", wayBack: null }, "Not saved", false],
  [
    { kind: "failed", message: "You are signed out.", wayBack: { label: "Sign in", href: "/sign-in" } },
    "Sign in",
    false,
  ],
])("only what is stored has a check mark: %j", (state, words, hasTick) => {
  const line = renderToStaticMarkup(<SaveLine state={state} onRetry={() => undefined} />);
  expect(line).toContain(words);
  expect(line.includes("lucide-check")).toBe(hasTick);
});
