import { expect, test } from "vitest";
import { factsOf, reelFormats, silentWords } from "@/components/reels/reel-formats";

const reel = (clips: number, silent: number, seconds = 60) => ({ clips, silent, seconds });
const formats = (...[facts, canJoin]: Parameters<typeof reelFormats>) =>
  reelFormats(facts, canJoin).choices.map(({ value }) => value);
const why = (...[facts, canJoin]: Parameters<typeof reelFormats>) => reelFormats(facts, canJoin).why;

test("a reel is offered as video and audio only if each of its clips has a recording, and else it says why", () => {
  expect(formats(reel(3, 0), true)).toEqual(["mp4", "mp3", "md", "csv"]);
  expect(why(reel(3, 0), true)).toBeUndefined();
  expect(formats(reel(3, 1), true)).toEqual(["md", "csv"]);
  expect(why(reel(3, 1), true)).toContain("one of the 3 has none");
  expect(why(reel(3, 2), true)).toContain("2 of the 3 have none");
  expect(formats(reel(2, 2), true)).toEqual(["md", "csv"]);
  expect(why(reel(2, 2), true)).toContain("None of its clips has a recording");
  expect(why(reel(1, 1), true)).toContain("Its clip has no recording");
});

test("a reel of more than an hour is offered as lists of its quotes, and says how long it is", () => {
  expect(formats(reel(3, 0, 3600), true)).toContain("mp4");
  expect(formats(reel(3, 0, 3600.5), true)).toEqual(["md", "csv"]);
  expect(why(reel(3, 0, 4325), true)).toContain("at most an hour long, and this reel takes 1:12:05");
});

test("without ffmpeg a reel is offered as lists of its quotes, and says what is missing", () => {
  expect(formats(reel(3, 0), false)).toEqual(["md", "csv"]);
  expect(why(reel(3, 0), false)).toContain("ffmpeg isn’t installed");
});

test("clips without a recording are counted once, in words that fit one clip, some, and all of them", () => {
  expect(silentWords(reel(2, 0))).toBeNull();
  expect(silentWords(reel(1, 1))).toBe("without a recording");
  expect(silentWords(reel(2, 2))).toBe("none with a recording");
  expect(silentWords(reel(3, 1))).toBe("one without a recording");
  expect(silentWords(reel(3, 2))).toBe("2 without a recording");
});

test("a reel is as long as its clips together", () => {
  const clips = [
    { playUrl: "/a", durationSeconds: 10.5 },
    { playUrl: null, durationSeconds: 4 },
  ];
  expect(factsOf(clips)).toEqual({ clips: 2, silent: 1, seconds: 14.5 });
});
