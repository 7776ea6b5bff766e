import { STUDY_VERBS } from "./ask-of";
import { type Clause, clauseOf, doingOf, isMany } from "./english-clause";
import type { Kind } from "./topic";

/** What was read from an English question, not yet cleaned. */
export type Reading = Clause & { kind: Kind };

const ATTITUDES =
  /^(think|feel|believe|trust|like|dislike|love|hate|want|need|expect|prefer|value|care|worry|wish|fear|perceive|understand|matter|imagine|see|view)$/;
const AUXILIARY =
  "(?:do|does|did|don't|doesn't|didn't|do not|does not|did not|would|wouldn't|will|won't|can|can't|could|should|shouldn't|might|have|has)";
const QUALITY =
  "(?:easier|better|worse|faster|slower|clearer|simpler|harder|cheaper|quicker|more \\w+|less \\w+|easy|hard|difficult|clear|useful|helpful|good|bad|well|fast|slow|confusing|intuitive|understandable|worth|expensive|cheap|fair|attractive|usable|accessible|valuable|satisfied|happy|confident|important|high|low|popular|reliable|safe)";
const MOST_WORDS_OF_A_THING = 7;
/** "look for before booking": what is looked for was named before. */
const NOTHING_OF_ITS_OWN =
  /^(?:(?:for|about|with|from|in|on|to|at|of|into)(?: |$))?(?:(?:before|after|when|while|during) .*)?$/i;
const WHERE_OR_FOR_WHAT = /^(?:for|from|in|on|at|to|with|into) (?!\w+ing )/i;

const kindOfVerb = (verb: string | null, usual: Kind): Kind => (verb && ATTITUDES.test(verb) ? "attitude" : usual);
const thing = (kind: Kind, rest: string, people: string | null = null): Reading => ({ kind, people, verb: null, rest });
const clause = (usual: Kind, text: string, singular = false): Reading => {
  const read = clauseOf(text, { singular });
  // "Why does onboarding take so long": a subject of the sentence that isn't a person is what it is about.
  const [, doer] = /^((?!an? |people$)\S+(?: \S+)?)$/i.exec(read.people ?? "") ?? [];
  if (doer && !isMany(doer)) return thing(usual, doer);
  return { kind: kindOfVerb(read.verb, usual), ...read };
};

/** "for freelancers when invoicing" names the people and then the thing. */
function peopleFirst(kind: Kind, rest: string): Reading {
  const [, people, about] = /^(?:for|of|among) (.+?) (?:when|while|with|in|during|about|at|on) (.+)$/.exec(rest) ?? [];
  if (people && about) return thing(kind, about, people);
  return thing(kind, rest.replace(/^(?:of|for|with|when|while|in|about|around|behind|to|on|that) /, ""));
}

