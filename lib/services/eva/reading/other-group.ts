import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { isRole } from "../retrieve/asked/who-is-asked";

const PEOPLE =
  /^(?:\p{L}+-)?(?:users|customers|clients|people|folks|respondents|participants|members|subscribers|accounts|companies|teams|nutzern?|nutzerinnen|kunden|kundinnen|leuten?|personen)$/iu;
const OF = /^(?:from|in|on|at|with|of|using|aus|im|von|mit|auf|bei)$/iu;
const ARTICLE = /^(?:the|an?|our|dem|der|den|einem|einer)$/iu;
const KIND = /^(?:plan|tier|tarif|paket|abo|app|team|kingdom|states)$/iu;
/** "Senior product designers" */
const MOST_BEFORE = 2;

type Span = { start: number; end: number; isAnybody: boolean };

/** The first words of a text that call people by what they are: "Pro users", "people from France", "designers". */
function spanIn(text: string): Span | null {
  const tokens = [...text.matchAll(/[\p{L}\p{N}+-]+/gu)].map(({ 0: word, index }) => ({ word, index }));
  const at = tokens.findIndex(({ word }) => PEOPLE.test(word) || (/s$/u.test(word) && isRole(word.toLowerCase())));
  const wordAt = (place: number) => tokens[place]?.word ?? "";
  if (at < 0) return null;
  let from = at;
  while (from > 0 && at - from < MOST_BEFORE && !isStopWord(wordAt(from - 1).toLowerCase())) from--;
  let to = at;
  if (OF.test(wordAt(at + 1))) {
    to = at + (ARTICLE.test(wordAt(at + 2)) ? 3 : 2);
    if (KIND.test(wordAt(to + 1))) to += 1;
    if (!tokens[to]) return null;
  }
  const [first, last] = [tokens[from], tokens[to]];
  return first && last
    ? {
        start: first.index,
        end: last.index + last.word.length,
        isAnybody: from === to && PEOPLE.test(first.word) && !first.word.includes("-"),
      }
    : null;
}

/** What a question calls some of the people, if it asks of only some. */
export function groupIn(question: string): string | null {
  const span = spanIn(question);
  return span && !span.isAnybody ? question.slice(span.start, span.end) : null;
}

const LEAD_IN = /^(?:(?:and|or|so|ok(?:ay)?|what about|how about|und|was ist mit)[,\s]+)+(?:(?:the|our|die|den) )?/iu;

const FOR_IN_GERMAN = /^(?:und|was ist mit)\b/iu;

/** "And Pro users?" asks the question before of them; null of anything else. */
export function ofOtherGroup(typed: string, before: string): string | null {
  const name = typed.replace(LEAD_IN, "").replace(/[\s?.!]+$/u, "");
  if (!LEAD_IN.test(typed)) return null;
  const [named, asked] = [spanIn(name), spanIn(before)];
  if (!named || named.start > 0 || named.end < name.length) return null;
  if (!asked)
    return named.isAnybody
      ? null
      : `${before.replace(/[\s?.!]+$/u, "")} ${FOR_IN_GERMAN.test(typed) ? "für" : "for"} ${name}?`;
  return `${before.slice(0, asked.start)}${name}${before.slice(asked.end)}`;
}
