import { upperFirst } from "@/lib/core/text/upper-first";
import { type Call, callsIn, type Source } from "./calls-in";

/**
 * A question without the phrase that names its sources ("… in group 2"), and these; "" if the question before is meant
 * ("And in group 1?").
 */
export type SourcesIn = { question: string; sources: Source[] };

/** What a source may be called beside its name. */
export const KIND =
  "(?:focus groups?|(?:session|interview|recording|call|file|transcript|video|survey|project|workshop|meeting|conversation)s?|stud(?:y|ies)|aufnahmen?|sitzung(?:en)?|gespräche?s?|interviews|datei(?:en)?|studien?|umfragen?|projekte?s?|transkripte?s?|fokusgruppen?)";
export const THE = "(?:(?:the|our|this|der|die|das|dem|den|des) )?";
/** What is asked of a source as a whole, and stays in the question. */
const WHOLE =
  "(?:summari[sz]e|recap|summary|overview|gist|highlights|fasse|zusammenfassung|überblick)(?: (?:of|from|von|über|aus))?";
const WITHIN = `(?:(?<whole>${WHOLE})|in|on|from|during|at|within|only|(?:results|findings|transcript|recording) of|aus|von|im|am|während)`;
/** What stands before a source's name: "in", "from the interview with", "summarize". */
const BEFORE = new RegExp(
  `(?:^|[\\s,])${WITHIN} ${THE}(?<kind>${KIND} (?:(?:called|named|with|mit|namens) )?)?$`,
  "iu",
);
/** "In Maria's interview", "in the checkout study" */
const KIND_AFTER = new RegExp(`^(?:['’]s?)? ${KIND}(?!\\p{L})`, "iu");
/** "What did group 2 say": the name stands for those who took part. */
const ASKS_OF = new RegExp(`(?<=(?:^|[\\s,])(?:do|does|did|has|have) )${THE}$`, "iu");
const SAYS =
  /^(?: people| participants)?(?= (?:say|said|think|thought|feel|felt|mention|want|like|tell|told|talk|discuss|complain|struggle|agree)(?!\p{L}))/iu;
/** "And in group 1?" */
const AGAIN = new RegExp(
  `^(?:(?:and|und|so) )?(?:(?:what|how) about |was ist mit |wie ist es |wie war es )?(?:(?:in|on|from|im|am|bei|mit) )?${THE}(?:${KIND} )?$`,
  "iu",
);
const ONLY_AGAIN = /^(?:(?:and|und|so) )?(?:(?:what|how) about|was ist mit|wie ist es|wie war es|and|und|so)?\W*$/iu;
/** "What do the people from Nordlicht say?": who is called so isn't told by what they say. */
const PEOPLE_FROM =
  /(?<!\p{L})(?:people|everyone|those|participants|customers|users|they|leute|alle) (?:from|at|von|bei|aus) $/iu;
const AND = /^(?:,| and| or| und| oder| &){1,2} (?:the |der |die |das )?$/iu;
export const QUOTE = /["“”„‘’']/u;
const LONGEST = 1_000;

/**
 * The files, studies and projects to which a question limits itself by their names: "in group 2", "summarize Group 2 –
 * not yet", "in the interview with Maria", "in the checkout study". Null if it does so to none. `isSomebody`: whether a
 * word is the name of somebody who speaks, and is asked for as such.
 */
export function sourcesIn(
  question: string,
  candidates: readonly Source[],
  isSomebody: (word: string) => boolean,
): SourcesIn | null {
  if (question.length > LONGEST) return null;
  const calls = callsIn(question, candidates, isSomebody);
  for (const [at, call] of calls.entries()) {
    const phrase = phraseOf(question, call);
    if (phrase === null) continue;
    const sources = new Set(call.sources);
    let { to } = phrase;
    for (const next of calls.slice(at + 1)) {
      if (!AND.test(question.slice(to, next.from))) break;
      for (const source of next.sources) sources.add(source);
      to = next.to;
    }
    const rest = `${question.slice(0, phrase.from)}${phrase.instead}${question.slice(to)}`
      .replace(/^[\s,]+/u, "")
      .replace(/\s+(?=[?.!,]|$)/gu, "");
    return { question: ONLY_AGAIN.test(rest) ? "" : upperFirst(rest), sources: [...sources] };
  }
  return null;
}

type Phrase = { from: number; to: number; instead: string };

/** Whether a question may name what it is limited to; of most, nothing needs to be loaded to know that. */
export const mayName = (question: string): boolean =>
  question.length <= LONGEST && (MAY_NAME.test(question) || MAY_BE_CALLED.test(question));
const MAY_BE_CALLED = /(?<!\p{L})(?:did|does|do|has|have|from|at|von|bei|aus) (?:the )?\p{Lu}[\p{L}\p{N}]{2}/u;
const MAY_NAME = new RegExp(`\\p{N}|["“”„‘]|(?<!\\p{L})(?:${KIND}|${WHOLE})(?!\\p{L})`, "iu");

/** The stretch of a question that limits it to what is called so, and what it leaves behind; null if it doesn't. */
function phraseOf(question: string, call: Call): Phrase | null {
  const isQuoted = QUOTE.test(question[call.from - 1] ?? "") && QUOTE.test(question[call.to] ?? "");
  const from = isQuoted ? call.from - 1 : call.from;
  const end = isQuoted ? call.to + 1 : call.to;
  const before = question.slice(0, from);
  const kind = KIND_AFTER.exec(question.slice(end))?.[0] ?? "";
  const within = BEFORE.exec(before);
  const to = end + kind.length;
  const isOfTheirs = call.isPart && PEOPLE_FROM.test(before);
  const isOne = call.isNumbered || isQuoted || kind !== "" || within?.groups?.kind !== undefined || isOfTheirs;
  if (within && (isOne || (call.isWhole && within.groups?.whole))) {
    const whole = within.groups?.whole?.replace(/ \p{L}+$/u, "");
    return { from: within.index, to, instead: whole ? ` ${whole}` : "" };
  }
  if (isOne && before !== "" && AGAIN.test(before) && !/\p{L}/u.test(question.slice(to)))
    return { from: 0, to, instead: "" };
  const asked = ASKS_OF.exec(before);
  const says = SAYS.exec(question.slice(end));
  if (asked && says && (call.isNumbered || call.isPart || isQuoted))
    return { from: asked.index, to: end + says[0].length, instead: "people" };
  return null;
}
