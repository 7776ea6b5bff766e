import { whyTooLong, withoutFfmpeg } from "@/components/exports/why-not";

const MEDIA = [
  { value: "mp4", title: "Video", text: "MP4: the clips one after another, at one size and loudness." },
  { value: "mp3", title: "Audio", text: "MP3, for listening on the go." },
] as const;
const LISTS = [
  { value: "md", title: "Quotes as text", text: "Markdown, each with who said it, where, and when." },
  { value: "csv", title: "Quotes as a table", text: "CSV, for a spreadsheet." },
] as const;

export type ReelFormat = (typeof MEDIA | typeof LISTS)[number]["value"];
/** How many clips a reel has, how many of those have no recording, and how long they take together. */
export type ReelFacts = { clips: number; silent: number; seconds: number };

export const factsOf = (clips: readonly { playUrl: string | null; durationSeconds: number }[]): ReelFacts => ({
  clips: clips.length,
  silent: clips.filter(({ playUrl }) => !playUrl).length,
  seconds: clips.reduce((sum, clip) => sum + clip.durationSeconds, 0),
});

/** How many of a reel's clips are words only, to follow the count of its clips; null if none is. */
export function silentWords({ clips, silent }: ReelFacts): string | null {
  if (silent === 0) return null;
  if (silent === clips) return clips === 1 ? "without a recording" : "none with a recording";
  return `${silent === 1 ? "one" : silent} without a recording`;
}

/** What a reel can be exported as, and why not as more: nothing is left out of a video or audio file. */
export function reelFormats(facts: ReelFacts, canJoin: boolean) {
  const why = whyOnlyLists(facts, canJoin);
  return why === null ? { choices: [...MEDIA, ...LISTS] } : { choices: LISTS, why };
}

function whyOnlyLists({ clips, silent, seconds }: ReelFacts, canJoin: boolean): string | null {
  if (silent > 0 && silent === clips)
    return `${clips === 1 ? "Its clip has no" : "None of its clips has a"} recording, so there is no video or audio to make.`;
  if (silent > 0)
    return `Video and audio need a recording of every clip, and ${silent === 1 ? "one" : silent} of the ${clips} ${silent === 1 ? "has" : "have"} none.`;
  return whyTooLong("reel", seconds) ?? (canJoin ? null : withoutFfmpeg("video or audio of a reel"));
}
