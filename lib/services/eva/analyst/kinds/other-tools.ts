import { pacer } from "@/lib/services/analysis/pacer";
import { isProperName } from "@/lib/services/analysis/themes/proper-name";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { withNext } from "../witnesses/pick-quote";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { closest } from "./closest";

/** What questions for competitors, alternatives and workarounds are read as (`asQuestion`). */
const INSTEAD = /^(?:what do people use instead|was nutzen die leute stattdessen)\b/iu;
/** "Have you looked at other tools?", "What did you use before?", "Who else did you look at?" */
const ASKS =
  /\b(?:who|what|which)(?: (?:other|else|\p{L}+s))? (?:did|have) you (?:look(?:ed)? at|consider(?:ed)?|compared?|evaluated?|shortlist(?:ed)?|choose|chosen|pick(?:ed)?|go with|decided? for)\b|\bwho else was (?:in the (?:race|running|mix)|on (?:the|your) (?:list|shortlist))\b|\bwhat (?:do|did|are) you (?:use|using|do) (?:now|nowadays|these days|today|instead)\b|\b(?:other (?:tools?|apps?|products?|solutions?|programs?|providers?)|alternatives?|competitors?|(?:use|used|using|do|did|done|have) (?:it )?(?:before|instead|until then)|switch(?:ed)? from|andere[rn]? (?:anbieter|dienste|tools?|apps?|produkte|programme|lösungen|systeme)|alternativen|wettbewerber|vorher|davor|stattdessen)\b/iu;
const WHO =
  "\\b(?:I|we|they|he|she|everyone|everybody|(?:my|our|the) \\p{L}+(?: \\p{L}+)?)(?:[’']ve|[’']d| have| had)?";
const OFTEN = "(?: (?:also|then|once|just|even|still|now|already|all|mostly|only))*";
/** What is done with a tool, whose name may be anything, and what is done with one that anybody has at hand. */
const WORKS =
  "(?:start|began|begin|begun|record|cut|edit|work|draw|drew|design|write|wrote|build|built|made|make|do|did)(?:ed)? (?:out )?(?:in|with|on)";
const TRIES = `(?:look(?:ed)? (?:\\p{L}+ )?at|trial(?:l)?ed|tried(?: out)?|tested|evaluated|compared|ha(?:d|ve) (?:an? )?(?:demo|trial|pilot) (?:with|of|from)|switched (?:over |back )?to|moved (?:over |back )?to|went back to|came from|swears? by|swore by|use|used|${WORKS})`;
const KEEPS =
  "(?:keep|kept|send|do|did|track|log|logged|note|noted|write|wrote|type|ask|text|copy|copied|paste|pasted|export|exported|went (?:back )?(?:to|with))";
const tells = (verbs: string) => new RegExp(`${WHO}${OFTEN} ${verbs} `, "giu");
const TRIED = tells(TRIES);
const DONE = tells(`(?:${TRIES}|${KEEPS})`);
/** "Before that it was a big sheet of paper", "Vorher war ich bei Flitzer" */
const FORMERLY =
  /^(?:and |und )?(?:(?:before|until) (?:that|then|this),? (?:I|we|it|they|there)\b|previously,? (?:I|we|it)\b|I used to (?:use|have)\b|we used to (?:use|have)\b|(?:vorher|davor|früher) (?:war|waren|hatten?|nutzten?|benutzten?|habe|haben) (?:ich|wir|es|das)\b)/iu;
/** "We had JobPilot at my old place." */
const AT_OLD_PLACE = new RegExp(
  `${WHO}${OFTEN} (?:had|were on) (.{3,40}?) (?:at|in) (?:my|our|the) (?:old|last|previous|former)\\b`,
  "iu",
);
/** "Das mach ich in Excel", "Davor mit Lexware" */
const IN_GERMAN = /(?<!\p{L})(?:ich|wir|mein|meine|er|sie|davor|vorher|früher|jetzt)(?!\p{L})/iu;
const WITH = /(?<!\p{L})(?:in|im|mit|auf|aus|von|vom|bei|über|den|das|die)(?= )/giu;
const ONLY_THOUGHT_OF = /(?<!\p{L})(?:hätten?|würd(?:e|en)?|wären?|säßen?|käme|ginge|sonst)(?!\p{L})/iu;
const NEXT_TO_IT = 3;
/** "I've used four." */
const SEVERAL = /^(?:two|three|four|five|six|several|others?|another)$/iu;
const CLOSE = 3;
/** Words after the verb among which the tool is named. */
const NEAR = 9;
const HELPERS = new Set(
  "excel spreadsheet spreadsheets paper notebook notebooks whatsapp slack folder folders notes calendar whiteboard calculator diary trello notion airtable evernote".split(
    " ",
  ),
);
/** The same as Germans call it. */
const GERMAN_HELPERS = new Set(
  "papier zettel zetteln ordner aktenordner heft notizbuch karton schuhkarton kalender taschenrechner tabelle tabellen".split(
    " ",
  ),
);
/** Products, whose names German doesn't tell from other nouns. */
const PRODUCTS = new Set(
  "excel word outlook access whatsapp slack trello notion datev lexware elster sap sevdesk lexoffice wiso".split(" "),
);

