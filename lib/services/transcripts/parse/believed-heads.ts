import { acceptedSpeakers } from "./accepted-speakers";
import { type LineHead, readLineHead } from "./line-head";
import { nameStrength } from "./speaker-name";

type Heads = (LineHead | null)[];

/**
 * Heads of the styles this file really uses, one for each line; a lone "12:30 suits me" in running words is none.
 * `paragraphs` is how many of the lines begin a paragraph.
 */
export function believedHeads(lines: readonly string[], paragraphs: number): Heads {
  const heads = lines.map(readLineHead);
  const timed = heads.filter((head) => head !== null && head.style !== "name");
  const isTimed = timed.length >= 2 || (timed.length === 1 && heads[0] === timed[0]);
  const bare = timed.filter((head) => head?.style === "time" && !head.isBracketed).length;
  const believesBare = bare >= 3 || bare * 3 >= paragraphs;
  const speakers = {
    time: speakersOf(heads, "time", timed.length),
    "name-and-time": speakersOf(heads, "name-and-time", timed.length),
    name: speakersOf(heads, "name", paragraphs),
  };
  const believed = heads.map((head): LineHead | null => {
    if (head === null) return null;
    const isSpeaker = head.speaker !== null && speakers[head.style].has(head.speaker);
    if (head.style === "name") return isSpeaker ? head : null;
    if (!isTimed || (head.style === "name-and-time" && !isSpeaker)) return null;
    if (head.style === "time" && !head.isBracketed && !believesBare) return null;
    return isSpeaker ? head : { ...head, speaker: null, text: head.textWithSpeaker };
  });
  return withoutNamesInsideTurns(withNamesOnTimeLines(believed));
}

function speakersOf(heads: Heads, style: LineHead["style"], lines: number): Set<string> {
  const names = heads.flatMap((head) => (head?.style === style ? (head.speaker ?? []) : []));
  return acceptedSpeakers(names, lines);
}

/** In `00:00:12 Speaker 1` above the words, the rest of the line is the name; in `00:12 Yes` it is the words. */
function withNamesOnTimeLines(heads: Heads): Heads {
  const isOpen = (head: LineHead | null | undefined) =>
    head?.style === "time" && head.speaker === null && head.text !== "";
  const open = heads.filter(isOpen);
  const headers = heads.filter((head, at) => isOpen(head) && isName(head) && at + 1 < heads.length && !heads[at + 1]);
  if (headers.length === 0 || headers.length * 5 < open.length * 4) return heads;
  return heads.map((head) => (head && isOpen(head) && isName(head) ? { ...head, speaker: head.text, text: "" } : head));
}

const isName = (head: LineHead | null) => nameStrength(head?.text ?? "") === "strong";

/** If turns carry both times and names, "Name: …" at the start of a line is something that was said. */
function withoutNamesInsideTurns(heads: Heads): Heads {
  const timed = heads.filter((head) => head !== null && head.style !== "name");
  const named = timed.filter((head) => head?.speaker !== null).length;
  if (timed.length < 3 || named * 2 < timed.length) return heads;
  return heads.map((head) => (head?.style === "name" ? null : head));
}
