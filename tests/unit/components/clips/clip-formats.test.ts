import { expect, test } from "vitest";
import { clipFormats } from "@/components/clips/clip-formats";

type Clip = Parameters<typeof clipFormats>[0];
const sound = (exportFormats: Clip["exportFormats"], durationSeconds = 12): Clip => ({
  exportFormats,
  durationSeconds,
  playKind: "AUDIO",
});
const formats = (clip: Clip) => clipFormats(clip).choices.map(({ value }) => value);

test("a clip is offered in every format that the server can make of it", () => {
  expect(formats(sound(["m4a", "mp3", "wav"]))).toEqual(["m4a", "mp3", "wav"]);
  expect(formats({ ...sound(["mp4", "m4a", "mp3", "wav"]), playKind: "VIDEO" })).toEqual(["mp4", "m4a", "mp3", "wav"]);
});

test("a clip of more than an hour is offered as nothing, and says how long it is", () => {
  const { choices, why } = clipFormats(sound([], 4325));
  expect(choices).toEqual([]);
  expect(why).toContain("at most an hour long, and this clip takes 1:12:05");
});

test("what a server without ffmpeg can't encode isn't offered, and the reason is named", () => {
  const { choices, why } = clipFormats(sound(["m4a", "mp3"]));
  expect(choices.map(({ value }) => value)).toEqual(["m4a", "mp3"]);
  expect(why).toBe("This server can’t make WAV of this recording, because ffmpeg isn’t installed on it.");
  expect(clipFormats(sound(["m4a"])).why).toContain("can’t make MP3 or WAV of this recording");
});

test("a video that can only be copied is offered with the condition that copying has", () => {
  const [film] = clipFormats({ ...sound(["mp4", "m4a"]), playKind: "VIDEO" }).choices;
  expect(film?.text).toContain("if the clip begins where");
});
