import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ends } from "@/components/participant/steps/ends";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { shownView } from "@/tests/support/data/shown-view";

const words = await wordsFor("en");
const nothing = async () => undefined;

/** What somebody reads who has stopped before the end of a study with this reward. */
const shown = (rewardCents: number | null): string =>
  renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <Ends
        view={{ ...shownView, step: "stopped", study: { ...shownView.study, rewardCents } }}
        onLeave={nothing}
        onConsent={nothing}
        onBegin={nothing}
      />
    </WordsProvider>,
  );

test("whoever stops before the end reads that the reward is for those who go on to it", () => {
  expect(shown(500)).toContain("Your $5 will follow once you’ve answered them.");
  expect(shown(null)).not.toContain("will follow");
});