/** "What do people do when a parcel is late" is about a situation, not about a thing. */
const doneWhen = (rest: string): string =>
  rest
    .replace(
      /^(?:when|if) (.+ (?:is|are|was|were|has|have|does|do|goes|gets?|can|cannot|can't) .+)$/i,
      "a situation where $1",
    )
    .replace(/^(?:when|with|about|to) /, "");

type Rule = [RegExp, (parts: string[]) => Reading];
const rule = (source: string, read: (parts: string[]) => Reading): Rule => [new RegExp(`^(?:${source})$`, "i"), read];

const RULES: Rule[] = [
  rule(
    "what (?:role|part) (?:do|does|did) .+? play (?:in|when|while|for|during) (\\w+ing) (.+)",
    ([verb = "", rest = ""]) => ({ kind: "behaviour", people: null, verb: verb.toLowerCase(), rest }),
  ),
  rule("what keeps? (.+?) (\\w+ing)(?: (.+))?", ([people = "", verb = "", rest = ""]) => ({
    kind: "reason",
    people,
    verb: verb.toLowerCase(),
    rest,
  })),
  rule(
    "what (?:drives|influences|affects|shapes|determines|increases|decreases|triggers) (.+?)(?: (?:among|for|of|in) (.+))?",
    ([rest = "", people = ""]) => thing("reason", rest, people || null),
  ),
  rule("what would (.+) look like", ([rest = ""]) => thing("concept", rest)),
  rule(
    "what (?:is|are) (?:missing|wrong|good|bad|great|confusing|annoying|useful|difficult) (?:from|with|about|in) (.+)",
    ([rest = ""]) => thing("evaluation", rest),
  ),
  rule("why (?:is|are|was|were) (.+?) (?:\\w+ed|left|lost|broken|forgotten)(?: .+)?", ([rest = ""]) =>
    thing("reason", rest),
  ),
  rule(
    "what (?:would )?(?:stops?|stopped|prevents?|prevented|keeps?|kept|drives?|drove|motivates?|leads?|led|causes?|caused|convinces?|holds?|persuades?) (.+?) (?:from |to |back from )(.+)",
    ([people = "", rest = ""]) => {
      const [verb = "", ...others] = rest.split(" ");
      return { kind: "reason", people, verb: verb.toLowerCase(), rest: others.join(" ") };
    },
  ),
  rule("what (?:would |could |might )?(?:makes?|made|lets?|gets?|helps?) (.+)", ([rest = ""]) =>
    clause("reason", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:\\w+ )?(?:reasons?|causes?|drivers?|motivations?|triggers?) (.+)",
    ([rest = ""]) => peopleFirst("reason", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:\\w+ )?(?:pain points?|problems?|issues?|challenges?|frustrations?|barriers?|obstacles?|strengths|weaknesses) (.+)",
    ([rest = ""]) => peopleFirst("evaluation", rest),
  ),
  rule(
    "what (?:are|is|were) (?:the )?(?:(\\S+(?: \\S+)?)(?:'s|s') |\\w+ )?(?:needs?|expectations?|opinions?|attitudes?|views?|perceptions?|wishes) (.+)",
    ([people = "", rest = ""]) => {
      const read = peopleFirst("attitude", rest.replace(/^towards /, ""));
      return { ...read, people: read.people ?? (people ? `${people.replace(/people$/, "")}` : null) };
    },
  ),
  rule(
    "what (?:do|does|did) (.+?) (?:struggle|have trouble|have problems|find (?:\\w+)) (?:with )?(?:most )?(?:when|while|about|in|with) (.+)",
    ([people = "", rest = ""]) => thing("evaluation", rest, people),
  ),
  rule(
    "how (?:can|could|should|might|do|would) (?:we|i) (?:best )?(?:get|help|encourage|convince|persuade|make|let|enable|motivate|bring) (.+)",
    ([rest = ""]) => {
      const read = clauseOf(rest);
      if (read.verb) return { kind: "behaviour", ...read };
      return thing("evaluation", rest.replace(/ (?:\w+er|better|more \w+|less \w+)(?: (?:for|to) .+)?$/i, ""));
    },
  ),
  rule("how (?:can|could|should|might|do|would) (?:we|i) (?:best )?\\w+ (.+)", ([rest = ""]) =>
    thing("evaluation", rest),
  ),
  rule(
    "how (?:long|much time|many \\w+) does it take (.+?) to (\\w+)(?: (.+))?",
    ([people = "", verb = "", rest = ""]) => ({
      kind: "behaviour",
      people,
      verb: verb.toLowerCase(),
      rest,
    }),
  ),
  rule(`how ${QUALITY} (?:is|was|would) it (?:be )?(?:for (.+?) )?to (\\w+)(?: (.+))?`, (parts) => {
    const [people = "", verb = "", rest = ""] = parts;
    return thing("evaluation", doingOf(verb.toLowerCase(), rest), people || null);
  }),
  rule(`how ${QUALITY} (?:is|are|was|were|do|does) (.+)`, ([rest = ""]) => {
    const [, people = null, about = rest] = /^(.+?) (?:with|about) (.+)$/i.exec(rest) ?? [];
    return thing(
      "evaluation",
      about.replace(/ (?:to (?:use|understand|learn|read)|works?|performs?|functions?|feels?)$/i, ""),
      people,
    );
  }),
  rule(
    `(?:why )?(?:is|are|was|were|isn't|aren't) (.+?) (?:(?:really|too|very|so|still|not) )*${QUALITY}\\b(?: (?:for|among|with|in) (.+))?.*`,
    ([rest = "", people = ""]) => thing("evaluation", rest, people || null),
  ),
  rule(
    "(why|how|when|where|what)(?: else)? (?:is|are|was|were|isn't|aren't|weren't)(?: not)? ((?:\\S+ ){0,3}(?:\\S+s|people|parents|staff|they)) (\\w+ing)(?: (.+))?",
    ([asked = "", people = "", verb = "", rest = ""]) => ({
      kind: /^why$/i.test(asked) ? "reason" : "behaviour",
      people,
      verb: verb.toLowerCase(),
      rest,
    }),
  ),
  rule("(?:would|will|could|should|might) (.+)", ([rest = ""]) => {
    const { people, verb, rest: object } = clauseOf(rest);
    const [, idea] = /^(an? .+?) (?:help|make|be|work|save|solve|improve|change|reduce|bring|get)\b/i.exec(rest) ?? [];
    return idea ? thing("concept", idea) : { kind: "concept", people, verb, rest: verb ? object : rest };
  }),
  rule(
    "(?:is|are) there (?:any |a |enough )?(?:demand|interest|need|market|appetite) (?:for|in|of) (.+)",
    ([rest = ""]) => thing("concept", rest),
  ),
  rule(`(?:why|how come|what for)(?: ${AUXILIARY})? (.+)`, ([rest = ""]) => clause("reason", rest, true)),
  rule("what (?:is|are|was|were) (.+)", ([rest = ""]) => thing("attitude", rest)),
  rule(`what(?: else)? ${AUXILIARY} (.+)`, ([rest = ""]) => {
    const read = clauseOf(rest, { singular: true });
    if (read.verb === "do") return thing("behaviour", doneWhen(read.rest), read.people);
    return { kind: kindOfVerb(read.verb, "behaviour"), ...read };
  }),
  rule(
    "which (.+?) (?:do|does|did |would )?(?:matters?|is|are) (?:the )?(?:most|best|important)(?: important)?(?: (?:to|for) (.+))?",
    ([rest = "", people = ""]) => thing("attitude", rest, people || null),
  ),
  rule(`(?:which|what) ((?:\\w+ ){0,2}\\w+) ${AUXILIARY} (.+)`, ([named = "", rest = ""]) => {
    const about = named.replace(/^(?:kinds?|types?|sorts?) of /i, "");
    const read = clauseOf(rest);
    if (!read.verb || NOTHING_OF_ITS_OWN.test(read.rest)) return thing("attitude", about, read.people);
    const kind = kindOfVerb(read.verb, "behaviour");
    // "use in their till" is about the features that the question named before.
    return WHERE_OR_FOR_WHAT.test(read.rest) ? { kind, ...read, rest: `${about} ${read.rest}` } : { kind, ...read };
  }),
  rule("which (\\w+)(?: (\\w+))? .+", ([first = "", second = ""]) =>
    thing("attitude", /(?:ss|[^s])$/.test(first) && second ? `${first} ${second}` : first),
  ),
  rule("who (?:\\w+s|can|should) (.+)", ([rest = ""]) => thing("behaviour", rest)),
  rule(`(?:how(?: often| much| many| long)?|when|where|what)(?: ${AUXILIARY})? (.+)`, ([rest = ""]) =>
    clause("behaviour", rest, true),
  ),
  rule("(?:do|does|did) (.+)", ([rest = ""]) => clause("behaviour", rest, true)),
  rule("(.+?) (?:don't|do not|doesn't|can't|cannot|won't|didn't) (.+)", ([people = "", rest = ""]) =>
    clause("reason", `${people} ${rest}`),
  ),
];

/** "people who try our app stop using it" names what "it" is. */
const NAMED_BY_WHO =
  /\bwho (?:have |had )?\w+ ((?:our|the|this) (?:[\w-]+ ){0,2}?[\w-]+) (?:never|no longer|stop|leave|quit|cancel|abandon|delete|uninstall|keep|return|switch|give|come|drop|don't|do not)\b/i;
function withIt(sentence: string): string {
  const [, named] = NAMED_BY_WHO.exec(sentence) ?? [];
  return named ? sentence.replace(/ it\b/i, ` ${named}`) : sentence;
}

/** Reads an English research question: what it asks, of whom, and about what. */
export function understandEnglish(question: string): Reading {
  const plain = withIt(question)
    .replace(/^(what|who|how|where|when|why)['’]s /i, "$1 is ")
    .replace(STUDY_VERBS, "")
    .replace(/,? (?:and|or) (?:why|how|what|when|where|who|which)\b.*$/i, "")
    .replace(/\b(?:are|is|were|was) (.+?) (?:willing|able|likely|ready|prepared|happy|inclined) to /i, "do $1 ")
    // "why users don't come back" asks why they do not.
    .replace(
      /^(why|how come) ((?:(?!(?:do|does|did|can|will)(?:n't|not)? )\S+ ){1,4})(?:don't|doesn't|didn't|do not|does not|did not|can't|cannot|won't|will not) /i,
      "$1 $2",
    )
    .replace(/ (?:so|this|that|too|more|less|very) (?:often|much|rarely|seldom|long|late|early|quickly|slowly)$/i, "")
    .replace(/^(?:whether|if) (.+?) (?:would|will|could|should|might|can) (.+)$/i, "would $1 $2")
    .replace(/^(?:whether|if) (.+)$/i, "would $1");
  for (const [pattern, read] of RULES) {
    const [, ...parts] = pattern.exec(plain) ?? [];
    if (parts.length > 0) return read(parts);
  }
  // A few words are a subject; a longer text that fits no rule couldn't be put into one of our sentences.
  return thing("attitude", plain.split(" ").length <= MOST_WORDS_OF_A_THING ? plain : "");
}
