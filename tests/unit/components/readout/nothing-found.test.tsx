import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NothingFound } from "@/components/readout/states/nothing-found";

const shown = (madeBy: string, canWrite: boolean) =>
  renderToStaticMarkup(<NothingFound readout={{ studyId: "st_1", madeBy }} canWrite={canWrite} />);

test("a readout without findings says why, and leads to what can be done now", () => {
  const page = shown("built-in", true);
  expect(page).toContain("Nothing to report yet");
  expect(page).toContain("It understands English and German.");
  for (const place of ["sessions", "recruit", "guide"]) expect(page).toContain(`href="/studies/st_1/${place}"`);
});

test("who may only read is offered the transcripts", () => {
  const page = shown("built-in", false);
  expect(page).toContain(`href="/studies/st_1/sessions"`);
  expect(page).not.toContain("/recruit");
  expect(page).not.toContain("add your own themes");
});

test("a model isn't recommended to those who have one", () => {
  expect(shown("large-1", true)).not.toContain("language model");
});
