/** Who takes part in research, however a team calls them. */
const NOUN = "(?:(?:research|study|test) )?(?:participants|users|customers|respondents|interviewees|testers)";
/** Whom "clients" or "members" are, participants may mean just as well; "our clients" are those who were asked. */
const OURS = `(?:${NOUN}|clients|members|subscribers|shoppers|buyers|visitors)`;
const ALL = `(?:(?:all (?:of )?)?(?:the|these|those|your) ${NOUN}|(?:all (?:of )?)?our ${OURS}|all ${NOUN}|${NOUN})`;
/** Of "users of the archive" nothing but themselves is meant, and "the users study" is a name. */
const END =
  '(?!\\p{L}|-|[”"»]| of(?!\\p{L})| (?:stud(?:y|ies)|surveys?|interviews?|sessions?|projects?|folders?|files?|reports?|groups?)(?!\\p{L}))';
const HELPING = "do|did|does|are|were|is|was|have|had|has|would|could|should|can|will|might|must";
/** After any other word they are a kind of users ("trial users"), or what is spoken about ("about customers"). */
const BEFORE = `${HELPING}|why|how|what|where|when|whether|if|that|than|because|most|some|many|few|several|other|which|any|both|for|from|by|between|among|across|say|think|reasons`;
const SUBJECT = new RegExp(`(?<=^|(?<![\\p{L}’'])(?:${BEFORE}) )${ALL}(?:(['’])s?(?= ))?${END}`, "giu");
const MOVES =
  "\\p{L}+(?:s|ed)|made?|make|kept|keep|stop|put|lead|led|get|got|drive|drove|hold|held|help|convince|persuade|annoy|bother|frustrate|confuse|surprise|prevent|delight|motivate|bring|brought|worry|upset|scare|hinder|turn|win|won|attract|push|cause|allow|force|want|need";
/** "What would make users stay?", "Which features do annoy our customers?", "What problems users have" */
const OBJECT = new RegExp(
  `^((?:and |so )?(?:what|which|who)(?: else)?(?: (?:${HELPING}|really|mainly|mostly|most|usually|finally|nearly|almost)){0,3} (?!business|plus)(?:${MOVES})) ${ALL}${END}`,
  "iu",
);
const SOME_OF = new RegExp(
  `(?<=(?<!\\p{L})(?:many|which|most|any|some|each|none|all|half|few|percent|percentage|share|proportion|fraction|number|majority|one) of )${ALL}${END}`,
  "giu",
);
const ONE = "(?:participant|user|customer|respondent|interviewee|tester)";
const ANY = new RegExp(`(?<!\\p{L})any (?:one |single )?${ONE}(?!\\p{L}|['’-])`, "giu");
const EVERY = new RegExp(`(?<!\\p{L})(?:every|each) (?:single )?${ONE}(?!\\p{L}|['’-])`, "giu");
/** "The average user" stands for all of them. */
const USUAL = new RegExp(
  `(?<=^|(?<!\\p{L}))(?:(do|did)(?:es)? )?the (?:average|typical|usual) ${ONE}(?!\\p{L}|['’-])`,
  "giu",
);
/** "User frustrations", "our customers' needs": whose else? */
const THEIRS =
  /(?<!\p{L})(?:(the |our )?((?:(?:top|main|biggest|key|most common|most important|major|unmet) )*))(?:user|customer|participant|respondent|interviewee)(?:s['’]?|['’]s)? (?=(?:biggest |main |top |key |unmet |most common )*(?:pain[- ]?points?|needs?|problems?|complaints?|frustrations?|wishes|expectations|opinions?|views|feelings|concerns?|worries|requests|objections?|suggestions)(?!\p{L}))/giu;

const GERMAN =
  "(?:nutzer|nutzerinnen|nutzende|user|anwender|anwenderinnen|kunden|kundinnen|teilnehmer|teilnehmerinnen|teilnehmende|befragte|probanden|probandinnen|testpersonen|interviewte|interviewpartner)";
const GERMAN_END = '(?!\\p{L}|-|[”“"»]| (?:der|des|von)(?!\\p{L}))';
/** "Die Nutzer", "unsere Kunden"; bare only where no adjective can be: "Was sagen Kunden …" */
const NOMINATIVE = new RegExp(
  `(?<!\\p{L})(?:(?:alle )?(?:die|unsere)|alle) ${GERMAN}n?${GERMAN_END}|(?<=(?<!\\p{L})(?:sagen|finden|fanden|mögen|mochten|denken|dachten|meinen|wollen|wollten|brauchen|haben|hatten|sind|waren|würden|können|konnten|kündigen|nutzen|benutzen|warum|wieso|wie|was|wo|wann|ob|dass|weil|nervt|stört|ärgert|überrascht|hält|für) )${GERMAN}${GERMAN_END}`,
  "giu",
);
const DATIVE = new RegExp(`(?<!\\p{L})(?:den|unseren|allen) ${GERMAN}n?${GERMAN_END}`, "giu");
const HOW_MANY = new RegExp(
  `(?<=(?<!\\p{L})(?:wie viele|welche|manche|einige|viele|wenige) )${GERMAN}${GERMAN_END}`,
  "giu",
);

/**
 * A question that calls those who were asked "people", whatever it calls them ("our users", "the participants", "die
 * Kunden"), so that whoever reads it has to know that word only. A kind of them ("trial users") and what is said of them
 * ("about customers") stay.
 */
export const asPeople = (question: string): string =>
  question
    .replace(SOME_OF, "the people")
    .replace(USUAL, (_, helping?: string) => (helping ? `${helping} people` : "people"))
    .replace(THEIRS, (_, the?: string, kind?: string) => `${the ? "the " : ""}${kind ?? ""}`)
    .replace(ANY, "anyone")
    .replace(EVERY, "everyone")
    .replace(OBJECT, "$1 people")
    .replace(SUBJECT, (_, isOwn?: string) => (isOwn ? "people’s" : "people"))
    .replace(/^people(?=\P{L})/u, "People")
    .replace(DATIVE, "den Leuten")
    .replace(NOMINATIVE, "die Leute")
    .replace(HOW_MANY, "Leute");
