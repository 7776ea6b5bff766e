import type { SaidLine } from "../facts";
import { sentencesOf } from "../sentences";
import { feelingOf } from "./feeling";

/** One sentence of a participant. `answer` numbers the stretches between two lines of the moderator. */
export type Unit = {
  line: SaidLine;
  sentence: string;
  answer: number;
  /** Position among the sentences of its answer. */
  place: number;
  feeling: number;
  atSeconds: number;
};

const MOST = 2_000;

/** The participant's sentences in order, each with a time interpolated within its segment. */
export function unitsOf(lines: readonly SaidLine[]): Unit[] {
  const units: Unit[] = [];
  let answer = 0;
  let place = 0;
  for (const line of lines) {
    if (line.role === "moderator") {
      answer += 1;
      place = 0;
      continue;
    }
    if (line.kind === "remark") continue;
    let from = 0;
    for (const sentence of sentencesOf(line.text)) {
      const at = line.text.indexOf(sentence, from);
      from = at + sentence.length;
      const atSeconds = secondOf(line, at);
      units.push({ line, sentence, answer, place: place++, feeling: feelingOf(sentence), atSeconds });
      if (units.length === MOST) return units;
    }
  }
  return units;
}

/**
 * A typed answer appears all at once, so it counts from its start; for speech, the position in the text gives the
 * second.
 */
function secondOf({ startSeconds, endSeconds, text, manner }: SaidLine, at: number): number {
  if (startSeconds === null) return 0;
  if (endSeconds === null || manner.typedMs !== undefined) return startSeconds;
  return Math.round((startSeconds + (endSeconds - startSeconds) * (at / text.length)) * 10) / 10;
}
