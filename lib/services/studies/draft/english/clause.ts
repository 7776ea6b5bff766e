import { doing } from "../doing";
import { ENGLISH_VERBS } from "./verbs";

/** Who does something, what they do (the plain verb, or its -ing form), and what follows. */
export type Clause = { people: string | null; verb: string | null; rest: string };

const ADVERBS =
  /^(not|often|usually|still|really|actually|most|mostly|currently|never|always|even|first|sometimes|rarely|only|just|also|to)$/i;
const LEADING_VERBS = /^(want|try|need|tend|choose|decide|have|prefer|like|manage|learn)$/;
const PEOPLE = /^(people|men|women|children|parents|staff|they|we|i|you|everyone|somebody|folks|police|personnel)$/i;
const PLURAL = /^(?!.*(?:ss|us|is|'s)$)\p{L}[\p{L}'-]*s$/iu;
const NO_VERB =
  /^(of|for|in|on|at|with|from|by|to|and|or|who|that|which|about|during|after|before|when|while|as|than|so|too|i?s|are|the|a|an|our|their|most|\w+ly)$/i;
const TAKEN_UP = /^(?:up|out|over|away|back|down|off|on|into|onto|to|for|about|of|with|from|towards?|against) /;
/** What follows isn't a thing: "at home", "which school to choose". */
const NO_THING =
  /^(?:at|in|by|near|around|between|per|before|after|together|us|me|it|them|him|her|which|what|how|whether|if|when|where|who|that|so|very|more)(?: |$)/i;
/** Verbs of state: what follows "stay" or "become" is a condition, not a subject. */
const STATES = /^(stay|become|feel|be|get|go|look|remain|staying|becoming|feeling|being|getting|going|remaining)$/;
/** "keep track of invoices" is about invoices, "forget to take medication" about medication. */
const KEPT =
  /^(?:track|care|advantage|part|hold|note|notice|control|charge|use|sight|stock|touch|account) (?:of|in|with) /;
const MANNER = / (?:on (?:their|his|her|your) own|by (?:themselves|yourself)|alone|together|online|offline)$/;
const WHILE = /(?:^| )(?:when|while) ((?:\w+ )?\w+ing(?: .+)?)$/;
/** "worry about when they choose a school" is about choosing one. */
/** "want to know before they book" is about booking. */
const KNOWN = /^(?:know|need|want|expect|ask|wonder|hear|learn)$/;
const WHEN_THEY = /(?:^| )(when|while|before|after) (?:they|people|you) (\w+)(?: (.+))?$/;
const MOTION = /^(?:go|cycl|walk|driv|travel|commut|rid|run|fly|return|com|mov|hik)(?:e|es|ing)?$/;
const MORE = / (?:faster|better|quicker|cheaper|easier|sooner|longer|(?:more|less) \w+ly)$/;
function duringOf(given: string, done: string | null): string | undefined {
  const during = WHILE.exec(given)?.[1];
  if (during) return during;
  const [, when = "", verb = "", rest = ""] = WHEN_THEY.exec(given) ?? [];
  const isMeant = when.startsWith("wh") || KNOWN.test(done ?? "");
  return isMeant && ENGLISH_VERBS.has(verb) ? `${doing(verb)} ${rest}`.trim() : undefined;
}

/** Whether the last word of a group is plural, as far as its ending shows. */
export const isMany = (group: string): boolean => {
  const last = group.split(" ").at(-1) ?? "";
  return PEOPLE.test(last) || PLURAL.test(last);
};

/**
 * Splits "trial users leave checkout" into the people, their verb, and what follows. `singular` also accepts a "nurse".
 */
export function clauseOf(clause: string, { singular = false } = {}): Clause {
  const tokens = clause.split(" ");
  const before = (at: number): string => {
    let i = at - 1;
    while (i > 0 && ADVERBS.test(tokens[i] ?? "")) i -= 1;
    return tokens[i]?.toLowerCase() ?? "";
  };
  const verbs = tokens.flatMap((token, at) =>
    at > 0 && ENGLISH_VERBS.has(token.toLowerCase()) && !/^(who|that)$/.test(before(at)) ? [at] : [],
  );
  // An unknown verb is recognized by what precedes it, if nothing else could be in that place.
  const unknown = tokens.findIndex(
    (token, at) => at > 0 && isMany(before(at)) && !ADVERBS.test(token) && !NO_VERB.test(token),
  );
  const relative = tokens.findIndex((token) => /^(who|that)$/.test(token));
  const known =
    verbs.find((at) => isMany(before(at)) || (relative > 0 && at > relative + 1)) ??
    (unknown > 0 && relative < 0 ? unknown : undefined) ??
    (singular ? verbs[0] : undefined);
  if (known === undefined) return { people: null, verb: null, rest: clause };
  let at = known;
  // "want to switch banks": what follows the "to" is what they do.
  const next = tokens[at + 2]?.toLowerCase() ?? "";
  if (LEADING_VERBS.test(tokens[at] ?? "") && tokens[at + 1] === "to" && ENGLISH_VERBS.has(next)) at += 2;
  let end = known;
  while (end > 1 && ADVERBS.test(tokens[end - 1] ?? "")) end -= 1;
  const people = tokens
    .slice(0, end)
    .join(" ")
    .replace(/^(?:so )?(?:more|most|many|some|all|few|other) /i, "");
  return { people, verb: (tokens[at] ?? "").toLowerCase(), rest: tokens.slice(at + 1).join(" ") };
}

/** What follows a verb, as something one can have experience with: "over patients" becomes "patients". */
export function objectOf(verb: string | null, given: string): string | null {
  const during = duringOf(given, verb);
  if (during) return during;
  if (verb && MOTION.test(verb) && /^to /.test(given)) return null;
  let thing = ` ${given}`
    .replace(MORE, "")
    .trimStart()
    .replace(/ (?:for|with|about|to|from|of|in|on|most)$/, "")
    .replace(MANNER, "");
  const [, done = "", what = ""] = /^to (\w+) (.+)$/.exec(thing) ?? [];
  if (ENGLISH_VERBS.has(done)) thing = what;
  thing = thing.replace(KEPT, "");
  while (TAKEN_UP.test(thing)) thing = thing.replace(TAKEN_UP, "");
  if (verb && /^(stop|quit|cease|start|begin|keep|continue|avoid)$/.test(verb)) thing = thing.replace(/^\w+ing /, "");
  const state = verb !== null && STATES.test(verb) && thing === given;
  return thing === "" || NO_THING.test(thing) || state ? null : thing;
}

/** "leave" and "checkout" become "leaving checkout"; "stop using it" becomes "no longer using it". */
export function doingOf(verb: string, given: string): string {
  const during = duringOf(given, verb);
  if (during) return during;
  const rest = ` ${given}`
    .replace(MORE, "")
    .trimStart()
    .replace(/ (?:for|with|about|to|from|of|in|on|most)$/, "");
  const first = rest.split(" ")[0] ?? "";
  if (/^(stop|quit|cease)$/.test(verb) && /ing$/.test(first)) return `no longer ${rest}`;
  if (/ing$/.test(verb) && !/^(bring|sing|ring)$/.test(verb)) return `${verb} ${rest}`.trim();
  if (/^(start|begin|keep|continue|enjoy|avoid)$/.test(verb) && /ing$/.test(first)) return rest;
  return `${doing(verb)} ${rest}`.trim();
}
