import { FORMS } from "@/lib/services/analysis/concepts/forms";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Mention, readMention } from "../mentions/read-mention";

/**
 * A question about who has a habit: who uses, wears or has a thing (`now`), or who stopped doing so (`past`). `thing`
 * is what is used, and `verb` how; `isDoing`: no thing is named, only what is done ("working").
 */
export type Habit = { wanted: "now" | "past"; verb: string; thing: Mention; isDoing: boolean };

const PEOPLE = "(?:people|participants|users|customers|clients|members|respondents|of them|of the people)";
const WHO = `(?:(?:do|did) (?:people|they)|who(?: else| all)?|which ${PEOPLE}|how many(?: ${PEOPLE})?|(?:do|does|did|has|have|is|are) (?:any|some)(?:one|body)(?: else)?)`;
const STILL = "(?:still |currently |actually |now |really |already |regularly |also )*";
const TODAY = "(?: (?:now|today|still|at all|at the moment|currently|these days|regularly|any ?more|any longer))*";
/** What people have several of, which "has" says without an article. */
const OWNED =
  "(?:young |small )?(?:children|kids|sons|daughters|grandchildren|toddlers|pets|dogs|cats|employees|staff)[\\s?.!]*";
const EIGENE =
  "(?:kleine |große |erwachsene )?(?:kinder|söhne|töchter|enkel|haustiere|hunde|katzen|angestellte|mitarbeiter)[\\s?.!]*";
const GERMAN_WHO = "(?:wer|wie viele(?: leute| personen)?|welche leute)(?: alles)?";
const END = "[\\s?.!]*$";
const whole = (pattern: string) => new RegExp(`^${pattern}${END}`, "iu");

const NOW: readonly RegExp[] = [
  whole(
    `${WHO} ${STILL}(?:(?:is|are) )?${STILL}(us(?:es?|ing)|wear(?:s|ing)?|owns?|works? with|working with|go(?:es)? to|shops? at|banks? with|trains? at|is (?:on|with)) (?:the )?(.+?)${TODAY}`,
  ),
  whole(
    `${WHO} ${STILL}(?:(?:is|are) )?(rid(?:es?|ing)|driv(?:es?|ing)|plays?|playing) (?:an?|the|their(?: own)?) (.+?)${TODAY}`,
  ),
  // "Who has lost one?" asks what happened.
  whole(`${WHO} ${STILL}(has|have|got)(?: got)? (?:(?:an?|their own) (?=\\p{L})|(?=(?:${OWNED})$))(.+?)${TODAY}`),
  whole(
    `${GERMAN_WHO} (benutz(?:t|en)|nutz(?:t|en)|verwende(?:t|n)|tr(?:ä|a)g(?:t|en)) (.+?)(?: noch| heute| zurzeit| derzeit)*`,
  ),
  whole(
    `${GERMAN_WHO} (hat|haben|besitz(?:t|en)) (?:schon |noch |auch |selbst |überhaupt )*(?:eine?n? (?:eigene[nr]? )?|(?=(?:${EIGENE})$))(.+?)`,
  ),
];
const QUIT =
  "(?:stop(?:s|ped)?|quit|gave up|given up|give up|left|leave|cancel(?:l?ed)?|dropped|abandoned|deleted|ditched|got rid of|switched(?: away)? from|moved(?: away)? from)";
const PAST: readonly RegExp[] = [
  whole(
    `${WHO} (?:(?:has|have|had) )?(?:already |since |ever )?${QUIT}(?: on)? (?:(\\p{L}+ing)(?! to\\b)(?: (.+?))?|(.+?))`,
  ),
  whole(`${WHO} used to (use|wear|have|own|work with) (.+?)`),
  whole(`${WHO} no longer (\\p{L}+?)s? (.+?)`),
  whole(`${WHO} (?:do|does|is|are)(?:n['’]t| not) (\\p{L}+) (.+?) (?:any ?more|any longer)`),
  whole(`${GERMAN_WHO} (benutz(?:t|en)|nutz(?:t|en)|verwende(?:t|n)|tr(?:ä|a)g(?:t|en)) (.+?) nicht mehr`),
];
/** "Working to care", "using it because of the price": why isn't what. */
const WHY =
  /(?:^| )(?:(?:in order )?to (?!the\b|a\b|an\b|my\b|their\b)\p{Ll}+|because|due to|so that|when|after|before|um)(?: .*)?$/iu;
/** Of these words, only the thing says what is meant. */
const USES = /^(?:us(?:e|ing)|hav(?:e|ing)|own(?:ing)?|work(?:ing)? with|got)$/iu;
/** Whoever quits their job stops working. */
const WORKS = /^work(?:ing)?$/iu;
/** A condition, a second question or a statement is no thing. */
const NO_THING = /\b(?:or|who|that|which|would|will|is|are|was|were|has|have|had|with|about|it|them|oder)\b/iu;
const INFLECTED = new Set(
  FORMS.trim()
    .split("\n")
    .flatMap((line) => line.split(" ").slice(1)),
);
/** Of verbs that say that somebody owns a thing. */
export const HAS = /^(?:has|have|got|hat|haben|besitzt|besitzen)$/iu;
/** "Who has lost a key?", "Who uses printed maps?": only after "has" does it say what happened. */
const happened = (verb: string, thing: string): boolean =>
  HAS.test(verb) &&
  (/(?:^|\s)(?:ge|be|ver|er|ent|zer)\p{Ll}+(?:t|en)$|(?:ge\p{Ll}+t|ge\p{Ll}+en|iert)$/u.test(thing) ||
    INFLECTED.has(thing.split(" ")[0]?.toLowerCase() ?? "") ||
    /^\p{L}+ed\b/u.test(thing));

function habitOf(wanted: Habit["wanted"], verb: string, typed: string): Habit | null {
  const thing = typed.replace(WHY, "").trim();
  const isDoing = thing === "";
  if (isDoing ? USES.test(verb) : NO_THING.test(thing) || happened(verb, thing)) return null;
  const named = isDoing ? (WORKS.test(verb) ? "work or a job" : verb) : thing;
  const mention = readMention(`Who mentioned ${named}?`);
  return mention && { wanted, verb: wordsOf(verb)[0] ?? "", thing: mention, isDoing };
}

/** Reads a question about who does or no longer does a thing; null for any other. */
export function readHabit(question: string): Habit | null {
  const typed = question.trim();
  for (const pattern of PAST) {
    const found = pattern.exec(typed);
    if (!found) continue;
    const [, verb = "use", object = "", other = ""] = found;
    return habitOf("past", verb, object || other);
  }
  for (const pattern of NOW) {
    const [, verb, thing] = pattern.exec(typed) ?? [];
    if (verb && thing) return habitOf("now", verb, thing);
  }
  return null;
}