/** What several people are asked about is the product itself. */
async function ownNames(said: readonly Passage[], breathe: () => Promise<void>): Promise<ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  for (const { distance, asked: before, person } of said) {
    if (distance !== 1) continue;
    await breathe();
    for (const word of wordsOf(before.text)) asked.set(word, (asked.get(word) ?? new Set<string>()).add(person));
  }
  return new Set([...asked].filter(([, people]) => people.size >= FEWEST_ASKED).map(([word]) => word));
}
const FEWEST_ASKED = 2;

const after = (sentence: string, verb: RegExp, most: number): string[][] =>
  [...sentence.matchAll(verb)].map(({ 0: said, index }) =>
    sentence
      .slice(index + said.length)
      .split(/\s+/u, most)
      .map((token) => token.replace(/[^\p{L}\p{N}'’-]+/gu, "")),
  );

const isAtHand = (word: string): boolean => GERMAN_HELPERS.has(word) || PRODUCTS.has(word);
const isHelper = (tokens: readonly string[]): boolean => tokens.some((token) => HELPERS.has(wordsOf(token)[0] ?? ""));

/** "Die schreib ich immer noch in Word": what stands beside it in German, if somebody says that they do so. */
function withInGerman(sentence: string): string[] {
  if (!IN_GERMAN.test(sentence) || ONLY_THOUGHT_OF.test(sentence)) return [];
  return after(sentence, WITH, NEXT_TO_IT).flatMap((tokens) => tokens.map((token) => wordsOf(token)[0] ?? ""));
}

/** Whether somebody says that they do it with what anybody has at hand: "I write it in a notebook". */
export const usesWhatIsAtHand = (sentence: string): boolean =>
  !FORMERLY.test(sentence) && (after(sentence, DONE, NEAR).some(isHelper) || withInGerman(sentence).some(isAtHand));

/** How surely a sentence names a tool: 2 a product's name, 1 what anybody has at hand, 0 not at all. */
function toldIn(sentence: string, own: ReadonlySet<string>): number {
  if (sentence.endsWith("?")) return 0;
  if (FORMERLY.test(sentence)) return 1;
  const isName = (tokens: readonly string[]) =>
    tokens.some((token, at) => !own.has(wordsOf(token)[0] ?? "") && isProperName(["the", ...tokens], at + 1));
  const tried = after(sentence, TRIED, CLOSE);
  const had = (AT_OLD_PLACE.exec(sentence)?.[1] ?? "").split(" ");
  const beside = withInGerman(sentence);
  if (tried.some(isName) || isName(had) || beside.some((word) => PRODUCTS.has(word) && !own.has(word))) return 2;
  return Number(
    tried.some(([one = ""]) => SEVERAL.test(one)) ||
      after(sentence, DONE, NEAR).some(isHelper) ||
      beside.some(isAtHand),
  );
}

const DENIES = /^\W*(?:no|nope|nothing|not|never|nein|nee|nichts|nie)\b/iu;
/** Somebody's sentence that names a tool, or their answer to a question for one, and how surely it does. */
type Told = { passage: Passage; quote: string; surely: number };

function toldBy(passage: Passage, own: ReadonlySet<string>): Told | null {
  const sentences = sentencesOf(passage.line.text);
  const told = sentences.map((quote) => ({ passage, quote, surely: toldIn(quote, own) }));
  const best = told.reduce<Told | null>((one, other) => (other.surely > (one?.surely ?? 0) ? other : one), null);
  const [first = ""] = sentences;
  const isAnswer = passage.distance === 1 && ASKS.test(questionIn(passage.asked.text)) && !DENIES.test(first);
  return best ?? (isAnswer && first ? { passage, quote: first, surely: 1 } : null);
}

/**
 * What people use, used or tried beside the product: named after a verb that says so, or in answer to a question for
 * it. Nothing is counted if nobody names anything. Null for any other question, and if several were asked just that.
 */
export async function otherTools(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { said, people, askedSo, put, named } = retrieved;
  if (!INSTEAD.test(text) || askedSo !== null || put.size > 0 || named) return null;
  const breathe = pacer();
  const own = await ownNames(said, breathe);
  const found = new Map<string, Told>();
  for (const passage of said) {
    await breathe();
    const told = toldBy(passage, own);
    if (told && told.surely > (found.get(passage.person)?.surely ?? 0)) found.set(passage.person, told);
  }
  if (found.size === 0) return closest(retrieved);
  const voices = [...found.values()]
    .sort((a, b) => b.surely - a.surely)
    .slice(0, MOST_WITNESSES)
    .map(({ passage, quote }) => ({ ranked: { passage }, quote: withNext(passage.line.text, quote) }));
  const lead = phrases.otherTools(found.size, people);
  return draftOf(lead, [{ before: "", voices }], phrases, phrases.someOf(voices.length, found.size));
}
