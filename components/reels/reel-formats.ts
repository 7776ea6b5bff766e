const MEDIA = [
  { value: "mp4", title: "Video", text: "MP4: the clips one after another, at one size and loudness." },
  { value: "mp3", title: "Audio", text: "MP3, for listening on the go." },
] as const;
const LISTS = [
  { value: "md", title: "Quotes as text", text: "Markdown, each with who said it, where, and when." },
  { value: "csv", title: "Quotes as a table", text: "CSV, for a spreadsheet." },
] as const;

export type ReelFormat = (typeof MEDIA | typeof LISTS)[number]["value"];
/** How many clips a reel has, and how many of those have no recording. */
export type ClipCount = { clips: number; silent: number };

export const countClips = (clips: readonly { playUrl: string | null }[]): ClipCount => ({
  clips: clips.length,
  silent: clips.filter(({ playUrl }) => !playUrl).length,
});

/** What a reel can be exported as, and why not as more: nothing is left out of a video or audio file. */
export function reelFormats({ clips, silent }: ClipCount) {
  if (silent === 0) return { choices: [...MEDIA, ...LISTS] };
  const why =
    silent === clips
      ? "None of its clips has a recording, so there is no video or audio to make."
      : `Video and audio need a recording of every clip, and ${silent} of the ${clips} clips ${silent === 1 ? "has" : "have"} none.`;
  return { choices: LISTS, why };
}
