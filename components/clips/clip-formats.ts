import { whyTooLong, withoutFfmpeg } from "@/components/exports/why-not";
import type { ClipShape } from "@/lib/api/clips/clips";

const FILM = { value: "mp4", title: "Video", text: "MP4, for slides and messages." } as const;
const SOUNDS = [
  { value: "m4a", title: "Audio", text: "M4A: small, plays on every phone and computer." },
  { value: "mp3", title: "MP3", text: "For tools that accept nothing else." },
  { value: "wav", title: "WAV", text: "Uncompressed, for editing." },
] as const;
/** Where nothing can be encoded, a film is cut only at one of its whole pictures. */
const COPIED_FILM = { ...FILM, text: "MP4, if the clip begins where this video can be cut." } as const;

export type ClipFormat = ClipShape["exportFormats"][number];
type Facts = Pick<ClipShape, "exportFormats" | "durationSeconds" | "playKind">;

/** What a clip can be exported as, and why not as more. */
export function clipFormats({ exportFormats, durationSeconds, playKind }: Facts) {
  const why = whyTooLong("clip", durationSeconds);
  if (why !== null) return { choices: [], why };
  const isOffered = ({ value }: { value: ClipFormat }) => exportFormats.includes(value);
  const lacking = SOUNDS.filter((sound) => !isOffered(sound)).map(({ value }) => value.toUpperCase());
  const film = lacking.length > 0 ? COPIED_FILM : FILM;
  return {
    choices: [...(playKind === "VIDEO" ? [film] : []), ...SOUNDS].filter(isOffered),
    why:
      lacking.length > 0
        ? withoutFfmpeg(`${lacking.join(" or ")} of this recording`)
        : "The file contains only the clip, cut from its recording.",
  };
}
