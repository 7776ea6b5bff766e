import { doing } from "./doing";
import { ENGLISH_VERBS } from "./english-verbs";
import type { Kind } from "./topic";

/** What was read from an English question; `thing` and `doing` are not cleaned yet. */
export type Reading = { kind: Kind; people: string | null; verb: string | null; rest: string };

const STUDY_VERBS =
  /^(?:(?:i|we)(?:'d| would)? (?:want|like|need) to |help (?:me|us) )?(?:understand|learn|find out|explore|identify|investigate|discover|know|figure out|see|evaluate|assess|test)(?: more)?(?: about)? /i;
const ADVERBS =
  /^(not|n't|often|usually|still|really|actually|most|mostly|currently|never|always|even|first|sometimes|rarely|only|just|so|also|want|try|need|tend|choose|decide)$/;
const LEADING_VERBS = /^(want|try|need|tend|choose|decide|have|prefer|like)$/;
const PLURAL = /^(people|men|women|children|parents|staff|they|we|i|you|everyone|somebody|team|folks|who)$|[^su'i]s$/;
const ATTITUDES =
  /^(think|feel|believe|trust|like|dislike|love|hate|want|need|expect|prefer|value|care|worry|wish|fear|perceive|understand|matter|imagine|see|view|perceive)$/;
const TAKEN_UP = /^(?:up|out|over|away|back|down|off|on|into|onto|to|for|about|of|with|from|towards?|against) /;
/** What follows is no thing of its own: "at home", "focused" after "stay", "which school to choose". */
const NO_THING = /^(?:at|in|by|near|around|which|what|how|whether|if|when|where|who|that) /i;
const STATES = /^(stay|become|feel|be|get|go|look|remain)$/;

/** Splits "trial users leave checkout" into the people, their verb, and what follows. */
function split(clause: string): Omit<Reading, "kind"> {
  const tokens = clause.split(" ");
  const before = (at: number): string => {
    let i = at - 1;
    while (i > 0 && ADVERBS.test(tokens[i] ?? "")) i -= 1;
    return tokens[i]?.toLowerCase() ?? "";
  };
  const candidates = tokens.flatMap((token, at) =>
    at > 0 && ENGLISH_VERBS.has(token.toLowerCase()) && before(at) !== "who" && before(at) !== "that" ? [at] : [],
  );
  let at = candidates.find((i) => PLURAL.test(before(i))) ?? candidates[0];
  // "want to switch banks": what follows the "to" is what they do.
  if (at !== undefined && LEADING_VERBS.test(tokens[at] ?? "") && tokens[at + 1] === "to") {
    const next = tokens[at + 2]?.toLowerCase();
    if (next && ENGLISH_VERBS.has(next)) at += 2;
  }
  if (at === undefined) return { people: null, verb: null, rest: clause };
  let end = at;
  while (end > 1 && (ADVERBS.test(tokens[end - 1] ?? "") || tokens[end - 1] === "to")) end -= 1;
  const people = tokens.slice(0, end).join(" ");
  return { people, verb: (tokens[at] ?? "").toLowerCase(), rest: tokens.slice(at + 1).join(" ") };
}

const kindOfVerb = (verb: string | null, usual: Kind): Kind => (verb && ATTITUDES.test(verb) ? "attitude" : usual);

/** "for freelancers when invoicing" names the people and then the thing. */
function peopleFirst(rest: string): Omit<Reading, "kind"> {
  const [, people, thing] = /^(?:for|of|among) (.+?) (?:when|while|with|in|during|about|at|on) (.+)$/.exec(rest) ?? [];
  if (people && thing) return { people, verb: null, rest: thing };
  return {
    people: null,
    verb: null,
    rest: rest.replace(/^(?:of|for|with|when|while|in|about|around|behind|to|on|that) /, ""),
  };
}

/** "What do people do when a parcel is late" is about a situation, not about a thing. */
const doneWhen = (rest: string): string =>
  rest
    .replace(
      /^(?:when|if) (.+ (?:is|are|was|were|has|have|does|do|goes|gets?|can|cannot|can't) .+)$/i,
      "a situation where $1",
    )
    .replace(/^(?:when|with|about|to) /, "");

const MOST_WORDS_OF_A_THING = 6;
const AUXILIARY = "(?:do|does|did|don't|doesn't|didn't|do not|are|is|were|was|have|has)";

type Rule = [RegExp, (match: RegExpExecArray) => Reading];
const RULES: Rule[] = [
  [
    /^what (?:stops?|stopped|prevents?|prevented|keeps?|kept|drives?|drove|motivates?|leads?|led|causes?|caused|convinces?|holds?) (.+?) (?:from |to |back from )(.+)$/i,
    ([, people = "", rest = ""]) => {
      const [first = "", ...others] = rest.split(" ");
      return { kind: "reason", people, verb: first.toLowerCase(), rest: others.join(" ") };
    },
  ],
  [/^what (?:makes?|made|lets?) (.+)$/i, ([, rest = ""]) => ({ kind: "reason", ...split(rest) })],
  [
    /^what (?:are|is|were) (?:the )?(?:\w+ )?(?:reasons?|causes?|drivers?|motivations?|triggers?) (.+)$/i,
    ([, rest = ""]) => ({ kind: "reason", ...peopleFirst(rest) }),
  ],
  [
    /^what (?:are|is|were) (?:the )?(?:\w+ )?(?:pain points?|problems?|issues?|challenges?|frustrations?|barriers?|obstacles?|strengths|weaknesses) (.+)$/i,
    ([, rest = ""]) => ({ kind: "evaluation", ...peopleFirst(rest) }),
  ],
  [
    /^what (?:are|is|were) (?:the )?(?:\w+ )?(?:needs?|expectations?|opinions?|attitudes?|views?|perceptions?|wishes) (.+)$/i,
    ([, rest = ""]) => ({ kind: "attitude", ...peopleFirst(rest) }),
  ],
  [
    /^how (?:can|could|should|might|do|would) (?:we|i) (?:best )?(?:improve|make|reduce|increase|change|fix|redesign|optimi[sz]e|simplify|better) (.+)$/i,
    ([, rest = ""]) => ({
      kind: "evaluation",
      ...{
        people: null,
        verb: null,
        rest: rest.replace(/ (?:\w+er|better|more \w+|less \w+)(?: (?:for|to) .+)?$/i, ""),
      },
    }),
  ],
  [
    /^how (?:easy|hard|difficult|clear|useful|helpful|good|well|satisfied|happy|usable|intuitive|confident|important) (?:is|are|was|were|do|does) (?:it (?:for .+? )?to )?(.+)$/i,
    ([, rest = ""]) => {
      const [, people = null, thing = rest] = /^(.+?) (?:with|about) (.+)$/i.exec(rest) ?? [];
      return { kind: "evaluation", people, verb: null, rest: thing.replace(/ to (?:use|understand|learn|read)$/i, "") };
    },
  ],
  [
    /^(?:is|are|was|were) (.+?) (?:(?:really|too|very|so|still) )?(?:easy|hard|difficult|clear|useful|helpful|good|fast|slow|confusing|intuitive|understandable|worth|expensive|fair|attractive|usable|accessible|working|valuable)\b.*$/i,
    ([, rest = ""]) => ({ kind: "evaluation", people: null, verb: null, rest }),
  ],
  [
    /^(?:would|will|could|should|might) (.+)$/i,
    ([, rest = ""]) => {
      const { people, verb, rest: object } = split(rest);
      return {
        kind: "concept",
        people: people === "we" ? null : people,
        verb: people === "we" ? null : verb,
        rest: object,
      };
    },
  ],
  [
    /^(?:is there|are there) (?:any |a |enough )?(?:demand|interest|need|market|appetite) (?:for|in|of) (.+)$/i,
    ([, rest = ""]) => ({ kind: "concept", people: null, verb: null, rest }),
  ],
  [
    new RegExp(`^(?:and )?(why|how come|what for)(?: ${AUXILIARY})? (.+)$`, "i"),
    ([, , rest = ""]) => ({ kind: "reason", ...split(rest) }),
  ],
  [
    new RegExp(`^what(?: else)?(?: ${AUXILIARY})? (.+)$`, "i"),
    ([, rest = ""]) => {
      const read = split(rest);
      if (read.verb === "do") return { kind: "behaviour", ...read, verb: null, rest: doneWhen(read.rest) };
      return { kind: kindOfVerb(read.verb, "behaviour"), ...read };
    },
  ],
  [
    new RegExp(
      `^which (.+?) (?:${AUXILIARY} )?(?:matters?|is|are) (?:the )?(?:most|best|important)(?: important)?(?: (?:to|for) (.+))?$`,
      "i",
    ),
    ([, rest = "", people = null]) => ({ kind: "attitude", people: people || null, verb: null, rest }),
  ],
  [/^who (?:\w+s|can|should) (.+)$/i, ([, rest = ""]) => ({ kind: "behaviour", people: null, verb: null, rest })],
  [
    new RegExp(
      `^(?:how(?: often| much| many| long)?|when|where|who|which(?: \\w+){1,3}?)(?: ${AUXILIARY})? (.+)$`,
      "i",
    ),
    ([, rest = ""]) => {
      const read = split(rest);
      return { kind: kindOfVerb(read.verb, "behaviour"), ...read };
    },
  ],
  [
    /^(?:do|does|did) (.+)$/i,
    ([, rest = ""]) => {
      const read = split(rest);
      return { kind: kindOfVerb(read.verb, "behaviour"), ...read };
    },
  ],
];

/** Reads an English research question: what it asks after, of whom, and about what. */
export function understandEnglish(question: string): Reading {
  const plain = question
    .replace(STUDY_VERBS, "")
    .replace(/,? (?:and|or) (?:why|how|what|when|where|who|which)\b.*$/i, "")
    .replace(/^(?:whether|if) (.+)$/i, "would $1");
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(plain);
    if (match) return read(match);
  }
  // A few words are a subject; a longer text that fits no rule is not one that could stand in a sentence of ours.
  const rest = plain.split(" ").length <= MOST_WORDS_OF_A_THING ? plain : "";
  return { kind: "attitude", people: null, verb: null, rest };
}

/** What stands behind a verb as something one can have experience with: "over patients" is "patients". */
export function objectOf(verb: string | null, rest: string): string | null {
  let thing = rest;
  while (TAKEN_UP.test(thing)) thing = thing.replace(TAKEN_UP, "");
  if (verb && /^(stop|quit|cease|start|begin|keep|continue|avoid)$/.test(verb)) thing = thing.replace(/^\w+ing /, "");
  return NO_THING.test(thing) || (verb && STATES.test(verb)) ? null : thing;
}

/** "leave" and "checkout" are "leaving checkout"; "stop using it" is "no longer using it". */
export function doingOf(verb: string, rest: string): string {
  const [first = "", ...others] = rest.split(" ");
  if (/^(stop|quit|cease|give)$/.test(verb) && /ing$/.test(first)) return `no longer ${rest}`;
  if (/ing$/.test(verb)) return `${verb} ${rest}`.trim();
  if (/^(start|begin|keep|continue|enjoy|avoid)$/.test(verb) && /ing$/.test(first)) return [first, ...others].join(" ");
  return `${doing(verb)} ${rest}`.trim();
}
