import type { SaidLine } from "../facts";
import type { Signal } from "../record";
import { sentencesOf } from "../sentences";
import type { Unit } from "./units";

const UNSURE =
  /\b(i['’]?m not (?:really |quite |entirely |totally |so )?sure|i am not (?:really |quite |entirely )?sure|not sure (?:how|if|whether|what|why)|hard to say|let me think|i don['’]?t really know|i (?:honestly )?don['’]?t know how to (?:say|put)|how (?:do|should) i (?:say|put) (?:this|it)|maybe,? i don['’]?t know|ich bin (?:mir )?(?:(?:da )?nicht (?:ganz |so )?sicher|unsicher)|schwer zu sagen|keine ahnung|lass(?:en sie)? mich (?:kurz )?überlegen)/i;
const FILLER = /\b(?:u+h+m*|u+m+|e+r+m*|h+m+|ä+h+m*|ö+h+m*)\b/gi;
const MANY_FILLERS = 3;

const LONG_PAUSE_SECONDS = 20;
/** Beyond this, the person was away rather than thinking. */
const AWAY_SECONDS = 180;
const READ_WORDS_A_SECOND = 3;
const TIMES_THEIR_USUAL = 3;
const LEAST_ANSWERS = 4;

/** Words of doubt, several filled pauses in one sentence, or a pause much longer than the person's others. */
export function hesitations(units: readonly Unit[], lines: readonly SaidLine[]): Signal[] {
  const spoken = units.flatMap(({ sentence, line, atSeconds }): Signal[] => {
    const place = { atSeconds, quote: sentence, index: line.index };
    const unsure = UNSURE.exec(sentence)?.[0];
    if (unsure) return [{ kind: "hesitation", label: `Unsure: “${unsure}”`, ...place }];
    const fillers = sentence.match(FILLER)?.length ?? 0;
    return fillers >= MANY_FILLERS ? [{ kind: "hesitation", label: `${fillers} filled pauses`, ...place }] : [];
  });
  return [...spoken, ...longPauses(lines)];
}

/** Seconds between reading the question and the first keystroke, for answers with timed typing. */
function longPauses(lines: readonly SaidLine[]): Signal[] {
  let shownAt: number | null = null;
  let words = 0;
  const pauses = lines.flatMap((line, at) => {
    if (line.role === "moderator") {
      const goesOn = lines[at - 1]?.role === "moderator";
      shownAt = goesOn ? shownAt : line.startSeconds;
      words = (goesOn ? words : 0) + line.text.split(/\s+/).length;
      return [];
    }
    const { typedMs, pastedCharacters = 0 } = line.manner;
    if (shownAt === null || line.startSeconds === null || typedMs === undefined || pastedCharacters > 0) return [];
    return [{ line, seconds: line.startSeconds - shownAt - words / READ_WORDS_A_SECOND }];
  });
  if (pauses.length < LEAST_ANSWERS) return [];
  const sorted = pauses.map(({ seconds }) => Math.max(0, seconds)).sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return pauses.flatMap(({ line, seconds }): Signal[] => {
    if (seconds < LONG_PAUSE_SECONDS || seconds > AWAY_SECONDS || seconds < usual * TIMES_THEIR_USUAL) return [];
    const [quote] = sentencesOf(line.text);
    if (!quote || line.startSeconds === null) return [];
    const label = `Paused ${Math.round(seconds)} s before answering, usually ${Math.round(usual)} s`;
    return [{ kind: "hesitation", label, atSeconds: line.startSeconds, quote, index: line.index }];
  });
}
