import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

/** Whether somebody wants to know who says it, how many do, how often it is said, or what is said. */
export type Wanted = "who" | "count" | "often" | "what";

/** One way in which the thing may be said: words that occur together, each a word or several in a row ("sign-off"). */
export type Alternative = readonly (readonly string[])[];

/**
 * A question about who says something: `thing` as it was typed, without articles; `things` if it is several, any of
 * which counts.
 */
export type Mention = {
  wanted: Wanted;
  thing: string;
  things: string[];
  alternatives: Alternative[];
  isQuoted: boolean;
};

const PEOPLE =
  "(?:(?:different |of the |of our |of these |of them |of those )*(?:people|participants?|users?|customers?|clients?|interviewees?|respondents?|persons?|interviews?|sessions?)?)";
const ADVERBS = "(?:(?:explicitly|actually|ever|specifically|also|even|all|directly|already|openly|spontaneously) )*";
const MENTIONS =
  "(?:mention(?:s|ed|ing)?(?: anything (?:about|on))?|(?:say|says|said|saying|tell us|told us|had|have)(?: (?:anything|something|a word|much|things?))? (?:about|on|of|regarding)|(?:talk|talks|talked|talking|speak|speaks|spoke|spoken|speaking)(?: much| a lot)? (?:about|of|on)|(?:bring|brings|brought|bringing) up|(?:rais|nam|discuss|cit)(?:e|es|ed|ing)?|refer(?:s|red)? to|comment(?:s|ed)? on|(?:say|says|said|us(?:e|es|ed))(?= (?:[“\"„'‘]|the (?:word|phrase|term))))";
const AUX = "(?: (?:has|have|had|did|do|does|was|were|is|are))?";
const whole = (pattern: string) => new RegExp(`^${pattern}[?.!\\s]*$`, "iu");

const PATTERNS: readonly (readonly [Wanted, RegExp])[] = [
  [
    "what",
    whole(
      `what(?: else| exactly)? (?:did|do|does|have|has|had|are)(?: the| our| all| these| other| most)* (?:people|they|everyone|everybody|anyone|anybody) ${ADVERBS}(?:sa(?:y|ying|id)|mention(?:ed|ing)?|tell us|told us|talk(?:ed|ing)?|report(?:ed)?|comment(?:ed)?) (?:about|on|of|regarding|concerning) (.+?)`,
    ),
  ],
  [
    "what",
    whole(
      `what(?: else| exactly)? (?:was|is|were|has been|gets) (?:being )?(?:said|mentioned|told|reported) (?:about|on|of|regarding|concerning) (.+?)`,
    ),
  ],
  ["what", whole(`was (?:wurde|wird) (?:zum thema|über|zu|zum|zur|von) (.+?) (?:gesagt|erwähnt|berichtet)`)],
  ["who", whole(`(?:who|which|what)(?: else)?(?: ${PEOPLE})?${AUX} ${ADVERBS}${MENTIONS} (.+?)`)],
  ["who", whole(`(?:did|does|do|has|have|had) (?:any|some)(?:one|body)(?: else)? ${ADVERBS}${MENTIONS} (.+?)`)],
  ["who", whole(`(?:did|do|have|had)(?: any| some)? ${PEOPLE} ${ADVERBS}${MENTIONS} (.+?)`)],
  ["who", whole(`by whom (?:was|is|were|are) (.+?) (?:mentioned|brought up|discussed|raised|named)`)],
  ["who", whole(`(?:was|is|were|are) (.+?) (?:ever )?(?:mentioned|brought up|talked about|discussed)(?: by .+)?`)],
  ["who", whole(`who brought (.+?) up`)],
  ["who", whole(`(?:is there |are there )?any mentions? of (.+?)`)],
  ["count", whole(`(?:exactly )?how many(?: ${PEOPLE})?${AUX} ${ADVERBS}${MENTIONS} (.+?)`)],
  [
    "often",
    whole(
      `how (?:often|many times|frequently) (?:was|is|were|are|do people|did people|does anyone) (.+?) (?:mentioned|brought up|talked about|discussed)`,
    ),
  ],
  [
    "often",
    whole(
      `how (?:often|many times|frequently) (?:do|did|have|does) (?:people|they|anyone) ${ADVERBS}${MENTIONS} (.+?)`,
    ),
  ],
  [
    "who",
    whole(
      `(?:wer|welche\\p{L}*(?: (?:leute|personen|teilnehm\\p{L}+))?)(?: hat| haben)? (?:alles )?(?:auch )?(?:von |über |zu |zum |zur |zum thema )?(.+?) (?:erwähnt\\p{L}*|angesprochen|genannt|gesprochen|geredet|(?:etwas )?gesagt)`,
    ),
  ],
  [
    "who",
    whole(
      `(?:wer|welche\\p{L}*(?: (?:leute|personen|teilnehm\\p{L}+))?) (?:erwähn\\p{L}+|nenn\\p{L}+|(?:sprich|sprech|sprach|red|sag)\\p{L}* (?:etwas )?(?:von|über|zu|zum|zur)) (.+?)`,
    ),
  ],
  ["who", whole(`(?:erwähn|nenn|nann|sprich|sprach|red)\\p{L}* (?:irgend)?(?:jemand|wer|einer) (?:von |über )?(.+?)`)],
  [
    "who",
    whole(
      `(?:hat|haben) (?:irgend)?(?:jemand|wer|leute|welche) (?:von |über |zu |zum |zur )?(.+?) (?:erwähnt|angesprochen|genannt|gesprochen|geredet|(?:etwas )?gesagt)`,
    ),
  ],
  [
    "count",
    whole(
      `wie viele(?: (?:leute|personen|teilnehm\\p{L}+|befragte))?(?: haben)? (?:von |über |zu |zum |zur )?(.+?) (?:erwähnt|erwähnen|angesprochen|genannt|gesprochen|geredet|gesagt)`,
    ),
  ],
  [
    "count",
    whole(
      `wie viele(?: (?:leute|personen|teilnehm\\p{L}+|befragte))? (?:erwähn\\p{L}+|nenn\\p{L}+|(?:sprech|sprach|red|sag)\\p{L}* (?:von|über|zu|zum|zur)) (.+?)`,
    ),
  ],
  ["often", whole(`wie oft (?:wird|wurde|werden|wurden) (.+?) (?:erwähnt|angesprochen|genannt)`)],
  [
    "what",
    whole(
      `was (?:sagen|sagten|meinen|meinten|haben) (?:die |alle |unsere )*(?:leute|personen|teilnehm\\p{L}+|kunden|nutzer\\p{L}*|befragten|sie|alle) (?:zum thema|über|zu|zum|zur|von) (.+?)(?: gesagt)?`,
    ),
  ],
];

