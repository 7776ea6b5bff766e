import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoReadout } from "@/components/readout/states/no-readout";

const shown = (newSessions: number, flaggedSessions: number) =>
  renderToStaticMarkup(
    <NoReadout readout={{ studyId: "st_1", newSessions, flaggedSessions }} canWrite={false} />,
  ).replace(/<[^>]*>/g, "");

test("before a readout is generated, it is said which finished sessions it will leave out", () => {
  expect(shown(1, 5)).toContain("One session is ready. 5 flagged sessions will be left out.");
  expect(shown(3, 1)).toContain("3 sessions are ready. 1 flagged session will be left out.");
  expect(shown(3, 0)).not.toContain("flagged");
});
