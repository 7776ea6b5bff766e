import { expect, test } from "vitest";
import { reelFormats } from "@/components/reels/reel-formats";

const formats = (clips: number, silent: number) => reelFormats({ clips, silent }).choices.map(({ value }) => value);

test("a reel is offered as video and audio only if each of its clips has a recording, and else it says why", () => {
  expect(formats(3, 0)).toEqual(["mp4", "mp3", "md", "csv"]);
  expect(reelFormats({ clips: 3, silent: 0 }).why).toBeUndefined();
  expect(formats(3, 1)).toEqual(["md", "csv"]);
  expect(reelFormats({ clips: 3, silent: 1 }).why).toContain("1 of the 3 clips has none");
  expect(reelFormats({ clips: 3, silent: 2 }).why).toContain("2 of the 3 clips have none");
  expect(formats(2, 2)).toEqual(["md", "csv"]);
  expect(reelFormats({ clips: 2, silent: 2 }).why).toContain("None of its clips has a recording");
});