const ARTICLES =
  /^(?:(?:the|an?|their|his|her|our|my|your|its|any|some|this|that|these|those|having|using|about|der|die|das|den|dem|des|eine?[rnms]?|ihre?[rnms]?|seine?[rnms]?|unsere?[rnms]?|thema|zum thema|the (?:topic|issue|subject|word|words|term|phrase|idea) (?:of |“|"|‘|')?|das wort) )+/iu;
const WHERE =
  / (?:at all|anywhere|so far|(?:in|during|across|throughout) (?:the|their|these|our|all|this|any) (?:interviews?|sessions?|study|studies|surveys?|conversations?|transcripts?|calls?)|in general|explicitly|by name|überhaupt|ausdrücklich|im interview|in den interviews)$/iu;
/** "A tool called Ledgerlark" */
const CALLED = /^.+ (?:called|named|namens) (?=\p{Lu})/u;
/** A statement, not a thing: "that the fee was unfair". */
const STATES =
  /^(?:that|how|why|what|when|where|whether|if|who|whom|not|dass|wie|warum|was|ob|wer)\b|\b(?:is|are|was|were|has|had|would|could|should|can't|couldn't|will|does|did|do|being|because|when|if|than|ist|sind|war|waren|hat|hatten|wurde|würden?|weil|both|versus|vs|but|mehr als)\b/iu;
const AND = /,?\s+(?:and|or|und|oder|as well as|sowie)\s+|\s*[,/&]\s*/iu;
const MOST_WORDS = 3;
const MOST_WAYS = 4;

/** The words of one way to say it; null if it says nothing to look for, or too much for one thing. */
function alternativeOf(text: string, isQuoted: boolean): Alternative | null {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => wordsOf(part.replaceAll("-", " ")));
  if (isQuoted) return [parts.flat()];
  const telling = parts.filter((words) => words.length > 0 && !words.every(isStopWord));
  return telling.length === 0 || telling.length > MOST_WORDS ? null : telling;
}

/** Words at its ends that name nothing: "offline use". */
function thingOf(text: string): string {
  const cut = text
    .replace(WHERE, "")
    .replace(CALLED, "")
    .replace(ARTICLES, "")
    .replace(/^['‘]|['’]$/gu, "")
    .replace(/["“”„]/gu, "")
    .trim();
  const words = cut.split(/\s+/);
  const isTelling = (word: string) => wordsOf(word).some((each) => !isStopWord(each));
  const [from, to] = [words.findIndex(isTelling), words.findLastIndex(isTelling)];
  return STATES.test(cut) ? cut : words.slice(Math.max(0, from), to + 1).join(" ");
}

/** Reads a question about who says something, or what is said of it; null for any other. */
export function readMention(question: string): Mention | null {
  const typed = question.trim();
  for (const [wanted, pattern] of PATTERNS) {
    const found = pattern.exec(typed)?.[1];
    if (found === undefined) continue;
    const quoted = /[“"„]([^“”"„]+)[”"“]/u.exec(found)?.[1];
    const thing = quoted ?? thingOf(found);
    if (thing === "" || thing.includes("?") || (quoted === undefined && STATES.test(thing))) return null;
    const ways = quoted === undefined ? thing.split(AND).map((way) => way.replace(ARTICLES, "")) : [thing];
    const alternatives = ways.map((way) => alternativeOf(way, quoted !== undefined));
    if (alternatives.some((each) => each === null) || ways.length > MOST_WAYS) return null;
    return {
      wanted,
      thing,
      things: ways,
      alternatives: alternatives.flatMap((each) => (each ? [each] : [])),
      isQuoted: quoted !== undefined,
    };
  }
  return null;
}
