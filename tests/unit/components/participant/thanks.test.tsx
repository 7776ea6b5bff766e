import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { View } from "@/components/participant/shapes";
import { Thanks } from "@/components/participant/steps/thanks";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { shownView } from "@/tests/support/data/shown-view";

const words = await wordsFor("en");

/** The last page of a study with a reward, for somebody whose address is this. */
function shown(email: string | null): string {
  const view: View = {
    ...shownView,
    step: "thanks",
    thanks: { redirectUrl: null, rewardCents: 2000, rewardStatus: "queued" },
    participant: { label: "P1", status: "completed", name: null, email, timeZone: null },
    addressNeed: "reward",
  };
  return renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <Thanks view={view} onLeave={async () => undefined} />
    </WordsProvider>,
  );
}

test("nobody is told that they may close the page before they have said where their reward can reach them", () => {
  expect(shown(null)).toContain("reach you about your $20?");
  expect(shown(null)).not.toContain("You can close this page.");
  expect(shown("mika@people.test")).toContain("You can close this page.");
});
