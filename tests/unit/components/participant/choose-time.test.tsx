import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChooseTime } from "@/components/participant/booking/choose-time";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { shownView } from "@/tests/support/data/shown-view";

const words = await wordsFor("en");

beforeEach(() => vi.stubGlobal("navigator", { languages: ["en-GB"] }));
afterEach(() => vi.unstubAllGlobals());

/** The choice among times of so many minutes, in a study planned with six. */
function shown(lengths: number[], more: Partial<ComponentProps<typeof ChooseTime>> = {}): string {
  const slots = lengths.map((minutes, at) => ({
    id: `slo_${at}`,
    startsAt: `2026-12-0${at + 1}T09:00:00.000Z`,
    endsAt: new Date(Date.UTC(2026, 11, at + 1, 9, minutes)).toISOString(),
  }));
  const nothing = async () => undefined;
  return renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <ChooseTime
        view={{ ...shownView, study: { ...shownView.study, minutes: 6 } }}
        slots={slots}
        missedAt={null}
        zone="UTC"
        onZone={nothing}
        onReload={nothing}
        onKeep={null}
        onBook={nothing}
        {...more}
      />
    </WordsProvider>,
  );
}

test("participants are told the length of the times on offer, and none if they differ", () => {
  expect(shown([45, 45])).toContain("about 45 minutes");
  expect(shown([45, 30])).not.toContain("minutes");
  expect(shown([])).toContain("about 6 minutes");
});

test("whoever has just canceled reads that it worked, and whoever moves a booking what they would keep", () => {
  expect(shown([45])).not.toContain("canceled");
  expect(shown([45], { isCanceled: true })).toContain("Your booking is canceled.");
  const moving = shown([45], { bookedAt: "2026-12-03T14:00:00.000Z", onKeep: () => undefined });
  expect(moving).toMatch(/Keep my time.*3 Dec.*14:00/);
});
